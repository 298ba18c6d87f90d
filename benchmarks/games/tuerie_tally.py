"""What games of TUERIE add up to: how the crew fared, and whose card did what to whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import (
    Acted,
    Dealt,
    Destroyed,
    Died,
    Ended,
    Event,
    Hid,
    LeftGame,
    Moved,
    Picked,
    RoundOpened,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soucoupe.games.tuerie.state import State

FULL_HAND = 2
KILLERS = {"served": "dinner", "spotted": "coward", "blown-up": "self-destruct"}


@dataclass
class Tally:
    """What some games at one number of seats add up to."""

    seats: int
    games: int = 0
    won: int = 0
    won_by_seat: list[int] = field(default_factory=list)
    rounds: int = 0
    first_round: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    acted: Counter[str] = field(default_factory=Counter)
    killed: Counter[str] = field(default_factory=Counter)
    owners: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count other games of the same kind in."""
        self.games += other.games
        self.won += other.won
        seats = zip(self.won_by_seat, other.won_by_seat, strict=True)
        self.won_by_seat = [mine + theirs for mine, theirs in seats]
        self.rounds += other.rounds
        self.first_round += other.first_round
        for name in ("reasons", "dealt", "acted", "killed", "owners", "winners"):
            getattr(self, name).update(getattr(other, name))


def count(tally: Tally, state: State, events: list[Event]) -> None:
    """Count one game."""
    tally.games += 1
    tally.won += state.winners > 0
    tally.rounds += state.round
    tally.first_round += state.round == 1
    for seat in range(tally.seats):
        tally.won_by_seat[seat] += state.winners >> seat & 1
    story = Story()
    for event in events:
        story.hear(tally, event)
    for name, seat in story.owners:
        tally.owners[name] += 1
        tally.winners[name] += state.winners >> seat & 1


class Story:
    """Follows a game by its events, to know whose card did what to whom."""

    def __init__(self) -> None:
        self.owners: set[tuple[str, int]] = set()
        self.busy: set[int] = set()
        self.open_round()

    def open_round(self) -> None:
        """Forget what held for one round."""
        self.rooms: dict[int, str] = {}
        self.wreckers: dict[str, str] = {}
        self.touched: dict[int, list[str]] = {}

    def hear(self, tally: Tally, event: Event) -> None:
        """Take one event in."""
        match event:
            case RoundOpened():
                self.open_round()
            case Dealt(seat, cards) if len(cards) == FULL_HAND and seat not in self.busy:
                tally.dealt.update(card.name for card in cards)
            case Acted(seat, card):
                tally.acted[card.name] += 1
                self.owners.add((card.name, seat))
                if CARDS[card.number].when == "ongoing":
                    self.busy.add(seat)
            case LeftGame(seat, _):
                self.busy.discard(seat)
            case Ended(_, reason):
                tally.reasons[reason] += 1
            case Died(seat, cause):
                tally.killed.update(self.killers(seat, cause))
            case _:
                self.follow(event)

    def follow(self, event: Event) -> None:
        """Remember who is where and what became of rooms and people."""
        match event:
            case Hid(seat, _, room):
                self.rooms[seat] = room.name
            case Moved(seat, _, room, card):
                self.rooms[seat] = room.name
                if (card.name, seat) not in self.owners:
                    self.touched.setdefault(seat, []).append(card.name)
            case Picked(_, card, member):
                self.touched.setdefault(member, []).append(card.name)
            case Destroyed(room, _, card):
                self.wreckers[room.name] = card.name
            case _:
                pass

    def killers(self, seat: int, cause: str) -> Iterable[str]:
        """Name the cards that killed somebody; the alien's own kills count for who led it there."""
        match cause:
            case "destroyed":
                return [self.wreckers[room] for room in [self.rooms[seat]] if room in self.wreckers]
            case "alien":
                return set(self.touched.get(seat, ()))
            case _:
                return [KILLERS[cause]] if cause in KILLERS else []
