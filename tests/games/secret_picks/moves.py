"""What a table can be set to, and what a seat can do."""

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants, and what the host may choose."""

    low: bool = False
    """Low tide: the lowest number nobody else picked scores instead of the highest."""


class Pick(Struct, frozen=True, gc=False, tag="pick"):
    """Pick a card from hand, face down until everybody has picked."""

    number: int


Action = Pick
"""Every verb of the game."""
