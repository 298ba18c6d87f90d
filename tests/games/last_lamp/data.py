"""The component tables, read once, and the shared tables that follow from them."""

from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.components import load
from tests.games.last_lamp.moves import Action, Call, Name

Source = Literal["rulebook", "ours"]


class NumberTable(Struct, forbid_unknown_fields=True):
    """The numbers, from 1, each there once."""

    source: Source
    highest: int


class GameTable(Struct, forbid_unknown_fields=True):
    """How many can play, how often they may name in a turn, and for how many turns."""

    source: Source
    fewest_seats: int
    most_seats: int
    namings: int
    turns: int


class Components(Struct, forbid_unknown_fields=True):
    """The whole box."""

    numbers: NumberTable
    game: GameTable


COMPONENTS, DIGEST = load(__file__, "components.toml", Components)

SEATS: Final = range(COMPONENTS.game.fewest_seats, COMPONENTS.game.most_seats + 1)
NAMINGS: Final = COMPONENTS.game.namings
TURNS: Final = COMPONENTS.game.turns
NUMBERS: Final = tuple(range(1, COMPONENTS.numbers.highest + 1))
CAMPS: Final = ("owls", "moths")
NAME: Final[dict[int, Action]] = {number: Name(number) for number in NUMBERS}
CALL: Final[Action] = Call()
