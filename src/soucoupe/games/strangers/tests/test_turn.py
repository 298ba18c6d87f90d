"""A turn: one action, then the draw; limits that grow and shrink; flight and standstill."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import CARD_NUMBER
from soucoupe.games.strangers.events import Drew, Event, Fled, KidOut, Reshuffled, StandstillNear
from soucoupe.games.strangers.kids import hand_limit, moving_limit
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.state import OVER, START
from soucoupe.games.strangers.tests.table import act, coin, dealt, options_of, scene, where


def test_three_cards_each_and_no_alarm_among_them() -> None:
    """First hands: aliens and saucers are discarded without effect and replaced."""
    for seed in range(30):
        state = dealt(4, seed=seed)
        assert [len(hand) for hand in state.hands] == [3] * 4
        assert all(card > 1 for hand in state.hands for card in hand)
        assert all(card < 2 for card in state.discard)
        assert (state.aliens, state.supply) == (0, 8)


def test_the_first_player_is_drawn_unless_the_host_chooses() -> None:
    """Every seat begins now and then; a named one always."""
    begun = {GAME.deal(Options(), 4, FastRng(seed)).actor for seed in range(40)}
    assert begun == {0, 1, 2, 3}
    assert all(GAME.deal(Options(first_player=2), 4, FastRng(seed)).actor == 2 for seed in range(5))


def test_letting_out_puts_a_kid_in_front_of_school() -> None:
    """One action a turn; the hand is full, so nothing is drawn."""
    out: list[Event] = []
    state = act(scene("run run run", ""), "let-out", out=out)
    assert where(state, 0) == ["A4"]
    assert [type(event) for event in out] == [KidOut]
    assert state.actor == 1


def test_one_moving_kid_at_a_time() -> None:
    """Not another before the first is safe."""
    state = scene("", "", kids=("B4",))
    assert "let-out" not in options_of(state)
    with pytest.raises(NotLegal, match="why-moving-limit"):
        act(state, "let-out")
    assert "let-out" in options_of(scene("", "", kids=("library.1",)))


def test_one_more_for_every_kid_in_a_park() -> None:
    """Two in Parks: up to three on the streets, each let out by an action of its own."""
    state = scene("", "", kids=("north-park.1 south-park.1 A4 D4",))
    assert moving_limit(state, 0) == 3
    assert moving_limit(state, 1) == 1
    assert where(act(state, "let-out"), 0).count("A4") == 2
    assert "let-out" not in options_of(scene("", "", kids=("north-park.1 south-park.1 A4 D4 D1",)))


def test_a_library_kid_makes_the_hand_larger() -> None:
    """Entering with one's last step, one draws the played card and one more."""
    out: list[Event] = []
    state = act(scene("walk run run", "", kids=("D3",)), "play walk", "move D3 library.1", out=out)
    assert hand_limit(state, 0) == 4
    assert len(state.hands[0]) == 4
    assert sum(isinstance(event, Drew) for event in out) == 2


def test_two_library_kids_make_five_cards() -> None:
    """One card more for each of them."""
    assert hand_limit(scene("", "", kids=("library.1 library.2",)), 0) == 5


def test_nobody_lets_an_eleventh_kid_out() -> None:
    """All ten on the board: nobody is left at School."""
    places = "library.1 library.2 library.3 pool.1 pool.2 pool.3 pool.4 north-park.1 south-park.1"
    state = scene("", "", kids=(f"{places} A4",))
    with pytest.raises(NotLegal, match="why-no-kid-left"):
        act(state, "let-out")


def test_losing_the_park_kid_leaves_one_above_the_limit() -> None:
    """Nothing is done about it; only adding another is barred (the rulebook's example)."""
    state = scene("", "run", kids=("A4 D4 north-park.1", ""), top="walk flying-saucer walk")
    state = act(state, "play walk", "move A4 B4", "play run", "beam north-park.1 0", rng=coin(True))
    assert where(state, 0) == ["B4", "D4"]
    assert moving_limit(state, 0) == 1
    assert "let-out" not in options_of(state)


def test_losing_the_library_kid_leaves_a_card_too_many() -> None:
    """The hand stays as it is, and is drawn up to the new limit only."""
    state = scene("walk run run bmx", "run", kids=("library.1",), top="flying-saucer walk walk")
    state.actor = 1
    state = act(state, "play run", "beam library.1 0", rng=coin(True))
    assert len(state.hands[0]) == 4
    assert hand_limit(state, 0) == 3
    after = act(state, "play run")
    assert len(after.hands[0]) == 3


def test_fleeing_takes_a_moving_kid_off_and_draws_nothing() -> None:
    """Even below hand size; never a safe kid (ruling 6)."""
    out: list[Event] = []
    state = scene("walk run", "", kids=("D4 D3 pool.1",))
    assert options_of(state, "flee") == ["flee D3", "flee D4"]
    with pytest.raises(NotLegal, match="why-no-kid-there"):
        act(state, "flee pool.1")
    after = act(state, "flee D4", out=out)
    assert where(after, 0) == ["D3", "pool.1"]
    assert len(after.hands[0]) == 2
    assert [type(event) for event in out] == [Fled]


def test_the_draw_after_a_flight_comes_with_the_next_turn() -> None:
    """The next turn that does not flee draws up as usual."""
    state = act(scene("walk run", "", kids=("D4",)), "flee D4", "let-out", "let-out")
    assert len(state.hands[0]) == 3


def test_the_discard_is_shuffled_when_the_deck_runs_out() -> None:
    """A public pile becomes the deck; the card just played is in it."""
    state = scene("walk run run", "", kids=("A4",), top="")
    state.discard = [card for card in state.deck if card > 1]
    state.box = [card for card in state.deck if card < 2]
    state.deck = []
    out: list[Event] = []
    after = act(state, "play walk", "move A4 B4", out=out)
    assert any(isinstance(event, Reshuffled) for event in out)
    assert after.discard == []
    assert len(after.hands[0]) == 3


def test_the_discard_is_public() -> None:
    """Everybody may browse it, the public too, oldest card first."""
    state = act(scene("run walk walk", "bmx walk walk"), "play run", "play bmx")
    for reader in (0, 1, None):
        assert GAME.view(state, reader).discard == ("run", "bmx")


def test_ten_safe_kids_end_the_game_before_the_draw() -> None:
    """Whoever moved the last one; checked after the action (ruling 8)."""
    places = "library.1 library.2 library.3 pool.1 pool.2 pool.3 pool.4 north-park.1 south-park.1"
    out: list[Event] = []
    state = scene("walk", "", kids=(f"{places} C4",), top="alien-sighted")
    after = act(state, "play walk", "move C4 maple-house", out=out)
    assert after.phase.kind == OVER
    assert after.reason == "all-safe"
    assert not any(isinstance(event, Drew) for event in out)
    other = scene("prom-night", "", kids=("", f"{places} C4"))
    assert act(other, "play prom-night", "move C4 gym.1 1").reason == "all-safe"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_twenty_rounds_without_a_card_end_the_game(seats: int) -> None:
    """Fleeing and letting out for ever is no way to keep the aliens away (ruling 9).

    The view counts down to it, and it is told twice before it strikes.
    """
    state = scene(*[""] * seats)
    out: list[Event] = []
    turns = 0
    while GAME.to_act(state):
        left = 20 * seats - turns if state.flights else None
        assert GAME.view(state, None).standstill == left
        state = act(
            state,
            options_of(state, "flee")[0] if options_of(state, "flee") else "let-out",
            out=out,
        )
        turns += 1
    assert (state.reason, turns) == ("standstill", 20 * seats)
    warned = [event.left for event in out if isinstance(event, StandstillNear)]
    assert warned == [5 * seats, seats]


def test_a_flight_and_a_few_let_out_end_nothing() -> None:
    """Alone, one flight and two kids let out are lawful play (ruling 9)."""
    state = act(scene("", kids=("north-park.1 D4",)), "flee D4", "let-out", "let-out")
    assert (state.phase.kind, GAME.view(state, 0).standstill) == (START.kind, 17)


def test_a_card_starts_the_count_anew() -> None:
    """Whatever its effect."""
    state = act(scene("", ""), "let-out", "let-out", "flee A4", "flee A4", "play walk")
    assert (state.quiet, state.flights) == (0, 0)


def test_letting_out_alone_never_ends_the_game() -> None:
    """Alone, with two kids in Parks, three turns of letting out are lawful play (ruling 9)."""
    state = act(scene("", kids=("north-park.1 south-park.1",)), "let-out", "let-out", "let-out")
    assert state.phase.kind != OVER
    assert state.quiet == 3


def test_a_turn_has_the_cards_of_the_hand_once_each() -> None:
    """Cards of one kind are alike; the order tells nothing."""
    state = scene("run walk run", "")
    assert options_of(state) == ["let-out", "play walk", "play run"]
    with pytest.raises(NotLegal, match="why-not-in-hand"):
        act(state, "play bmx")
    assert state.hands[0] == [CARD_NUMBER["run"], CARD_NUMBER["walk"], CARD_NUMBER["run"]]
