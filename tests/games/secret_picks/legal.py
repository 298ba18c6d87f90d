"""Who has still to pick, and what they may pick: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.secret_picks.data import PICK, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.secret_picks.moves import Action
    from tests.games.secret_picks.state import State


def to_act(state: State) -> tuple[int, ...]:
    """Name every seat that has not picked this round."""
    if len(state.rounds) == ROUNDS:
        return ()
    return tuple([seat for seat, pick in enumerate(state.picks) if pick is None])


def legal(state: State, seat: int) -> Sequence[Action]:
    """List what the seat may pick: any number it holds, each once."""
    if seat not in to_act(state):
        return ()
    return [PICK[number] for number in dict.fromkeys(state.hands[seat])]
