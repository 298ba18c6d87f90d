"""The component tables, read once, and the shared tables that follow from them.

A card is the number printed on it.
"""

from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.components import load
from tests.games.secret_picks.moves import Action, Pick

Source = Literal["rulebook", "ours"]


class CardTable(Struct, forbid_unknown_fields=True):
    """The numbers on the cards, from 1, and how many cards bear each."""

    source: Source
    highest: int
    copies: int


class GameTable(Struct, forbid_unknown_fields=True):
    """How many can play, with how many cards, and for how long."""

    source: Source
    fewest_seats: int
    most_seats: int
    hand: int
    rounds: int


class Components(Struct, forbid_unknown_fields=True):
    """The whole box."""

    cards: CardTable
    game: GameTable


COMPONENTS, DIGEST = load(__file__, "components.toml", Components)

SEATS: Final = range(COMPONENTS.game.fewest_seats, COMPONENTS.game.most_seats + 1)
HAND: Final = COMPONENTS.game.hand
ROUNDS: Final = COMPONENTS.game.rounds
NUMBERS: Final = tuple(range(1, COMPONENTS.cards.highest + 1))
DECK: Final = NUMBERS * COMPONENTS.cards.copies
PICK: Final[dict[int, Action]] = {number: Pick(number) for number in NUMBERS}
