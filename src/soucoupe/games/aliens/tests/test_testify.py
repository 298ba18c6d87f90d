"""The testimonies: who plays when, what may be played, and red cards."""

import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME, events
from soucoupe.games.aliens.data import CARDS, RED
from soucoupe.games.aliens.tests.table import (
    SAID,
    SEATS,
    act,
    dealt,
    example,
    handed,
    options_of,
    read,
    said,
)
from soucoupe.games.aliens.view_types import Statement


@pytest.mark.parametrize(
    ("seats", "speakers"),
    [
        (3, [1, 2, 1, 2, 1]),
        (4, [1, 2, 3, 1, 2]),
        (5, [1, 2, 3, 4, 1]),
        (6, [1, 2, 3, 4, 5]),
    ],
)
def test_clockwise_from_the_left_of_the_investigator(seats: int, speakers: list[int]) -> None:
    """One card each in turn, the investigator passed over, until five lie there (ruling 3)."""
    state = dealt(seats)
    for seat in speakers:
        assert GAME.to_act(state) == (seat,)
        state = act(state, options_of(state)[0])
    assert state.current.speakers == speakers
    assert GAME.to_act(state) == (0,)
    assert options_of(state)[:2] == ["judge 0 true", "judge 0 false"]


@pytest.mark.parametrize("seats", SEATS)
def test_a_witness_may_play_any_card_and_must_play_one(seats: int) -> None:
    """Every card in hand, every choice of a red one, and nothing else: no passing (ruling 3)."""
    state = dealt(seats)
    kinds = [(card, CARDS[card][0]) for card in state.hands[1]]
    expected = [f"testify {card}" for card, suit in kinds if suit not in RED]
    expected += [f"testify {card} {word}" for card, suit in kinds for word in RED.get(suit, ())]
    assert sorted(options_of(state)) == sorted(expected)
    assert all(not GAME.legal(state, seat) for seat in range(seats) if seat != 1)


def test_one_card_at_a_time() -> None:
    """Having played, a witness waits for the others (ruling 3)."""
    state = dealt(4)
    first, second = state.hands[1][:2]
    after = act(state, options_of(state)[0])
    with pytest.raises(NotYourTurn):
        play(GAME, after, 1, read(f"testify {second}"), FastRng(1))
    assert first not in after.hands[1]
    assert second in after.hands[1]


def test_only_cards_in_hand() -> None:
    """A card of somebody else is refused, and the state stays as it was."""
    state = dealt(4)
    foreign = next(card for card in state.hands[2] if CARDS[card][0] not in RED)
    with pytest.raises(NotLegal, match="why-not-in-hand"):
        act(state, f"testify {foreign}")
    assert foreign in state.hands[2]
    assert not state.current.cards


def test_red_card_is_played_with_its_choice() -> None:
    """A number with a word of its kind, named while playing (ruling 3)."""
    state, card = handed(dealt(4), 1, "colour", 1)
    assert [text for text in options_of(state) if f" {card} " in text] == [
        f"testify {card} green",
        f"testify {card} violet",
        f"testify {card} orange",
    ]
    for wrong in (f"testify {card}", f"testify {card} gluon", f"testify {card} hungry"):
        with pytest.raises(NotLegal):
            act(state, wrong)


def test_fixed_card_takes_no_choice() -> None:
    """Only red cards leave anything to choose, not even the word they carry."""
    state, card = handed(dealt(4), 1, "gluon", 2)
    for wrong in (f"testify {card} gluon", f"testify {card} phi"):
        with pytest.raises(NotLegal, match="why-no-choice"):
            act(state, wrong)


def test_choice_is_public_and_final() -> None:
    """Everybody is told card and choice, and sees both to the end of the round (ruling 3)."""
    state, card = handed(dealt(4), 1, "race", 2)
    out: list[events.Event] = []
    after = said(act(state, f"testify {card} phi", out=out), *SAID[1:])
    says = Statement("phi", 2)
    for seat in (None, 0, 1, 2, 3):
        assert [GAME.show(event, seat) for event in out] == [events.Testified(1, card, says)]
        seen = GAME.view(after, seat).current.testimonies[0]
        assert (seen.speaker, seen.card, seen.says) == (1, card, says)


def test_five_red_testimonies_fit() -> None:
    """As many choices as testimonies: the five markers are never short."""
    state = said(
        dealt(4), "0 race gluon", "1 race phi", "2 race quark", "0 colour green", "1 colour orange"
    )
    seen = GAME.view(state, 0).current.testimonies
    assert [one.says.attribute for one in seen] == ["gluon", "phi", "quark", "green", "orange"]


def test_testimonies_are_open_until_judged() -> None:
    """On the table a testimony has neither answer nor winner."""
    for one in GAME.view(example(), None).current.testimonies:
        assert (one.answer, one.winner) == (None, None)
