"""Kill the house in mid-play, again and again, and hold the log against what players were told.

`python -m tests.server.kill --kills 1000` does it at length; the suite does it a few times. With
`--while backup` the house is also backed up and its games are archived, again and again.
"""

from __future__ import annotations

import asyncio
import random
import sys
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec
from rich.progress import track
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from soucoupe.bots import random_bot
from soucoupe.cli.check import checked
from soucoupe.client.line import open_line
from soucoupe.store.backup import back_up
from soucoupe.store.beside import open_beside
from soucoupe.store.lock import FILE
from soucoupe.tables.archive.build import build
from tests.server import guests
from tests.server.audit import Witness, audit, plies_in, read_file, read_log
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TABLES = 2
MOST_TOLD = 120
"""Plies players are told of, all in all, after which a kill comes at the latest."""
SOON = 0.02
"""Seconds within which it comes then; whatever the machine's speed, it is in mid-play."""


class Copying:
    """Backs a house up and archives its games, again and again, while it plays and is killed."""

    def __init__(self, data: Path) -> None:
        self.copies = 0
        self.archives = 0
        self.wrong: list[str] = []
        self._data = data
        self._copy = data.with_name("copy.db")
        self._is_told_to_stop = False

    async def go_on(self, tables: Sequence[Sequence[Witness]]) -> None:
        """Copy and archive until told to stop; whatever was told before a copy began is in it."""
        self._is_told_to_stop = False
        while not self._is_told_to_stop:
            told = {table[0].seat.table: max(one.furthest for one in table) for table in tables}
            await asyncio.to_thread(
                back_up, self._data / FILE, self._copy, lambda *_: None, may_replace=True
            )
            self.copies += 1
            report = await asyncio.to_thread(checked, self._copy)
            self.wrong += [
                f"a copy is damaged: {one}" for one in (*report.database, *report.damaged)
            ]
            for name, kept in zip(told, await read_file(self._copy, list(told)), strict=True):
                if plies_in(kept) < told[name]:
                    self.wrong.append(f"a copy lacks plies that were told: {name}")
            await self._archive(list(told))

    def stop(self) -> None:
        """Let the copy that is being made be the last one."""
        self._is_told_to_stop = True

    async def _archive(self, tables: list[str]) -> None:
        with open_beside(self._data) as beside:
            for name in tables:
                kept = await beside.store.load(name)
                if kept is not None and plies_in(kept):
                    await beside.store.put_archive(build(*kept))
                    self.archives += 1
            await beside.store.close()


class Killing:
    """Tables in play at a house that is killed and opened again on the same data."""

    def __init__(self, serving: Serving, seed: int, copying: Copying | None = None) -> None:
        self.moves = 0
        self.games = 0
        self.wrong: list[str] = []
        self._serving = serving
        self._copying = copying
        self._chance = random.Random(seed)  # noqa: S311 (when to kill is no secret)
        self._tables: list[list[Witness]] = []

    async def run(self, rounds: Iterable[int]) -> None:
        """Kill the house once a round; at last let every game be played to its end."""
        self._serving.start()
        for _ in rounds:
            await self._seat()
            playing = [asyncio.create_task(attend(one)) for one in self._players()]
            beside = self._copy_meanwhile()
            await self._some_play(playing)
            self._serving.kill()
            await asyncio.gather(*playing)
            if self._copying is not None:
                self._copying.stop()
                await beside
                self.wrong += self._copying.wrong
            await self._check()
            if self.wrong:
                return
            self._serving.start()
            self._move_house()
        await asyncio.gather(*(attend(one) for one in self._players()))
        self._serving.stop()
        await self._check()
        if self._tables:
            self.wrong.append("a game did not go on to its end")

    def _copy_meanwhile(self) -> asyncio.Future[None]:
        if self._copying is None:
            return asyncio.get_running_loop().create_future()
        return asyncio.ensure_future(self._copying.go_on(self._tables))

    async def _some_play(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until players were told of some more plies, or all their games are over."""
        target = self._told() + self._chance.randint(0, MOST_TOLD)
        while self._told() < target and not all(task.done() for task in playing):  # noqa: ASYNC110 (counts what was told)
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._chance.uniform(0, SOON))

    def _told(self) -> int:
        return sum(one.furthest for table in self._tables for one in table)

    def _players(self) -> list[Witness]:
        return [one for table in self._tables for one in table if one.outcome is None]

    async def _seat(self) -> None:
        """Open tables in place of those whose game is over."""
        while len(self._tables) < TABLES:
            seats = await guests.sit_down(self._serving.address)
            self._tables.append([Witness(seat, random_bot.choose) for seat in seats])
            await guests.start_all(seats)

    def _move_house(self) -> None:
        """Tell players where the house is now: each start takes a free port."""
        for player in self._players():
            player.seat = msgspec.structs.replace(player.seat, base=self._serving.address)

    async def _check(self) -> None:
        """Hold every table's log against its players; let go of games that are over."""
        kept = await read_log(self._serving.data, [one[0].seat.table for one in self._tables])
        for log, players in zip(kept, self._tables, strict=True):
            self.wrong += audit(log, players)
        over = [table for table in self._tables if all(one.outcome is not None for one in table)]
        self.games += len(over)
        self.moves += sum(table[0].furthest for table in over)
        self._tables = [table for table in self._tables if table not in over]


async def attend(witness: Witness) -> None:
    """Play until the line is lost or the game is over."""
    with suppress(ConnectionClosed, InvalidHandshake, OSError):
        async with open_line(witness.seat.socket_url(), witness.seat.session) as line:
            await witness.attend(line)


def kill(
    data: Path,
    rounds: Iterable[int],
    seed: int,
    *program: str,
    copying: Copying | None = None,
) -> Killing:
    """Kill a house so many times; return what was seen."""
    serving = Serving(data, program) if program else Serving(data)
    killing = Killing(serving, seed, copying)
    try:
        asyncio.run(killing.run(rounds))
    finally:
        serving.stop()
    return killing


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill the house as often as asked, showing how far it is."""
    parser = ArgumentParser(description="Kill the house in mid-play and check its log.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument(
        "--while", dest="meanwhile", choices=["playing", "backup"], default="playing"
    )
    given = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        copying = Copying(data) if given.meanwhile == "backup" else None
        rounds = track(range(given.kills), description=f"killing (seed {given.seed})")
        seen = kill(data, rounds, given.seed, copying=copying)
    told = f"{given.kills} kills, {seen.games} games, {seen.moves} moves told"
    if copying is not None:
        told += f", {copying.copies} copies checked, {copying.archives} archives written"
    told += ": "
    sys.stdout.write(told + ("; ".join(seen.wrong) or "nothing lost") + "\n")
    return 1 if seen.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
