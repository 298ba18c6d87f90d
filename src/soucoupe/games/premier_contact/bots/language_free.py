"""Hints during play that say nothing of the language: words that ask well, and what is said yet.

A human is told of words and offerings alone, never of a sign; an alien, who has the lexicon, how
far the signs that everybody has seen can name what it wants.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.advice import CellSaid, SplittingWord
from soucoupe.games.premier_contact.bots.view_facts import own_cells, plain_sense, uncovered
from soucoupe.games.premier_contact.data import FEATURE_NAMES, FEATURES
from soucoupe.games.premier_contact.history import glyphs_in
from soucoupe.games.premier_contact.view_types import Offering, Word

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.common_sense import Sense
    from soucoupe.games.premier_contact.view_types import View

WORDS: Final = 3
"""How many words are told."""
EXAMPLES: Final = 3
"""How many offerings may be needed to have one word alone in common."""


def splitting_words(view: View) -> tuple[SplittingWord, ...]:
    """Name the words that split the offerings in play best."""
    mind, cells = plain_sense(view), uncovered(view)
    having = [sum([1 for cell in cells if mind.yes[cell][at]]) for at in range(FEATURES)]
    order = sorted(range(FEATURES), key=lambda at: (abs(2 * having[at] - len(cells)), at))
    return tuple(
        [
            SplittingWord(
                Word(FEATURE_NAMES[at]),
                having[at],
                len(cells),
                tuple([Offering(view.grid[cell].offering) for cell in sharing(mind, cells, at)]),
            )
            for at in order[:WORDS]
        ]
    )


def sharing(mind: Sense, cells: list[int], feature: int) -> tuple[int, ...]:
    """Find a few offerings whose only common word this is; none, if there are no such."""
    found = [cell for cell in cells if mind.yes[cell][feature]]
    for count in range(2, EXAMPLES + 1):
        for some in combinations(found, count):
            common = [at for at in range(FEATURES) if all([mind.yes[cell][at] for cell in some])]  # noqa: C419 (compiled)
            if common == [feature]:
                return some
    return ()


def what_is_said(view: View) -> tuple[CellSaid, ...]:
    """Tell of each offering the alien wants how well the signs shown so far can name it."""
    if view.camp is None:
        return ()
    mind, cells = plain_sense(view), uncovered(view)
    shown = set(glyphs_in(view.history))
    words = [at for at in range(FEATURES) if view.camp.lexicon[at] in shown]
    found = []
    for wanted in own_cells(view):
        fitting = [
            cell
            for cell in cells
            if all([mind.yes[cell][at] == mind.yes[wanted][at] for at in words])  # noqa: C419 (compiled)
        ]
        found.append(CellSaid(Offering(view.grid[wanted].offering), len(fitting), len(cells)))
    found.sort(key=fewest_first)
    return tuple(found)


def fewest_first(said: CellSaid) -> tuple[int, str]:
    """Put first what can be named best."""
    return said.fitting, said.offering.name
