"""Notepads: the order in which each lists the words, and the claims a tie-break starts with.

The pad is JSON: `{"features": {"round": [[3, 2]], "hot": [[7, 1], [9, 3]]}, "unknown": [5]}`.
Beside each word stand signs by number with a certainty from 1 (a guess) to 3 (sure); `unknown` is
the box for signs one has no idea about, and counts for nothing. Other fields are the page's own
business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from soucoupe.games.premier_contact.data import (
    FEATURE_NAMES,
    FEATURE_NUMBER,
    FEATURES,
    GLYPH_COUNT,
    MOST_CLAIMS,
)
from soucoupe.games.premier_contact.shared_actions import CLAIMING

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Action, Feature
    from soucoupe.games.premier_contact.view_types import View

WORD_STEPS: Final[tuple[int, ...]] = (2, 7, 13, 18)
WORD_ORDERS: Final[tuple[tuple[Feature, ...], ...]] = tuple(
    [
        tuple([FEATURE_NAMES[(5 * at + step * word) % FEATURES] for word in range(FEATURES)])
        for at, step in enumerate(WORD_STEPS)
    ]
)
"""Notepads list the words in an order of their own, one for each human of a camp."""
MOST_RECALLED: Final[int] = MOST_CLAIMS * 2 // 3
"""However full a pad is, changes are left to tidy it."""


def recall(view: View, pad: str) -> list[Action]:
    """Return the claims that stand on a notepad, where a tie is to be broken."""
    if view.phase != "tidy" or view.seat not in view.to_act:
        return []
    try:
        page = msgspec.json.decode(pad)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
    features = page.get("features") if isinstance(page, dict) else None
    if not isinstance(features, dict):
        return []
    claims = [
        CLAIMING[FEATURE_NUMBER[name]][glyph]
        for name, entries in features.items()
        if name in FEATURE_NUMBER and isinstance(entries, list)
        for glyph in signs_beside(entries)
    ]
    return claims[:MOST_RECALLED]


def signs_beside(entries: list[object]) -> list[int]:
    """List the signs written beside a word, whatever else the page may have put there."""
    found: list[int] = []
    for entry in entries:
        glyph = entry[0] if isinstance(entry, list) and entry else entry
        if isinstance(glyph, int) and not isinstance(glyph, bool) and 0 <= glyph < GLYPH_COUNT:
            found.append(glyph)
    return list(dict.fromkeys(found))
