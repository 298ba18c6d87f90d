"""What a human asks: the word whose sign would help most, shown by the clearest offerings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.common_sense import narrowed, normalised
from soucoupe.games.premier_contact.bots.view_facts import belief, plain_sense, uncovered
from soucoupe.games.premier_contact.data import FEATURES
from soucoupe.games.premier_contact.shared_actions import ASK, NAMING, TURNING

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.belief import Belief
    from soucoupe.games.premier_contact.bots.common_sense import Sense
    from soucoupe.games.premier_contact.bots.skill import Skill
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

STALE: Final = 0.85
"""How much less likely aliens are to give the sign of a word they have given before."""
CLEARER: Final = 1.02
"""By how much another offering must make a question clearer to be turned as well."""


def best_question(view: View, skill: Skill) -> Action:
    """Turn the next offering of the best question, or ask once all of it is turned."""
    known = familiarity(belief(view, skill))
    wanted = plan(plain_sense(view), uncovered(view), known, view.turned, skill.most_turned)
    for cell in wanted:
        if cell not in view.turned:
            return TURNING[cell]
    return ASK


def best_word(view: View, skill: Skill) -> Action:
    """Name the word that is most useful and not known yet."""
    known = familiarity(belief(view, skill))
    cells = uncovered(view)
    mind = plain_sense(view)
    gains = [usefulness(mind, cells, at) * (1.0 - known[at]) for at in range(FEATURES)]
    return NAMING[gains.index(max(gains))]


def familiarity(known: Belief) -> list[float]:
    """Return how likely each word's sign has been given as an answer, and is understood."""
    shares = [0.0] * FEATURES
    for glyph in known.explained:
        row = known.row(glyph)
        for feature in range(FEATURES):
            shares[feature] += row[feature] * row[feature]
    return [min(share, 1.0) for share in shares]


def plan(
    mind: Sense, cells: list[int], known: list[float], begun: tuple[int, ...], most_turned: int
) -> tuple[int, ...]:
    """Return the cells to turn for the most useful question that goes on from what is turned."""
    best: tuple[int, ...] = begun or (cells[0],)
    most = -1.0
    for feature in range(FEATURES):
        worth = usefulness(mind, cells, feature) * (1.0 - known[feature])
        if worth <= most or not all(mind.yes[cell][feature] for cell in begun):
            continue
        turned, clear = clearest(mind, cells, known, feature, begun, most_turned)
        if turned and worth * clear > most:
            best, most = turned, worth * clear
    return best


def usefulness(mind: Sense, cells: list[int], feature: int) -> float:
    """Return how well a word tells the offerings in play apart: best where half of them have it."""
    share = sum([1 for cell in cells if mind.yes[cell][feature]]) / len(cells)
    return 4.0 * share * (1.0 - share)


def clearest(
    mind: Sense,
    cells: list[int],
    known: list[float],
    feature: int,
    begun: tuple[int, ...],
    most_turned: int,
) -> tuple[tuple[int, ...], float]:
    """Turn one offering after the other, each time the one that makes the word clearest."""
    likely = [1.0 - STALE * known[at] for at in range(FEATURES)]
    turned = list(begun)
    for cell in begun:
        likely = narrowed(likely, mind, cell)
    clear = normalised(likely)[feature] if turned else 0.0
    candidates = [cell for cell in cells if mind.yes[cell][feature]]
    while len(turned) < most_turned:
        best = -1
        most = clear * CLEARER
        for cell in candidates:
            if cell not in turned:
                mine = normalised(narrowed(likely, mind, cell))[feature]
                if mine > most:
                    best, most = cell, mine
        if best < 0:
            break
        turned.append(best)
        likely = narrowed(likely, mind, best)
        clear = most
    return tuple(turned), clear
