"""Sending ahead: a command may follow the seat's own last action instead of naming a ply."""

from __future__ import annotations

from soucoupe.tables.decide import talk
from soucoupe.tables.errors import Stale
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.tables import Logged, dealt, decided, refused


def pick(table: Table, seat: int) -> Pick:
    """Return a card a seat holds, whether it is to act or not."""
    return Pick(GAME.view(table.state, seat).cards[0].hand[0])


def one_has_picked(seats: int = 2) -> Logged:
    """Let everybody but seat 1 pick in the first round, each by a command of their own."""
    logged = dealt(GAME.id, seats)
    for seat in (seat for seat in range(seats) if seat != 1):
        logged.act(seat, pick(logged.table, seat), f"first of {seat}")
    return logged


def test_a_fast_player_sends_ahead() -> None:
    """The last to pick is at once to pick again: the second command follows the first."""
    logged = one_has_picked()
    logged.act(1, pick(logged.table, 1), "c1")
    logged.act(1, pick(logged.table, 1), "c2", after="c1")
    assert logged.table.ply == 3


def test_what_others_do_in_between_does_not_matter() -> None:
    """Nor what the seat itself says meanwhile."""
    logged = one_has_picked()
    logged.act(1, pick(logged.table, 1), "c1")
    logged.act(0, pick(logged.table, 0), "other")
    logged.put(talk.say(logged.table, 1, "here it comes", None, "said"))
    logged.act(1, pick(logged.table, 1), "c2", after="c1")
    assert logged.table.ply == 4


def test_a_new_decision_given_since_makes_it_stale() -> None:
    """Who picked first and sent ahead did so before the cards of the others were turned over."""
    logged = one_has_picked()
    logged.act(1, pick(logged.table, 1))
    with refused(logged.table, Stale, "look again"):
        decided(logged.table, 0, pick(logged.table, 0), after="first of 0")


def test_only_the_last_action_can_be_followed() -> None:
    """Not an earlier one, not somebody else's, not talk, and nothing that was never taken."""
    logged = one_has_picked()
    logged.act(1, pick(logged.table, 1), "c1")
    logged.put(talk.say(logged.table, 1, "hm", None, "said"))
    for follows in ("first of 0", "said", "never", ""):
        with refused(logged.table, Stale, "not an action of yours"):
            decided(logged.table, 1, pick(logged.table, 1), after=follows)
    logged.act(1, pick(logged.table, 1), "c2", after="c1")
    logged.act(0, pick(logged.table, 0))
    with refused(logged.table, Stale):
        decided(logged.table, 1, pick(logged.table, 1), after="c1")


def test_what_was_sent_ahead_of_a_refused_command_is_refused_too() -> None:
    """It was made for a table that never came to be."""
    logged = one_has_picked()
    with refused(logged.table, Stale):
        decided(logged.table, 1, pick(logged.table, 1), "c2", after="c1")
