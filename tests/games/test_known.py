"""The games of the tests are known where tests ask for it, and nowhere else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from soucoupe import registry
from tests.games.secret_picks import GAME

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def told(module: str, *words: str) -> Any:
    """Run a command of the house in a process of its own; return what it prints as JSON."""
    given = [sys.executable, "-m", module, *words, "--json"]
    done = subprocess.run(given, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_the_registry_finds_them_in_tests() -> None:
    """As whole games, last in no list that is cut to the first."""
    found = registry.find(GAME.id)
    assert (found.id, found.version, found.seats) == (GAME.id, GAME.version, GAME.seats)
    assert registry.game_ids()[0] != GAME.id


def test_the_house_does_not_know_them() -> None:
    """Its own command lists its own games."""
    ids = [game["id"] for game in told("soucoupe", "games")]
    assert ids == [one for one in registry.game_ids() if not (HERE / one).is_dir()]


def test_a_process_of_the_tests_knows_them_and_so_do_those_it_starts() -> None:
    """Whoever needs a server with them, or bots that think elsewhere, can have it."""
    report = told("tests.support.games", "simulate", GAME.id, "--games", "4", "--workers", "2")
    assert report["finished"] == 4
