"""Names while a game is on: where words are held back, a new name is talk to everybody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soucoupe.core.game import Channel
from soucoupe.tables.decide import seats
from soucoupe.tables.errors import ChannelClosed, HeldBack
from tests.games.last_lamp import GAME
from tests.support.tables import Logged, dealt, refused, waiting

CAMPS = (Channel("even", readers=(0, 2)), Channel("odd", readers=(1,)))
SILENT = (Channel("all", speakers=(0, 2)),)


def where(channels: tuple[Channel, ...], *, holds_back: bool = True) -> Logged:
    """Deal a game in which people talk by these channels now."""
    logged = dealt(GAME.id, 3)
    held = GAME.hold_back if holds_back else None
    logged.table.game = replace(GAME, channels=lambda _: channels, hold_back=held)
    return logged


@pytest.mark.parametrize("channels", [CAMPS, SILENT])
def test_who_may_not_talk_to_everybody_keeps_their_name(channels: tuple[Channel, ...]) -> None:
    """Else a name would tell the others something."""
    table = where(channels).table
    with refused(table, ChannelClosed):
        seats.rename(table, 1, "look at the lamp", "c")


def test_who_may_talk_to_everybody_may_take_another_name_without_words_held_back() -> None:
    """The filter of the game is the same as for talk."""
    table = where(SILENT).table
    assert seats.rename(table, 0, "Bob", "c").name == "Bob"
    with refused(table, HeldBack):
        seats.rename(table, 0, "Bob 7", "c")


def test_other_games_and_other_times_are_as_before() -> None:
    """Where nothing is held back, before the deal and after the game, names are free."""
    free = where(CAMPS, holds_back=False).table
    assert seats.rename(free, 1, "Bob 7", "c").name == "Bob 7"
    early = waiting(GAME.id, 3).table
    assert seats.rename(early, 1, "Bob 7", "c").name == "Bob 7"
