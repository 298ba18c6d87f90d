"""A full state as a seat may picture it: consistent with its view and with nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.last_lamp.data import NUMBERS
from tests.games.last_lamp.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from tests.games.last_lamp.view_types import View


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    state = State(view.options, numbers_for(view, rng))
    state.called = {one.number: one.seat for one in view.called}
    state.turns = view.turns
    state.seat = view.to_act[0] if view.to_act else 0
    state.named = view.named
    state.namings = view.namings
    return state


def numbers_for(view: View, rng: Rng) -> list[int]:
    """Give every seat a number, each deal that calls have not ruled out equally likely.

    Whoever is not out holds a number nobody has called, or one they called themselves. Each seat in
    turn draws one of the two kinds, by how many deals there are with either.
    """
    seen = {lamp.seat: lamp.number for lamp in view.lamps}
    unseen = [number for number in NUMBERS if number not in seen.values()]
    callers = {one.number: one.seat for one in view.called}
    free = [number for number in unseen if number not in callers]
    rng.shuffle(free, "imagined numbers")
    seats = len(view.points)
    own = [[number for number in unseen if callers.get(number) == at] for at in range(seats)]
    waiting = [len(own[at]) for at in range(seats) if at not in seen]
    for seat in (at for at in range(seats) if at not in seen):
        mine, *waiting = waiting
        kept = mine * deals(waiting, len(free))
        other = len(free) * deals(waiting, len(free) - 1)
        is_kept = rng.below(kept + other, "imagined kind") < kept
        seen[seat] = rng.pick(own[seat], "imagined call") if is_kept else free.pop()
    return [seen[seat] for seat in range(seats)]


def deals(own: Sequence[int], free: int) -> int:
    """Count the ways to give seats one number each: of so many of their own, or of the free."""
    if not own:
        return 1
    return own[0] * deals(own[1:], free) + free * deals(own[1:], free - 1)
