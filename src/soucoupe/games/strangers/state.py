"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soucoupe.games.strangers.moves import Options
    from soucoupe.games.strangers.view_types import Reason

TURN: Final = 0
CARD: Final = 1
COPYING: Final = 2
ENTERING: Final = 3
THROWING: Final = 4
ORDERING: Final = 5
LANDING: Final = 6
BEAMING: Final = 7
CHOOSING: Final = 8
OVER: Final = 9

AWAY: Final = -1
"""Where a kid is that nobody has let out: in its owner's supply."""
NOBODY: Final = -1
NONE: Final = -1


class Phase:
    """What is being decided, with everything that belongs to it; never changed, only replaced."""

    __slots__ = ("card", "group", "kind", "moved", "other", "place", "then")

    def __init__(
        self,
        kind: int,
        card: int = NONE,
        moved: int = 0,
        other: int = NOBODY,
        place: int = NONE,
        group: int = 0,
        then: int = NONE,
    ) -> None:
        self.kind = kind
        self.card = card
        """The card in play, or the alarm being resolved."""
        self.moved = moved
        """The kids this card has moved already, as a set of bits."""
        self.other = other
        """Whose hand is seen."""
        self.place = place
        """The place a car pool gets out at."""
        self.group = group
        """The kids still in the car, as a set of bits."""
        self.then = then
        """The other half of an alarm, still to come."""


class Finished:
    """A game of a match that is over."""

    __slots__ = ("board", "first", "points", "reason", "winners")

    def __init__(
        self,
        board: int,
        first: int,
        points: tuple[int, ...],
        winners: tuple[int, ...],
        reason: Reason,
    ) -> None:
        self.board = board
        self.first = first
        self.points = points
        self.winners = winners
        self.reason = reason


START: Final = Phase(TURN)


class State:
    """Everything on and around the table; the deck is drawn from its end.

    Kid number `10 * seat + n` stands on `kids[number]`: a spot of the board, or AWAY. `spaces`
    says which kid is in a space. `aliens` is a set of heads, as bits. `known` holds, for seat
    and other (`seats * seat + other`), the cards seen in that hand that must still be there.
    """

    __slots__ = (
        "actor",
        "aliens",
        "board",
        "bonus",
        "box",
        "contact",
        "deck",
        "discard",
        "first",
        "flights",
        "games",
        "hands",
        "has_fled",
        "has_thrown",
        "kids",
        "known",
        "options",
        "phase",
        "quiet",
        "reason",
        "seats",
        "spaces",
        "supply",
        "turns",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.board = 0
        self.first = 0
        self.actor = 0
        self.phase = START
        self.kids: list[int] = []
        self.spaces: list[int] = []
        self.aliens = 0
        self.supply = 0
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.box: list[int] = []
        self.bonus: list[int] = []
        self.turns = 0
        self.quiet = 0
        self.flights = 0
        self.has_fled = False
        self.has_thrown = False
        self.contact = NOBODY
        self.reason: Reason | None = None
        self.games: list[Finished] = []

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.seats)
        twin.board = self.board
        twin.first = self.first
        twin.actor = self.actor
        twin.phase = self.phase
        twin.kids = self.kids[:]
        twin.spaces = self.spaces[:]
        twin.aliens = self.aliens
        twin.supply = self.supply
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [cards[:] for cards in self.known]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.box = self.box
        twin.bonus = self.bonus[:]
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.flights = self.flights
        twin.has_fled = self.has_fled
        twin.has_thrown = self.has_thrown
        twin.contact = self.contact
        twin.reason = self.reason
        twin.games = self.games[:]
        return twin
