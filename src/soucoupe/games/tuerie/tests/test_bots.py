"""Bots bet and crawl with sense: what is never better than something else they do not even try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from soucoupe.core import notation
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.bots.careful_policy import careful_policy
from soucoupe.games.tuerie.bots.sensible_choices import sensible_choices
from soucoupe.games.tuerie.state import CRAWLING, NAMING
from soucoupe.games.tuerie.tests.table import dealt, played, scene

if TYPE_CHECKING:
    from soucoupe.games.tuerie.state import State

QUICK = Budget(24)
LEVELS = ("novice", "regular", "expert")
OUT = "0 spacewalk 1"
CREW = ("", "dinner shove", "strange-noise armoured-crate")
QUIET = ("", "hide dinner, act shove 2 greenhouse", "hide strange-noise, act armoured-crate")


def chosen(level: str, state: State, seed: int = 1) -> str:
    """Return what a bot decides, in notation."""
    seat = state.actor
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return notation.write(GAME.bots[level](view, legal, (), FastRng(seed), QUICK))


def sensible(state: State) -> list[str]:
    """List the answers worth a thought, in notation."""
    return sorted(notation.write(one) for one in sensible_choices(state, state.actor, FastRng(1)))


def naming(*crew: str, zone: str, reserve: str) -> State:
    """Return a round in which whoever is outside names a room, all cards on the table."""
    plans = crew or QUIET
    hands = ("", "dinner overload", CREW[2]) if crew else CREW
    state = played(scene(*hands, zone=zone, reserve=reserve, ongoing=OUT), *plans)
    assert state.phase == NAMING
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bets_on_a_room_already_searched(level: str) -> None:
    """It brings nobody back, and nobody wins by it."""
    state = naming(zone="ducts galley", reserve="airlock engine-room cargo-bay greenhouse")
    assert sensible(state) == ["name ducts", "name galley"]
    assert {chosen(level, state, seed) for seed in range(6)} <= {"name ducts", "name galley"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_certain_return_is_taken(level: str) -> None:
    """One target is left: there the alien goes."""
    rooms = "airlock engine-room cargo-bay greenhouse galley"
    assert chosen(level, naming(zone="ducts", reserve=rooms)) == "name ducts"


@pytest.mark.parametrize("level", LEVELS)
def test_outside_one_bets_on_the_room_about_to_be_destroyed(level: str) -> None:
    """If the alien dies there, the win is shared; elsewhere there is none to share."""
    plans = ("", "hide dinner, act overload", QUIET[2])
    state = naming(*plans, zone="engine-room ducts galley", reserve="airlock greenhouse cargo-bay")
    assert chosen(level, state) == "name engine-room"


@pytest.mark.parametrize("level", LEVELS)
def test_one_crawls_to_where_this_hunt_is_safest(level: str) -> None:
    """Out of a hunted room into one already searched, and not where a room is being destroyed."""
    hands = ("crawl-space dinner", "overload shove", "strange-noise armoured-crate")
    plans = ("hide dinner, act crawl-space", "hide shove, act overload", QUIET[2])
    state = scene(*hands, zone="galley ducts cargo-bay", reserve="engine-room airlock greenhouse")
    state = played(state, *plans)
    assert state.phase == CRAWLING
    assert sensible(state) == ["crawl airlock", "crawl greenhouse"]
    assert chosen(level, state) in {"crawl airlock", "crawl greenhouse"}


@pytest.mark.parametrize("seats", [3, 8])
def test_weighing_cards_changes_nothing(seats: int) -> None:
    """The copies cards are weighed on share lists with the game: nothing may be written there."""
    rng = FastRng(seats)
    state: Any = dealt(seats)
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        before = digest(state)
        action = careful_policy(state, seat, rng)
        assert digest(state) == before
        GAME.apply(state, seat, action, rng, None)


@pytest.mark.parametrize("seats", [3, 10])
def test_bots_play_games_to_their_end(seats: int) -> None:
    """Every decision is legal, and the same for the same view and chance."""
    rng = FastRng(seats)
    state: Any = dealt(seats)
    plies = 0
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        bot = GAME.bots[LEVELS[seat % len(LEVELS)]]
        action = bot(view, legal, (), FastRng(plies), QUICK)
        assert action in legal
        assert bot(view, legal, (), FastRng(plies), QUICK) == action
        GAME.apply(state, seat, action, rng, None)
        plies += 1
