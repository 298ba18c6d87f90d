"""What was written beside actions: shown at once, or kept under a seal until it is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from soucoupe.core.game import Seat
from soucoupe.tables.entries import Acted

if TYPE_CHECKING:
    from soucoupe.core.game import AnyGame, Writing
    from soucoupe.tables.entries import Acted
    from soucoupe.tables.state.table import Table


MOST_SHOWN = 12
"""How many inks somebody who comes to the table is shown; a story has all of them."""


class Inked(Struct, frozen=True):
    """What a seat wrote with the action that led to a ply."""

    ply: int
    seat: Seat
    strokes: tuple[tuple[int, ...], ...]


class Sealed(NamedTuple):
    """Ink that nobody is shown yet."""

    ink: Inked
    seal: str


class Inks(NamedTuple):
    """What was written at a table: shown to everyone, still sealed, and shown by the last ply."""

    shown: tuple[Inked, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    fresh: tuple[Inked, ...] = ()


def writing(table: Table, seat: int | None) -> Writing | None:
    """Tell whether, and how, a seat may write now: only with a decision it owes."""
    game, state = table.game, table.state
    if game.ink is None or seat is None or table.stage != "playing":
        return None
    return game.ink(state, seat) if seat in game.to_act(state) else None


def inks_after(inks: Inks, game: AnyGame, was: Any, table: Table, body: Acted) -> Inks:  # noqa: ANN401 (a state)
    """Add an action's ink, and show what is sealed no more.

    Of several inks a seat has under one seal the last one counts; none does if the clock decided.
    """
    if game.ink is None:
        return inks
    own = Inked(table.ply, body.seat, body.ink) if body.ink else None
    forgotten = body.seat if own or body.hand == "clock" else None
    waiting = [one for one in inks.sealed if one.ink.seat != forgotten]
    fresh: list[Inked] = []
    if own:
        seal = seal_of(game, was, body.seat)
        if seal is None:
            fresh.append(own)
        else:
            waiting.append(Sealed(own, seal))
    sealed = [one for one in waiting if one.seal == seal_of(game, table.state, one.ink.seat)]
    fresh += [one.ink for one in waiting if one not in sealed]
    return Inks((*inks.shown, *fresh)[-MOST_SHOWN:], tuple(sealed), tuple(fresh))


def seal_of(game: AnyGame, state: Any, seat: int) -> str | None:  # noqa: ANN401 (a state)
    """Return the seal under which a seat writes in a state, if it does."""
    now = game.ink(state, seat) if game.ink else None
    return now.seal if now else None
