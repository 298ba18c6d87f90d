"""What is noted of a game of TUERIE: how the crew fared, and whose card did what to whom."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import (
    Acted,
    Dealt,
    Destroyed,
    Died,
    Event,
    Hid,
    LeftGame,
    Moved,
    Picked,
    RoundOpened,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from benchmarks.balance.table import GamePlayed

FULL_HAND = 2
KILLERS = {"served": "dinner", "spotted": "coward", "blown-up": "self-destruct"}


class NotedGame(Struct):
    """What is noted of one game."""

    winners: tuple[int, ...]
    rounds: int
    reason: str
    dealt: dict[str, int]
    acted: dict[str, int]
    killed: dict[str, int]
    owners: dict[str, int]
    """How many seats played a card as an action."""
    winning_owners: dict[str, int]


def note(played: GamePlayed) -> NotedGame:
    """Note a game: how the crew fared, and whose card did what to whom."""
    story = Story()
    for event in played.events:
        story.hear(event)
    winners = played.outcome.winners
    return NotedGame(
        winners,
        played.state.round,
        played.outcome.reasons[0],
        story.dealt,
        story.acted,
        story.killed,
        Counter(name for name, _ in story.owners),
        Counter(name for name, seat in story.owners if seat in winners),
    )


class Story:
    """Follows a game by its events, to know whose card did what to whom."""

    def __init__(self) -> None:
        self.dealt: Counter[str] = Counter()
        self.acted: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.owners: set[tuple[str, int]] = set()
        self.busy: set[int] = set()
        self.open_round()

    def open_round(self) -> None:
        """Forget what held for one round."""
        self.rooms: dict[int, str] = {}
        self.wreckers: dict[str, str] = {}
        self.touched: dict[int, list[str]] = {}

    def hear(self, event: Event) -> None:
        """Take one event in."""
        match event:
            case RoundOpened():
                self.open_round()
            case Dealt(seat, cards) if len(cards) == FULL_HAND and seat not in self.busy:
                self.dealt.update(card.name for card in cards)
            case Acted(seat, card):
                self.acted[card.name] += 1
                self.owners.add((card.name, seat))
                if CARDS[card.number].when == "ongoing":
                    self.busy.add(seat)
            case LeftGame(seat, _):
                self.busy.discard(seat)
            case Died(seat, cause):
                self.killed.update(self.killers(seat, cause))
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
