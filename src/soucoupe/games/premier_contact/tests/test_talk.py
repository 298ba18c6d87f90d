"""Talk: a channel for each camp, and silence while humans vote."""

from __future__ import annotations

from soucoupe.core.game import Channel
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    asked,
    dealt,
    humans_asked,
    requested,
    turn_of,
    voted,
)

HUMANS = (2, 3)
ALIENS = Channel("aliens", readers=(0, 1), has_pad=True)
OPEN = Channel("humans", readers=HUMANS)


def channels(state: State) -> tuple[Channel, ...]:
    """Return who may talk with whom."""
    assert GAME.channels is not None
    return GAME.channels(state)


def silent(reason: str, humans: tuple[int, ...] = HUMANS) -> Channel:
    """Return the humans' channel while it is closed."""
    return Channel("humans", readers=humans, speakers=(), reactors=(), closed=reason)


def over() -> State:
    """Return a race that is over."""
    state = humans_asked(dealt(4))
    state.covered[0] = state.covered[1] = 1
    state.received[0] = 2
    state.tokens[0] = [2, 0, 0]
    return voted(requested(state), 2, 24)


def test_each_camp_talks_among_itself() -> None:
    """Nobody talks to everybody during play; the aliens share a pad for the signs they gave."""
    assert channels(dealt(4)) == (ALIENS, OPEN)
    assert channels(asked(dealt(4), 3)) == (ALIENS, OPEN)


def test_humans_are_silent_from_a_request_until_its_votes_are_revealed() -> None:
    """From the first sign on the tablet; the aliens may go on talking."""
    state = humans_asked(dealt(4))
    assert channels(state) == (ALIENS, OPEN)
    state = act(state, 0, "draw 3 false")
    assert channels(state) == (ALIENS, silent("closed-request"))
    assert channels(act(state, 0, "wipe")) == (ALIENS, silent("closed-request"))
    state = act(act(state, 0, "send"), 3, "vote 24")
    assert channels(state) == (ALIENS, silent("closed-request"))
    assert channels(act(state, 2, "vote 24")) == (ALIENS, OPEN)


def test_humans_are_silent_while_notepads_are_tidied() -> None:
    """Notes are everyone's own."""
    state = dealt(4)
    state.round = 10
    state = turn_of(turn_of(state, 23, 24), 23, 24)
    assert channels(state) == (ALIENS, silent("closed-tidy"))


def test_a_lone_human_has_nobody_to_talk_to() -> None:
    """And a lone alien keeps its pad."""
    assert channels(dealt(2)) == (Channel("aliens", readers=(0,), has_pad=True),)
    assert len(channels(dealt(3))) == 2


def test_everything_is_open_at_the_end() -> None:
    """Everybody talks with everybody, and reads what the camps said."""
    everybody = channels(over())
    assert [channel.name for channel in everybody] == ["all", "aliens", "humans"]
    assert all(channel.readers is None and channel.closed is None for channel in everybody)
