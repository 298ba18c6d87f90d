"""Let a house be lived in: many tables, bots, breaking lines, talk, people who go and come back.

`python -m tests.server.soak --minutes 30` plays, audits every log, and prints how memory grew.
"""

from __future__ import annotations

import asyncio
import random
import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.progress import Progress, TextColumn, TimeElapsedColumn

from soucoupe import registry
from soucoupe.client.house import open_table, take_seat
from soucoupe.client.line import open_line
from tests.server import guests
from tests.server.audit import audit, read_log
from tests.server.restless import Restless
from tests.server.serving import Serving
from tests.server.slope import Samples

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.client.house import HeldSeat

CLOCKS: tuple[dict[str, Any], ...] = (
    {},
    {"clock": "decision", "seconds": 20},
    {"clock": "total", "seconds": 300},
)
EVERY = 5.0


class Soak:
    """Tables that are played one after another until the time is up."""

    def __init__(self, serving: Serving, seed: int) -> None:
        self.serving = serving
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.memory = Samples(serving)
        self._chance = random.Random(seed)  # noqa: S311 (a test's own chance)
        self._lives: set[asyncio.Task[None]] = set()

    async def run(self, tables: int, minutes: float, progress: Progress) -> None:
        """Keep so many tables busy for so long; then stop, and look at what is left."""
        ends = monotonic() + 60 * minutes
        bar = progress.add_task("soaking", total=60 * minutes, told="")
        lives = [asyncio.create_task(self._table(at)) for at in range(tables)]
        began = monotonic()
        while monotonic() < ends and not self.wrong and not self.serving.complaints():
            await asyncio.sleep(min(EVERY, ends - monotonic()))
            self.memory.take()
            told = f"{self.seen['games']} games, {self.seen['plies']} plies, {self.memory.last} kB"
            progress.update(bar, completed=monotonic() - began, told=told)
            self.wrong += [repr(one.exception()) for one in lives if one.done()]
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)

    async def _table(self, at: int) -> None:
        """Play one game after another."""
        await asyncio.sleep(self._chance.uniform(0, 10))
        while True:
            game = registry.find(self._chance.choice(registry.game_ids()))
            seats = self._chance.choice([count for count in game.seats if count > 1] or [1])
            people = await self._seated(game.id, seats, at)
            players = [Restless(one, self._chance.getrandbits(32)) for one in people]
            try:
                await asyncio.gather(*(one.live() for one in players))
            finally:
                await self._check(players)
            self.seen["games"] += 1

    async def _seated(self, game: str, seats: int, at: int) -> list[HeldSeat]:
        """Open a table for some people and fill it with bots."""
        base = self.serving.address
        terms = {"grace": 30, **CLOCKS[at % len(CLOCKS)]}
        host = await open_table(base, game, "Host", seats=seats, is_public=at % 4 == 0, terms=terms)
        count = self._chance.randint(1, min(3, seats))
        people = [host, *[await take_seat(base, host.table, f"P{n}") for n in range(1, count)]]
        async with open_line(host.socket_url(), host.session) as line:
            for seat in range(count, seats):
                level = self._chance.choice(("random", "novice"))
                await guests.ask(line, "seat-bot", f"b{seat}", seat=seat, level=level)
            await guests.ask(line, "start", "start")
        return people

    async def _check(self, players: Sequence[Restless]) -> None:
        """Hold the log against what people were told; count what they did."""
        (kept,) = await read_log(self.serving.data, [players[0].seat.table])
        self.wrong += audit(kept, players)
        self.seen["plies"] += max(one.furthest for one in players)
        self.seen["asides"] += sum(one.asides for one in players)
        self.seen["drops"] += sum(one.drops for one in players)
        self.seen["commands"] += sum(len(one.done) for one in players)
        for entry in kept.entries if kept else ():
            for kind in ("taken-over", "returned", "took-back", "pause-wished", "resigned"):
                self.seen[kind] += f'"{kind}"'.encode() in entry.body[:40]
            self.seen["clock"] += b'"hand":"clock"' in entry.body


def main(arguments: Sequence[str] | None = None) -> int:
    """Soak a house for as long as asked."""
    parser = ArgumentParser(description="Live in a house for a while.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    given = parser.parse_args(arguments)
    columns = (*Progress.get_default_columns(), TextColumn("{task.fields[told]}"))
    with TemporaryDirectory() as folder, Progress(*columns, TimeElapsedColumn()) as progress:
        settings = {"SOUCOUPE_BOT_PAUSE": "0.3", "SOUCOUPE_MESSAGES_PER_SECOND": "20"}
        serving = Serving(Path(folder) / "data", **settings).start()
        soak = Soak(serving, given.seed)
        with suppress(KeyboardInterrupt):
            asyncio.run(soak.run(given.tables, given.minutes, progress))
        code = serving.stop()
        wrong = [*soak.wrong, serving.complaints().strip(), f"exit code {code}" if code else ""]
    seen = ", ".join(f"{count} {what}" for what, count in soak.seen.items())
    told = "; ".join(one for one in wrong if one) or "nothing lost, no exception"
    sys.stdout.write(f"seed {given.seed}: {seen}\n{soak.memory.report()}\n{told}\n")
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
