"""What an archive costs: its size, the time to write it, and to serve one pair of eyes from it.

Bots of the first level play each game at its smallest and fullest table. The time to serve is
measured beside what reading the log through the rules takes, by turns in the same run; the best of
several rounds counts. Serving is everything from stored bytes to encoded items.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))
from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.server.readers.archived import archived_items
from soucoupe.server.readers.history import HistoryReader
from soucoupe.store.protocol import Kept
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import Archive, archived_game
from soucoupe.tables.archive.build import build
from soucoupe.tables.chain import SALT_BYTES, SECRET_BYTES, commitment
from soucoupe.tables.decide.actions import bot_acts
from soucoupe.tables.state.table import Table

LEVEL = "novice"
ROUNDS = 5


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    results = {
        f"{game.id} {seats}": measure(played(game, seats))
        for game in registry.all_games()
        for seats in sorted({game.seats[0], game.seats[-1]})
    }
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
    else:
        show(results)
    return 0


def played(game: AnyGame, seats: int) -> Kept:
    """Let bots play a game; return its log."""
    secret = bytes(SECRET_BYTES)
    header = log.Header(
        "table", game.id, game.version, commitment(secret), secret, is_public=True, created=0.0
    )
    table, entries = Table(header, keeps_events=True), list[log.Entry]()

    def put(body: log.Body) -> None:
        at = table.at + 1.0
        entries.append(table.seal(body, table.number.to_bytes(SALT_BYTES, "big"), at))
        table.read(entries[-1])

    put(log.Arranged(seats, {}))
    for seat in range(seats):
        put(log.BotSat(seat, LEVEL))
    put(log.Dealt())
    choose, chance = bot(game, LEVEL), FastRng(seats)
    while table.stage == "playing":
        seat = game.to_act(table.state)[0]
        shown = [game.show(event, seat) for event in table.events or ()]
        heard = [event for event in shown if event is not None]
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        put(bot_acts(table, seat, table.ply, choose(view, legal, heard, chance, Budget())).body)
    return Kept(header, entries)


def measure(kept: Kept) -> dict[str, float]:
    """Measure one game: what it takes on the disk, and what it takes to write and to serve."""
    archive = build(*kept)
    assert from_archive(archive, kept) == from_rules(kept)
    writing, serving, replaying = [], [], []
    for _ in range(ROUNDS):
        writing.append(milliseconds(lambda: build(*kept)))
        serving.append(milliseconds(lambda: from_archive(archive, kept)))
        replaying.append(milliseconds(lambda: from_rules(kept)))
    return {
        "plies": len(archived_game(archive).plies),
        "log_bytes": sum(map(size_of, kept.entries)),
        "plies_bytes": len(archive.plies),
        "words_bytes": len(archive.words),
        "build_ms": min(writing),
        "serve_ms": min(serving),
        "rules_ms": min(replaying),
    }


def from_archive(archive: Archive, kept: Kept) -> bytes:
    """Serve open eyes as the archive has them."""
    return msgspec.json.encode(archived_items(archived_game(archive), kept.entries, "open", None))


def from_rules(kept: Kept) -> bytes:
    """Serve open eyes by playing the log once more."""
    reader = HistoryReader(kept, "open", None, has_views=True)
    return msgspec.json.encode(list(reader.items()))


def size_of(entry: log.Entry) -> int:
    """Count the bytes of an entry that are its own: number and time take eight each."""
    return len(entry.body) + len(entry.salt) + len(entry.chain) + 16


def milliseconds(work: Callable[[], object]) -> float:
    """Return how many milliseconds of this processor's time some work takes."""
    started = process_time()
    work()
    return 1000 * (process_time() - started)


def show(results: dict[str, dict[str, float]]) -> None:
    """Print a table."""
    grid = Grid(
        *("game, seats", "plies", "log kB", "plies kB", "words kB"),
        *("build ms", "serve ms", "by the rules ms", "times faster"),
    )
    for name, found in results.items():
        grid.add_row(
            name,
            f"{found['plies']}",
            *(f"{found[part] / 1000:.1f}" for part in ("log_bytes", "plies_bytes", "words_bytes")),
            *(f"{found[part]:.1f}" for part in ("build_ms", "serve_ms", "rules_ms")),
            f"{found['rules_ms'] / found['serve_ms']:.1f}",
        )
    Console(width=120).print(grid)


if __name__ == "__main__":
    sys.exit(main())
