"""The words in which the coach speaks."""

from msgspec import Struct

from soucoupe.core.game import Place
from soucoupe.games.premier_contact.moves import Feature
from soucoupe.games.premier_contact.view_types import Offering, Word


class Reading(Struct, frozen=True, gc=False):
    """What a sign most likely meant to an ideal listener, and how likely, in per cent."""

    glyph: Place
    feature: Feature
    chance: int


class Guess(Struct, frozen=True, gc=False):
    """A cell an ideal listener would have thought of, and how likely, in per cent."""

    cell: Place
    chance: int


class HeardRequest(Struct, frozen=True):
    """A request as an ideal listener would have understood it then: not knowing what came later."""

    entry: int
    """Which entry of the history it is."""
    readings: tuple[Reading, ...]
    """One for each sign, in the order they were drawn."""
    guesses: tuple[Guess, ...]
    """The likeliest cells, best first."""


class SplittingWord(Struct, frozen=True, tag="hint-word"):
    """A word that about half of the offerings in play have, and some that share it alone."""

    word: Word
    having: int
    offerings: int
    examples: tuple[Offering, ...]


class CellSaid(Struct, frozen=True, tag="hint-offering"):
    """How many offerings fit all signs shown so far that fit one the alien wants."""

    offering: Offering
    fitting: int
    offerings: int


class Advice(Struct, frozen=True):
    """After the game, all requests and what the signs came to mean; during it, what helps now."""

    requests: tuple[HeardRequest, ...] = ()
    signs: tuple[Reading, ...] = ()
    """Every sign ever shown, in the order of first sight."""
    hints: tuple[SplittingWord | CellSaid, ...] = ()
