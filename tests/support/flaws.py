"""What no text has, whatever it says."""

from __future__ import annotations

import re

PLAIN = {
    "two spaces": r"\S  +\S",
    "a space at an end": r"^ | $",
    "braces": r"[{}]|\$\w",
    "a straight apostrophe": r"\w'",
    "straight quotation marks": r"\"",
    "a space before three dots": r"\s…",
    "two signs after one another": r"[!?…]\.(?!\.)|\.\.(?!\.)|,\.|:\.",
}
FLAWS = {
    "en": PLAIN
    | {
        "a before a vowel": r"\ba (?!one\b|uni|us[eu]|eu)[aeiouAEIOU]\w+",
        "an before a consonant": r"\b[Aa]n (?!hour|honest)[b-df-hj-np-tv-z]\w+",
        "a space before a sign": r"[ \u00a0][:;!?](?:\s|$)",
    },
    "fr": PLAIN
    | {
        "no contraction": r"\b(?:de|à) les? (?!\w+(?:er|ir|re|oir)\b)",
        "no elision": r"\b(?:de|que|ne|se|le|la|je) (?:une?|il|elle|on|alien|extraterrestre)s?\b",
        "a plain space before a sign": r"[ \u202f][:;!?»%](?!-)(?:\W|$)",
        "no space before a sign": r"[^\W\d_][:;!?»](?:\s|$)",
        "a plain space after a quotation mark": r"«[^\u00a0]",
    },
}
"""What no sentence has, as expressions that find it."""


def flaws(text: str, language: str) -> list[str]:
    """Name what is wrong with a text."""
    return [flaw for flaw, wrong in FLAWS[language].items() if re.search(wrong, text)]
