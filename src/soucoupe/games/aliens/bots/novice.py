"""The novice: rules of thumb, quick enough to play thousands of imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.apply import is_true, statement_of
from soucoupe.games.aliens.bots.credibility import EVEN, credibility
from soucoupe.games.aliens.moves import Action, Judge, Testify
from soucoupe.games.aliens.view_types import STATEMENT_NUMBER
from soucoupe.games.aliens.worlds import EVERY_WORLD, consistent, tally_seen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.view_types import View

INCREDIBLE: Final = 10


def novice(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Testify by the toss of a coin, judge by what the table shows of this round alone."""
    actions = list(legal)
    match view.phase:
        case "testify":
            return testify(view, actions, rng)
        case "judge":
            return judge(view, rng)
        case _:
            return rng.pick(actions, "novice")


def testify(view: View, actions: list[Action], rng: Rng) -> Action:
    """Tell the truth or a lie, as the coin falls; lie only where it can be believed."""
    tally = tally_seen(view.current)
    wants_truth = rng.below(2, "novice") == 1
    truths: list[Action] = []
    lies: list[Action] = []
    for action in actions:
        if isinstance(action, Testify):
            statement = statement_of(action.card, action.choice)
            if is_true(tally, statement):
                truths.append(action)
            elif credibility(statement, EVERY_WORLD) > INCREDIBLE:
                lies.append(action)
    wanted = truths if wants_truth else lies
    return rng.pick(wanted or truths or lies or actions, "novice")


def judge(view: View, rng: Rng) -> Action:
    """Judge whatever seems clearest, and believe what seems likelier than not."""
    possible = consistent(view.current, ())
    clearest: list[Action] = []
    margin = -1
    for at, testimony in enumerate(view.current.testimonies):
        if testimony.winner is not None:
            continue
        credible = credibility(STATEMENT_NUMBER[testimony.says], possible)
        clear = abs(credible - EVEN)
        if clear > margin:
            clearest, margin = [], clear
        if clear == margin:
            verdict = credible > EVEN or (credible == EVEN and rng.below(2, "novice") == 1)
            clearest.append(Judge(at, verdict))
    return rng.pick(clearest, "novice")
