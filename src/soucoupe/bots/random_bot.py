"""The bot that does anything: the floor every other bot is measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from soucoupe.core.rollout import any_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng

A = TypeVar("A", bound=Struct)


def choose(
    view: Struct,  # noqa: ARG001 (a bot's shape)
    legal: Collection[A],
    events: Sequence[Struct],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> A:
    """Pick any legal action, each equally likely."""
    return any_of(legal, rng)
