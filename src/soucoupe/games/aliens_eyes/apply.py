"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.aliens_eyes.moves import (
    Action,
    Break,
    Done,
    Fulfil,
    Group,
    NotNow,
    Reroll,
    Roll,
)
from soucoupe.games.aliens_eyes.rounds import answer, done
from soucoupe.games.aliens_eyes.turns import break_up, group, reroll, roll

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.state import State


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:
    """Change the state by a legal action; tell what happened if anybody listens."""
    match action:
        case Group():
            group(state, action, out)
        case Break():
            break_up(state, action, out)
        case Done():
            done(state, out)
        case Roll():
            roll(state, rng, out)
        case Reroll():
            reroll(state, rng, out)
        case Fulfil():
            answer(state, seat, action.tokens, out)
        case NotNow():
            answer(state, seat, (), out)
        case _:
            assert_never(action)
