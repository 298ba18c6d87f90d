"""How long readers hold everybody else up: the longest stop of the event loop, by what is asked.

A house over a file with the longest of several random games at the fullest table there is, 50
public tables and 200 sleeping ones is asked as a browser asks, answers compressed and all. Beside
it, in the same run, the same replay is read through the rules on the loop itself, as a house
without readers would. What is printed is the longest time a beat of the loop came late.
"""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.archive import played
from soucoupe import registry
from soucoupe.cli.output import progress
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.server.app import Application
from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.rooms.house import House
from soucoupe.server.settings import Settings
from soucoupe.store.protocol import Kept
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import Eyes
from soucoupe.tables.chain import SALT_BYTES, SECRET_BYTES, commitment
from soucoupe.tables.decide.actions import bot_acts
from soucoupe.tables.standing import standing_of
from soucoupe.tables.state.table import Played, Table, restored

LISTED, SLEEPING, GAMES = 50, 200, 12
SEATS = 6
BEAT = 0.001
"""Seconds between two looks at the loop: finer than the house's own watchdog."""


def main() -> int:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        results = uvloop.run(measure(Path(folder)))
    if given.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
    else:
        show(results)
    return 0


async def measure(folder: Path) -> dict[str, dict[str, float]]:
    """Fill a house and ask it everything."""
    store = SqliteStore(folder / "soucoupe.db")
    longest = longest_game()
    await put(store, longest, "longest", is_public=False)
    games = [played(game, game.seats[-1]) for game in registry.all_games()]
    with progress("tables", LISTED + SLEEPING) as more:
        for at in range(LISTED + SLEEPING):
            kept = games[at % len(games)]
            half = Kept(kept.header, kept.entries[: len(kept.entries) * 3 // 4])
            await put(store, half, f"t{at}", is_public=at < LISTED)
            more(1)
    app = Application(store, Settings(tables_per_hour=0, bot_pause=0))
    house = app.house
    await house.readers.archive("longest")
    seats = len(restored(*longest).chairs)
    everybody: list[Eyes] = ["open", "public", *range(seats)]
    plies = restored(*longest).ply
    results = {
        f"replay of {plies} plies, {len(everybody)} eyes": await watch(
            lambda: each(replay(app, eyes) for eyes in everybody)
        ),
        "the same, on the loop through the rules": await watch(
            lambda: each(on_the_loop(longest, eyes) for eyes in everybody)
        ),
        f"{LISTED} lists of public tables": await watch(
            lambda: each(get(app, "/api/tables") for _ in range(LISTED))
        ),
        f"{SLEEPING} sleeping tables woken": await watch(lambda: wake(house)),
    }
    await house.close()
    return results


def longest_game() -> Kept:
    """Return the longest of some random games."""
    found = [random_game(game.id, seed) for game in registry.all_games() for seed in range(GAMES)]
    return max(found, key=lambda kept: len(kept.entries))


def random_game(game_id: str, seed: int) -> Kept:
    """Let chance play a game at the fullest table."""
    chance = FastRng(seed)
    game = registry.find(game_id)
    secret = seed.to_bytes(SECRET_BYTES, "big")
    header = log.Header(
        "t", game_id, game.version, commitment(secret), secret, is_public=False, created=0.0
    )
    table, entries = Table(header), []

    def put_down(body: log.Body, played: Played | None = None) -> None:
        entry = table.seal(body, bytes(SALT_BYTES), 0.0)
        table.take(entry, body, played)
        entries.append(entry)

    put_down(log.Arranged(game.seats[-1], {}))
    for seat in range(game.seats[-1]):
        put_down(log.BotSat(seat, "novice"))
    put_down(log.Begun(0))
    put_down(log.Dealt())
    while table.stage == "playing":
        seat = game.to_act(table.state)[0]
        action = any_of(tuple(game.legal(table.state, seat)), chance)
        put_down(*bot_acts(table, seat, table.ply, action))
    return Kept(header, entries)


async def put(store: SqliteStore, kept: Kept, name: str, *, is_public: bool) -> None:
    """Store a log under a name of its own: its chain is made anew."""
    table = Table(replace(kept.header, id=name, is_public=is_public))
    entries = []
    for entry in kept.entries:
        body = msgspec.json.decode(entry.body, type=log.Body)
        if isinstance(body, log.BotSat):  # bots would play on as soon as a table wakes
            body = log.Sat(body.seat, f"Guest {body.seat}", f"link {body.seat}", name)
        entries.append(table.seal(body, entry.salt, entry.at))
        table.take(entries[-1], body)
    await store.append(name, entries, standing_of(table), table.header)


async def watch(work: Callable[[], Awaitable[None]]) -> dict[str, float]:
    """Do something, and return how long it took and the longest the loop was late."""
    longest = 0.0

    async def beat() -> None:
        nonlocal longest
        while True:
            due = perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            longest = max(longest, perf_counter() - due)

    beating = asyncio.create_task(beat())
    await asyncio.sleep(BEAT * 5)
    longest, begun = 0.0, perf_counter()
    await work()
    took = perf_counter() - begun
    await asyncio.sleep(BEAT * 5)
    beating.cancel()
    return {"seconds": took, "longest_stall_ms": longest * 1000}


async def each(work: Iterable[Awaitable[None]]) -> None:
    """Do one thing after another."""
    for one in work:
        await one


async def on_the_loop(kept: Kept, eyes: Eyes) -> None:
    """Read a game as a house without readers would."""
    msgspec.json.encode(list(HistoryReader(kept, eyes, None, has_views=True).items()))


async def wake(house: House) -> None:
    """Open all sleeping tables at once."""

    async def one(name: str) -> None:
        async with house.room(name):
            await asyncio.sleep(0)

    await asyncio.gather(*(one(f"t{at}") for at in range(LISTED, LISTED + SLEEPING)))


async def replay(app: Application, eyes: Eyes) -> None:
    """Ask for the longest game as a browser does."""
    await ask(app, "POST", "/api/tables/longest/replay", msgspec.json.encode({"eyes": eyes}))


async def get(app: Application, path: str) -> None:
    """Ask for something as a browser does."""
    await ask(app, "GET", path, b"")


async def ask(app: Application, method: str, path: str, body: bytes) -> None:
    """Make a request past the network."""
    told: list[dict[str, Any]] = []
    headers = [(b"accept-encoding", b"gzip"), (b"content-type", b"application/json")]
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [*headers, (b"host", b"house")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
        "root_path": "",
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    await app(scope, receive, send)
    assert told[0]["status"] in {200, 201}, told


def show(results: dict[str, dict[str, float]]) -> None:
    """Print a table."""
    grid = Grid("what is asked", "seconds", "longest stall, ms")
    for name, found in results.items():
        grid.add_row(name, f"{found['seconds']:.2f}", f"{found['longest_stall_ms']:.1f}")
    Console().print(grid)


if __name__ == "__main__":
    sys.exit(main())
