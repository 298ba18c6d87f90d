"""What a human writes down to break a tie: for each sign the word it most likely means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.view_facts import belief
from soucoupe.games.premier_contact.data import FEATURES
from soucoupe.games.premier_contact.shared_actions import CLAIMING, DONE

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.bots.belief import Belief
    from soucoupe.games.premier_contact.bots.skill import Skill
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View

WORTH_A_GUESS: Final = 0.05


def best_claim(view: View, skill: Skill) -> Action:
    """Write down the next likeliest pair of word and sign, or hand in."""
    mine = view.claims[0].glyphs
    for feature, glyph in matching(belief(view, skill)):
        if not mine[feature] and not any(glyph in signs for signs in mine):
            return CLAIMING[feature][glyph]
    return DONE


def matching(known: Belief) -> list[tuple[int, int]]:
    """Pair words with signs, likeliest first, each at most once; wrong ones cost nothing."""
    pairs = [
        (row[feature], feature, glyph)
        for glyph, row in known.rows.items()
        for feature in range(FEATURES)
        if row[feature] > WORTH_A_GUESS
    ]
    pairs.sort(reverse=True)
    words: list[int] = []
    signs: list[int] = []
    matched: list[tuple[int, int]] = []
    for _, feature, glyph in pairs:
        if feature not in words and glyph not in signs:
            words.append(feature)
            signs.append(glyph)
            matched.append((feature, glyph))
    return matched
