"""Houses to test against; whatever a test does to one, it must not complain."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Protocol

import pytest

from tests.server.serving import HOUSE, Serving

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


LONGEST = 900


class Open(Protocol):
    """Opens a house of the test's own."""

    def __call__(self, *flags: str, program: Sequence[str] = ..., **settings: str) -> Serving:
        """Return a house that is open; settings are environment variables."""


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Let no test wait for ever for a message that does not come."""

    def give_up(*_: object) -> None:
        msg = f"nothing came for {LONGEST} seconds"
        raise TimeoutError(msg)

    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One house for all tests of this worker; each brings tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("house") / "data").start()
    yield serving
    assert serving.stop() == 0


@pytest.fixture
def house(shared_house: Serving) -> Iterator[Serving]:
    """Lend the shared house, which must have nothing to say about what a test did to it."""
    yield shared_house
    assert shared_house.complaints() == ""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Open]:
    """Houses with settings of their own, to be killed, starved or planted with a fault."""
    opened: list[Serving] = []

    def open_house(*flags: str, program: Sequence[str] = HOUSE, **settings: str) -> Serving:
        serving = Serving(tmp_path / f"data{len(opened)}", program, **settings)
        opened.append(serving)
        return serving.start(*flags)

    yield open_house
    for serving in opened:
        serving.stop()
        assert serving.complaints() == ""
