"""Who sees what: everything, but secret contracts and answers that are not revealed yet."""

import pytest

from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import ContractShown, Event
from soucoupe.games.aliens_eyes.state import OVER
from soucoupe.games.aliens_eyes.tests.table import (
    SECRET,
    act,
    dealt,
    declined,
    round_played,
    took,
)
from soucoupe.games.aliens_eyes.view_types import Player


def seen(players: tuple[Player, ...]) -> list[bool]:
    """Tell whose contract is shown."""
    return [player.contract is not None for player in players]


def test_contracts_lie_face_up() -> None:
    """Before their owners, for all to see, as far as nothing else is agreed."""
    assert seen(GAME.view(dealt(), None).players) == [True] * 3


@pytest.mark.parametrize(("watcher", "sees"), [(0, 0), (2, 2), (None, None)])
def test_a_secret_contract_is_its_owners(watcher: int | None, sees: int | None) -> None:
    """Nobody else sees it, and the public none."""
    view = GAME.view(dealt(options=SECRET), watcher)
    assert seen(view.players) == [seat == sees for seat in range(3)]


def test_a_fulfilled_contract_is_shown() -> None:
    """From then on, to all."""
    state = round_played(took(dealt(options=SECRET), 1, "1x2", "3x5"))
    state = declined(act(state, "1: fulfil 0,1"))
    assert seen(GAME.view(state, None).players) == [False, True, False]


def test_open_contracts_are_shown_at_the_end() -> None:
    """Those nobody fulfilled, too."""
    out: list[Event] = []
    state = dealt(options=SECRET)
    for _ in range(4):
        state = declined(round_played(state, out), out)
    assert state.phase == OVER
    assert seen(GAME.view(state, None).players) == [True] * 3
    shown = [one for one in out if isinstance(one, ContractShown)]
    assert [(one.seat, one.contract.card) for one in shown] == [(0, 0), (1, 1), (2, 2)]


def test_a_secret_contract_decides_nothing_others_see() -> None:
    """Who is asked, which answers there are and how far one is: all the same from outside."""
    one = round_played(took(dealt(options=SECRET), 0, "1x2", "2x3"))
    other = one.copy()
    other.contracts[0], other.pile[0] = other.pile[0], other.contracts[0]
    assert GAME.legal(one, 0) != GAME.legal(other, 0)
    assert GAME.to_act(one) == GAME.to_act(other)
    for watcher in (1, 2, None):
        assert GAME.view(one, watcher) == GAME.view(other, watcher)


def test_all_open_for_those_who_no_longer_play() -> None:
    """Contracts and answers alike."""
    state = act(round_played(took(dealt(options=SECRET), 0, "1x2", "2x3")), "0: fulfil 0,1")
    assert GAME.open is not None
    view = GAME.open(state)
    assert seen(view.players) == [True] * 3
    assert [(one.seat, one.tokens) for one in view.answers] == [(0, (0, 1))]


def test_nobody_sees_anothers_answer() -> None:
    """One's own is there; the public has none."""
    state = took(took(dealt(), 0, "1x2", "2x3"), 1, "1x2", "3x5")
    state = act(round_played(state), "0: fulfil 0,1")
    assert [len(GAME.view(state, seat).answers) for seat in (0, 1, 2)] == [1, 0, 0]
    assert GAME.view(state, None).answers == ()
