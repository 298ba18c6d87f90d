"""The component tables, read once and checked: who plays what, offerings, glyphs, printed set.

A feature, an offering and a glyph are numbers in the order of their files. A cell is a number, row
by row as the humans see the grid: 0 is their far left, 24 their near right.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from soucoupe.core.components import DIGEST_LENGTH, load
from soucoupe.games.premier_contact.moves import Feature

Source = Literal["rulebook", "ours"]


class FeatureTable(Struct, forbid_unknown_fields=True):
    """The words of the language."""

    source: Source
    names: tuple[Feature, ...]


class CampRow(Struct, forbid_unknown_fields=True):
    """How many aliens there are at a number of seats, and how many there may be instead."""

    source: Source
    seats: int
    aliens: int
    other: int | None = None


class Counts(Struct, forbid_unknown_fields=True):
    """How many cells of a card have each colour."""

    red: int
    blue: int
    green: int
    black: int


class RequestTable(Struct, forbid_unknown_fields=True):
    """The two sides of a request card."""

    source: Source
    easy: Counts
    hard: Counts


class GameTable(Struct, forbid_unknown_fields=True):
    """The numbers of the rulebook."""

    source: Source
    rows: int
    most_turned: int
    easy_goal: int
    hard_goal: int
    pact_goal: int
    red_tokens: int
    tidy_seconds: int
    grades: tuple[int, ...]


class BoundTable(Struct, forbid_unknown_fields=True):
    """The numbers that keep a game finite."""

    source: Source
    tablet: int
    changes: int
    easy_rounds: int
    hard_rounds: int
    claims: int


class Components(Struct, forbid_unknown_fields=True):
    """The box, without what has a file of its own."""

    features: FeatureTable
    camps: tuple[CampRow, ...]
    request: RequestTable
    game: GameTable
    bounds: BoundTable


class OfferingRow(Struct, forbid_unknown_fields=True):
    """An offering with its grades; what is in neither list is no."""

    name: str
    yes: tuple[Feature, ...]
    arguable: tuple[Feature, ...]


class Offerings(Struct, forbid_unknown_fields=True):
    """The sixty offerings."""

    source: Source
    offerings: tuple[OfferingRow, ...]


class LexiconRow(Struct, forbid_unknown_fields=True):
    """A printed lexicon: a glyph for every feature."""

    glyphs: tuple[int, ...]


class CardRow(Struct, forbid_unknown_fields=True):
    """A printed request card, both sides, row by row."""

    easy: tuple[str, ...]
    hard: tuple[str, ...]


class PrintedSet(Struct, forbid_unknown_fields=True):
    """The printed lexicons and request cards."""

    source: Source
    lexicons: tuple[LexiconRow, ...]
    cards: tuple[CardRow, ...]


class GlyphTable(Struct, forbid_unknown_fields=True):
    """The glyphs: strokes made of points on a small grid."""

    source: Source
    grid: int
    glyphs: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


class WordTable(Struct, forbid_unknown_fields=True):
    """The words that name a feature, with all their forms, and the phrases that do not."""

    source: Source
    spared: tuple[str, ...]
    """Phrases that contain such a word and mean something else, names of offerings among them."""
    en: dict[Feature, str]
    fr: dict[Feature, str]
    synonyms: dict[Feature, str]
    """Other words for the same, in both languages."""
    foreign: dict[Feature, str]
    """The same in other languages: German, Spanish, Italian, Dutch, Portuguese."""


def load_glyphs() -> tuple[GlyphTable, str]:
    """Read the glyphs, in the form the page reads them, with the digest of their content."""
    text = Path(__file__).with_name("glyphs.json").read_bytes()
    table = msgspec.json.decode(text, type=GlyphTable)
    return table, sha256(msgspec.json.encode(table)).hexdigest()[:DIGEST_LENGTH]


COMPONENTS, _BOX = load(__file__, "components.toml", Components)
OFFERINGS, _OFFERINGS = load(__file__, "offerings.toml", Offerings)
PRINTED, _PRINTED = load(__file__, "printed.toml", PrintedSet)
GLYPHS, _GLYPHS = load_glyphs()
# The words held back in talk are no component: no rule reads them, and no record depends on them.
WORDS, _ = load(__file__, "words.toml", WordTable)

DIGEST: Final = sha256((_BOX + _OFFERINGS + _PRINTED + _GLYPHS).encode()).hexdigest()[
    :DIGEST_LENGTH
]

if get_args(Feature) != COMPONENTS.features.names:
    msg = "the features of components.toml and moves.py differ"
    raise ValueError(msg)
