"""Names and messages as they will be shown: tidied, or refused."""

from __future__ import annotations

from unicodedata import category, normalize

from soucoupe.core.look_alikes import INVISIBLE
from soucoupe.tables.errors import BadText

LONGEST_NAME = 24
MOST_MARKS = 2
LONGEST_TALK = 500
LONGEST_PAD = 4000
JOINERS = "\u200c\u200d"
"""What keeps letters apart, or makes one emoji of several."""
SPACES = "\n\u00a0\u202f"
"""Ends of lines, and the spaces French sets before some signs."""


def fit_name(name: str) -> str:
    """Return a name as it will be shown: trimmed, in one line, not empty, not too long."""
    tidy = " ".join(normalize("NFC", name).split())
    if not is_fit(tidy, LONGEST_NAME, JOINERS) or not shows_something(tidy):
        msg = f"a name has 1 to {LONGEST_NAME} printable characters"
        raise BadText(msg)
    if has_heaped_marks(tidy):
        msg = f"a letter of a name has at most {MOST_MARKS} marks above or below it"
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


def shows_something(name: str) -> bool:
    """Tell whether there is anything to see in a name, and not only marks on nothing."""
    return any(one not in INVISIBLE and category(one)[0] not in "MZ" for one in name)


def has_heaped_marks(name: str) -> bool:
    """Tell whether marks are heaped on a letter until they cover what stands around it."""
    row = 0
    for one in name:
        row = row + 1 if category(one) in {"Mn", "Me"} else 0
        if row > MOST_MARKS:
            return True
    return False


def is_fit(tidy: str, longest: int, beside: str) -> bool:
    """Tell whether a text shows something, and nothing but what is printable or listed beside."""
    if len(tidy) > longest or not tidy.strip(JOINERS + SPACES):
        return False
    return all(character.isprintable() or character in beside for character in tidy)
