"""Hints: what the game's coach says to a seat alone, once it is in the log that it asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from soucoupe.server.wire.messages import HintMessage
from soucoupe.tables.decide.checks import must_sit
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.hints import hint
from soucoupe.tables.state.table import ENCODER

if TYPE_CHECKING:
    from soucoupe.server.rooms.bot_turns import BotTurns
    from soucoupe.server.rooms.room import Room
    from soucoupe.server.rooms.watcher import Watcher
    from soucoupe.tables.state.table import Table


async def tell_hint(
    room: Room, coaches: BotTurns, watcher: Watcher, ply: int, command: str
) -> None:
    """Ask the coach about a seat's decision, log that it asked, and tell it the answer."""

    def decide(table: Table) -> Decision | None:
        body = hint(table, watcher.seat, ply, command)
        return None if body is None else Decision(body)

    decide(room.table)  # refused before anybody thinks about it
    advice = await coaches.advice(room.table, must_sit(watcher.seat))
    await room.submit(decide, watcher, command)
    watcher.tell(ENCODER.encode(HintMessage(ply, Raw(advice))))
