"""What a table can be set to, and what a seat can do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from soucoupe.core.game import Place

Layout = Literal["likeliest", "once"]

# What only changes numbers - seconds, tokens - is no switch to the house's tests, which play every
# combination of switches; tests/test_variants.py plays these.
SETTING = Meta(extra={"means": "setting"})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants, and what the host may choose."""

    hourglass: Annotated[Literal["20", "30", "45", "60", "off"], SETTING] = "30"
    """Seconds from the roll to the end of a turn; off: the table's own clock applies."""
    secret_contracts: bool = False
    """Only its owner sees a contract, until it is fulfilled or the game ends."""
    short_game: Annotated[bool, SETTING] = False
    """The game ends below 30 tokens instead of 15."""
    tell_possible: Annotated[bool, SETTING] = False
    """After a turn everybody is told how many points those dice could have taken."""
    layout: Annotated[Layout, SETTING] = "likeliest"
    """Which tokens lie on the table: the likeliest doubled, or every combination once."""


class Roll(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="roll"):
    """Turn the hourglass and roll the ten dice."""


class Group(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="group"):
    """Add an item to the combination of its value: one die, or two that are added up."""

    first: int
    second: int | None = None


class Break(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="break"):
    """Take an item apart again, told by its faces as when it was made."""

    first: int
    second: int | None = None


class Reroll(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="reroll"):
    """Roll all ten dice again, once a turn; what stands is undone, the hourglass runs on."""


class Done(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="done"):
    """Confirm what stands, and take its tokens."""


class Fulfil(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="fulfil"):
    """Fulfil one's contract with these of its five tokens, told by their places, lowest first."""

    tokens: tuple[Place, ...]


class NotNow(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="not-now"):
    """Leave one's contract open."""


Action = Roll | Group | Break | Reroll | Done | Fulfil | NotNow
