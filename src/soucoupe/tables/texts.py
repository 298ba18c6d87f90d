"""Names and messages as they will be shown: tidied, or refused."""

from __future__ import annotations

from soucoupe.tables.errors import BadText

LONGEST_NAME = 24
LONGEST_TALK = 500
LONGEST_PAD = 4000
JOINERS = "\u200c\u200d"
"""What keeps letters apart, or makes one emoji of several."""
SPACES = "\n\u00a0\u202f"
"""Ends of lines, and the spaces French sets before some signs."""


def fit_name(name: str) -> str:
    """Return a name as it will be shown: trimmed, in one line, not empty, not too long."""
    tidy = " ".join(name.split())
    if not is_fit(tidy, LONGEST_NAME, JOINERS):
        msg = f"a name has 1 to {LONGEST_NAME} printable characters"
        raise BadText(msg)
    return tidy


def fit_talk(text: str) -> str:
    """Return a message as it will be shown: trimmed, not empty, not too long."""
    tidy = "\n".join(text.strip().splitlines())
    if not is_fit(tidy, LONGEST_TALK, JOINERS + SPACES):
        msg = f"a message has 1 to {LONGEST_TALK} printable characters"
        raise BadText(msg)
    return tidy


def fit_pad(text: str) -> str:
    """Return what stands on a notepad, which may be nothing; only its readers ever see it."""
    tidy = "\n".join(text.splitlines())
    is_blank = not tidy.strip(JOINERS + SPACES + " ")
    if len(tidy) > LONGEST_PAD or not (is_blank or is_fit(tidy, LONGEST_PAD, JOINERS + SPACES)):
        msg = f"a notepad has up to {LONGEST_PAD} printable characters"
        raise BadText(msg)
    return tidy


def is_fit(tidy: str, longest: int, beside: str) -> bool:
    """Tell whether a text shows something, and nothing but what is printable or listed beside."""
    if len(tidy) > longest or not tidy.strip(JOINERS + SPACES):
        return False
    return all(character.isprintable() or character in beside for character in tidy)
