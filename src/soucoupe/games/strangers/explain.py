"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import CARD_NUMBER, CITY_BUS, DONE, LET_OUT, SCHOOL_BUS
from soucoupe.games.strangers.imagine import restored
from soucoupe.games.strangers.kids import free_space, kid_at, supplied_kid
from soucoupe.games.strangers.legal import legal as allowed
from soucoupe.games.strangers.moves import (
    Action,
    Beam,
    Chase,
    ChooseBoard,
    Copy,
    Date,
    Discard,
    Done,
    Drive,
    Enter,
    Flee,
    Land,
    LetOut,
    MoveKid,
    Play,
    Resolve,
)
from soucoupe.games.strangers.state import NONE, THROWING

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.state import State
    from soucoupe.games.strangers.view_types import PhaseName, View

VERBS_OF: Final[dict[PhaseName, tuple[type[Action], ...]]] = {
    "turn": (LetOut, Play, Flee, Discard),
    "card": (MoveKid, Drive, Chase, Date, Done),
    "copy": (Copy,),
    "enter": (Enter,),
    "discard": (Discard, Done),
    "order": (Resolve,),
    "land": (Land,),
    "beam": (Beam,),
    "board": (ChooseBoard,),
}
TOPIC_OF: Final[dict[PhaseName, str]] = {
    "turn": "turn",
    "copy": "special-cards",
    "enter": "special-cards",
    "discard": "big-brain",
    "order": "total-invasion",
    "land": "aliens",
    "beam": "saucers",
    "board": "match",
    "over": "end",
}
CARD_TOPICS: Final[dict[str, str]] = {
    "school-bus": "buses",
    "city-bus": "buses",
    "walk": "moving",
    "run": "moving",
    "skateboard": "moving",
    "walkie-talkies": "moving",
    "watches": "moving",
    "fence-hop": "moving",
    "bmx": "moving",
}


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.now.name == "over":
        return "why-over"
    if view.seat is None or view.seat not in view.to_act:
        return "why-wait"
    state = pictured(view)
    if action in allowed(state, view.seat):
        return None
    if not isinstance(action, VERBS_OF[view.now.name]):
        return f"why-{view.now.name}-first"
    if None in astuple(action)[:2]:
        return "why-not"
    return against(state, view.seat, action)


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (it tells nothing)
    """Leave it at that, or let a kid out, if that is possible; else do anything but give up."""
    for neutral in (DONE, LET_OUT):
        if neutral in legal:
            return neutral
    brave = [action for action in legal if not isinstance(action, Flee | Discard)]
    return rng.pick(brave or list(legal), "timeout")


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    if view.now.name == "card":
        return CARD_TOPICS.get(view.now.card or "", "special-cards")
    if view.now.name == "turn" and view.seat is not None and view.seat not in view.to_act:
        return "places"
    if view.now.name == "turn" and view.options.mode == "architect":
        return "architect"
    return TOPIC_OF[view.now.name]


def pictured(view: View) -> State:
    """Rebuild what a view tells; of hands not seen it is enough that they have cards."""
    state = restored(view)
    for player in view.players:
        hand = state.hands[player.seat]
        hand += [NONE] * (player.hand_size - len(hand))
    return state


def against(state: State, seat: int, action: Action) -> str:  # noqa: C901, PLR0911, PLR0912 (one case a verb)
    """Say what is wrong with an action that is not legal, though its time has come."""
    match action:
        case LetOut():
            return "why-no-kid-left" if supplied_kid(state, seat) < 0 else "why-moving-limit"
        case Play():
            return "why-not-in-hand"
        case Discard():
            return against_discard(state, seat, action)
        case Flee():
            return "why-no-kid-there"
        case MoveKid():
            return against_move(state, seat, action)
        case Drive():
            return against_drive(state, seat, action)
        case Enter():
            return "why-not-in-car"
        case Chase():
            return "why-no-alien-there"
        case Date():
            return "why-no-date"
        case Copy():
            return "why-not-in-that-hand"
        case Land():
            return against_landing(state, action)
        case Beam():
            return "why-no-kid-there"
        case Done():
            return "why-card-first"
        case _:
            return "why-not"


def against_discard(state: State, seat: int, action: Discard) -> str:
    """Say why a card cannot be thrown away."""
    if not state.options.free_discard:
        return "why-no-free-discard"
    is_held = CARD_NUMBER[action.card] in state.hands[seat]
    return "why-thrown" if is_held and state.phase.kind != THROWING else "why-not-in-hand"


def against_move(state: State, seat: int, action: MoveKid) -> str:
    """Say why a kid cannot go there by this card."""
    board = BOARDS[state.board]
    start, to = board.number_of.get(action.start, -1), board.number_of.get(action.to, -1)
    if start < 0 or to < 0:
        return "why-no-such-spot"
    owner = seat if action.owner is None else action.owner
    if not 0 <= owner < state.seats or kid_at(state, owner, start, 0) < 0:
        return "why-no-kid-there"
    if kid_at(state, owner, start, state.phase.moved) < 0:
        return "why-moved-already"
    card = state.phase.card
    if card in (SCHOOL_BUS, CITY_BUS):
        return "why-no-stop"
    if to < board.squares:
        return "why-alien-there" if board.is_alien(to, state.aliens) else "why-out-of-reach"
    return against_space(state, to)


def against_space(state: State, spot: int) -> str:
    """Say why a kid cannot have a space: it is taken, a better one is free, or it is too far."""
    board = BOARDS[state.board]
    best = free_space(state, board.places[board.place_at[spot]])
    if best < 0:
        return "why-full"
    return "why-out-of-reach" if best == spot else "why-other-space"


def against_drive(state: State, seat: int, action: Drive) -> str:
    """Say why a car cannot drive there."""
    board = BOARDS[state.board]
    start = board.number_of.get(action.start, -1)
    place = board.place_of.get(action.to, -1)
    to = board.number_of.get(action.to, -1)
    if start < 0 or (place < 0 and not 0 <= to < board.squares):
        return "why-no-such-spot"
    if start >= board.squares or kid_at(state, seat, start, 0) < 0:
        return "why-no-kid-there"
    if place >= 0:
        first, size = board.places[place].first, board.places[place].size
        spaces = state.spaces[first - board.squares : first - board.squares + size]
        return "why-no-room" if spaces.count(-1) < state.kids.count(start) else "why-out-of-reach"
    return "why-alien-there" if board.is_alien(to, state.aliens) else "why-out-of-reach"


def against_landing(state: State, action: Land) -> str:
    """Say why an alien cannot land there."""
    board = BOARDS[state.board]
    square = board.number_of.get(action.square, -1)
    if not 0 <= square < board.squares or square not in board.heads:
        return "why-no-head"
    return "why-alien-there"
