"""What seats score, when the game is over, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.outcome import Outcome, everyone_by_points
from soucoupe.games.aliens_eyes.data import (
    BONUS_POINTS,
    CONTRACT_POINTS,
    DRY_TURNS,
    ENDS_BELOW,
    SHORT_ENDS_BELOW,
    WORTH,
)
from soucoupe.games.aliens_eyes.state import OVER, State

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.moves import Options


def score(state: State, seat: int) -> int:
    """Add up eyes x quantity of every token, the bonus cards held and the contract."""
    points = sum([WORTH[kind] for kind in state.tokens[seat]])
    points += CONTRACT_POINTS[state.placed[seat].bit_count()]
    if seat in state.holders:
        for colour, worth in enumerate(BONUS_POINTS):
            if state.holders[colour] == seat:
                points += worth
    return points


def ends_below(options: Options) -> int:
    """Say how few tokens end the game: fewer than this."""
    return SHORT_ENDS_BELOW if options.short_game else ENDS_BELOW


def has_few_tokens(state: State) -> bool:
    """Tell whether so few tokens are left that the game ends with this round."""
    return sum(state.left) < ends_below(state.options)


def dry_limit(seats: int) -> int:
    """Say how many whole rounds without a token end the game: those that make twelve turns."""
    return -(-DRY_TURNS // seats)


def outcome(state: State) -> Outcome | None:
    """Rank everyone, once the game is over."""
    return ranking(state) if state.phase == OVER else None


def ranking(state: State) -> Outcome:
    """Rank everyone by points; the tied share."""
    reason = "few-tokens" if has_few_tokens(state) else "stalled"
    return everyone_by_points([score(state, seat) for seat in range(state.seats)], reason)
