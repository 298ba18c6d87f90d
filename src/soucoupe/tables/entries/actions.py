"""Entries about actions: one more ply each."""

from typing import Literal

from msgspec import Struct

from soucoupe.core.game import Seat

Hand = Literal["person", "bot", "clock", "pad"]
"""Who took an action for a seat: its person, a bot, the clock, or what stood on its notepad."""


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """An action was taken: one more ply; what was written with it is never read by rules."""

    seat: Seat
    action: str
    hand: Hand
    command: str = ""
    ink: tuple[tuple[int, ...], ...] = ()
    reading: float = 0.0
    """Seconds in which everybody reads what it showed to all; clocks of decisions start after."""
