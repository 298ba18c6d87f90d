"""Bots play legally whatever is dealt, alike for the same chance, and do the obvious."""

from __future__ import annotations

from typing import Any

import pytest

from soucoupe.core import notation
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.bots.expert import expert
from soucoupe.games.strangers.bots.novice import novice, regular
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import State
from soucoupe.games.strangers.tests.table import act, scene

TABLES = [
    (1, Options()),
    (1, Options(mode="architect", board="b", free_discard=True)),
    (2, Options(mode="match", hand_of_four=True)),
    (3, Options(board="b", total_invasion=True)),
    (4, Options(mode="teams-adjacent", free_discard=True)),
    (4, Options(mode="teams-diagonal", board="b", aliens_return=True)),
]


def chosen(bot: Any, state: State, seed: int = 1) -> str:
    """Return what a bot does, in notation."""
    seat = state.actor
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return notation.write(bot(view, legal, (), FastRng(seed), Budget()))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_regulars_play_every_table_to_its_end(seats: int, options: Options) -> None:
    """Each action is legal, and the same for the same view and chance."""
    rng = FastRng(3)
    state = GAME.deal(options, seats, rng)
    plies = 0
    while GAME.to_act(state):
        seat = state.actor
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        action = regular(view, legal, (), FastRng(plies), Budget())
        assert action in legal
        if plies % 70 == 10:
            assert regular(view, legal, (), FastRng(plies), Budget()) == action
            assert expert(view, legal, (), FastRng(plies), Budget()) in legal
            assert novice(view, legal, (), FastRng(plies), Budget()) in legal
        GAME.apply(state, seat, action, rng, None)
        plies += 1
    assert max(points_of(state)) > 0


@pytest.mark.parametrize("bot", [regular, expert])
def test_a_kid_at_the_door_goes_in(bot: Any) -> None:
    """One step from a manor, with one alien to come, there is nothing better to do."""
    aliens = "C1 E1 G1 D2 H2 G4 D5"
    state = scene("walk city-bus city-bus", "", kids=("K1", "A4"), aliens=aliens)
    assert chosen(bot, state) == "play walk"
    assert chosen(bot, act(state, "play walk")) == "move K1 north-manor"


@pytest.mark.parametrize("bot", [regular, expert])
def test_an_alien_lands_on_somebody_elses_kid(bot: Any) -> None:
    """A neighbour's kid one step from a manor, never one's own."""
    state = scene("run", "", kids=("D5", "J1"), top="alien-sighted walk walk")
    state = act(state, "play run", "move D5 D7")
    assert chosen(bot, state) == "land J1"


@pytest.mark.parametrize("bot", [regular, expert])
def test_a_saucer_is_pointed_at_the_leader(bot: Any) -> None:
    """At the manor of whoever has most, not at one's own pool."""
    kids = ("pool.1", "north-manor south-manor", "maple-house")
    state = act(scene("run", "", "", kids=kids, top="flying-saucer walk walk"), "play run")
    assert chosen(bot, state) in {"beam north-manor 1", "beam south-manor 1"}


def test_the_expert_plans_with_its_hand() -> None:
    """School bus and BMX in hand: the bus first, to where the BMX reaches a manor."""
    state = scene("school-bus bmx city-bus", "", kids=("A4",))
    assert chosen(expert, state) == "play school-bus"
    assert chosen(expert, act(state, "play school-bus")) in {"move A4 H1", "move A4 H7"}


def test_landings_are_not_made_in_the_order_of_the_list() -> None:
    """One that takes nobody is put in somebody's way, not on the first head of all."""
    state = scene("run", "", kids=("D4", "H1"), top="alien-sighted walk walk")
    state = act(state, "play run", "move D4 D2")
    heads = [notation.write(action) for action in GAME.legal(state, state.actor)]
    landings = {chosen(expert, state, seed) for seed in range(3)}
    assert landings.isdisjoint(heads[:2])


def test_of_equal_landings_chance_takes_one() -> None:
    """With nobody on the streets and all far from over, a bot's first landing is not foretold."""
    state = act(scene("run", "", top="alien-sighted walk walk"), "play run")
    weights = {chosen(regular, state, seed) for seed in range(12)}
    assert len(weights) > 3
