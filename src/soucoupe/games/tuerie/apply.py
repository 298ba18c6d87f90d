"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.tuerie import hunt, playing, reckoning
from soucoupe.games.tuerie.course import run
from soucoupe.games.tuerie.data import ROOM_NUMBER
from soucoupe.games.tuerie.moves import (
    Act,
    Action,
    Crawl,
    Hide,
    Look,
    Lure,
    Name,
    Revive,
    Serve,
    SetAside,
    Turn,
)
from soucoupe.games.tuerie.state import NONE, State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.events import Event


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:
    """Change the state by a legal action; tell what happened if anybody listens."""
    run(state, decide(state, seat, action, rng, out), rng, out)


def decide(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> int:  # noqa: C901, PLR0911 (one line a verb)
    """Do what was decided; return the stage of the round that follows."""
    match action:
        case Hide():
            return playing.hide(state, seat, action.card, out)
        case Act():
            return playing.act(state, seat, action, out)
        case Turn():
            return hunt.turn(state, seat, action.position, rng, out)
        case Name():
            return hunt.name(state, seat, ROOM_NUMBER[action.room], out)
        case Crawl():
            room = NONE if action.room is None else ROOM_NUMBER[action.room]
            return hunt.crawl(state, seat, room, out)
        case Look():
            return hunt.look(state, seat, action.position, out)
        case SetAside():
            return hunt.set_aside(state, seat, action.away, out)
        case Lure():
            return hunt.lure(state, ROOM_NUMBER[action.room], rng, out)
        case Serve():
            return reckoning.serve(state, action.member, out)
        case Revive():
            return reckoning.revive(state, seat, action.member, out)
        case _:
            assert_never(action)
