"""Logs that houses wrote long ago are still read: the same chain, the same game, the same end.

A game keeps some in `tests/logs`, one line of JSON for the header and one for each entry, named
after the version of its rules. Logs of rules that are gone are read as far as rules are not needed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from soucoupe import games, registry
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.tables import entries as log
from soucoupe.tables.state.table import BODY, Table
from tests.support.tables import decided

LOGS = sorted(Path(games.__path__[0]).glob("*/tests/logs/*.jsonl"))


def read(path: Path) -> tuple[log.Header, list[log.Entry]]:
    """Read a log as it was written."""
    first, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    header = log.Header(**{**first, "secret": bytes.fromhex(first["secret"])})
    return header, [entry_of(**line) for line in lines]


def entry_of(
    number: int, body: str, at: float, salt: str, chain: str, leaf: str | None = None
) -> log.Entry:
    """Make an entry of a line; the oldest were written without a leaf."""
    kept = None if leaf is None else bytes.fromhex(leaf)
    return log.Entry(number, body.encode(), at, bytes.fromhex(salt), bytes.fromhex(chain), kept)


def restored(path: Path) -> Table:
    """Make a table of a log, played under its own rules."""
    header, entries = read(path)
    if header.version != registry.find(header.game).version:
        pytest.skip("these rules are gone: the log is kept for what needs no rules")
    table = Table(header)
    for entry in entries:
        table.read(entry)
    return table


def name(path: Path) -> str:
    """Name a log by its game and its file."""
    return f"{path.parents[2].name}-{path.stem}"


def test_there_are_logs() -> None:
    """Of several games: one that is over and one that is on each. A new game has none yet."""
    kinds = {(path.parents[2].name, path.stem.partition("-")[2]) for path in LOGS}
    over, on = ({game for game, kind in kinds if kind == one} for one in ("finished", "in-play"))
    assert over == on
    assert len(over) > 1


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_every_entry_is_known(path: Path) -> None:
    """Whatever the version of the rules, the kinds of entries keep their meaning."""
    _, entries = read(path)
    tags = {type(BODY.decode(entry.body)).__struct_config__.tag for entry in entries}
    assert {"sat", "arranged", "begun", "dealt", "acted"} <= tags


@pytest.mark.parametrize("path", [one for one in LOGS if "finished" in one.stem], ids=name)
def test_a_finished_game_has_the_same_end(path: Path) -> None:
    """Every link of the chain fits, every action is legal again, and the game is over."""
    table = restored(path)
    assert table.stage == "over"
    assert table.outcome is not None


@pytest.mark.parametrize("path", [one for one in LOGS if "in-play" in one.stem], ids=name)
def test_a_game_that_was_on_goes_on(path: Path) -> None:
    """It is played to its end from where it was."""
    table = restored(path)
    chance, most = FastRng(1), 20_000
    while table.stage == "playing" and table.ply < most:
        seat = table.game.to_act(table.state)[0]
        action: Any = any_of(table.game.legal(table.state, seat), chance)
        body, played = decided(table, seat, action)
        entry = table.seal(body, bytes(16), table.at)
        table.take(entry, body, played)
    assert table.outcome is not None
