"""One game among bots, from the deal to the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from soucoupe.bots import random_bot
from soucoupe.core.budget import Budget
from soucoupe.core.play import not_legal, opening
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.core.rollout import rollout

if TYPE_CHECKING:
    from msgspec import Struct

    from soucoupe.core.game import AnyGame, Chooser, Seat
    from soucoupe.core.outcome import Outcome

MOST_PLIES = 100_000
"""Every game ends; one that has not by then is told as unfinished instead of hanging."""


class Result(NamedTuple):
    """How a game went: None for an outcome if it did not end."""

    actions: int
    outcome: Outcome | None


class EventsSeen(Sequence[Any]):
    """What one seat was shown so far, worked out only when a bot looks."""

    def __init__(self, game: AnyGame, events: list[Any], seat: Seat) -> None:
        self._game = game
        self._events = events
        self._seat = seat
        self._read = 0
        self._kept: list[Any] = []

    @overload
    def __getitem__(self, at: int) -> Any: ...  # noqa: ANN401 (events are erased here)
    @overload
    def __getitem__(self, at: slice) -> Sequence[Any]: ...
    def __getitem__(self, at: int | slice) -> Any:
        """Return one shown event, or several."""
        return self._shown()[at]

    def __iter__(self) -> Iterator[Any]:
        """Go through the shown events."""
        return iter(self._shown())

    def __len__(self) -> int:
        """Count the shown events."""
        return len(self._shown())

    def _shown(self) -> list[Any]:
        shown = [self._game.show(event, self._seat) for event in self._events[self._read :]]
        self._read = len(self._events)
        self._kept += [event for event in shown if event is not None]
        return self._kept


def play_match(
    game: AnyGame, options: Struct, choosers: Sequence[Chooser[Any, Any, Any]], seed: int
) -> Result:
    """Deal and play one game, every seat by its own bot with chance of its own."""
    rng = FastRng(seed)
    state = game.deal(options, len(choosers), rng)
    if all(chooser is random_bot.choose for chooser in choosers):
        return Result(rollout(game, state, rng, MOST_PLIES), game.outcome(state))
    plies = play_on(game, state, choosers, rng, seed, [])
    return Result(plies, game.outcome(state))


def play_on(
    game: AnyGame,
    state: Any,  # noqa: ANN401 (states are erased here)
    choosers: Sequence[Chooser[Any, Any, Any]],
    rng: FastRng,
    seed: int,
    events: list[Any],
) -> int:
    """Play a dealt game to its end and collect its events; return how many actions it took."""
    events += opening(game, state)
    seen = [EventsSeen(game, events, seat) for seat in range(len(choosers))]
    chance = [FastRng(game_seed(seed, seat)) for seat in range(len(choosers))]
    budget = Budget()
    plies = 0
    while (waiting := game.to_act(state)) and plies < MOST_PLIES:
        seat = waiting[0]
        legal = game.legal(state, seat)
        action = choosers[seat](game.view(state, seat), legal, seen[seat], chance[seat], budget)
        if action not in legal:
            raise not_legal(game, state, seat, action)
        game.apply(state, seat, action, rng, events)
        plies += 1
    return plies
