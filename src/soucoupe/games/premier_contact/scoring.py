"""Who has received what, whose notepad is right, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.outcome import Outcome
from soucoupe.games.premier_contact.component_types import COMPONENTS
from soucoupe.games.premier_contact.data import FEATURES
from soucoupe.games.premier_contact.state import BY_GOAL, OVER, State, is_race

if TYPE_CHECKING:
    from collections.abc import Sequence

ALIENS: Final[int] = 0
HUMANS: Final[int] = 1
"""The leagues of a race."""

EASY_GOAL: Final[int] = COMPONENTS.game.easy_goal
HARD_GOAL: Final[int] = COMPONENTS.game.hard_goal
PACT_GOAL: Final[int] = COMPONENTS.game.pact_goal
GRADE_BOUNDS: Final[tuple[int, ...]] = COMPONENTS.game.grades
GRADE_NAMES: Final[tuple[str, ...]] = ("worlds-apart", "clumsy", "nearly", "old-friends")


def goal(state: State) -> int:
    """Return how many offerings an alien needs."""
    if not is_race(state):
        return PACT_GOAL
    return HARD_GOAL if state.options.hard else EASY_GOAL


def alien_points(state: State, alien: int) -> int:
    """Count the offerings an alien has received."""
    return state.received[alien]


def human_points(state: State, human: int) -> int:
    """Count a human's gratitude tokens."""
    return sum(state.tokens[human])


def leaders(state: State) -> tuple[int, ...]:
    """List the humans, by number, with most tokens."""
    points = [human_points(state, human) for human in range(len(state.humans))]
    most = max(points)
    return tuple([human for human, mine in enumerate(points) if mine == most])


def knowledge(claims: Sequence[int], lexicon: Sequence[int]) -> int:
    """Count the words that hold exactly one sign, the right one, which stands nowhere else."""
    right = 0
    for feature in range(FEATURES):
        mine = claims[feature]
        if mine != 1 << lexicon[feature]:
            continue
        if sum([1 for other in claims if other & mine]) == 1:
            right += 1
    return right


def human_ranks(state: State) -> list[int]:
    """Return what each human is ranked by: tokens, then the notepad of those tied for most."""
    scale = FEATURES + 1
    ranks = [scale * human_points(state, human) for human in range(len(state.humans))]
    for human in state.tied:
        ranks[human] += knowledge(state.claims[human], state.lexicon)
    return ranks


def outcome(state: State) -> Outcome | None:
    """Rank each camp by itself, once the game is over; two players win or fail together."""
    if state.phase != OVER:
        return None
    return race_outcome(state) if is_race(state) else pact_outcome(state)


def race_outcome(state: State) -> Outcome:
    """Rank aliens by offerings received, humans by tokens and notepads."""
    leagues = [HUMANS] * state.seats
    places = [1] * state.seats
    points = [0] * state.seats
    ranks = human_ranks(state)
    for alien, seat in enumerate(state.aliens):
        leagues[seat] = ALIENS
        points[seat] = alien_points(state, alien)
        places[seat] = place(state.received, alien)
    for human, seat in enumerate(state.humans):
        points[seat] = human_points(state, human)
        places[seat] = place(ranks, human)
    winners = tuple([seat for seat in range(state.seats) if places[seat] == 1])
    reason = "offerings" if state.ending == BY_GOAL else "rounds"
    reasons = (reason, human_reason(state, ranks))
    return Outcome(winners, tuple(leagues), tuple(places), tuple(points), None, reasons)


def pact_outcome(state: State) -> Outcome:
    """Let the lone alien win with all eight; a lone human with it, two by tokens and notepads."""
    received = alien_points(state, 0)
    complete = state.ending == BY_GOAL
    alone = len(state.humans) == 1
    leagues: list[int | None] = [None if alone else HUMANS] * state.seats
    places = [1] * state.seats
    points = [0] * state.seats
    alien = state.aliens[0]
    leagues[alien] = None
    points[alien] = received
    winners = [alien] if complete else []
    reasons = ["all-eight" if complete else "tokens-gone"]
    ranks = human_ranks(state)
    for human, seat in enumerate(state.humans):
        points[seat] = human_points(state, human)
        places[seat] = place(ranks, human)
        if complete if alone else places[seat] == 1:
            winners.append(seat)
    if not alone:
        reasons.append(human_reason(state, ranks))
    return Outcome(
        tuple(sorted(winners)),
        tuple(leagues),
        tuple(places),
        tuple(points),
        grade_of(received),
        tuple(reasons),
    )


def place(ranks: Sequence[int], mine: int) -> int:
    """Return the place of one among several, counted from 1; equals share it."""
    return 1 + sum([1 for other in ranks if other > ranks[mine]])


def human_reason(state: State, ranks: Sequence[int]) -> str:
    """Name what decided between the humans."""
    if not state.tied:
        return "gratitude"
    best = max(ranks)
    return "shared" if sum([1 for rank in ranks if rank == best]) > 1 else "notepads"


def grade_of(received: int) -> str:
    """Name how well aliens and humans understood one another."""
    return GRADE_NAMES[sum([1 for bound in GRADE_BOUNDS[:-1] if received > bound])]
