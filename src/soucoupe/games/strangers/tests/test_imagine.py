"""What a seat pictures: even over all deals of the cards it has not seen."""

from collections import Counter

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import CARD_NUMBER, COUNTS, FIRST_IN_HAND
from soucoupe.games.strangers.imagine import unseen_cards
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.tests.invariants import check
from soucoupe.games.strangers.tests.table import act, dealt, scene

TIMES = 4000


def test_unseen_cards_are_dealt_evenly_into_other_hands() -> None:
    """Each card not seen is as likely as any other in a hand; an alarm never is."""
    state = dealt(2)
    view = GAME.view(state, 0)
    rng = FastRng(1)
    seen = Counter(card for _ in range(TIMES) for card in GAME.imagine(view, rng).hands[1])
    unseen = Counter(card for card in unseen_cards(view) if card >= FIRST_IN_HAND)
    for card, count in unseen.items():
        expected = 3 * TIMES * count / unseen.total()
        assert abs(seen[card] - expected) < 5 * expected**0.5 + 5
    assert not any(card < FIRST_IN_HAND for card in seen)


def test_the_top_of_the_deck_may_be_anything_unseen() -> None:
    """An alien as often as aliens are left among the cards of the deck."""
    state = dealt(1)
    view = GAME.view(state, 0)
    rng = FastRng(2)
    tops = Counter(GAME.imagine(view, rng).deck[-1] for _ in range(TIMES))
    aliens = COUNTS[0] - state.discard.count(0)
    assert abs(tops[0] - TIMES * aliens / len(state.deck)) < 5 * (TIMES * 0.2) ** 0.5


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    """Cards seen on a date are pictured where they are."""
    state = scene("ice-cream-date", "run bmx walk", "", kids=("A4", "A4"))
    state = act(state, "play ice-cream-date", "date 1", "copy run", "move A4 C4")
    state = act(state, "play walk", "move A4 B4")
    view = GAME.view(state, 0)
    for seed in range(20):
        pictured = GAME.imagine(view, FastRng(seed))
        check(pictured)
        assert {CARD_NUMBER["run"], CARD_NUMBER["bmx"]} <= set(pictured.hands[1])


def test_an_open_hand_is_pictured_as_it_is() -> None:
    """A mate's cards are known."""
    options = Options(mode="teams-adjacent", first_player=0)
    state = scene("run walk bmx", "", "", "", options=options)
    assert GAME.imagine(GAME.view(state, 1), FastRng(1)).hands[0] == state.hands[0]


def test_the_public_pictures_a_lawful_plan() -> None:
    """Onlookers of an architect know the rhythm of the deck, not its cards."""
    state = GAME.deal(Options(mode="architect"), 1, FastRng(1))
    view = GAME.view(state, None)
    pictured = [GAME.imagine(view, FastRng(seed)) for seed in range(20)]
    for one in pictured:
        check(one)
    assert len({tuple(one.hands[0]) for one in pictured}) > 10
