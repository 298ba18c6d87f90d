"""What a table can be set to, and what a seat can do."""

from typing import Literal

from msgspec import Struct

from soucoupe.core.game import Seat

BoardName = Literal["a", "b"]
Mode = Literal["free", "teams-adjacent", "teams-diagonal", "match", "architect"]
Alarm = Literal["alien-sighted", "flying-saucer"]
Card = Literal[
    "walk",
    "run",
    "skateboard",
    "school-bus",
    "city-bus",
    "walkie-talkies",
    "fence-hop",
    "bmx",
    "prom-night",
    "science-club",
    "pool-party",
    "new-boyfriend",
    "men-in-black",
    "ice-cream-date",
    "watches",
    "mums-car",
    "car-pool",
]
AnyCard = Alarm | Card


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the architect arranges: a hand, a deck from the top down, and where aliens land."""

    hand: tuple[Card, ...]
    deck: tuple[AnyCard, ...]
    aliens: tuple[str, ...] = ()
    """Squares in the order in which aliens come; those left out are chosen when they do."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants, and what the host may choose."""

    mode: Mode = "free"
    """Everyone for themselves (alone: the solo challenge), two teams, a match, the architect."""
    board: BoardName = "a"
    """The neighbourhood; a match brings its own."""
    hand_of_four: bool = False
    """Top of the class: hands of four instead of three."""
    free_discard: bool = False
    """Big brain: one card a turn may be thrown away for another."""
    total_invasion: bool = False
    """Every alarm is both an alien and a saucer."""
    aliens_return: bool = False
    """From the sixth on, aliens drawn into first hands go back into the deck."""
    first_player: Seat | None = None
    """The seat that begins; drawn if none is named."""
    plan: Plan | None = None
    """The architect's plan; without one, chance arranges it."""


class LetOut(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="let-out"):
    """Let a kid out of School."""


class Play(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="play"):
    """Play a card from hand."""

    card: Card


class Flee(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="flee"):
    """Take one of your kids off the street, and draw nothing."""

    start: str


class Discard(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="discard"):
    """Throw a card away before drawing (variant: free discard)."""

    card: Card


class Done(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="done"):
    """Leave it at that: no further kid, no card thrown away."""


class MoveKid(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="move"):
    """Move a kid by the card being played: one of your own, unless an owner is named."""

    start: str
    to: str
    owner: Seat | None = None


class Drive(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="drive"):
    """Drive all kids of a square to another one, or to a place."""

    start: str
    to: str


class Enter(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="enter"):
    """Say whose kid gets out of the car next and takes the best free space."""

    owner: Seat


class Chase(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="chase"):
    """Send an alien away."""

    square: str


class Date(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="date"):
    """Ask somebody out, and see their hand."""

    other: Seat


class Copy(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="copy"):
    """Use the effect of a card in the hand just seen."""

    card: Card


class Land(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="land"):
    """Put an alien on a free head."""

    square: str


class Beam(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="beam"):
    """Name the kid the saucer tries to take."""

    at: str
    owner: Seat


class Resolve(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="resolve"):
    """Say which half of an alarm comes first (variant: total invasion)."""

    first: Alarm


class ChooseBoard(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="board"):
    """Choose where the third game of a match is played."""

    board: BoardName


Action = (
    LetOut
    | Play
    | Flee
    | Discard
    | Done
    | MoveKid
    | Drive
    | Enter
    | Chase
    | Date
    | Copy
    | Land
    | Beam
    | Resolve
    | ChooseBoard
)
