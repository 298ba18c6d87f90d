"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soucoupe.games.aliens.moves import Options

LAY_OPEN: Final = 0
TESTIFY: Final = 1
JUDGE: Final = 2
TURN: Final = 3
OVER: Final = 4


class Round:
    """Three aliens, and what is said and found out about them; a finished round never changes.

    Sets of aliens and of testimonies are bit masks by position: `unresolved` is still to be
    won, `judged` had its truth told (`truths`), `caught` went to the investigator. `tally`
    counts each attribute among the three aliens, two bits each.
    """

    __slots__ = (
        "aliens",
        "cards",
        "caught",
        "errors",
        "face_up",
        "investigator",
        "judged",
        "speakers",
        "statements",
        "tally",
        "truths",
        "unresolved",
    )

    def __init__(self, investigator: int, aliens: tuple[int, ...], tally: int) -> None:
        self.investigator = investigator
        self.aliens = aliens
        self.tally = tally
        self.face_up = 0
        self.errors = 0
        self.unresolved = 0
        self.judged = 0
        self.truths = 0
        self.caught = 0
        self.cards: list[int] = []
        self.statements: list[int] = []
        self.speakers: list[int] = []

    def copy(self) -> Round:
        """Return an equal round that shares nothing changeable with this one."""
        twin = Round(self.investigator, self.aliens, self.tally)
        twin.face_up = self.face_up
        twin.errors = self.errors
        twin.unresolved = self.unresolved
        twin.judged = self.judged
        twin.truths = self.truths
        twin.caught = self.caught
        twin.cards = self.cards[:]
        twin.statements = self.statements[:]
        twin.speakers = self.speakers[:]
        return twin


class State:
    """Everything on and around the table; piles are drawn from their end."""

    __slots__ = (
        "actor",
        "alien_pile",
        "current",
        "hands",
        "options",
        "past",
        "phase",
        "pile",
        "removed",
        "round",
        "rounds",
        "seats",
        "spent",
        "won",
    )

    def __init__(self, options: Options, rounds: int, hands: list[list[int]]) -> None:
        self.options = options
        self.seats = len(hands)
        self.rounds = rounds
        self.round = 0
        self.phase = TESTIFY
        self.actor = 0
        self.current = Round(0, (), 0)
        self.past: list[Round] = []
        self.spent: list[int] = []
        self.hands = hands
        self.pile: list[int] = []
        self.removed: list[int] = []
        self.alien_pile: list[int] = []
        self.won = [0] * self.seats

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.rounds, [hand[:] for hand in self.hands])
        twin.round = self.round
        twin.phase = self.phase
        twin.actor = self.actor
        twin.current = self.current.copy()
        twin.past = self.past[:]
        twin.spent = self.spent[:]
        twin.pile = self.pile[:]
        twin.removed = self.removed[:]
        twin.alien_pile = self.alien_pile[:]
        twin.won = self.won[:]
        return twin
