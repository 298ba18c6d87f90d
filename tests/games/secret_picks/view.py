"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from tests.games.secret_picks.events import Event, Picked, PickedUnseen
from tests.games.secret_picks.legal import to_act
from tests.games.secret_picks.state import State
from tests.games.secret_picks.view_types import Cards, View


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    return lay(state, seat, () if seat is None else (cards_of(state, seat),))


def open_view(state: State) -> View:
    """Show all cards, to those who no longer play."""
    return lay(state, None, tuple([cards_of(state, seat) for seat in range(state.seats)]))


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, poorer, or not at all."""
    if isinstance(event, Picked) and event.seat != seat:
        return PickedUnseen(event.seat)
    return event


def cards_of(state: State, seat: int) -> Cards:
    """Lay a seat's cards open."""
    return Cards(seat, tuple(state.hands[seat]), state.picks[seat])


def lay(state: State, seat: int | None, cards: tuple[Cards, ...]) -> View:
    """Put together a view from the cards that are known, and what is public anyway."""
    return View(
        seat=seat,
        options=state.options,
        to_act=to_act(state),
        rounds=tuple(state.rounds),
        points=tuple(state.points),
        cards=cards,
    )
