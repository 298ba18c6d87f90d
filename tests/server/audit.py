"""What players were told against what the log holds: nothing told may be missing from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe.client.player import Player
from soucoupe.store.lock import FILE
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables import entries as log
from soucoupe.tables.chain import first_link, leaf, next_link
from soucoupe.tables.state.table import BODY, restored

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from soucoupe.client.house import HeldSeat
    from soucoupe.client.line import Line
    from soucoupe.core.game import Chooser
    from soucoupe.store.protocol import Kept


class Witness(Player):
    """A player that remembers everything it was told was so."""

    def __init__(self, seat: HeldSeat, choose: Chooser[Any, Any, Any]) -> None:
        super().__init__(seat, lambda _: choose)
        self.plies: dict[int, int] = {}
        self.furthest = 0
        self.was_dealt = False

    async def attend(self, line: Line) -> None:
        """Play for as long as the line holds, or to the end."""
        await self._attend(line)

    def hear(self, told: dict[str, Any]) -> None:
        """Remember which plies there were, and whose."""
        super().hear(told)
        if told["type"] == "moved":
            self.plies[told["ply"]] = told["seat"]
        self.furthest = told.get("ply", self.furthest)
        self.was_dealt = self.was_dealt or told.get("view") is not None


async def read_log(data: Path, tables: Sequence[str]) -> list[Kept | None]:
    """Read tables as a house would that opens on this folder."""
    return await read_file(data / FILE, tables)


def plies_in(kept: Kept | None) -> int:
    """Count the plies in a log."""
    entries = kept.entries if kept else ()
    return sum(isinstance(BODY.decode(one.body), log.Acted | log.TookBack) for one in entries)


async def read_file(path: Path, tables: Sequence[str]) -> list[Kept | None]:
    """Read tables of a log, or of a copy of it."""
    store = SqliteStore(path)
    kept = [await store.load(table) for table in tables]
    await store.close()
    return kept


def audit(kept: Kept | None, witnesses: Sequence[Witness]) -> list[str]:
    """Return everything that is wrong with the log of a table, given what its players know."""
    if kept is None:
        return ["the whole table is missing"]
    bodies = [BODY.decode(entry.body) for entry in kept.entries]
    wrong = [*chain_faults(kept)]
    commands = [command for body in bodies if (command := getattr(body, "command", ""))]
    if len(set(commands)) < len(commands):
        wrong.append("a command is there twice")
    for witness in witnesses:
        wrong += missing(bodies, witness)
    return wrong or replay_faults(kept, witnesses)


def chain_faults(kept: Kept) -> Iterator[str]:
    """Check numbers and hashes, entry by entry."""
    header = kept.header
    chain = first_link(header.id, header.game, header.version, header.commitment)
    for number, entry in enumerate(kept.entries, 1):
        chain = next_link(chain, number, leaf(entry.salt, entry.at, entry.body))
        if entry.number != number:
            yield f"entry {number} is numbered {entry.number}"
        if entry.chain != chain:
            yield f"the chain breaks at entry {number}"


def missing(bodies: Sequence[log.Body], witness: Witness) -> Iterator[str]:
    """List what a player was told and the log does not say."""
    seat = witness.seat.seat
    acted = [body for body in bodies if isinstance(body, log.Acted | log.TookBack)]
    commands = {getattr(body, "command", "") for body in bodies}
    if not any(isinstance(body, log.Sat) and body.seat == seat for body in bodies):
        yield f"nobody ever sat in seat {seat}"
    if witness.was_dealt and log.Dealt() not in bodies:
        yield "the deal is missing"
    if len(acted) < witness.furthest:
        yield f"seat {seat} saw ply {witness.furthest}, the log ends at {len(acted)}"
    yield from (f"command {one} is missing" for one in witness.done if one not in commands)
    for ply, by in witness.plies.items():
        if ply <= len(acted) and acted[ply - 1].seat != by:
            yield f"ply {ply} was seat {by}'s, the log says seat {acted[ply - 1].seat}'s"


def replay_faults(kept: Kept, witnesses: Sequence[Witness]) -> list[str]:
    """Replay the log; where players know how the game ended, it must end so."""
    table = restored(kept.header, kept.entries)
    ends = [witness.outcome for witness in witnesses if witness.outcome is not None]
    ending = msgspec.json.decode(msgspec.json.encode(table.outcome))
    return [f"the game ended {ending}, not {end}" for end in ends if end != ending]
