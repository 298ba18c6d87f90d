"""What the TOML tables hold, checked as they are read."""

from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.components import DIGEST_LENGTH, load

Source = Literal["rulebook", "ours"]
Colour = Literal["blue", "green", "red"]
Shape = tuple[int, int]
"""Eyes and quantity."""


class DiceTable(Struct, forbid_unknown_fields=True):
    """The dice."""

    source: Source
    dice: int
    faces: int


class GameTable(Struct, forbid_unknown_fields=True):
    """How many can play, from how many on black tokens are used, and when it ends."""

    source: Source
    fewest_seats: int
    most_seats: int
    black_from: int
    ends_below: int


class GuardTable(Struct, forbid_unknown_fields=True):
    """What the house added: the short game, turns without a token, breaks a turn."""

    source: Source
    short_ends_below: int
    dry_turns: int
    breaks: int


class ContractTable(Struct, forbid_unknown_fields=True):
    """What a contract is worth, by the number of tokens on it."""

    source: Source
    points: tuple[int, ...]


class BonusRow(Struct, forbid_unknown_fields=True):
    """A bonus card."""

    source: Source
    colour: Colour
    points: int


class CardTable(Struct, forbid_unknown_fields=True):
    """The contract cards."""

    source: Source
    cards: tuple[tuple[Shape, Shape, Shape, Shape, Shape], ...]


class Components(Struct, forbid_unknown_fields=True):
    """The box, without its tokens."""

    dice: DiceTable
    game: GameTable
    guards: GuardTable
    contract: ContractTable
    bonuses: tuple[BonusRow, BonusRow, BonusRow]
    contracts: CardTable


class ChanceTable(Struct, forbid_unknown_fields=True):
    """Of all rolls, those that can show a quantity (from two) of a value, by value."""

    source: Source
    rolls: int
    ways: tuple[tuple[int, ...], ...]


class LayoutTable(Struct, forbid_unknown_fields=True):
    """Tokens on the table: eyes, quantity and copies of the white ones; which have a black one."""

    source: Source
    white: tuple[tuple[int, int, int], ...]
    black: tuple[Shape, ...]


COMPONENTS, _components = load(__file__, "components.toml", Components)
CHANCES, _chances = load(__file__, "chances.toml", ChanceTable)
LIKELIEST, _likeliest = load(__file__, "likeliest.toml", LayoutTable)
ONCE, _once = load(__file__, "once.toml", LayoutTable)
_all = f"{_components} {_chances} {_likeliest} {_once}"
DIGEST: Final[str] = sha256(_all.encode()).hexdigest()[:DIGEST_LENGTH]
