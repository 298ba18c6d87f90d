"""The general search finds what is plainly best, and asks for nothing but a view."""

from __future__ import annotations

import inspect
from collections.abc import Collection
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.bots import random_bot
from soucoupe.bots.levels import LEVELS, bot, bot_names
from soucoupe.bots.search import Arm, next_arm, play_on, searcher
from soucoupe.core.budget import Budget
from soucoupe.core.errors import UnknownBot
from soucoupe.core.rng import FastRng, Rng
from soucoupe.core.snapshot import digest
from tests.support.walk import walk


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_bots_take_five_things(game: Any) -> None:
    """View, legal actions, events seen, chance, a budget: a bot has no way to be given a state."""
    for level in LEVELS:
        parameters = list(inspect.signature(bot(game, level)).parameters)
        assert parameters == ["view", "legal", "events", "rng", "budget"]


def test_unknown_bots_are_refused_by_name() -> None:
    """With the names of those there are."""
    game = registry.all_games()[0]
    with pytest.raises(UnknownBot, match=", ".join(bot_names(game))):
        bot(game, "genius")


def test_the_same_chance_gives_the_same_choice() -> None:
    """Counted in simulations, a search is repeatable."""
    game = registry.all_games()[0]
    choose = searcher(game, 30, random_bot.choose)
    for position in list(walk(game, game.seats[0], game.options(), "search"))[::9]:
        view = game.view(position.state, position.seat)
        choices = [choose(view, position.legal, (), FastRng(4), Budget()) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in position.legal


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_chance_plays_on_the_same_with_and_without_views(game: Any) -> None:
    """The short way of random simulations takes the very actions the random bot would."""

    def with_views(view: Any, legal: Collection[Any], events: Any, rng: Rng, budget: Budget) -> Any:
        assert isinstance(view, game.views)
        return random_bot.choose(view, legal, events, rng, budget)

    position = next(walk(game, game.seats[0], game.options(), "views"))
    states = [position.state.copy() for _ in range(2)]
    for state, policy in zip(states, (with_views, random_bot.choose), strict=True):
        play_on(game, state, policy, FastRng(3), 16)
    assert digest(states[0]) == digest(states[1]) != digest(position.state)


def test_every_action_is_tried_before_any_twice() -> None:
    """Then the promising ones get more."""
    arms = [Arm() for _ in range(5)]
    for done in range(200):
        at = next_arm(arms, done)
        assert done >= 5 or at == done
        arms[at].add(float(at == 3))
    assert max(arms, key=lambda arm: arm.tries) is arms[3]
    assert all(arm.tries > 1 for arm in arms)


def test_a_budget_smaller_than_the_choice_still_chooses_something_tried() -> None:
    """With fewer simulations than actions the best of those tried is taken."""
    game = registry.all_games()[0]
    position = next(walk(game, game.seats[0], game.options(), "few"))
    assert len(position.legal) > 3
    seen: list[Any] = []

    def policy(view: Any, legal: Collection[Any], events: Any, rng: Rng, budget: Budget) -> Any:
        seen.append(view)
        return random_bot.choose(view, legal, events, rng, budget)

    choose = searcher(game, 640, policy)
    view = game.view(position.state, position.seat)
    assert choose(view, position.legal, (), FastRng(1), Budget(2)) in list(position.legal)[:2]
    assert all(isinstance(view, game.views) for view in seen)
