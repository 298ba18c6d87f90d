"""What components.toml holds, checked as it is read."""

from typing import Literal

from msgspec import Struct

from soucoupe.core.components import load
from soucoupe.games.aliens.moves import Appetite, Attribute, Colour, Race

Source = Literal["rulebook", "ours"]


class AlienTable(Struct, forbid_unknown_fields=True):
    """The words an alien is described with."""

    source: Source
    races: tuple[Race, ...]
    colours: tuple[Colour, ...]
    appetites: tuple[Appetite, ...]


class TestimonyTable(Struct, forbid_unknown_fields=True):
    """The suits of testimony cards and the values in each."""

    source: Source
    values: tuple[int, ...]
    suits: tuple[Attribute, ...]
    red_suits: tuple[Literal["race", "colour"], ...]


class RoundTable(Struct, forbid_unknown_fields=True):
    """What a round is made of."""

    source: Source
    aliens: int
    testimonies: int
    errors: int


class PlayersRow(Struct, forbid_unknown_fields=True):
    """What depends on the number of players."""

    source: Source
    seats: int
    rounds: int
    investigations: int
    hand: int
    abundance_hand: int


class Components(Struct, forbid_unknown_fields=True):
    """The whole box."""

    aliens: AlienTable
    testimonies: TestimonyTable
    round: RoundTable
    players: tuple[PlayersRow, ...]


COMPONENTS, DIGEST = load(__file__, "components.toml", Components)
