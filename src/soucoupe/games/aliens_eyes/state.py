"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.moves import Options
    from soucoupe.games.aliens_eyes.view_types import Opening, TurnSeen

ROLL: Final = 0
GROUP: Final = 1
CONTRACT: Final = 2
OVER: Final = 3

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2

NOBODY: Final = -1
UNANSWERED: Final = -1
NOT_NOW: Final = 0


class State:
    """Everything on and around the table.

    `loose` counts the dice in no group by face (its first entry is unused), `items` lists what
    was grouped in the order it was. `left`, `tokens`, `taken` and `lying` hold kinds of tokens: on
    the table, before each seat, of these the ones of this round, and on each bonus card. `placed`
    and `answers` are bit masks over the five places of a contract.
    """

    __slots__ = (
        "actor",
        "answers",
        "breaks",
        "contracts",
        "dry",
        "first",
        "holders",
        "items",
        "last",
        "left",
        "loose",
        "lying",
        "opening",
        "options",
        "phase",
        "pile",
        "placed",
        "played",
        "rerolled",
        "round",
        "seats",
        "taken",
        "tokens",
        "turn",
    )

    def __init__(self, options: Options, seats: int, left: list[int]) -> None:
        self.options = options
        self.seats = seats
        self.left = left
        self.phase = ROLL
        self.round = 0
        self.turn = 0
        self.first = 0
        self.actor = 0
        self.played = 0
        self.loose = [0, 0, 0, 0, 0, 0, 0]
        self.items: list[int] = []
        self.rerolled = False
        self.breaks = 0
        self.tokens: list[list[int]] = []
        self.taken: list[list[int]] = []
        self.holders = [NOBODY, NOBODY, NOBODY]
        self.lying: list[list[int]] = [[], [], []]
        self.contracts: list[int] = []
        self.pile: list[int] = []
        self.placed: list[int] = []
        self.answers: list[int] = []
        self.dry = 0
        self.last: TurnSeen | None = None
        self.opening: tuple[Opening, ...] = ()

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.seats, self.left[:])
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.actor = self.actor
        twin.played = self.played
        twin.loose = self.loose[:]
        twin.items = self.items[:]
        twin.rerolled = self.rerolled
        twin.breaks = self.breaks
        twin.tokens = [row[:] for row in self.tokens]
        twin.taken = [row[:] for row in self.taken]
        twin.holders = self.holders[:]
        twin.lying = [row[:] for row in self.lying]
        twin.contracts = self.contracts[:]
        twin.pile = self.pile[:]
        twin.placed = self.placed[:]
        twin.answers = self.answers[:]
        twin.dry = self.dry
        twin.last = self.last
        twin.opening = self.opening
        return twin
