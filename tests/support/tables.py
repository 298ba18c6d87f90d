"""A table in the hand: its log kept beside it, and a picture of all there is to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from struct import pack
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.core.snapshot import digest
from soucoupe.tables import entries as log
from soucoupe.tables.chain import commitment
from soucoupe.tables.decide import actions, seats, setup, undo
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.standing import TableStanding, standing_after, standing_of
from soucoupe.tables.state.table import Table
from soucoupe.words.golden import PEOPLE

SECRET = bytes(range(32))
SALT = bytes(16)
FEW_PAIRS = 32
"""How many pairs of worlds are tried where what comes of it does not matter much."""


def header(game_id: str, table_id: str = "table", **more: Any) -> log.Header:
    """Make the header of a table, with a secret everybody knows."""
    version = registry.find(game_id).version
    published = commitment(SECRET)
    return log.Header(table_id, game_id, version, published, SECRET, False, 1000.0, **more)


class Logged:
    """A table, and every entry that led to it."""

    def __init__(self, of: log.Header) -> None:
        self.table = Table(of)
        self.entries: list[log.Entry] = []
        self.standing = standing_of(self.table)

    def put(self, body: log.Body, tried: Any = None) -> list[Any]:
        """Seal an entry, keep it and take it, as a room does; return the events."""
        number = self.table.number + 1
        entry = self.table.seal(body, number.to_bytes(len(SALT), "big"), 1000.0 + number)
        self.entries.append(entry)
        foretold = standing_after(self.table, entry, body, tried)
        events = self.table.take(entry, body, tried)
        self._must_stand(foretold)
        return events

    def _must_stand(self, foretold: TableStanding) -> None:
        """Hold what was said beforehand of how the table stands to how it does."""
        room = self.standing.room if foretold.room is None else foretold.room
        holders = self.standing.holders if foretold.holders is None else foretold.holders
        self.standing = replace(foretold, room=room, holders=holders)
        assert self.standing == standing_of(self.table)

    def act(self, seat: int, action: Any, command: str = "", **against: Any) -> list[Any]:
        """Let a person act: against the present ply, unless told otherwise."""
        return self.put(*decided(self.table, seat, action, command, **against))

    def again(self) -> Table:
        """Make the table anew from its log."""
        return replayed(self.table.header, self.entries)


def decided(
    table: Table, seat: int | None, action: Any, command: str = "", **against: Any
) -> Decision:
    """Have an action decided; it is made against the present ply, unless told otherwise."""
    given = {"ply": None if "after" in against else table.ply, "after": None, **against}
    raw = msgspec.Raw(msgspec.json.encode(action))
    return actions.act(table, seat, raw, given["ply"], given["after"], command)


def take_back(table: Table, seat: int | None, command: str = "") -> log.TookBack:
    """Take an action back, once it is found out whether it may be, by a few worlds."""
    find_out(table)
    return undo.take_back(table, seat, command)


def find_out(table: Table, pairs: int = FEW_PAIRS) -> None:
    """Find out whether the last action may be taken back."""
    question = undo.undo_question(table)
    if question is not None:
        undo.answer_undo(table, question.ply, undo.try_worlds(question, pairs))


def replayed(of: log.Header, entries: list[log.Entry]) -> Table:
    """Make a table from a log."""
    table = Table(of)
    for entry in entries:
        table.read(entry)
    return table


def waiting(game_id: str, people: int = 1, seats: int | None = None) -> Logged:
    """Open a table and seat people, the host in seat 0."""
    logged = Logged(header(game_id))
    logged.put(log.Arranged(seats or max(people, logged.table.game.seats[0]), {}))
    for seat in range(people):
        logged.put(sat(logged.table, seat))
    return logged


def sat(table: Table, seat: int) -> log.Sat:
    """Let the person of that number sit down in the seat of that number."""
    return seats.sit(table, seat, PEOPLE[seat], f"link {seat}", f"session {seat}")


def dealt(game_id: str, people: int, bots: int = 0) -> Logged:
    """Fill a table with people and then bots, and deal."""
    logged = waiting(game_id, people, people + bots)
    for seat in range(people, people + bots):
        logged.put(seats.seat_bot(logged.table, 0, seat, "random"))
    logged.put(setup.begin(logged.table, 0))
    for seat in range(people):
        logged.put(setup.lend(logged.table, seat, f"{seat:02x}" * 8))
    logged.put(log.Dealt())
    return logged


def play_to_the_end(logged: Logged, seed: int = 1) -> None:
    """Let every seat act at random until nobody has anything to decide."""
    table, chance, game = logged.table, FastRng(seed), logged.table.game
    while to_act := game.to_act(table.state):
        seat = chance.pick(to_act, "seat")
        logged.act(seat, any_of(game.legal(table.state, seat), chance), f"c{table.ply}")


def picture(table: Table) -> dict[str, Any]:
    """Tell everything about a table, so that two can be compared."""
    told = {name: getattr(table, name) for name in Table.__slots__}
    told["game"] = table.game.id
    told["state"] = None if table.state is None else digest(table.state)
    told["counts"] = dict(table.counts)
    told["chairs"] = [[getattr(one, name) for name in one.__slots__] for one in table.chairs]
    told["commands_taken"] = {
        seat: list(kept.items()) for seat, kept in table.commands_taken.items()
    }
    told["events"] = None if table.events is None else list(table.events)
    for name in ("clock", "talk", "hints"):
        part = told[name]
        told[name] = {slot: str(getattr(part, slot)) for slot in part.__slots__}
    told["undo_steps"] = [(step.seat, step.ply, step.action) for step in table.undo_steps]
    told |= {name: list(told[name]) for name in ("hosts", "decision_ply", "pause_wishes")}
    return {**told, "lent": dict(table.lent), "clock_acted_ply": dict(table.clock_acted_ply)}


def hashed(*parts: bytes) -> bytes:
    """Hash some bytes, one after the other."""
    return sha256(b"".join(parts)).digest()


def chain_of(of: log.Header, entries: list[log.Entry]) -> list[bytes]:
    """Compute the chain over a log by other means than the house's own."""
    text = f"soucoupe/chain/1:{of.id}:{of.game}:{of.version}:{of.commitment}"
    chain, found = hashed(text.encode()), []
    for entry in entries:
        own = hashed(b"soucoupe/leaf/1", entry.salt, pack(">d", entry.at), entry.body)
        chain = hashed(chain, pack(">Q", entry.number), own)
        found.append(chain)
    return found


@contextmanager
def refused(
    table: Table, error: type[SoucoupeError], match: str | None = None
) -> Iterator[pytest.ExceptionInfo[SoucoupeError]]:
    """Expect a refusal, in words, that leaves the table exactly as it was."""
    before = picture(table)
    with pytest.raises(error, match=match) as told:
        yield told
    assert told.value.detail
    assert picture(table) == before
