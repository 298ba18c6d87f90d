"""What a table can be set to, and what a seat can do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from soucoupe.core.game import Place, Seat

Feature = Literal[
    "big",
    "heavy",
    "long",
    "round",
    "pointed",
    "hollow",
    "soft",
    "fragile",
    "shiny",
    "living",
    "plant",
    "food",
    "metal",
    "wood",
    "stone",
    "cloth",
    "water",
    "hot",
    "sky",
    "fast",
    "noisy",
    "danger",
    "precious",
    "tool",
    "sacred",
]
Colour = Literal["red", "blue", "green"]

# Annotated, so that the runs of the house leave these at their default; test_variants.py has them.
UsesPrintedSet = Annotated[bool, Meta(description="Whether lexicon and request are printed ones.")]
PlaysOut = Annotated[bool, Meta(description="Whether every alien has its turn in the last round.")]
Split = Annotated[Literal["usual", "two", "three"], Meta(description="How many aliens.")]
Preliminary = Annotated[Literal["usual", "on", "off"], Meta(description="Before the first round.")]
AlienSeat = Annotated[Seat, Meta(ge=0, le=6)]
Colours = Annotated[
    Literal["chosen", "drawn"], Meta(description="Whether aliens choose their colours.")
]
Tablet = Annotated[int, Meta(ge=6, le=25)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The mode, who plays what, and what the host may choose."""

    hard: bool = False
    """Five offerings instead of three, from the hard side of the card; two or three always do."""
    play_out: PlaysOut = False
    """Whether the aliens after the first with enough offerings still have their turn."""
    preliminary: Preliminary = "usual"
    """Whether every human may ask for one word beforehand; usually with exactly two of four."""
    aliens: Split = "usual"
    """How many aliens there are where five or six play."""
    colours: Colours = "chosen"
    """Whether aliens without a colour choose one of their own, or play the one drawn for them."""
    red: AlienSeat | None = None
    """Who plays the red alien, or the only one, whatever is chosen or drawn."""
    blue: AlienSeat | None = None
    """Who plays the blue alien."""
    green: AlienSeat | None = None
    """Who plays the green alien."""
    tablet: Tablet = 6
    """How many signs one request may hold."""
    printed_set: UsesPrintedSet = False
    """Whether lexicon and request come from the twelve printed ones."""


class TakeColour(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="take"):
    """Play an alien of this colour."""

    colour: Colour


class NameWord(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="name"):
    """Ask for the sign of a word, before the first round."""

    feature: Feature


class Skip(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="skip"):
    """Ask for no word before the first round."""


class Turn(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="turn"):
    """Turn an offering to show the aliens what you mean."""

    cell: Place


class Ask(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="ask"):
    """Let the aliens answer to the offerings turned."""


class Pick(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="pick"):
    """Propose a sign as the answer, or change your mind."""

    glyph: Place


class Confirm(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="confirm"):
    """Stand by your sign."""


class DrawSign(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="draw"):
    """Draw a sign on the tablet, plain or with the bar that negates it."""

    glyph: Place
    barred: bool


class Wipe(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="wipe"):
    """Wipe the last sign off the tablet; its place is used up."""


class Send(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="send"):
    """Ask the humans for what the tablet says."""


class Vote(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="vote"):
    """Offer what lies on a cell."""

    cell: Place


class Pass(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="pass"):
    """Leave the second try of a lone human."""


class Lapse(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="lapse"):
    """Let time run out: no vote, or no answer; only the clock does it."""


class Claim(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="claim"):
    """Write a sign beside a word, to break a tie."""

    feature: Feature
    glyph: Place


class Drop(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="drop"):
    """Rub out a sign beside a word."""

    feature: Feature
    glyph: Place


class Done(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="done"):
    """Hand in the notepad as it stands."""


Action = (
    TakeColour
    | NameWord
    | Skip
    | Turn
    | Ask
    | Pick
    | Confirm
    | DrawSign
    | Wipe
    | Send
    | Vote
    | Pass
    | Lapse
    | Claim
    | Drop
    | Done
)
