"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from tests.games.last_lamp.beside import eliminated
from tests.games.last_lamp.events import Event, Kept
from tests.games.last_lamp.legal import to_act
from tests.games.last_lamp.scoring import points_of
from tests.games.last_lamp.state import State
from tests.games.last_lamp.view_types import Caller, Lamp, View


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    out = eliminated(state)
    return lay(state, seat, [at for at in range(state.seats) if at == seat or at in out])


def open_view(state: State) -> View:
    """Show all numbers, to those who no longer play."""
    return lay(state, None, list(range(state.seats)))


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, or not at all."""
    return None if isinstance(event, Kept) and event.seat != seat else event


def lay(state: State, seat: int | None, known: list[int]) -> View:
    """Put together a view from the seats whose numbers are known, and what is public anyway."""
    return View(
        seat=seat,
        options=state.options,
        to_act=to_act(state),
        turns=state.turns,
        named=state.named,
        namings=state.namings,
        called=tuple([Caller(number, caller) for number, caller in state.called.items()]),
        out=eliminated(state),
        points=points_of(state),
        lamps=tuple([Lamp(at, state.numbers[at]) for at in known]),
    )
