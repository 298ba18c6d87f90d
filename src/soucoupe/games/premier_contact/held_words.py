"""Which piece of a text names a word of the language, however it is written.

Words are compared whole, in every form listed in `words.toml`, without accents. Look-alike letters,
digits and signs that stand for letters, letters set apart, drawn out, starred out or turned round
are read as what they say. Fixed phrases and the game's own terms are left alone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from unicodedata import category, normalize

from soucoupe.core.look_alikes import CYRILLIC, GREEK
from soucoupe.games.premier_contact.component_types import WORDS

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Feature

UNSEEN: Final = ("Mn", "Cf")
"""Categories of characters that leave a word looking the same: accents, joiners."""
DRAWN_ALIKE: Final = str.maketrans({**CYRILLIC, **GREEK, "\u0131": "i", "\u0251": "a", "œ": "oe"})
FOR_LETTERS: Final = "013456789@$€+!|"
"""What is written for a letter; 1, ! and | are read as an i, and then as an l."""
READ_AS_I: Final = str.maketrans(FOR_LETTERS, "oieasgtbgaseti" + "i")
READ_AS_L: Final = str.maketrans(FOR_LETTERS, "oleasgtbgasetl" + "l")
LEFT_OUT: Final = "\ufffc"
"""What stands for a phrase that is left alone: it keeps apart what is around it."""

PIECE: Final = re.compile(
    r"(?:[a-z0-9]|[@$€+!|](?=[a-z0-9])|(?<=[a-z0-9])[@$€](?![a-z0-9])|(?<=[a-z])\*+(?=[a-z]))+"
)
GAP: Final = re.compile(r"[^a-z0-9\ufffc]*")
LETTERS: Final = re.compile("[a-z]+")
DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")
DOUBLED: Final = re.compile(r"(.)\1+")
MOST_JOINED: Final = 14
"""Of how many pieces a word that was set apart may be made."""
SHORTEST_TURNED: Final = 4


def forms_of(*tables: dict[Feature, str]) -> frozenset[str]:
    """Gather all forms of some tables."""
    return frozenset(
        [form for table in tables for forms in table.values() for form in forms.split()]
    )


OWN_FORMS: Final = forms_of(WORDS.en, WORDS.fr)
FORMS: Final = OWN_FORMS | forms_of(WORDS.synonyms, WORDS.foreign)
SQUEEZED: Final = frozenset([DOUBLED.sub(r"\1", form) for form in FORMS])


def phrase_pattern(phrase: str) -> str:
    """Return a pattern for a phrase: words in a row, `|` between choices, `#` for any number."""
    words = []
    for word in phrase.split(" "):
        choices = [r"\d+" if choice == "#" else choice for choice in word.split("|")]
        words.append(rf"(?:{'|'.join(choices)})")
    return r"[^a-z0-9\ufffc]+".join(words)


SPARED: Final = re.compile(
    rf"(?<![a-z0-9])(?:{'|'.join([phrase_pattern(one) for one in WORDS.spared])})(?![a-z0-9])"
)


class Folded:
    """A text in small plain letters, and where each of them stood."""

    __slots__ = ("letters", "places", "text")

    def __init__(self, text: str) -> None:
        folded: list[str] = []
        self.places: list[int] = []
        for at, character in enumerate(text):
            for letter in fold(character):
                folded.append(letter)
                self.places.append(at)
        self.text = text
        self.letters = "".join(folded)

    def written(self, start: int, end: int) -> str:
        """Return the text behind a stretch of folded letters, as it was written."""
        return self.text[self.places[start] : self.places[end - 1] + 1]


def fold(character: str) -> str:
    """Return a character in small plain letters: without accents, nothing for what is unseen."""
    spelled = normalize("NFKD", character.casefold()).translate(DRAWN_ALIKE)
    return "".join([letter for letter in spelled if category(letter) not in UNSEEN])


def held_word(text: str) -> str | None:
    """Return the first piece of a text that names a word of the language, as it was written."""
    folded = Folded(text)
    letters = SPARED.sub(lambda found: LEFT_OUT * len(found.group()), folded.letters)
    pieces = [found.span() for found in PIECE.finditer(letters)]
    for at, (start, end) in enumerate(pieces):
        if names_a_word(letters[start:end]):
            return folded.written(start, end)
        joined = joined_end(letters, pieces, at)
        if joined is not None:
            return folded.written(start, joined)
    return None


def names_a_word(piece: str) -> bool:
    """Tell whether a piece without gaps is a word of the language, however it is spelled."""
    if "*" in piece:
        hidden = re.compile(re.sub(r"\\\*", ".", re.escape(piece)))
        return any(hidden.fullmatch(form) for form in FORMS)
    if any(is_form(run) for run in LETTERS.findall(piece)):
        return True
    return any(is_form(piece.translate(reading)) for reading in (READ_AS_I, READ_AS_L))


def is_form(word: str) -> bool:
    """Tell whether letters make a word of the language: as they stand, drawn out, turned round."""
    if word in FORMS or (len(word) >= SHORTEST_TURNED and word[::-1] in FORMS):
        return True
    return DRAWN_OUT.search(word) is not None and DOUBLED.sub(r"\1", word) in SQUEEZED


def joined_end(letters: str, pieces: list[tuple[int, int]], first: int) -> int | None:
    """Return where a word that was set apart ends, if one begins with this piece."""
    start, end = pieces[first]
    word = letters[start:end]
    if word.isdigit():
        return None
    are_letters = len(word) == 1
    for after, until in pieces[first + 1 : first + MOST_JOINED]:
        if GAP.fullmatch(letters, end, after) is None or letters[after:until].isdigit():
            return None
        end = until
        word += letters[after:until]
        are_letters = are_letters and until - after == 1
        # Ordinary words in a row make other words by chance: "is he at home", "y a qu'a".
        forms = FORMS if are_letters else OWN_FORMS
        if any(word.translate(reading) in forms for reading in (READ_AS_I, READ_AS_L)):
            return end
    return None
