"""Names while a game is on: a new one is talk to everybody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soucoupe import registry
from soucoupe.core.game import Channel
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.tables.decide import seats, talk
from soucoupe.tables.errors import ChannelClosed, HeldBack, TalkIsOff
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


@pytest.mark.parametrize("holds_back", [True, False])
@pytest.mark.parametrize("channels", [CAMPS, SILENT])
def test_who_may_not_talk_to_everybody_keeps_their_name(
    channels: tuple[Channel, ...],
    holds_back: bool,
) -> None:
    """Else a name would tell the others something, whatever the game holds back of talk."""
    table = where(channels, holds_back=holds_back).table
    with refused(table, ChannelClosed):
        seats.rename(table, 1, "look at the lamp", "c")


def test_who_may_talk_to_everybody_may_take_another_name_without_words_held_back() -> None:
    """The filter of the game is the same as for talk."""
    table = where(SILENT).table
    assert seats.rename(table, 0, "Bob", "c").name == "Bob"
    with refused(table, HeldBack):
        seats.rename(table, 0, "Bob 7", "c")


def test_who_is_muted_keeps_their_name() -> None:
    """While the game is on a name says nothing that talk may not."""
    logged = where(SILENT)
    logged.put(talk.silenced(logged.table, 2, is_silent=True))
    with refused(logged.table, TalkIsOff):
        seats.rename(logged.table, 2, "listen to me", "c")


def test_other_games_and_other_times_are_as_before() -> None:
    """Where nothing is held back from who may talk, and before the deal, names are free."""
    free = where(SILENT, holds_back=False).table
    assert seats.rename(free, 0, "Bob 7", "c").name == "Bob 7"
    early = waiting(GAME.id, 3).table
    assert seats.rename(early, 1, "Bob 7", "c").name == "Bob 7"


def test_the_eliminated_keep_their_name_in_every_game() -> None:
    """Who sees everything and plays no more says nothing to those who still play."""
    found = 0
    for game in (GAME, *registry.all_games()):
        if game.eliminated is None:
            continue
        logged = dealt(game.id, game.seats[-1])
        rng = FastRng(1)
        while logged.table.stage == "playing" and not logged.table.eliminated:
            seat = game.to_act(logged.table.state)[0]
            action = any_of(game.legal(logged.table.state, seat), rng)
            logged.act(seat, action)
        for out in logged.table.eliminated if logged.table.stage == "playing" else ():
            found += 1
            with refused(logged.table, ChannelClosed):
                seats.rename(logged.table, out, "it is in the galley", "c")
    assert found
