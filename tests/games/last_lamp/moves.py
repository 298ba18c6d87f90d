"""What a table can be set to, and what a seat can do."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose."""

    sand: Literal[0, 5, 30] = 5
    """The seconds a turn may last; 0 is no sand at all."""


class Name(Struct, frozen=True, gc=False, tag="name"):
    """Name a number, or another than the one named before."""

    number: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Call the number that is named, or none, and so end the turn."""


Action = Name | Call
"""Every verb of the game."""
