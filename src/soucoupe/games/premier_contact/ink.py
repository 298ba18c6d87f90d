"""Whose hand may write its signs now, and who sees the strokes."""

from __future__ import annotations

from typing import Final

from soucoupe.core.game import Writing
from soucoupe.games.premier_contact.legal import to_act
from soucoupe.games.premier_contact.state import ANSWER, CONFIRM, DRAW, State

REQUEST: Final = ("draw",)
ANSWERING: Final = ("pick",)
"""What ink goes with: the choice of a sign, and nothing else."""


def ink(state: State, seat: int) -> Writing | None:
    """Tell whether a seat may write its signs by hand, and who sees the strokes.

    A request is drawn before everybody's eyes. An answer is not seen before it is shown: its seal
    holds until then, whoever has proposed or confirmed meanwhile.
    """
    if seat not in state.aliens:
        return None
    if state.phase == DRAW:
        return Writing(REQUEST) if seat in to_act(state) else None
    if state.phase in (ANSWER, CONFIRM):
        return Writing(ANSWERING, f"answer {len(state.history)}")
    return None
