"""Which squares a move passes, and everything a card could do, for eyes that want to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.choices import CHOICES
from soucoupe.games.strangers.data import CARD_OF, SCIENCE_CLUB, WAY_OF
from soucoupe.games.strangers.moves import Drive, Move
from soucoupe.games.strangers.view_types import Preview, Route

if TYPE_CHECKING:
    from soucoupe.games.strangers.board import Way
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State


def path_between(state: State, start: int, to: int, card: int) -> tuple[str, ...]:
    """Name the squares a card's move enters, in order; none, if it goes straight there."""
    board = BOARDS[state.board]
    if WAY_OF[card] < 0 or start >= board.squares:
        return ()
    return named(state, board.by_card[card][start], to)


def path_driven(state: State, start: int, to: int) -> tuple[str, ...]:
    """Name the squares a car enters, in order."""
    return named(state, BOARDS[state.board].car_pool[start], to)


def named(state: State, ways: list[Way], to: int) -> tuple[str, ...]:
    """Name the squares of the first open path to a spot."""
    board = BOARDS[state.board]
    place = board.place_at[to]
    square = to if place < 0 else -1
    for way in ways:
        if way.place == place and way.square == square:
            path = way.reach.path(state.aliens)
            return tuple([board.spots[entered] for entered in path])
    return ()


def routes_of(state: State, seat: int, actions: list[Action], card: int) -> tuple[Route, ...]:
    """Turn moves and drives into routes; other actions have none."""
    board = BOARDS[state.board]
    found: list[Route] = []
    for action in actions:
        if isinstance(action, Move):
            start, to = board.number_of[action.start], board.number_of[action.to]
            owner = seat if action.owner is None else action.owner
            path = path_between(state, start, to, card)
            found.append(Route(action.start, action.to, owner, path))
        elif isinstance(action, Drive):
            place = board.place_of.get(action.to, -1)
            to = board.number_of[action.to] if place < 0 else board.places[place].first
            path = path_driven(state, board.number_of[action.start], to)
            found.append(Route(action.start, action.to, seat, path))
    return tuple(found)


def previews_of(state: State, seat: int) -> tuple[Preview, ...]:
    """Show what each kind of card in a hand could do, at the beginning of a turn."""
    found = []
    for card in sorted(set(state.hands[seat])):
        actions = CHOICES[card](state, seat)
        has_effect = bool(actions) or card == SCIENCE_CLUB
        routes = routes_of(state, seat, actions, card)
        found.append(Preview(CARD_OF[card], has_effect, routes))
    return tuple(found)
