"""Who wins, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.outcome import Outcome
from soucoupe.games.strangers.standing import mate_of, points_of, sums_of
from soucoupe.games.strangers.state import NOBODY, OVER, State

if TYPE_CHECKING:
    from collections.abc import Sequence

GRADES: Final = ((60, "legend"), (50, "captain"), (40, "hero"), (30, "scout"), (20, "straggler"))
"""What a score alone is called, from so many points on."""
LOST: Final = "lost"


def outcome(state: State) -> Outcome | None:
    """Tell how it ended: by points, by contact, by games won, or alone by a grade."""
    if state.phase.kind != OVER:
        return None
    if state.options.mode == "match":
        return ranked(games_won(state), (), "match")
    sums = sums_of(state, points_of(state))
    reason = str(state.reason)
    if state.seats == 1:
        grade = grade_of(sums[0])
        return Outcome((), (None,), (1,), tuple(sums), grade, (reason, "solo"))
    return ranked(sums, contacts(state), reason)


def ranked(sums: list[int], ahead: tuple[int, ...], reason: str) -> Outcome:
    """Rank all seats in one league; those who made contact come before all others."""
    keys = [(seat in ahead, one) for seat, one in enumerate(sums)]
    places = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    reasons = (reason,) if ahead or reason == "match" else (reason, "most-points")
    return Outcome(winners, (0,) * len(sums), places, tuple(sums), None, reasons)


def winners_of(state: State) -> tuple[int, ...]:
    """List who wins the game on the board as it stands: who made contact, or has most points."""
    return contacts(state) or best(sums_of(state, points_of(state)))


def contacts(state: State) -> tuple[int, ...]:
    """List who won by contact: one seat and its team mate, or nobody."""
    if state.contact == NOBODY:
        return ()
    mate = mate_of(state, state.contact)
    return (state.contact,) if mate == NOBODY else tuple(sorted((state.contact, mate)))


def games_won(state: State) -> list[int]:
    """Count the games of a match each seat has won; a shared one counts for nobody."""
    won = [0] * state.seats
    for game in state.games:
        if len(game.winners) == 1:
            won[game.winners[0]] += 1
    return won


def best(points: Sequence[int]) -> tuple[int, ...]:
    """List the seats with most points."""
    most = max(points)
    return tuple([seat for seat, mine in enumerate(points) if mine == most])


def grade_of(points: int) -> str:
    """Name a score made alone."""
    for least, name in GRADES:
        if points >= least:
            return name
    return LOST
