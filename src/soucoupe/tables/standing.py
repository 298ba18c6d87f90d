"""How a table stands, in a few fields: what lists and questions need without playing its log.

It follows from the log and can be made again from it. It is stored in the same commit as the
entry that led to it, so it is made before that entry is taken: see `standing_after`.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from soucoupe.core.game import Seat
from soucoupe.core.options import write_options
from soucoupe.core.outcome import Outcome
from soucoupe.tables import entries as log
from soucoupe.tables.state.seats import Kind
from soucoupe.tables.state.table import ENCODER, Stage
from soucoupe.tables.state.talk import Talk
from soucoupe.tables.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.tables.state.table import Played, Table


class ChairKept(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may know it, whoever is at the table now."""

    kind: Kind = "empty"
    name: str = ""
    level: str = ""
    stand_in: str = ""
    has_resigned: bool = False
    is_silent: bool = False
    hints: int = 0
    """How many hints its person asked for, as far as everybody knows."""


class RoomKept(Struct, frozen=True):
    """The table around the game, as everyone may know it; it changes seldom."""

    chairs: tuple[ChairKept, ...]
    host: Seat | None
    options: dict[str, Any]
    rematch: str | None
    terms: Terms
    is_talk_on: bool
    is_paused: bool
    wishes: tuple[Seat, ...]
    outcome: Outcome | None


class Holder(NamedTuple):
    """Who holds a seat: the hashes of its session and of its link."""

    seat: int
    session: str
    link: str


class TableStanding(Struct, frozen=True):
    """How a table stands after an entry."""

    stage: Stage
    ply: int
    at: float
    waits: tuple[Seat, ...] = ()
    """The seats that owe a decision."""
    room: bytes | None = None
    """The table around the game, as JSON of RoomKept; None if it has not changed."""
    holders: tuple[Holder, ...] | None = None
    """Who holds the seats people sit in; None if that has not changed."""
    reported: str | None = None
    """The message that the entry reports, by its id."""


ROOM = json.Decoder(RoomKept)


def standing_of(table: Table) -> TableStanding:
    """Tell how a table stands, with everything."""
    waits = table.game.to_act(table.state) if table.stage == "playing" else ()
    room = ENCODER.encode(room_kept(table, table.outcome))
    return TableStanding(table.stage, table.ply, table.at, tuple(waits), room, holders_of(table))


def standing_after(
    table: Table, entry: log.Entry, body: log.Body, played: Played | None = None
) -> TableStanding:
    """Tell how a table will stand once it has taken an entry; the table itself is not changed."""
    match body:
        case log.Acted() if played is not None and not table.hints.asked:
            return after_action(table, entry, played)
        case log.TookBack():
            return TableStanding(
                "playing", table.ply + 1, entry.at, table.game.to_act(table.undo_steps[-1].state)
            )
        case log.Dealt() if played is not None and table.game.to_act(played.state):
            return TableStanding("playing", table.ply, entry.at, table.game.to_act(played.state))
        case log.Said() | log.Reacted() | log.Noted() | log.Reported() | log.Lent() | log.Hinted():
            waits = table.game.to_act(table.state) if table.stage == "playing" else ()
            reported = body.said if isinstance(body, log.Reported) else None
            return TableStanding(table.stage, table.ply, entry.at, tuple(waits), reported=reported)
        case _:
            twin = apart(table)
            twin.take(entry, body, played)
            return standing_of(twin)


def standing_after_all(
    table: Table, entries: Sequence[log.Entry], decided: Sequence[tuple[log.Body, Played | None]]
) -> TableStanding:
    """Tell how a table will stand after an entry and the actions that follow from it."""
    body, played = decided[-1]
    standing = standing_after(table, entries[-1], body, played)
    if len(entries) == 1:
        return standing
    plies = sum(isinstance(one, log.Acted) for one, _ in decided)
    return replace(standing, ply=table.ply + plies)


def after_action(table: Table, entry: log.Entry, played: Played) -> TableStanding:
    """Tell how a table will stand after an action; its last one brings the outcome."""
    waits = table.game.to_act(played.state)
    if waits:
        return TableStanding("playing", table.ply + 1, entry.at, tuple(waits))
    room = room_kept(table, table.game.outcome(played.state))
    return TableStanding("over", table.ply + 1, entry.at, (), ENCODER.encode(room))


def room_kept(table: Table, outcome: Outcome | None) -> RoomKept:
    """Show the table around the game."""
    chairs = tuple(
        ChairKept(
            chair.kind,
            chair.name,
            chair.level,
            chair.stand_in,
            chair.has_resigned,
            at in table.talk.silent,
            table.hints.told.get(at, 0),
        )
        for at, chair in enumerate(table.chairs)
    )
    return RoomKept(
        chairs,
        table.host,
        write_options(table.options),
        table.rematch,
        table.terms,
        table.talk.is_on,
        table.clock.stopped is not None,
        tuple(sorted(table.pause_wishes)),
        outcome,
    )


def holders_of(table: Table) -> tuple[Holder, ...]:
    """List who holds the seats people sit in."""
    return tuple(
        Holder(at, chair.session, chair.link)
        for at, chair in enumerate(table.chairs)
        if chair.kind == "person"
    )


def apart(table: Table) -> Table:
    """Copy as much of a table as an entry around the game can change of how it stands."""
    twin = copy(table)
    twin.chairs = [copy(chair) for chair in table.chairs]
    twin.hosts, twin.lent = [*table.hosts], dict(table.lent)
    twin.pause_wishes, twin.undo_steps = set(table.pause_wishes), [*table.undo_steps]
    twin.clock = table.clock.copy()
    twin.clock.stopped = table.clock.stopped
    twin.decision_ply, twin.commands_taken = [*table.decision_ply], {}
    twin.counts = {}
    twin.events, twin.clock_acted_ply = None, dict(table.clock_acted_ply)
    twin.hints = table.hints.copy()
    twin.talk = Talk()
    twin.talk.silent, twin.talk.is_on = set(table.talk.silent), table.talk.is_on
    return twin
