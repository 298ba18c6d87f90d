"""Which games are tried: all of them, or those named with --game."""

from __future__ import annotations

import pytest

from soucoupe import registry
from soucoupe.core import rng
from tests.support.cases import cases
from tests.support.games import make_known

make_known()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a single game be tried, and more seeds than usual."""
    parser.addoption("--game", action="append", default=[], help="try only this game")
    parser.addoption("--rules", choices=["pure", "compiled"], help="insist on how rules run")
    parser.addoption("--seeds", type=int, default=2, help="random games per case")
    parser.addoption("--from-seed", type=int, default=0, help="the number of the first of them")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything but the rules that were asked for."""
    wanted = config.getoption("--rules")
    found = "pure" if str(rng.__file__).endswith(".py") else "compiled"
    if wanted and wanted != found:
        pytest.exit(f"asked for {wanted} rules, found {found}: {rng.__file__}", returncode=2)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run tests that wait on the loop the house uses."""
    return "asyncio"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test that asks for a game, or a case of one, all there are."""
    chosen = metafunc.config.getoption("--game") or registry.game_ids()
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", chosen)
    if "case" in metafunc.fixturenames:
        first = metafunc.config.getoption("--from-seed")
        seeds = range(first, first + metafunc.config.getoption("--seeds"))
        every = [case for game_id in chosen for case in cases(game_id, seeds)]
        metafunc.parametrize("case", every, ids=str)
