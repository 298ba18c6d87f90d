"""A house, a Chromium, and guests who each bring a browser context of their own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.finished import finish
from tests.browser.guest import LONG, Guests
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Playwright

    from soucoupe.client.house import HeldSeat

ROOT = Path(__file__).parents[2]
NAME = "soucoupe.test"
"""A name of this machine that browsers do not take for a safe place."""
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    *("--disable-component-update", "--disable-sync"),
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
]


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium is."""
    found = subprocess.run([ROOT / "tools/chromium"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Whatever drives the browser."""
    expect.set_options(timeout=LONG)  # however slow the machine
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """One Chromium for all tests."""
    opened = playwright.chromium.launch(executable_path=chromium_path, args=ARGUMENTS)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One house for all tests; its bots do not dawdle."""
    hurried = {"SOUCOUPE_BOT_PAUSE": "0.02", "SOUCOUPE_BOT_READING": "0"}
    serving = Serving(tmp_path_factory.mktemp("house") / "data", **hurried).start()
    yield serving
    assert serving.stop() == 0
    assert serving.complaints() == ""


@pytest.fixture(scope="session")
def played() -> dict[str, list[HeldSeat]]:
    """Keep the games that were played for tests, one of each kind."""
    return {}


@pytest.fixture
def over(house: Serving, played: dict[str, list[HeldSeat]], face: str) -> list[HeldSeat]:
    """Have a game that is over, its first move taken back; return its seats."""
    if face not in played:
        played[face] = finish(house.address, face)
    return played[face]


@pytest.fixture
def guests(browser: Browser, house: Serving) -> Iterator[Guests]:
    """Guests of the house: whatever they did, their pages had nothing to complain about."""
    coming = Guests(browser, house.address)
    yield coming
    coming.leave()
    assert coming.complaints == []


@pytest.fixture
def lamp_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    """Open a house that has the games of the tests; return its guests."""
    program = ("-m", "tests.support.games", "serve")
    serving = Serving(tmp_path_factory.mktemp("lamps") / "data", program).start()
    coming = Guests(browser, serving.address)
    yield coming
    coming.leave()
    assert serving.stop() == 0
    assert (serving.complaints(), coming.complaints) == ("", [])
