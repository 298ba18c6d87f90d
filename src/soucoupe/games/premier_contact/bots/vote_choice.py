"""What a human makes of a request: the cell most likely to be wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.common_sense import normalised
from soucoupe.games.premier_contact.bots.view_facts import belief, chances_now, sense
from soucoupe.games.premier_contact.data import BLACK, CELLS
from soucoupe.games.premier_contact.deal import colour_counts
from soucoupe.games.premier_contact.moves import Vote
from soucoupe.games.premier_contact.shared_actions import PASS
from soucoupe.games.premier_contact.view_types import Request

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.bots.belief import Belief
    from soucoupe.games.premier_contact.bots.common_sense import Sense
    from soucoupe.games.premier_contact.bots.skill import Skill
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import Mark, View

FINE: Final = 1 << 20
RESOLVE: Final = 4
"""How much more readily a hesitant human votes for what is likelier."""


def understood(
    mind: Sense, marks: tuple[Mark, ...], chances: list[float], known: Belief
) -> list[float]:
    """Return how likely each cell is to be the one meant."""
    target = chances[:]
    for mark in marks:
        fits = known.fits(mind, mark)
        for cell in range(CELLS):
            target[cell] *= fits[cell]
    return normalised(target)


def listen(view: View, skill: Skill) -> list[float]:
    """Return how likely each cell is to be meant by what stands on the tablet."""
    chances = chances_now(view, skill)
    for one in view.tries:
        if one.cell is not None:
            chances[one.cell] = 0.0
    return understood(sense(view), view.tablet, chances, belief(view, skill))


def best_vote(view: View, actions: list[Action], skill: Skill, rng: Rng) -> Action:
    """Vote for a likely cell; leave a second try that is likelier to hurt than to help."""
    target = listen(view, skill)
    votes = [action for action in actions if isinstance(action, Vote)]
    best = max(votes, key=lambda action: target[action.cell])
    if not skill.steady:
        best = hesitant(votes, target, rng)
    if PASS not in actions:
        return best
    chance = target[best.cell]
    gain = chance + (1.0 - chance) * chances_now(view, skill)[best.cell]
    return best if gain > risk(view) else PASS


def hesitant(votes: list[Vote], target: list[float], rng: Rng) -> Vote:
    """Draw a vote, likelier ones much more often."""
    weights = [target[action.cell] ** RESOLVE for action in votes]
    left = rng.below(FINE, "hesitation") / FINE * sum(weights)
    for at, action in enumerate(votes):
        left -= weights[at]
        if left < 0.0:
            return action
    return votes[-1]


def risk(view: View) -> float:
    """Return how likely a cell that nobody has tried is black."""
    votes = [vote for entry in view.history if isinstance(entry, Request) for vote in entry.votes]
    votes += view.tries
    tried = {vote.cell for vote in votes if vote.cell is not None}
    black = {vote.cell for vote in votes if vote.result == "black"}
    count = colour_counts(view.options, len(view.aliens), len(view.humans))[BLACK]
    return (count - len(black)) / max(CELLS - len(tried), 1)
