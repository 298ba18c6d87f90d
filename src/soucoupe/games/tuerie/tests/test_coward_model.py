"""Cowards told again from what everybody hears: a second reading of ruling 12, held to the first.

It knows no state. Pair by pair: whoever comes to where a coward is, or is where a coward comes to,
spots them; who came before the card was played does not, for as long as both stay put.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soucoupe.core import play
from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import (
    Acted,
    Died,
    Event,
    Hid,
    Moved,
    RoundOpened,
    SlippedAway,
    Spotted,
)
from soucoupe.games.tuerie.moves import Act, Action, Hide, Options

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = 120
MEDDLERS = {"coward", "all-hands", "jettison", "shove", "musical-chairs", "improvised-charge"}


class Watcher:
    """Keeps what the table hears: where everybody is, who is a coward, who must be spotted."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget a round."""
        self.rooms: dict[int, str] = {}
        self.cowards: set[int] = set()
        self.expected: set[int] = set()
        self.heard: set[int] = set()

    def listen(self, events: Sequence[Event]) -> None:
        """Take in what one action made happen; those a card moves together arrive together."""
        coming: dict[int, str] = {}
        by: str | None = None
        for event in events:
            if coming and not (isinstance(event, Moved) and event.card.name == by):
                self.arrive(coming)
                coming, by = {}, None
            match event:
                case RoundOpened():
                    assert self.expected == self.heard
                    self.clear()
                case Acted(seat, card) if card.name == "coward":
                    self.cowards.add(seat)
                case Hid(seat, _, room):
                    self.arrive({seat: room.name})
                case Moved(seat, _, room, card):
                    coming[seat], by = room.name, card.name
                case SlippedAway(seat) | Died(seat):
                    self.rooms.pop(seat, None)
                case Spotted(seat):
                    self.heard.add(seat)
                case _:
                    pass
        self.arrive(coming)

    def arrive(self, coming: dict[int, str]) -> None:
        """Let some come to rooms and look at everybody else there, one pair after another."""
        self.rooms |= coming
        for comer, room in coming.items():
            for other, where in self.rooms.items():
                if other != comer and where == room:
                    self.expected |= {comer, other} & self.cowards


def meddling(legal: Sequence[Action], rng: FastRng) -> Action:
    """Prefer what makes cowards and moves people about, three times in four."""
    wanted = [
        one
        for one in legal
        if (isinstance(one, Act) and CARDS[one.card].name in MEDDLERS)
        or (isinstance(one, Hide) and CARDS[one.card].name not in MEDDLERS)
    ]
    return rng.pick(wanted if wanted and rng.below(4, "mood") else legal, "any")


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_cowards_are_spotted_by_those_who_come_and_by_nobody_else(seats: int) -> None:
    """In random games that meddle a lot, the events told and the second reading agree."""
    cowards = spotted = 0
    for seed in range(GAMES):
        rng = FastRng(1000 * seats + seed)
        state = play.deal(GAME, Options(), seats, rng)
        watcher = Watcher()
        while waiting := GAME.to_act(state):
            seat = rng.pick(waiting, "seat")
            out: list[Event] = []
            before = watcher.cowards
            GAME.apply(state, seat, meddling(list(GAME.legal(state, seat)), rng), rng, out)
            watcher.listen(out)
            cowards += watcher.cowards is before and len(watcher.cowards)
            spotted += sum(isinstance(event, Spotted) for event in out)
        assert watcher.expected == watcher.heard
    assert cowards
    assert spotted
