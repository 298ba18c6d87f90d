"""What a seat is shown: every struct here holds only what its reader may know."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.aliens_eyes.component_types import Colour
from soucoupe.games.aliens_eyes.data import (
    CONTRACTS,
    COPIES,
    FEWEST,
    KIND,
    KINDS,
    MOST_EYES,
    NO_KIND,
)
from soucoupe.games.aliens_eyes.moves import Layout, Options

PhaseName = Literal["roll", "group", "contract", "over"]


class Token(Struct, frozen=True, gc=False):
    """A token: this many eyes, this quantity in green; worth their product."""

    eyes: int
    quantity: int


class Combination(Struct, frozen=True):
    """Items of one value, each told by its faces, and how many tokens it could take now."""

    value: int
    quantity: int
    items: tuple[tuple[int, ...], ...]
    left: int


class TurnSeen(Struct, frozen=True):
    """A finished turn: the dice as they lay at its end, what stood, and what it took."""

    seat: Seat
    dice: tuple[int, ...]
    combinations: tuple[Combination, ...]
    taken: tuple[Token, ...]
    rerolled: bool


class Contract(Struct, frozen=True):
    """A contract laid open: its five tokens, those its owner has, those put on it."""

    card: int
    tokens: tuple[Token, ...]
    held: tuple[Place, ...]
    placed: tuple[Place, ...]


class Player(Struct, frozen=True):
    """What lies before a seat; no contract if this reader may not see it."""

    seat: Seat
    tokens: tuple[Token, ...]
    taken: int
    """How many of these, the last ones, were taken this round."""
    points: int
    """What it would score now."""
    has_fulfilled: bool
    contract: Contract | None


class Bonus(Struct, frozen=True):
    """A bonus card: its worth at the end, who holds it and what lies on it."""

    colour: Colour
    points: int
    holder: Seat | None
    tokens: tuple[Token, ...]


class Answer(Struct, frozen=True):
    """What a seat answered about its contract, before all is revealed; no token: not now."""

    seat: Seat
    tokens: tuple[Place, ...]


class Opening(Struct, frozen=True, gc=False):
    """Two dice rolled for who begins; whoever ties for the most rolls again."""

    seat: Seat
    first: int
    second: int


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    to_act: tuple[Seat, ...]
    round: int
    turn: int
    """Turns begun so far."""
    first: Seat
    """Who holds the first-player token."""
    player: Seat | None
    """Whose turn it is, if it is anybody's."""
    played: int
    """How many have had their turn in this round."""
    dice: tuple[int, ...]
    """The dice in no group, lowest first."""
    combinations: tuple[Combination, ...]
    rerolls: int
    breaks: int
    """How often the player may still roll again, and take an item apart."""
    copies: tuple[tuple[int, ...], ...]
    """How many tokens the game began with: a row per number of eyes, from quantity 2 on."""
    left: tuple[tuple[int, ...], ...]
    """How many of them are left on the table."""
    tokens_left: int
    ends_below: int
    dry: int
    dry_limit: int
    """Rounds without a token in a row, and how many of them end the game."""
    players: tuple[Player, ...]
    bonuses: tuple[Bonus, ...]
    answers: tuple[Answer, ...]
    """The answers this seat sees: its own."""
    last: TurnSeen | None
    opening: tuple[Opening, ...]
    """The rolls for who begins, until the first turn."""


TOKEN: Final[tuple[Token, ...]] = tuple(Token(*shape) for shape in KINDS)
ON_CARD: Final[tuple[tuple[Token, ...], ...]] = tuple(
    tuple(TOKEN[kind] for kind in card) for card in CONTRACTS
)
ROWS: Final[dict[Layout, tuple[tuple[int, int], ...]]] = {
    layout: tuple(
        (
            KIND[eyes][FEWEST],
            KIND[eyes][FEWEST]
            + sum(1 for kind in KIND[eyes][FEWEST:] if counts[kind] and kind != NO_KIND),
        )
        for eyes in range(1, MOST_EYES + 1)
    )
    for (layout, seats), counts in COPIES.items()
}
"""By layout, for every number of eyes: from which kind up to which there are tokens."""


def in_rows(layout: Layout, counts: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Lay counts by kind out in rows, one per number of eyes."""
    return tuple([tuple(counts[start:stop]) for start, stop in ROWS[layout]])


COPIES_SEEN: Final[dict[tuple[Layout, int], tuple[tuple[int, ...], ...]]] = {
    table: in_rows(table[0], counts) for table, counts in COPIES.items()
}
