"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.strangers.alarms import beam, draw_up, land, order
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.card_effects import (
    chase,
    copy,
    date,
    drive,
    drive_in,
    enter,
    move,
    play,
)
from soucoupe.games.strangers.data import BOARD_NAMES, CARD_NUMBER
from soucoupe.games.strangers.events import Event
from soucoupe.games.strangers.game_end import board_chosen
from soucoupe.games.strangers.kids import kid_at
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
from soucoupe.games.strangers.state import THROWING, State
from soucoupe.games.strangers.turn import after_action, flee, let_out, throw_away

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:  # noqa: C901, PLR0912 (one case a verb)
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Play():
            play(state, seat, CARD_NUMBER[action.card], rng, out)
        case MoveKid():
            moved(state, seat, action, rng, out)
        case LetOut():
            let_out(state, seat, rng, out)
        case Land():
            head = head_of(state, action.square)
            land(state, seat, head, state.phase.then, rng, out)
        case Beam():
            kid = kid_at(state, action.owner, BOARDS[state.board].number_of[action.at], 0)
            beam(state, seat, kid, state.phase.then, rng, out)
        case Flee():
            flee(state, seat, BOARDS[state.board].number_of[action.start], rng, out)
        case Done():
            done(state, seat, rng, out)
        case Discard():
            throw_away(state, seat, CARD_NUMBER[action.card], rng, out)
        case Drive():
            driven(state, seat, action, rng, out)
        case Enter():
            enter(state, seat, action.owner, rng, out)
        case Chase():
            chase(state, seat, head_of(state, action.square), rng, out)
        case Date():
            date(state, seat, action.other, out)
        case Copy():
            copy(state, seat, CARD_NUMBER[action.card], rng, out)
        case Resolve():
            order(state, seat, CARD_NUMBER[action.first], rng, out)
        case ChooseBoard():
            board_chosen(state, seat, BOARD_NAMES.index(action.board), rng, out)
        case _:
            assert_never(action)


def moved(state: State, seat: int, action: MoveKid, rng: Rng, out: list[Event] | None) -> None:
    """Move a kid from spot to spot."""
    number_of = BOARDS[state.board].number_of
    owner = seat if action.owner is None else action.owner
    move(state, seat, owner, number_of[action.start], number_of[action.to], rng, out)


def driven(state: State, seat: int, action: Drive, rng: Rng, out: list[Event] | None) -> None:
    """Drive from a square to another, or to a place."""
    board = BOARDS[state.board]
    start = board.number_of[action.start]
    place = board.place_of.get(action.to, -1)
    if place < 0:
        drive(state, seat, start, board.number_of[action.to], rng, out)
    else:
        drive_in(state, seat, start, place, rng, out)


def done(state: State, seat: int, rng: Rng, out: list[Event] | None) -> None:
    """Leave a card at what it has done, or the hand as it is."""
    if state.phase.kind == THROWING:
        draw_up(state, seat, rng, out)
    else:
        after_action(state, seat, rng, out)


def head_of(state: State, name: str) -> int:
    """Return the head on a square, by the square's name."""
    board = BOARDS[state.board]
    return board.heads.index(board.number_of[name])
