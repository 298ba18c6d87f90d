"""What the operator does to tables: closing one, muting somebody, keeping an address out."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from soucoupe.registry import is_installed
from soucoupe.server.bans import Banned
from soucoupe.server.tokens import new_salt
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.table_messages import refusal_message
from soucoupe.store.protocol import NumberTaken
from soucoupe.tables import entries as log
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.seats import close
from soucoupe.tables.decide.talk import silenced
from soucoupe.tables.errors import BadSeat, NotNow
from soucoupe.tables.without_rules import sealed_after, standing_without_rules

if TYPE_CHECKING:
    from soucoupe.server.rooms.house import House
    from soucoupe.server.rooms.watcher import Watcher

AGAIN = 3
"""How often a table that grows meanwhile is read anew."""


async def close_table(house: House, table_id: str) -> None:
    """End what goes on at a table; one of rules that are gone is closed without them."""
    about = await house.readers.table(table_id)
    if not is_installed(about.game, about.version):
        await close_without_rules(house, table_id)
        return
    async with house.room(table_id) as room:
        await room.submit(lambda table: Decision(close(table)))


async def close_without_rules(house: House, table_id: str) -> None:
    """Write the last entry of a table that nobody can play on: then it opens to everybody."""
    for _ in range(AGAIN):
        about = await house.readers.table(table_id)
        if about.stage == "over":
            msg = "this table is over already"
            raise NotNow(msg)
        entries = (await house.readers.log_of(table_id)).entries
        at = max(house.time.now(), entries[-1].at)
        last = sealed_after(entries[-1], log.Closed(), new_salt(), at)
        with suppress(NumberTaken):
            await house.store.append(table_id, [last], standing_without_rules([*entries, last]))
            return
    msg = "others are at this table too; try again in a moment"
    raise NotNow(msg)


async def mute(house: House, table_id: str, seat: int, *, is_silent: bool) -> None:
    """Take the word from somebody at a table, or give it back."""
    async with house.room(table_id) as room:
        await room.submit(
            lambda table: Decision(silenced(table, seat, is_silent=is_silent)),
        )


async def ban_seat(house: House, table_id: str, seat: int, asker: str) -> None:
    """Keep out the addresses that a seat's devices come from now."""
    async with house.room(table_id) as room:
        addresses = {one.address for one in room.watchers if one.seat == seat}
    if not addresses:
        msg = "no device of this seat is here now, so its address is not known"
        raise BadSeat(msg)
    for address in sorted(addresses):
        await ban(house, address.partition("/")[0], asker)


async def ban(house: House, address: str, asker: str) -> None:
    """Keep an address out, and part with whoever is here from there."""
    counted = await house.bans.ban(address, house.time.now(), asker)
    for room in list(house.rooms.values()):
        for one in [one for one in room.watchers if one.address == counted]:
            turn_out(one)


def turn_out(watcher: Watcher) -> None:
    """Tell somebody that they are not let in any more, and nothing after."""
    watcher.refuse(refusal_message(None, Banned("this house does not let this address in")))
    watcher.part(CloseCode.TURNED_AWAY)
