"""What of a coach's advice is told during play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import Struct


def hints_in(advice: Struct | None) -> tuple[Struct, ...]:
    """Return the facts an advice holds for a decision: each is told by the message of its tag."""
    hints: tuple[Struct, ...] = getattr(advice, "hints", ())
    return hints
