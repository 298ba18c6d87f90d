"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.data import CELLS, FEATURES, FEWEST_IN_A_RACE

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Options
    from soucoupe.games.premier_contact.view_types import Ballot, HistoryEntry

COLOUR: Final = 0
NAME: Final = 1
TURN: Final = 2
ANSWER: Final = 3
CONFIRM: Final = 4
DRAW: Final = 5
VOTE: Final = 6
RETRY: Final = 7
TIDY: Final = 8
OVER: Final = 9

NONE: Final = -1
"""No pick, no vote."""
BLANK: Final = CELLS
"""The vote the clock leaves."""

# Why a game ended.
PLAYING: Final = 0
BY_GOAL: Final = 1
BY_ROUNDS: Final = 2
BY_TOKENS: Final = 3


class State:
    """Everything on and around the table.

    Aliens are numbered by colour in the order of their turns, humans by the order of theirs; `turn`
    is the number of whoever is at it. Sets are bit masks: `shown` of glyphs, `named` of features,
    `confirmed` and `lapsed` of aliens (or, in a vote, of humans), `done` of humans. Marks on the
    tablet are glyphs, doubled, plus one if barred. Picks are by alien, votes and claims by human.
    `choosing` are the seats that have not chosen a colour yet, in the order in which they do; until
    then they stand among the aliens with the colour drawn for them.
    """

    __slots__ = (
        "aliens",
        "changes",
        "choosing",
        "claimed",
        "claims",
        "confirmed",
        "covered",
        "done",
        "ending",
        "grid",
        "history",
        "humans",
        "lapsed",
        "lexicon",
        "named",
        "options",
        "phase",
        "picks",
        "received",
        "red_tokens",
        "request",
        "round",
        "seats",
        "shown",
        "tablet",
        "tied",
        "tokens",
        "tries",
        "turn",
        "turned",
        "votes",
        "wiped",
    )

    def __init__(self, options: Options, aliens: tuple[int, ...], humans: tuple[int, ...]) -> None:
        self.options = options
        self.seats = len(aliens) + len(humans)
        self.aliens = aliens
        self.humans = humans
        self.choosing: tuple[int, ...] = ()
        self.grid: tuple[int, ...] = ()
        self.lexicon: tuple[int, ...] = ()
        self.request: tuple[int, ...] = ()
        self.phase = TURN
        self.round = 1
        self.turn = 0
        self.covered = [0] * CELLS
        self.received = [0] * len(aliens)
        self.tokens = [[0, 0, 0] for _ in humans]
        self.red_tokens = 0
        self.turned: list[int] = []
        self.picks = [NONE] * len(aliens)
        self.changes = [0] * len(aliens)
        self.confirmed = 0
        self.lapsed = 0
        self.tablet: list[int] = []
        self.wiped: list[int] = []
        self.votes = [NONE] * len(humans)
        self.tries: list[Ballot] = []
        self.history: list[HistoryEntry] = []
        self.shown = 0
        self.named = 0
        self.tied: tuple[int, ...] = ()
        self.claims: list[list[int]] = []
        self.claimed: list[int] = []
        self.done = 0
        self.ending = PLAYING

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.aliens, self.humans)
        twin.choosing = self.choosing
        twin.grid = self.grid
        twin.lexicon = self.lexicon
        twin.request = self.request
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.covered = self.covered[:]
        twin.received = self.received[:]
        twin.tokens = [row[:] for row in self.tokens]
        twin.red_tokens = self.red_tokens
        twin.turned = self.turned[:]
        twin.picks = self.picks[:]
        twin.changes = self.changes[:]
        twin.confirmed = self.confirmed
        twin.lapsed = self.lapsed
        twin.tablet = self.tablet[:]
        twin.wiped = self.wiped[:]
        twin.votes = self.votes[:]
        twin.tries = self.tries[:]
        twin.history = self.history[:]
        twin.shown = self.shown
        twin.named = self.named
        twin.tied = self.tied
        twin.claims = [row[:] for row in self.claims]
        twin.claimed = self.claimed[:]
        twin.done = self.done
        twin.ending = self.ending
        return twin


def is_race(state: State) -> bool:
    """Tell whether aliens race one another; two or three players make a pact instead."""
    return state.seats >= FEWEST_IN_A_RACE


def no_claims() -> list[int]:
    """Return an empty notepad: for each feature the set of glyphs beside it."""
    return [0] * FEATURES
