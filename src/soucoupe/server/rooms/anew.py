"""The next table of a game stopped by other rules: the same people, under the rules of today."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from soucoupe import registry
from soucoupe.bots.levels import bot_names
from soucoupe.core.errors import BadOption, UnknownGame
from soucoupe.core.options import read_options
from soucoupe.registry import is_installed
from soucoupe.server.rooms.new_table import new_header
from soucoupe.server.tokens import new_salt, table_id_after
from soucoupe.store.protocol import NumberTaken
from soucoupe.tables import entries as log
from soucoupe.tables.decide.rematch import seats_again
from soucoupe.tables.decide.setup import arranged
from soucoupe.tables.errors import NotNow
from soucoupe.tables.standing import ROOM, TableStanding
from soucoupe.tables.state.table import ENCODER, Table
from soucoupe.tables.without_rules import sealed_after, sitting_after

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.server.rooms.house import House
    from soucoupe.store.protocol import IndexedTable, Kept
    from soucoupe.tables.standing import RoomKept

AGAIN = 3
"""How often a table at which others ask too is read anew."""


class StartedAnew(NamedTuple):
    """Where the same people go on, and which seat is the asker's."""

    table: str
    seat: int
    has_default_options: bool
    """Whether the installed game could not read the options there were."""


async def start_anew(
    house: House, table_id: str, session: str, count: Callable[[], None]
) -> StartedAnew:
    """Open the next table, unless somebody has: then tell where it is.

    `count` is called before a table is made, and may refuse it.
    """
    for attempt in range(AGAIN):
        about = await house.readers.table(table_id)
        must_be_stopped(about)
        seat = await house.readers.seat_of(table_id, session)
        room = ROOM.decode(about.room)
        if room.rematch:
            return StartedAnew(room.rematch, seat, not is_read(about.game, room.options))
        kept = await house.readers.log_of(table_id)
        if len(kept.entries) != about.number:
            continue
        table, bodies = table_after(house, kept, room)
        entry = rematch_entry(house, kept, log.Rematched(table.header.id, seat))
        if attempt == 0:
            count()
        with suppress(NumberTaken):  # it is there: somebody asks at the same moment, or did before
            await house.store_new(table, bodies)
        try:
            await house.store.append(table_id, [entry], standing_with(about, room, entry, table))
        except NumberTaken:
            continue
        return StartedAnew(table.header.id, seat, not is_read(about.game, room.options))
    msg = "others are asking for the next table too; try again in a moment"
    raise NotNow(msg)


def must_be_stopped(about: IndexedTable) -> None:
    """Refuse a table that is over, or that can go on under its own rules."""
    if about.stage == "over":
        msg = "this game is over; only one that was stopped is started anew"
        raise NotNow(msg)
    if is_installed(about.game, about.version):
        msg = "the rules of this table are installed: it can go on as it is"
        raise NotNow(msg)


def table_after(house: House, kept: Kept, room: RoomKept) -> tuple[Table, list[log.Body]]:
    """Make the next table: the same people, seats and terms, and the options if they can be read.

    A bot of a level that is gone leaves its seat free.
    """
    sitting = sitting_after(kept.entries)
    name = table_id_after(kept.header.secret)
    table = Table(new_header(name, kept.header.game, house.time.now(), kept.header))
    options = room.options if is_read(kept.header.game, room.options) else {}
    known = bot_names(table.game)
    people = [
        body
        for body in seats_again(sitting.hosts, sitting.chairs)
        if not isinstance(body, log.BotSat) or body.level in known
    ]
    return table, [arranged(table, len(sitting.chairs), options, room.terms), *people]


def rematch_entry(house: House, kept: Kept, body: log.Rematched) -> log.Entry:
    """Make the entry that leads from the old table to the new one."""
    last = kept.entries[-1]
    return sealed_after(last, body, new_salt(), max(house.time.now(), last.at))


def standing_with(
    about: IndexedTable, room: RoomKept, entry: log.Entry, following: Table
) -> TableStanding:
    """Tell how the old table stands: as before, and with a way to the new one."""
    around = ENCODER.encode(replace(room, rematch=following.header.id))
    return TableStanding(about.stage, about.ply, entry.at, about.waits, around)


def is_read(game_id: str, options: dict[str, Any]) -> bool:
    """Tell whether the installed game takes these options."""
    try:
        read_options(registry.find(game_id), options)
    except (BadOption, UnknownGame):
        return False
    return True
