"""How a game ended: who won, who came where among whom, and why."""

from collections.abc import Sequence

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """The end of a game, one entry per seat in every tuple but `winners` and `reasons`.

    Seats with the same league number are compared with one another; a seat whose
    league is None is compared with nobody. Places count from 1 within a league.
    """

    winners: tuple[int, ...]
    leagues: tuple[int | None, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    grade: str | None = None
    reasons: tuple[str, ...] = ()


def everyone_by_points(points: Sequence[int], reason: str) -> Outcome:
    """Rank all seats in one league by points; the tied share a place and the victory."""
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(winners, (0,) * len(points), places, tuple(points), reasons=(reason,))
