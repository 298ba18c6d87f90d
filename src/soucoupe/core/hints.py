"""What of a coach's advice is told during play, and how it tells chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from msgspec import Struct

CERTAIN: Final = 1e-6
"""How far a sum of chances may be from what it stands for."""


def hints_in(advice: Struct | None) -> tuple[Struct, ...]:
    """Return the facts an advice holds for a decision: each is told by the message of its tag."""
    hints: tuple[Struct, ...] = getattr(advice, "hints", ())
    return hints


def percent(share: float) -> int:
    """Write a chance as so many in a hundred: 0 and 100 are for what is certain alone."""
    exact = 100 * share
    is_certain = exact < CERTAIN or exact > 100 - CERTAIN
    return round(exact) if is_certain else min(99, max(1, round(exact)))
