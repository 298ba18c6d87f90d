"""Top of the class, big brain, total invasion, returning aliens: alone and together."""

from itertools import product

import pytest

from soucoupe.core.errors import BadOption, NotLegal
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import ALIEN, SAUCER
from soucoupe.games.strangers.events import Discarded, Drew, Event, NothingTaken, Ordered
from soucoupe.games.strangers.kids import hand_limit
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import (
    BOARD_NAMES,
    SEATS,
    act,
    aliens_of,
    coin,
    dealt,
    options_of,
    random_game,
    scene,
    where,
)

FOUR = Options(first_player=0, hand_of_four=True)
DISCARD = Options(first_player=0, free_discard=True)
INVASION = Options(first_player=0, total_invasion=True)
SEVEN = "C1 E1 G1 J1 D2 H2 K2"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_every_combination_is_played_to_its_end(seats: int, board: str) -> None:
    """Sixteen sets of switches at every number of seats, on both boards."""
    for seed, switches in enumerate(product((False, True), repeat=4)):
        four, discard, invasion, returning = switches
        options = Options(
            board="b" if board == "b" else "a",
            hand_of_four=four,
            free_discard=discard,
            total_invasion=invasion,
            aliens_return=returning,
        )
        *_, (state, _, _) = random_game(seats, options, seed)
        assert GAME.outcome(state) is not None


def test_hands_of_four() -> None:
    """Four cards to begin with and to draw up to, and one more for each Library kid."""
    state = dealt(3, FOUR)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert hand_limit(scene("", "", kids=("library.1",), options=FOUR), 0) == 5


def test_a_card_may_be_thrown_away_before_the_action() -> None:
    """Then none after it; both are replaced by the draw."""
    state = scene("run walk bmx", "", options=DISCARD)
    assert options_of(state, "discard") == ["discard walk", "discard run", "discard bmx"]
    state = act(state, "discard walk")
    assert state.actor == 0
    with pytest.raises(NotLegal, match="why-thrown"):
        act(state, "discard run")
    out: list[Event] = []
    after = act(state, "play run", out=out)
    assert after.actor == 1
    assert sum(isinstance(event, Drew) for event in out) == 2


def test_a_card_may_be_thrown_away_after_the_action() -> None:
    """Or none: the choice comes before the draw, once a turn."""
    out: list[Event] = []
    state = act(scene("run walk bmx", "", options=DISCARD), "let-out")
    assert options_of(state) == ["done", "discard walk", "discard run", "discard bmx"]
    kept = act(state, "done")
    assert (kept.actor, len(kept.hands[0])) == (1, 3)
    thrown = act(state, "discard bmx", out=out)
    assert [type(event) for event in out] == [Discarded, Drew]
    assert (thrown.actor, len(thrown.hands[0])) == (1, 3)


def test_thrown_away_before_a_flight_it_is_not_replaced() -> None:
    """A turn that flees draws nothing at all; so after a flight nobody is asked for a card."""
    state = scene("run walk bmx", "", kids=("D4",), options=DISCARD)
    thrown = act(state, "discard bmx", "flee D4")
    assert (thrown.actor, len(thrown.hands[0])) == (1, 2)
    fled = act(state, "flee D4")
    assert (fled.actor, len(fled.hands[0])) == (1, 3)


def test_without_the_variant_nothing_is_thrown_away() -> None:
    """The refusal says so."""
    with pytest.raises(NotLegal, match="why-no-free-discard"):
        act(scene("run", ""), "discard run")


@pytest.mark.parametrize("alarm", ["alien-sighted", "flying-saucer"])
@pytest.mark.parametrize("first", ["alien-sighted", "flying-saucer"])
def test_total_invasion_resolves_both_in_the_order_chosen(alarm: str, first: str) -> None:
    """Whatever is drawn: an alien and a saucer, by whoever drew it."""
    out: list[Event] = []
    state = scene("run", "", kids=("A4",), top=f"{alarm} walk walk walk", options=INVASION)
    state = act(state, "play run", "move A4 C4")
    assert options_of(state) == ["resolve alien-sighted", "resolve flying-saucer"]
    state = act(state, f"resolve {first}", out=out)
    assert [event.first for event in out if isinstance(event, Ordered)] == [first]
    steps = ["land D5", "beam C4 0"]
    for step in steps if first == "alien-sighted" else steps[::-1]:
        state = act(state, step, rng=coin(True))
    assert (state.actor, aliens_of(state), where(state, 0)) == (1, {"D5"}, [])


def test_total_invasion_ends_with_the_last_alien_before_the_saucer() -> None:
    """If the alien is resolved first; else the saucer has its turn."""
    options = scene(
        "run", "", kids=("pool.1",), aliens=SEVEN, top="alien-sighted", options=INVASION
    )
    state = act(options, "play run")
    first = act(state, "resolve alien-sighted", "land C7")
    assert first.phase.kind == OVER
    assert where(first, 0) == ["pool.1"]
    second = act(state, "resolve flying-saucer")
    second = act(second, "beam pool.1 0", rng=coin(True))
    assert act(second, "land C7").phase.kind == OVER
    assert where(second, 0) == []


def test_total_invasion_over_empty_streets_needs_no_order() -> None:
    """The alien lands, the saucer finds nobody."""
    out: list[Event] = []
    state = act(scene("run", "", top="flying-saucer walk walk walk", options=INVASION), "play run")
    state = act(state, "land D5", out=out)
    assert any(isinstance(event, NothingTaken) for event in out)
    assert state.actor == 1


def test_total_invasion_may_take_the_only_kid_before_the_saucer_comes() -> None:
    """The alien lands on it: nobody is left to point at."""
    state = scene("run", "", kids=("E1",), top="alien-sighted walk walk walk", options=INVASION)
    state = act(state, "play run", "move E1 G1", "resolve alien-sighted", "land G1")
    assert (state.actor, where(state, 0)) == (1, [])


def test_total_invasion_spares_first_hands() -> None:
    """What first hands turn up is discarded as always."""
    for seed in range(10):
        state = dealt(4, Options(total_invasion=True), seed)
        assert state.aliens == 0


def test_aliens_return_from_the_sixth_on() -> None:
    """Five stay discarded, the others are shuffled back once all hands are dealt; no saucers."""
    returned = 0
    for seed in range(300):
        plain = dealt(4, Options(hand_of_four=True), seed)
        state = dealt(4, Options(hand_of_four=True, aliens_return=True), seed)
        assert state.hands == plain.hands
        aliens = plain.discard.count(ALIEN)
        assert state.discard.count(ALIEN) == min(aliens, 5)
        assert state.discard.count(SAUCER) == plain.discard.count(SAUCER)
        assert len(state.deck) == len(plain.deck) + max(0, aliens - 5)
        returned += aliens > 5
    assert returned > 5


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        (Options(mode="teams-adjacent"), 2, "why-teams-seats"),
        (Options(mode="teams-diagonal"), 3, "why-teams-seats"),
        (Options(mode="match"), 4, "why-match-seats"),
        (Options(mode="architect"), 2, "why-architect-seats"),
        (Options(mode="architect", total_invasion=True), 1, "why-architect-options"),
        (Options(mode="architect", aliens_return=True), 1, "why-architect-options"),
        (Options(first_player=3), 3, "why-first-player"),
    ],
)
def test_what_makes_no_sense_is_refused(options: Options, seats: int, reason: str) -> None:
    """The refusal has a reason that both catalogues can tell."""
    with pytest.raises(BadOption) as refused:
        dealt(seats, options)
    assert refused.value.reason == reason
