"""Which alien plays which colour: each in turn chooses one that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.codes import COLOUR_NAME
from soucoupe.games.premier_contact.deal import first_phase, opening
from soucoupe.games.premier_contact.events import ColourTaken, Event

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import TakeColour
    from soucoupe.games.premier_contact.state import State


def free_colours(state: State) -> list[int]:
    """List the colours nobody has chosen yet: those drawn for whoever still chooses."""
    return [at for at, seat in enumerate(state.aliens) if seat in state.choosing]


def take(state: State, seat: int, action: TakeColour, out: list[Event] | None) -> None:
    """Give an alien the colour it wants; whoever stood for it stands for the other one."""
    aliens = list(state.aliens)
    mine, wanted = aliens.index(seat), COLOUR_NAME.index(action.colour)
    aliens[mine], aliens[wanted] = aliens[wanted], aliens[mine]
    state.aliens = tuple(aliens)
    settle(state, seat, out)
    if len(state.choosing) == 1:
        settle(state, state.choosing[0], out)
    if not state.choosing:
        state.phase = first_phase(state)
        if out is not None:
            out.extend(opening(state))


def settle(state: State, seat: int, out: list[Event] | None) -> None:
    """Let an alien keep the colour it stands for."""
    state.choosing = tuple([one for one in state.choosing if one != seat])
    if out is not None:
        out.append(ColourTaken(seat, COLOUR_NAME[state.aliens.index(seat)], state.choosing))
