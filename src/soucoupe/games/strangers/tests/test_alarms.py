"""Alarms: aliens that land, saucers that take, and the end they bring."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import RUN, SAUCER, WALK
from soucoupe.games.strangers.events import (
    Abducted,
    Alarmed,
    Drew,
    Event,
    Landed,
    NothingTaken,
    Pointed,
    Reshuffled,
    Shuffled,
)
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import act, aliens_of, coin, options_of, scene, where

SEVEN = "C1 E1 G1 J1 D2 H2 K2"


def test_whoever_draws_an_alien_lands_it_and_draws_again() -> None:
    """At once, on any free head; it never joins the hand."""
    state = act(scene("run", "", top="alien-sighted bmx walk walk"), "play run")
    assert state.actor == 0
    assert len(options_of(state, "land")) == 18
    out: list[Event] = []
    after = act(state, "land D5", out=out)
    assert aliens_of(after) == {"D5"}
    assert [type(event) for event in out] == [Landed, Drew, Drew, Drew]
    assert after.actor == 1


def test_a_square_with_an_alien_takes_no_second() -> None:
    """Another one must be chosen (FAQ)."""
    state = act(scene("run", "", aliens="C1 D5", top="alien-sighted"), "play run")
    assert len(options_of(state)) == 16
    with pytest.raises(NotLegal, match="why-alien-there"):
        act(state, "land D5")
    with pytest.raises(NotLegal, match="why-no-head"):
        act(state, "land A4")


def test_an_alien_takes_everybody_on_its_square() -> None:
    """All colours; they are back in the supply and can be let out again."""
    out: list[Event] = []
    state = scene("run", "", kids=("G1", "G1 G1 D4"), top="alien-sighted walk walk walk")
    state = act(state, "play run", "move G1 E1")
    state = act(state, "land E1", out=out)
    assert where(state, 0) == []
    assert where(state, 1) == ["D4", "G1", "G1"]
    again = scene("walk", "", kids=("", "G1 G1 D4"), top="alien-sighted walk walk walk")
    again = act(again, "play walk", "land G1")
    assert where(again, 1) == ["D4"]
    assert sum(isinstance(event, Abducted) for event in out) == 1


def test_several_alarms_in_a_row() -> None:
    """Each is resolved before the next card is drawn."""
    top = "alien-sighted flying-saucer alien-sighted run run run"
    state = act(scene("walk", "", kids=("A4",), top=top), "play walk", "move A4 B4")
    assert "land C1" in options_of(state)
    state = act(state, "land C1")
    assert options_of(state) == ["beam B4 0"]
    state = act(state, "beam B4 0", rng=coin(False))
    state = act(state, "land E1")
    assert (state.actor, aliens_of(state)) == (1, {"C1", "E1"})


@pytest.mark.parametrize("seed", range(12))
def test_deck_and_discard_can_be_followed_through_a_shuffle(seed: int) -> None:
    """What was drawn ahead of it is told ahead of it, whatever alarms come before and after."""
    state = scene("run", "", top="")
    state.deck = [WALK, SAUCER, SAUCER][: 1 + seed % 3]
    state.discard = [SAUCER, SAUCER, WALK, WALK, WALK]
    deck, discard = len(state.deck), [*GAME.view(state, None).discard, "run"]
    out: list[Event] = []
    after = act(state, "play run", rng=FastRng(seed), out=out)
    for event in out:
        if isinstance(event, Reshuffled):
            deck, discard = event.cards, []
        elif isinstance(event, Drew | Alarmed):
            deck -= 1
            discard += [event.card] if isinstance(event, Alarmed) else []
    assert any(isinstance(event, Reshuffled) for event in out)
    assert (deck, tuple(discard)) == (len(after.deck), GAME.view(after, None).discard)


def test_the_order_of_a_shuffled_deck_is_shown_to_nobody() -> None:
    """It is told for eyes to which the deck lies open."""
    state = scene("run", "", top="")
    state.deck, state.discard = [], [WALK] * 4 + [RUN] * 4
    out: list[Event] = []
    after = act(state, "play run", out=out)
    (told,) = [event for event in out if isinstance(event, Shuffled)]
    assert GAME.open is not None
    assert told.cards[3:] == GAME.open(after).upcoming
    assert [GAME.show(told, reader) for reader in (0, 1, None)] == [None, None, None]


@pytest.mark.parametrize("is_saucer", [True, False])
def test_a_saucer_takes_a_named_kid_by_the_coin(is_saucer: bool) -> None:
    """Any kid on the board, safe or not, one's own too; saucer side up it is gone."""
    state = scene("run", "", kids=("D4 pool.1", "north-manor"), top="flying-saucer walk walk walk")
    state = act(state, "play run", "move D4 F4")
    assert set(options_of(state)) == {"beam F4 0", "beam pool.1 0", "beam north-manor 1"}
    out: list[Event] = []
    after = act(state, "beam north-manor 1", rng=coin(is_saucer), out=out)
    assert isinstance(out[0], Pointed)
    assert where(after, 1) == ([] if is_saucer else ["north-manor"])
    assert points_of(after)[1] == (0 if is_saucer else 10)


def test_a_saucer_must_be_pointed_at_somebody() -> None:
    """At one's own kid, if there is no other."""
    state = act(scene("run", "", kids=("pool.1",), top="flying-saucer"), "play run")
    assert options_of(state) == ["beam pool.1 0"]


def test_a_saucer_over_empty_streets_does_nothing() -> None:
    """No kid on the board: no effect, and the draw goes on."""
    out: list[Event] = []
    state = act(scene("run", "", top="flying-saucer walk walk walk"), "play run", out=out)
    assert any(isinstance(event, NothingTaken) for event in out)
    assert state.actor == 1
    assert len(state.hands[0]) == 3


def test_the_last_alien_takes_its_kids_and_ends_the_game_at_once() -> None:
    """No further draw, points as they stand, kids on the streets count for nothing."""
    state = scene("run", "", kids=("D5 pool.1", "C7 library.1"), aliens=SEVEN, top="alien-sighted")
    state = act(state, "play run", "move D5 D7")
    out: list[Event] = []
    after = act(state, "land C7", out=out)
    assert after.phase.kind == OVER
    assert after.reason == "aliens"
    assert where(after, 1) == ["library.1"]
    assert not any(isinstance(event, Drew | Alarmed) for event in out)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((0,), (7, 4))
    assert outcome.reasons == ("aliens", "most-points")


def test_ten_aliens_end_it_on_board_b() -> None:
    """Eight are not enough there."""
    options = Options(board="b", first_player=0)
    eight = "F2 F4 F6 F7 B1 C1 J1 I2"
    state = scene("run", "", aliens=eight, top="alien-sighted walk", options=options)
    state = act(state, "play run", "land G5")
    assert state.phase.kind != OVER
    last = scene("run", "", aliens=f"{eight} G5", top="alien-sighted walk", options=options)
    assert act(last, "play run", "land G1").phase.kind == OVER


def test_ties_share_the_victory() -> None:
    """Equal points, equal place."""
    state = scene("run", "", kids=("pool.1", "yellow-house"), aliens=SEVEN, top="alien-sighted")
    outcome = GAME.outcome(act(state, "play run", "land C7"))
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1)


def test_men_in_black_make_one_more_alien_necessary() -> None:
    """After the eighth landing there is one left in the supply."""
    state = scene("men-in-black", "run", aliens=SEVEN, top="walk walk walk alien-sighted walk walk")
    state = act(state, "play men-in-black", "chase C1", "play run", "land C1")
    assert state.phase.kind != OVER
    assert state.supply == 1
