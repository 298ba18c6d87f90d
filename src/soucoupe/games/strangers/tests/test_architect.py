"""The architect: a plan is checked, dealt as arranged, and played out face up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soucoupe.core.errors import BadOption
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import ALIEN, BOX, CARD_NAMES
from soucoupe.games.strangers.moves import AnyCard, Card, Options, Plan
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import act, aliens_of, options_of, where

RUNS: tuple[Card, ...] = ("run",) * 8


def deck_of(*cards: Card) -> tuple[AnyCard, ...]:
    """Put an alien after every card."""
    return tuple(card for one in cards for card in (one, "alien-sighted"))


PLAN = Plan(
    hand=("skateboard", "school-bus", "bmx"),
    deck=deck_of(*RUNS),
    aliens=("C1", "E1"),
)


def options_with(plan: Plan, **more: bool) -> Options:
    """Return an architect's options."""
    return replace(Options(mode="architect", plan=plan), **more)


def dealt_with(plan: Plan, **more: bool) -> object:
    """Deal an architect's plan."""
    return GAME.deal(options_with(plan, **more), 1, FastRng(1))


def test_a_plan_is_dealt_as_arranged() -> None:
    """Hand and deck in that order, everything else in the box, a hundred cards in all."""
    state = GAME.deal(options_with(PLAN), 1, FastRng(1))
    assert tuple(CARD_NAMES[card] for card in state.hands[0]) == PLAN.hand
    assert tuple(CARD_NAMES[card] for card in state.deck[::-1]) == PLAN.deck
    assert sorted(state.hands[0] + state.deck + state.box) == sorted(BOX)


def test_the_plan_lies_face_up() -> None:
    """The architect sees deck and landings to come; so does everybody, for it is an option."""
    state = GAME.deal(options_with(PLAN), 1, FastRng(1))
    for reader in (0, None):
        view = GAME.view(state, reader)
        assert view.upcoming == PLAN.deck
        assert view.landings == ("C1", "E1")
    later = act(state, "let-out", "play skateboard", "move A4 D4", "play school-bus", "move D4 H1")
    assert aliens_of(later) == {"C1"}
    assert GAME.view(later, 0).landings == ("E1",)
    assert GAME.view(later, 0).upcoming == PLAN.deck[3:]


def test_planned_aliens_land_by_themselves_and_the_rest_are_chosen() -> None:
    """Squares are named in the order in which aliens come; where none is, one decides then."""
    state = GAME.deal(options_with(PLAN), 1, FastRng(1))
    state = act(state, "play skateboard", "play school-bus", "play bmx")
    assert aliens_of(state) == {"C1", "E1"}
    state = act(state, "play run")
    assert options_of(state, "land")
    assert aliens_of(act(state, "land D5")) == {"C1", "E1", "D5"}


def test_nine_plays_on_board_a() -> None:
    """The eighth alien is card 16 of the deck: it comes after the ninth card played."""
    heads = ("C1", "E1", "G1", "J1", "D2", "H2", "K2", "G4")
    state = GAME.deal(options_with(replace(PLAN, aliens=heads)), 1, FastRng(1))
    plays = 0
    while state.phase.kind != OVER:
        state = act(state, options_of(state, "play")[0])
        plays += 1
    assert plays == 9
    assert state.deck == []


def test_a_library_kid_costs_a_play() -> None:
    """It draws a card more, and so an alien earlier."""
    plan = Plan(hand=("skateboard", "run", "run"), deck=deck_of(*RUNS))
    state = GAME.deal(options_with(plan), 1, FastRng(1))
    state = act(state, "let-out", "play skateboard", "move A4 D4", "play run", "move D4 library.1")
    assert options_of(state, "land")
    assert state.deck.count(ALIEN) == 7
    assert where(act(state, "land C1"), 0) == ["library.1"]
    assert act(state, "land C1").phase.kind != OVER


def test_chance_arranges_where_no_plan_is_given() -> None:
    """Lawful in every respect, and long enough for Men in black; only the architect sees it."""
    for seed in range(20):
        for board, length in (("a", 18), ("b", 22)):
            options = Options(mode="architect", board="a" if board == "a" else "b")
            state = GAME.deal(options, 1, FastRng(seed))
            view = GAME.view(state, 0)
            plan = Plan(hand=view.hands[0].cards, deck=view.upcoming)
            assert len(plan.deck) == length
            GAME.deal(replace(options, plan=plan), 1, FastRng(1))
            public = GAME.view(state, None)
            assert (public.upcoming, public.hands, public.box) == ((), (), ())


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (replace(PLAN, hand=("run", "run")), "why-plan-hand"),
        (replace(PLAN, hand=("science-club", "run", "walk")), "why-plan-card"),
        (replace(PLAN, hand=("ice-cream-date", "run", "walk")), "why-plan-card"),
        (replace(PLAN, deck=("flying-saucer", *PLAN.deck[1:])), "why-plan-card"),
        (replace(PLAN, deck=PLAN.deck[1:] + PLAN.deck[:1]), "why-plan-rhythm"),
        (replace(PLAN, deck=("run", "run", *PLAN.deck[2:])), "why-plan-rhythm"),
        (
            replace(PLAN, hand=("bmx", "bmx", "bmx"), deck=deck_of("bmx", *RUNS[1:])),
            "why-plan-count",
        ),
        (replace(PLAN, hand=("run", "run", "run")), "why-plan-count"),
        (replace(PLAN, deck=PLAN.deck[:14]), "why-plan-deck"),
        (replace(PLAN, deck=PLAN.deck + deck_of("run", "walk")), "why-plan-deck"),
        (replace(PLAN, hand=("men-in-black", "bmx", "walk")), "why-plan-deck"),
        (replace(PLAN, aliens=("A4",)), "why-plan-head"),
        (replace(PLAN, aliens=("Z9",)), "why-plan-head"),
        (replace(PLAN, aliens=("C1", "C1")), "why-plan-twice"),
        (
            replace(PLAN, aliens=("C1", "E1", "G1", "J1", "D2", "H2", "K2", "G4", "I4", "J4")),
            "why-plan-aliens",
        ),
    ],
)
def test_what_a_plan_may_not_be(plan: Plan, reason: str) -> None:
    """Every fault has a reason of its own."""
    with pytest.raises(BadOption) as refused:
        dealt_with(plan)
    assert refused.value.reason == reason


def test_men_in_black_need_a_longer_deck() -> None:
    """Eighteen cards, so that the ninth alien is there if the first is sent away."""
    plan = replace(PLAN, hand=("men-in-black", "bmx", "walk"), deck=PLAN.deck + deck_of("walk"))
    dealt_with(plan)


def test_hands_of_four_are_planned_with_four() -> None:
    """The variants that make sense go along."""
    four = replace(PLAN, hand=("walk", *PLAN.hand))
    dealt_with(four, hand_of_four=True, free_discard=True)
    with pytest.raises(BadOption):
        dealt_with(four)


def test_a_plan_is_for_the_architect_alone() -> None:
    """Elsewhere it is refused."""
    with pytest.raises(BadOption) as refused:
        GAME.deal(Options(plan=PLAN), 1, FastRng(1))
    assert refused.value.reason == "why-plan-mode"
