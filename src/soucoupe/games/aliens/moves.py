"""What a table can be set to, and what a seat can do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from soucoupe.core.game import Place, Seat

Race = Literal["gluon", "phi", "quark"]
Colour = Literal["green", "violet", "orange"]
Appetite = Literal["sated", "hungry"]
Attribute = Literal["gluon", "phi", "quark", "green", "violet", "orange", "sated", "hungry"]

Suit = Attribute | Literal["race", "colour"]

# What only changes screens is no switch to the house's tests, which play every combination.
SETTING = Meta(extra={"means": "setting"})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants, and what the host may choose."""

    help: bool = False
    """With a little help from my aliens: one of the three lies face up from the start."""
    abundance: bool = False
    """Abundance of testimonies: everything is dealt at once, nothing is drawn."""
    first_investigator: Annotated[Seat, Meta(ge=0, le=5)] | None = None
    """The seat that investigates first; drawn if none is named."""
    shuffle_every_round: bool = False
    """All aliens are shuffled before every round: what was seen earlier tells nothing."""
    aide_memoire: Annotated[bool, SETTING] = False
    """Whether screens show what a seat has seen since the aliens were last shuffled."""


class Testify(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="testify"):
    """Play a testimony; a red card is played together with its choice."""

    card: int
    choice: Attribute | None = None


class Judge(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="judge"):
    """Say whether a testimony on the table is true."""

    testimony: Place
    verdict: bool


class Turn(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="turn"):
    """Turn over a face-down alien after an error."""

    position: Place


class LayOpen(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="lay-open"):
    """Lay one of the three aliens face up before the testimonies (variant: help)."""

    position: Place


Action = Testify | Judge | Turn | LayOpen
