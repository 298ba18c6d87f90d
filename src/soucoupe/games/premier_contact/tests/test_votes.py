"""The votes: secret, compulsory, turned over together, and rewarded by colour alone."""

from __future__ import annotations

import msgspec
import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.events import (
    Covered,
    Event,
    Lapsed,
    Revealed,
    Thanked,
    Voted,
    VotedUnseen,
)
from soucoupe.games.premier_contact.moves import Lapse
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    dealt,
    humans_asked,
    kinds,
    options_of,
    requested,
    turn_of,
    voted,
)
from soucoupe.games.premier_contact.view_types import Ballot, Offering, Request, ShownVote


def asked_for(seats: int = 5) -> State:
    """Return a vote on the red alien's first request; with five, humans are seats 2, 3 and 4."""
    return requested(humans_asked(dealt(seats)))


def ballots(state: State) -> tuple[Ballot, ...]:
    """Return the votes of the last request."""
    entry = state.history[-1]
    assert isinstance(entry, Request)
    return entry.votes


def sent(state: State, seat: int, action: str, watcher: int | None) -> bytes:
    """Return all bytes a watcher is sent about an action."""
    out: list[Event] = []
    after = act(state, seat, action, out=out)
    shown = [GAME.show(event, watcher) for event in out]
    legal = [] if watcher is None else list(GAME.legal(after, watcher))
    view = GAME.view(after, watcher)
    return msgspec.json.encode((view, shown, legal, GAME.to_act(after), GAME.outcome(after)))


def test_everyone_votes_at_once_and_once() -> None:
    """In any order; a vote is final."""
    state = asked_for()
    assert GAME.to_act(state) == (2, 3, 4)
    state = act(state, 3, "vote 7")
    assert GAME.to_act(state) == (2, 4)
    with pytest.raises(NotYourTurn):
        act(state, 3, "vote 8")


def test_the_order_of_votes_does_not_matter() -> None:
    """Whoever votes first, the same state comes out."""
    orders = [(2, 3, 4), (4, 2, 3), (3, 4, 2)]
    cells = {2: 1, 3: 7, 4: 1}
    ends = []
    for order in orders:
        state = asked_for()
        for seat in order:
            state = act(state, seat, f"vote {cells[seat]}")
        ends.append(digest(state))
    assert len(set(ends)) == 1


@pytest.mark.parametrize("watcher", [0, 1, 2, 4, None])
def test_a_vote_tells_nobody_anything_before_the_last(watcher: int | None) -> None:
    """A hit, somebody else's cell and an empty one send the same bytes, so the same sizes too."""
    state = asked_for()
    told = {sent(state, 3, f"vote {cell}", watcher) for cell in (0, 3, 5, 20, 24)}
    assert len(told) == 1


def test_ones_own_vote_is_seen() -> None:
    """By nobody else."""
    out: list[Event] = []
    state = act(asked_for(), 3, "vote 7", out=out)
    assert out == [Voted(3, 7, Offering("house"))]
    assert GAME.show(out[0], 3) == out[0]
    assert GAME.show(out[0], 2) == GAME.show(out[0], 0) == GAME.show(out[0], None) == VotedUnseen(3)
    assert [(one.seat, one.cell) for one in GAME.view(state, 3).cast] == [(3, 7)]
    assert GAME.view(state, 0).cast == GAME.view(state, 2).cast == ()


def test_voting_is_compulsory() -> None:
    """Every uncovered cell, and nothing else."""
    state = asked_for()
    assert options_of(state, 2) == [f"vote {cell}" for cell in range(25)]
    for refused in ("pass", "skip", "vote 25"):
        with pytest.raises(NotLegal):
            act(state, 2, refused)


def test_only_the_clock_leaves_a_blank() -> None:
    """It does nothing, and everybody is told whose it is."""
    state = asked_for()
    assert GAME.timeout(GAME.view(state, 2), GAME.legal(state, 2), FastRng(1)) == Lapse()
    assert Lapse() not in list(GAME.legal(state, 2))
    out: list[Event] = []
    state = voted(state, None, 0, 20, out=out)
    assert out[0] == Lapsed(2)
    assert isinstance(out[3], Revealed)
    assert out[3].votes[0] == ShownVote(2, None, None, "blank")
    assert ballots(state)[0] == Ballot(2, None, "blank")
    assert state.tokens == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]


def test_votes_are_turned_over_together() -> None:
    """With what came of each: a hit or nothing, no more."""
    out: list[Event] = []
    state = voted(asked_for(), 0, 5, 20, out=out)
    assert kinds(out)[:5] == ["voted", "voted", "voted", "revealed", "thanked"]
    revealed = out[3]
    assert isinstance(revealed, Revealed)
    assert [vote.result for vote in revealed.votes] == ["hit", "nothing", "nothing"]
    assert ballots(state) == (
        Ballot(2, 0, "hit"),
        Ballot(3, 5, "nothing"),
        Ballot(4, 20, "nothing"),
    )


def test_a_hit_earns_a_token_of_the_aliens_colour_and_covers_the_cell() -> None:
    """Whether or not it was the one meant, which nobody records."""
    out: list[Event] = []
    state = voted(asked_for(), 2, 24, 23, out=out)
    assert Thanked(2, 0, "red", 2) in out
    assert Covered(0, "red", 2, Offering("ostrich")) in out
    assert state.tokens[0] == [1, 0, 0]
    assert state.received == [1, 0]
    assert GAME.view(state, None).grid[2].covered == "red"


def test_several_humans_on_one_cell() -> None:
    """A token each, one cover, one offering."""
    out: list[Event] = []
    state = voted(asked_for(), 2, 2, 2, out=out)
    assert [sum(tokens) for tokens in state.tokens] == [1, 1, 1]
    assert state.received == [1, 0]
    assert kinds(out).count("covered") == 1


def test_several_cells_in_one_turn() -> None:
    """An alien may receive several offerings at once."""
    state = voted(asked_for(), 1, 2, 24)
    assert state.received == [2, 0]


def test_another_aliens_cell_is_nothing() -> None:
    """It stays in play, earns nothing, and is not told from an empty one."""
    state = voted(asked_for(), 4, 5, 24)
    assert state.received == [0, 0]
    assert not any(state.covered)
    assert {one.result for one in ballots(state)} == {"nothing"}
    state = voted(requested(state), 4, 24, 24)
    assert state.received == [0, 1]
    assert state.tokens[0] == [0, 1, 0]


def test_tokens_do_not_run_out() -> None:
    """Three aliens of hard mode could earn each human eighteen; nothing stops it."""
    state = dealt(4)
    state.tokens[0][0] = 40
    assert turn_of(state, 0, 24).tokens[0][0] == 41
