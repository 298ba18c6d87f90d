"""What people agree on beside the rules: how long one may think, and be away; hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 86_400
SHORTEST_DECISION, SHORTEST_TOTAL = 10, 60


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table; the host sets them in the waiting room."""

    clock: Literal["none", "decision", "total"] = "none"
    """Whether time is counted: not at all, for each decision, or for the whole game."""
    seconds: Annotated[int, Meta(ge=SHORTEST_DECISION, le=30 * DAY)] = 60
    """How long a decision, or all of a seat's decisions, may take."""
    grace: Annotated[int, Meta(ge=30, le=3 * DAY)] = 60
    """How long somebody may be away before a bot plays for them."""
    is_watchable: bool = False
    """Whether a table that is not public can be watched by those who know its link."""
    hints: Literal["off", "all"] = "off"
    """Whether people may ask the game's coach about their decisions: nobody, or all."""


def unfit(terms: Terms) -> str | None:
    """Say what is wrong with terms, beyond what their bounds say."""
    if terms.clock == "total" and terms.seconds < SHORTEST_TOTAL:
        return f"a whole game takes at least {SHORTEST_TOTAL} seconds a seat"
    return None
