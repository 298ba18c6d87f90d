"""The humans' votes: secret until the last, then turned over together and rewarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.codes import COLOUR_NAME, OFFERING, marks
from soucoupe.games.premier_contact.data import BLACK, GREEN
from soucoupe.games.premier_contact.events import (
    Cleared,
    Covered,
    Cursed,
    Event,
    Lapsed,
    Passed,
    RetryOpened,
    Revealed,
    Thanked,
    Voted,
)
from soucoupe.games.premier_contact.scoring import alien_points, goal
from soucoupe.games.premier_contact.state import BLANK, BY_TOKENS, NONE, RETRY, State, is_race
from soucoupe.games.premier_contact.turns import finish, next_alien
from soucoupe.games.premier_contact.view_types import Ballot, Request, ShownVote, VoteResult

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Vote

PACT_REWARD = 1
"""In a pact, tokens that thank are blue, and those that cover green."""


def vote(state: State, seat: int, action: Vote, out: list[Event] | None) -> None:
    """Offer a cell, in secret until everybody has."""
    state.votes[state.humans.index(seat)] = action.cell
    if out is not None:
        out.append(Voted(seat, action.cell, OFFERING[state.grid[action.cell]]))
    close_vote(state, out)


def lapse_vote(state: State, seat: int, out: list[Event] | None) -> None:
    """Leave a blank for a human whose time has run out."""
    human = state.humans.index(seat)
    state.votes[human] = BLANK
    state.lapsed |= 1 << human
    if out is not None:
        out.append(Lapsed(seat))
    close_vote(state, out)


def pass_try(state: State, seat: int, out: list[Event] | None) -> None:
    """Leave the second try."""
    if out is not None:
        out.append(Passed(seat))
    close_request(state, out)


def close_vote(state: State, out: list[Event] | None) -> None:
    """Once everybody has voted, turn all votes over; a lone human then has a second try."""
    if NONE in state.votes:
        return
    first = not state.tries
    is_over = reveal(state, out)
    if is_over:
        return
    alone = len(state.humans) == 1
    if first and alone and alien_points(state, 0) < goal(state):
        state.phase = RETRY
        state.votes = [NONE]
        state.lapsed = 0
        if out is not None:
            out.append(RetryOpened(state.humans[0]))
        return
    close_request(state, out)


def reveal(state: State, out: list[Event] | None) -> bool:
    """Tell what came of each vote, hits before curses; tell whether the game ended by it."""
    alien = state.aliens[state.turn]
    wanted = wanted_colour(state)
    ballots = [ballot(state, human, wanted) for human in range(len(state.humans))]
    state.tries += ballots
    if out is not None:
        out.append(Revealed(alien, shown(state, ballots)))
    reward(state, ballots, wanted, out)
    return curse(state, ballots, out)


def wanted_colour(state: State) -> int:
    """Return the colour of the cells the alien at turn wants: its own; green in a pact."""
    return state.turn + 1 if is_race(state) else GREEN


def ballot(state: State, human: int, wanted: int) -> Ballot:
    """Return a vote with its result: of another alien's cell nothing more is told."""
    cell = state.votes[human]
    seat = state.humans[human]
    if cell == BLANK:
        return Ballot(seat, None, "blank")
    result: VoteResult = "nothing"
    if state.request[cell] == wanted:
        result = "hit"
    elif state.request[cell] == BLACK:
        result = "black"
    return Ballot(seat, cell, result)


def shown(state: State, ballots: list[Ballot]) -> tuple[ShownVote, ...]:
    """Return the votes as an event tells them."""
    return tuple(
        [
            ShownVote(
                one.seat,
                one.cell,
                None if one.cell is None else OFFERING[state.grid[one.cell]],
                one.result,
            )
            for one in ballots
        ]
    )


def reward(state: State, ballots: list[Ballot], wanted: int, out: list[Event] | None) -> None:
    """Thank everyone who hit, and cover each cell hit once."""
    alien = state.aliens[state.turn]
    kind = state.turn if is_race(state) else PACT_REWARD
    hit: list[int] = []
    for human, one in enumerate(ballots):
        if one.result != "hit" or one.cell is None:
            continue
        state.tokens[human][kind] += 1
        if out is not None:
            out.append(Thanked(one.seat, alien, COLOUR_NAME[kind], one.cell))
        if one.cell not in hit:
            hit.append(one.cell)
    for cell in hit:
        state.covered[cell] = wanted
        state.received[state.turn] += 1
        if out is not None:
            offering = OFFERING[state.grid[cell]]
            out.append(Covered(alien, COLOUR_NAME[wanted - 1], cell, offering))


def curse(state: State, ballots: list[Ballot], out: list[Event] | None) -> bool:
    """Take a red token for every different black cell; tell whether one was owed in vain."""
    if alien_points(state, state.turn) >= goal(state):
        return False
    cells = list(
        dict.fromkeys(
            [one.cell for one in ballots if one.result == "black" and one.cell is not None]
        )
    )
    for cell in cells:
        if state.red_tokens == 0:
            close_entry(state, out)
            finish(state, BY_TOKENS, out)
            return True
        state.red_tokens -= 1
        if out is not None:
            offering = OFFERING[state.grid[cell]]
            out.append(Cursed(state.aliens[0], cell, offering, state.red_tokens))
    return False


def close_request(state: State, out: list[Event] | None) -> None:
    """Write the request down, clear the tablet, and go on."""
    close_entry(state, out)
    next_alien(state, out)


def close_entry(state: State, out: list[Event] | None) -> None:
    """Add the request to the history."""
    seat, colour = state.aliens[state.turn], COLOUR_NAME[state.turn]
    state.history.append(
        Request(
            state.round,
            seat,
            colour,
            marks(state.tablet),
            marks(state.wiped),
            tuple(state.tries),
        )
    )
    state.tablet = []
    state.wiped = []
    state.tries = []
    state.votes = [NONE] * len(state.humans)
    state.lapsed = 0
    if out is not None:
        out.append(Cleared(seat, colour))
