"""A turn: rolling, grouping, breaking, rolling again, and what is taken."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from soucoupe.core.errors import NotLegal
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import Event, Grouped, Missed, Took, TurnEnded
from soucoupe.games.aliens_eyes.legal import legal
from soucoupe.games.aliens_eyes.moves import Break, Done, Group, Options, Reroll
from soucoupe.games.aliens_eyes.state import GROUP
from soucoupe.games.aliens_eyes.tests.table import act, dealt, kind, rolled, token

FOUR_SIXES = ("group 6", "group 6", "group 2 4", "group 1 5")


def test_a_turn_opens_with_a_roll() -> None:
    """Nothing else can be done before, and ten dice lie loose after."""
    state = dealt()
    assert list(legal(state, 0)) == [GAME.actions.__args__[0]()]
    state = act(state, "roll")
    assert sum(state.loose) == 10
    assert state.turn == 1


def test_grouping_equals_brute_force() -> None:
    """On 10,000 random rolls, with some of the dice grouped: any one or two dice that lie loose."""
    rng = FastRng(3)
    state = act(dealt(), "roll")
    for _ in range(10_000):
        dice = sorted(rng.below(6, "die") + 1 for _ in range(rng.below(11, "dice")))
        state.loose = [dice.count(face) for face in range(7)]
        wanted = {faces for size in (1, 2) for faces in combinations(dice, size)}
        groups = [one for one in legal(state, 0) if isinstance(one, Group)]
        told = [(one.first,) if one.second is None else (one.first, one.second) for one in groups]
        assert len(told) == len(wanted)
        assert set(told) == wanted


def test_what_is_taken_equals_brute_force() -> None:
    """Random items of 2,000 random rolls take a token for each exact match, and nothing else."""
    rng = FastRng(4)
    for _ in range(2000):
        state = act(dealt(), "roll")
        state.loose = [0] * 7
        for _ in range(10):
            state.loose[rng.below(6, "die") + 1] += 1
        items: Counter[int] = Counter()
        while groups := [one for one in legal(state, 0) if isinstance(one, Group)]:
            pick = rng.pick(groups, "item")
            items[pick.first + (pick.second or 0)] += 1
            GAME.apply(state, 0, pick, rng, None)
        before = state.left[:]
        GAME.apply(state, 0, Done(), rng, None)
        wanted = [(eyes, quantity) for eyes, quantity in items.items() if quantity > 1]
        matching = [one for one in (kind(f"{a}x{b}") for a, b in wanted) if before[one]]
        assert sorted(state.tokens[0]) == sorted(matching)


def test_the_example_of_the_rule_page() -> None:
    """Two sixes, 2+4 and 1+5 are four sixes; three threes follow: two tokens, 33 points."""
    out: list[Event] = []
    state = rolled(dealt(), "1233345661")
    state = act(state, *FOUR_SIXES, "group 3", "group 3", "group 3", "done", out=out)
    assert [one.token for one in out if isinstance(one, Took)] == [token("3x3"), token("6x4")]
    assert out[-1] == TurnEnded(0, 33, None, 1)
    assert state.tokens[0] == [kind("3x3"), kind("6x4")]
    assert state.left[kind("6x4")] == 1
    assert state.actor == 1


def test_single_dice_and_pairs_mix_in_one_combination() -> None:
    """Items of one value always count together: no two combinations of the same value."""
    out: list[Event] = []
    state = act(rolled(dealt(), "1245661111"), *FOUR_SIXES, out=out)
    assert [one.quantity for one in out if isinstance(one, Grouped)] == [1, 2, 3, 4]
    assert len(GAME.view(state, 0).combinations) == 1


def test_the_quantity_must_match_exactly() -> None:
    """Five sixes do not take a 6x4, and with no 6x5 left they take nothing."""
    state = dealt()
    state.left[kind("6x5")] = 0
    out: list[Event] = []
    state = act(rolled(state, "6666612345"), *["group 6"] * 5, "done", out=out)
    assert state.tokens[0] == []
    assert Missed(0, token("6x5")) in out


def test_what_was_possible_is_told_where_wanted() -> None:
    """The same turn of 34 possible points; the view and what follows are the same (ruling 14)."""
    turn = (*FOUR_SIXES, "group 3", "group 3", "group 3", "done")
    out: list[Event] = []
    told = act(rolled(dealt(options=Options(tell_possible=True)), "1233345661"), *turn, out=out)
    assert out[-1] == TurnEnded(0, 33, 34, 1)
    silent = act(rolled(dealt(), "1233345661"), *turn)
    assert replace(GAME.view(told, 0), options=silent.options) == GAME.view(silent, 0)


def test_fewer_than_possible_may_be_made() -> None:
    """Four sixes of five take the 6x4."""
    state = act(rolled(dealt(), "6666612345"), *["group 6"] * 4, "done")
    assert state.tokens[0] == [kind("6x4")]


def test_a_combination_of_one_counts_for_nothing() -> None:
    """A lone six and a lone pair take nothing."""
    state = act(rolled(dealt(), "1245661111"), "group 6", "group 1 4", "done")
    assert state.tokens[0] == []


def test_the_last_copy_goes_once() -> None:
    """When no copy is left a combination takes nothing, and the turn still ends."""
    state = dealt()
    state.left[kind("6x2")] = 1
    state = act(rolled(state, "6612345123"), "group 6", "group 6", "done")
    state = act(rolled(state, "6612345123"), "group 6", "group 6", "done")
    assert [len(tokens) for tokens in state.tokens] == [1, 0, 0]
    assert state.left[kind("6x2")] == 0


def test_an_item_can_be_taken_apart() -> None:
    """Its dice lie loose again; only what stands can be broken."""
    state = act(rolled(dealt(), "1245661111"), "group 2 4")
    assert Break(2, 4) in legal(state, 0)
    with pytest.raises(NotLegal, match="why-not-made"):
        act(state, "break 6")
    state = act(state, "break 2 4")
    assert state.items == []
    assert state.loose[2] == state.loose[4] == 1


def test_twenty_breaks_a_turn() -> None:
    """The twenty-first is refused; the next turn has twenty again."""
    state = rolled(dealt(), "1245661111")
    for _ in range(20):
        state = act(state, "group 6", "break 6")
    state = act(state, "group 6")
    with pytest.raises(NotLegal, match="why-no-breaks-left"):
        act(state, "break 6")
    state = act(state, "done", "roll")
    assert GAME.view(state, 1).breaks == 20


def test_all_ten_dice_can_be_rolled_again_once() -> None:
    """Even after grouping, which is undone; breaks made so far stay made."""
    state = act(rolled(dealt(), "1245661111"), "group 6", "break 6", "group 6", "reroll")
    assert (state.phase, state.items, sum(state.loose), state.breaks) == (GROUP, [], 10, 1)
    assert Reroll() not in legal(state, 0)
    with pytest.raises(NotLegal, match="why-rerolled"):
        act(state, "reroll")
    assert Reroll() in legal(act(state, "done", "roll"), 1)


def test_the_end_of_a_turn_names_who_rolls_next() -> None:
    """The seat after it, and nobody once everyone had a turn."""
    out: list[Event] = []
    act(dealt(3), *3 * ["roll", "done"], out=out)
    assert [one.next_player for one in out if isinstance(one, TurnEnded)] == [1, 2, None]


def test_the_last_turn_is_remembered() -> None:
    """Everybody sees its dice, what stood and what it took, until the next turn ends."""
    state = act(rolled(dealt(), "6612345123"), "group 6", "group 6", "group 1 4", "done")
    last = GAME.view(state, None).last
    assert last is not None
    assert (last.seat, last.taken, last.rerolled) == (0, (token("6x2"),), False)
    assert last.dice == tuple(sorted(int(face) for face in "6612345123"))
    assert [(one.value, one.quantity) for one in last.combinations] == [(5, 1), (6, 2)]
