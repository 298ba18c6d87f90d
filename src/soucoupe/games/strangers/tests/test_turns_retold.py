"""Turns and matches told again from what everybody hears: a second reading of rulings 9, 13, 14."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soucoupe.core import play
from soucoupe.core.rng import FastRng
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.events import (
    Discarded,
    Ended,
    Event,
    Fled,
    GameEnded,
    GameOpened,
    KidOut,
    Played,
    StandstillNear,
)
from soucoupe.games.strangers.moves import Action, Discard, Flee, LetOut, Options
from soucoupe.games.strangers.state import OVER, THROWING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from soucoupe.games.strangers.state import State

ROUNDS = 20
TOLD_AHEAD = (5, 1)


def idle(legal: Sequence[Action], rng: FastRng) -> Action:
    """Let kids out, flee and throw cards away more often than not."""
    wanted = [one for one in legal if isinstance(one, LetOut | Flee | Discard)]
    return rng.pick(wanted if wanted and rng.below(40, "mood") else legal, "any")


def games(seats: int, options: Options, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Play an idle game: every state, with what was told of the way there."""
    rng = FastRng(seed)
    state = play.deal(GAME, options, seats, rng)
    while waiting := GAME.to_act(state):
        (seat,) = waiting
        out: list[Event] = []
        action = idle(list(GAME.legal(state, seat)), rng)
        state = play.play(GAME, state, seat, action, rng, out)
        yield state, out


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_standstill_counts_what_everybody_can_count(seats: int) -> None:
    """Turns since the last card, if one of them fled: the view says how many are left, to none."""
    ends = set()
    for seed in range(12):
        idlers: list[Event] = []
        for state, out in games(seats, Options(), seed):
            for event in out:
                if isinstance(event, Played):
                    idlers = []
                elif isinstance(event, KidOut | Fled):
                    idlers.append(event)
            left = ROUNDS * seats - len(idlers)
            has_fled = any(isinstance(event, Fled) for event in idlers)
            assert GAME.view(state, None).standstill == (left if has_fled else None)
            told = [event.left for event in out if isinstance(event, StandstillNear)]
            is_idle = any(isinstance(event, KidOut | Fled) for event in out)
            ahead = [rounds * seats for rounds in TOLD_AHEAD]
            is_near = is_idle and has_fled and left in ahead and state.phase.kind != OVER
            assert told == ([left] if is_near else [])
            if has_fled and not left:
                assert state.phase.kind == OVER
        ends.add(state.reason)
        assert (state.reason == "standstill") == (has_fled and not left)
    assert "standstill" in ends


def test_a_card_is_asked_for_where_it_would_be_replaced() -> None:
    """With big brain, after every action but a flight, once a turn, and never after one."""
    asked = fled = 0
    for seed in range(12):
        thrown = False
        for state, out in games(2, Options(free_discard=True), seed):
            is_asked = state.phase.kind == THROWING
            thrown |= any(isinstance(event, Discarded) for event in out)
            if any(isinstance(event, Fled) for event in out):
                fled += 1
                assert not is_asked
            elif any(isinstance(event, KidOut) for event in out) and state.phase.kind != OVER:
                assert is_asked != thrown
            asked += is_asked
            if state.phase.kind != THROWING and not (
                out and isinstance(out[0], Discarded) and len(out) == 1
            ):
                thrown = False
    assert asked
    assert fled


def test_a_match_lasts_three_games_unless_one_seat_wins_two() -> None:
    """Whoever has won what: the games told are as many as the book plays."""
    shared = longer = 0
    for seed in range(25):
        rng = FastRng(seed)
        state = play.deal(GAME, Options(mode="match"), 2, rng)
        events: list[Event] = []
        while waiting := GAME.to_act(state):
            (seat,) = waiting
            state = play.play(
                GAME, state, seat, rng.pick(list(GAME.legal(state, seat)), "any"), rng, events
            )
        won = [event.winners for event in events if isinstance(event, GameEnded)]
        after_two = [(seat,) for seat in (0, 1) if won[:2] == [(seat,), (seat,)]]
        assert len(won) == (2 if after_two else 3)
        assert sum(isinstance(event, GameOpened) for event in events) == len(won) - 1
        (end,) = [event for event in events if isinstance(event, Ended)]
        tally = tuple(won.count((seat,)) for seat in (0, 1))
        best = tuple(seat for seat in (0, 1) if tally[seat] == max(tally))
        assert (end.points, end.winners) == (tally, best)
        shared += any(len(winners) > 1 for winners in won)
        longer += len(won) > len(won[:2])
    assert shared
    assert longer
