"""An alien's request: signs on the tablet, one by one, then sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.codes import MARK, marks
from soucoupe.games.premier_contact.events import Drawn, Event, Sent, Wiped
from soucoupe.games.premier_contact.state import NONE, VOTE, State

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import DrawSign


def draw(state: State, seat: int, action: DrawSign, out: list[Event] | None) -> None:
    """Put a sign on the tablet, for all to see at once."""
    code = 2 * action.glyph + (1 if action.barred else 0)
    state.tablet.append(code)
    state.shown |= 1 << action.glyph
    if out is not None:
        out.append(Drawn(seat, MARK[code]))


def wipe(state: State, seat: int, out: list[Event] | None) -> None:
    """Take the last sign off; all have seen it, so its place stays used."""
    code = state.tablet.pop()
    state.wiped.append(code)
    if out is not None:
        out.append(Wiped(seat, MARK[code]))


def send(state: State, seat: int, out: list[Event] | None) -> None:
    """Let the humans vote."""
    state.phase = VOTE
    state.votes = [NONE] * len(state.humans)
    state.lapsed = 0
    if out is not None:
        out.append(Sent(seat, marks(state.tablet)))


def room(state: State) -> int:
    """Count the signs the tablet still takes; those wiped off count too."""
    return state.options.tablet - len(state.tablet) - len(state.wiped)
