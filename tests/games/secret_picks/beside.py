"""What the game says beside its rules: whoever picks may write by hand, unseen till the reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.game import Writing
from tests.games.secret_picks.data import ROUNDS

if TYPE_CHECKING:
    from tests.games.secret_picks.state import State


def ink(state: State, seat: int) -> Writing | None:  # noqa: ARG001 (all alike)
    """Seal what is written until the round's cards are turned over."""
    done = len(state.rounds)
    return None if done == ROUNDS else Writing(("pick",), f"round-{done + 1}")
