"""Who sees what: hands, cards given back, the order of the hunt zone; and the dead, all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS, ROOM_NUMBER, ROOMS
from soucoupe.games.tuerie.events import (
    Dealt,
    DealtUnseen,
    Event,
    Looked,
    LookedUnseen,
    Shuffled,
    ShuffledUnseen,
)
from soucoupe.games.tuerie.state import NONE, OVER, REVIVING
from soucoupe.games.tuerie.tests.table import (
    SEATS,
    act,
    alive,
    dealt,
    hunted,
    played,
    random_game,
    scene,
    won,
)
from soucoupe.games.tuerie.view_types import CARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.games.tuerie.state import State


def cards_in(told: object) -> Iterator[int]:
    """Find every card in something about to be sent, wherever it sits."""
    if isinstance(told, dict):
        if set(told) == {"number", "name", "room", "vulnerability"}:
            yield told["number"]
        for part in told.values():
            yield from cards_in(part)
    elif isinstance(told, list | tuple):
        for part in told:
            yield from cards_in(part)


def entitled(state: State, reader: int | None) -> set[int]:
    """List the cards a reader has a right to see: on the table, gone, or their own."""
    seen = {play >> 1 & 31 for play in (*state.plays, *state.last_plays)}
    seen |= {deed.card for deed in state.ongoing}
    seen |= {card for card in range(len(CARDS)) if state.spent >> card & 1}
    if reader is not None:
        seen |= {*state.hands[reader], state.discards[reader]} - {NONE}
    return seen


@pytest.mark.parametrize("seats", SEATS)
def test_no_view_shows_a_card_nobody_has_shown(seats: int) -> None:
    """In a whole random game, for every seat and the public."""
    for state, events in random_game(seats, seed=seats):
        for reader in (None, *range(seats)):
            view = msgspec.to_builtins(GAME.view(state, reader))
            assert set(cards_in(view)) <= entitled(state, reader)
            for event in events:
                shown = GAME.show(event, reader)
                if isinstance(event, Dealt) and event.seat != reader:
                    assert shown == DealtUnseen(event.seat, len(event.cards))


def test_a_hand_is_its_owner_s() -> None:
    """A seat sees its own cards, of the others only how many they are."""
    state = dealt(4)
    for seat in range(4):
        (hand,) = GAME.view(state, seat).hands
        assert hand.cards == tuple(CARD[card] for card in state.hands[seat])
        assert [one.cards for one in GAME.view(state, seat).crew] == [2] * 4
    assert GAME.view(state, None).hands == ()


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_the_order_of_a_shuffle(seats: int) -> None:
    """Neither the tracker, nor the dead, nor the public; and in that order the zone then lies."""
    assert GAME.show_open is not None
    shuffles = 0
    for state, events in random_game(seats, seed=seats):
        for event in events:
            if isinstance(event, Shuffled):
                shuffles += 1
                shown = {GAME.show(event, reader) for reader in (None, *range(seats))}
                assert shown == {ShuffledUnseen()} == {GAME.show_open(event)}
        if events and state.phase != OVER and isinstance(events[-1], Dealt):
            last = [event for event in events if isinstance(event, Shuffled)][-1]
            assert [room.name for room in last.rooms] == [ROOMS[room] for room in state.zone]
    assert shuffles


def test_the_zone_is_told_in_no_order() -> None:
    """Two zones of the same cards look the same."""
    state = dealt(4)
    other = state.copy()
    other.zone.reverse()
    for reader in (None, 0, 3):
        assert GAME.view(state, reader) == GAME.view(other, reader)


TIED = (
    "resuscitation dinner",
    "strange-noise blackout",
    "overload shove",
    "armoured-crate weedkiller",
)
TYING = (
    "hide dinner, act resuscitation",
    "hide strange-noise, act blackout",
    "hide overload, act shove 1 cargo-bay",
    "hide armoured-crate, act weedkiller",
)


def test_the_dead_see_everything_from_upkeep_on() -> None:
    """Not in the middle of the round they die in, when they may still be brought back."""
    state = hunted(scene(*TIED, zone="cargo-bay"), *TYING)
    assert GAME.eliminated is not None
    assert (state.phase, alive(state), GAME.eliminated(state)) == (REVIVING, [0, 2], ())
    state = act(state, 0, "revive 1")
    assert GAME.eliminated(state) == (3,)
    assert [one.eliminated for one in GAME.view(state, None).crew] == [False, False, False, True]


def test_the_open_view_hides_only_what_lies_face_down() -> None:
    """All hands; but the order of the hunt zone nobody at a table knows before it is turned."""
    state = dealt(5)
    assert GAME.open is not None
    view = GAME.open(state)
    assert [list(hand.cards) for hand in view.hands] == [
        [CARD[card] for card in hand] for hand in state.hands
    ]
    assert view.sightings == ()
    assert {ROOM_NUMBER[room] for room in view.unturned} == set(state.zone)


def test_the_dead_do_not_learn_what_the_tracker_saw() -> None:
    """Nor a card set aside: the eliminated are told that somebody looked, and where."""
    assert GAME.open is not None
    assert GAME.show_open is not None
    hands = ("motion-tracker dinner", "overload shove", "armoured-crate weedkiller", "dead")
    state = scene(*hands, zone="airlock ducts engine-room")
    plan = "hide dinner, act motion-tracker, look 1, set-aside true"
    out: list[Event] = []
    quiet = ("hide overload, act shove 2 ducts", "hide armoured-crate, act weedkiller")
    state = played(state, plan, *quiet, out=out)
    shown = [GAME.show_open(event) for event in out]
    assert LookedUnseen(0, 1) in shown
    assert not [event for event in shown if isinstance(event, Looked | Shuffled)]
    assert (GAME.open(state).is_aside, GAME.open(state).sightings) == (True, ())


def test_what_the_tracker_saw_is_over_with_the_round() -> None:
    """At the end of the game the reshuffled zone tells nothing more than the rooms in it."""
    hands = ("motion-tracker dinner", "", "dead")
    state = scene(*hands, zone="airlock ducts engine-room", ongoing="1 spacewalk 1")
    state.alone_since = 1
    plan = "hide dinner, act motion-tracker, look 5, set-aside false"
    state = hunted(state, plan, "name ducts")
    assert (state.phase, won(state)) == (OVER, ([], "alone-too-long"))
    assert GAME.view(state, 0).sightings == ()
    assert GAME.view(state, 0).looked is None
