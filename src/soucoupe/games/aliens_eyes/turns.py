"""A turn: rolling, grouping what was rolled, and taking the tokens of what stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes import events as happened
from soucoupe.games.aliens_eyes.best_grouping import best_points
from soucoupe.games.aliens_eyes.data import (
    DICE,
    FACES,
    ITEM,
    ITEMS,
    KIND,
    MOST_EYES,
    NO_KIND,
    VALUE,
)
from soucoupe.games.aliens_eyes.state import GROUP, ROLL, State
from soucoupe.games.aliens_eyes.view_types import TOKEN, Combination, Token, TurnSeen

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.moves import Break, Group


def roll(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Turn the hourglass and roll."""
    state.turn += 1
    state.phase = GROUP
    cast(state, rng)
    if out is not None:
        out.append(happened.Rolled(state.actor, faces_of(state.loose)))


def reroll(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Roll all ten dice again; what stood is undone."""
    state.rerolled = True
    state.items = []
    cast(state, rng)
    if out is not None:
        out.append(happened.Rerolled(state.actor, faces_of(state.loose)))


def cast(state: State, rng: Rng) -> None:
    """Let ten dice fall."""
    loose = [0, 0, 0, 0, 0, 0, 0]
    for _ in range(DICE):
        loose[rng.below(FACES, "dice") + 1] += 1
    state.loose = loose


def group(state: State, action: Group, out: list[Event] | None) -> None:
    """Put one or two dice to the combination of their sum."""
    first, second = action.first, action.second
    state.loose[first] -= 1
    if second is None:
        item = first - 1
    else:
        state.loose[second] -= 1
        item = ITEM[first, second]
    state.items.append(item)
    if out is not None:
        value = VALUE[item]
        quantity = quantities(state.items)[value]
        out.append(happened.Grouped(state.actor, ITEMS[item], value, quantity))


def break_up(state: State, action: Break, out: list[Event] | None) -> None:
    """Take the newest item of these faces apart."""
    first, second = action.first, action.second
    item = first - 1 if second is None else ITEM[first, second]
    for face in ITEMS[item]:
        state.loose[face] += 1
    items = state.items
    at = len(items) - 1
    while items[at] != item:
        at -= 1
    items.pop(at)
    state.breaks += 1
    if out is not None:
        value = VALUE[item]
        quantity = quantities(items)[value]
        out.append(happened.Broke(state.actor, ITEMS[item], value, quantity))


def end_turn(state: State, out: list[Event] | None) -> None:
    """Take a token for every combination that matches one exactly; the next seat is to roll."""
    seat = state.actor
    stood = combinations(state.items, state.left)
    dice = state.loose[:]
    for item in state.items:
        for face in ITEMS[item]:
            dice[face] += 1
    is_told = out is not None and state.options.tell_possible
    possible = best_points(dice, state.left) if is_told else None
    taken = take(state, seat, out)
    rolled = faces_of(dice)
    state.last = TurnSeen(seat, rolled, stood, taken, state.rerolled)
    state.loose = [0, 0, 0, 0, 0, 0, 0]
    state.items = []
    state.rerolled = False
    state.breaks = 0
    state.played += 1
    state.actor = (seat + 1) % state.seats
    state.phase = ROLL
    if out is not None:
        points = sum([token.eyes * token.quantity for token in taken])
        next_player = state.actor if state.played < state.seats else None
        out.append(happened.TurnEnded(seat, points, possible, next_player))


def take(state: State, seat: int, out: list[Event] | None) -> tuple[Token, ...]:
    """Move the tokens from the table to the seat; return them."""
    taken: list[Token] = []
    counts = quantities(state.items)
    for value in range(1, MOST_EYES + 1):
        if counts[value] <= 1:
            continue
        kind = KIND[value][counts[value]]
        if state.left[kind]:
            state.left[kind] -= 1
            state.tokens[seat].append(kind)
            state.taken[seat].append(kind)
            taken.append(TOKEN[kind])
            if out is not None:
                out.append(happened.Took(seat, TOKEN[kind], state.left[kind]))
        elif out is not None:
            out.append(happened.Missed(seat, TOKEN[kind]))
    return tuple(taken)


def quantities(items: list[int]) -> list[int]:
    """Count the items of each value."""
    counts = [0] * (MOST_EYES + 1)
    for item in items:
        counts[VALUE[item]] += 1
    return counts


def combinations(items: list[int], left: list[int]) -> tuple[Combination, ...]:
    """Show what stands, lowest value first, with the tokens it could take."""
    found: list[Combination] = []
    if not items:
        return ()
    counts = quantities(items)
    for value in range(1, MOST_EYES + 1):
        quantity = counts[value]
        if quantity:
            faces = tuple([ITEMS[item] for item in items if VALUE[item] == value])
            kind = KIND[value][quantity]
            found.append(Combination(value, quantity, faces, 0 if kind == NO_KIND else left[kind]))
    return tuple(found)


def faces_of(counts: list[int]) -> tuple[int, ...]:
    """List dice by their faces, lowest first."""
    return tuple([face for face in range(1, FACES + 1) for _ in range(counts[face])])
