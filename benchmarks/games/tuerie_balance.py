"""How TUERIE is balanced: games among equal bots, what becomes of the crew and of every card.

    nice .venv/bin/python -m benchmarks.games.tuerie_balance --games 1000 --bots regular
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from soucoupe.bots.levels import bot
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.tuerie import GAME
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
from soucoupe.sim.pool import pieces, spread
from soucoupe.sim.statistics import share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from soucoupe.games.tuerie.seen import Card
    from soucoupe.games.tuerie.state import State

FULL_HAND = 2
MANY = 6
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


def main() -> int:
    """Play the games and print both tables."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="per number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--bots", default="regular", help="the level of every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    tallies = [
        measure(seats, given.games, given.bots, given.seed, given.workers) for seats in given.seats
    ]
    print(crew_table(tallies))
    print(card_table(tallies))
    return 0


def measure(seats: int, games: int, level: str, seed: int, workers: int) -> Tally:
    """Play games among equal bots and add up what happened."""
    tasks = [(seats, level, seed, part) for part in pieces(games, workers)]
    total = Tally(seats, won_by_seat=[0] * seats)
    for tally in spread(play_piece, tasks, workers, lambda _: None):
        total.add(tally)
    return total


def play_piece(task: tuple[int, str, int, range]) -> Tally:
    """Play some of the games."""
    seats, level, seed, part = task
    tally = Tally(seats, won_by_seat=[0] * seats)
    for at in part:
        count(tally, *play_game(seats, level, game_seed(seed, at)))
    return tally


def play_game(seats: int, level: str, seed: int) -> tuple[State, list[Event]]:
    """Play one game, every seat by the same bot."""
    choose = bot(GAME, level)
    rng = FastRng(seed)
    state = GAME.deal(GAME.options(), seats, rng)
    events: list[Event] = [Dealt(*hand_of(state, seat)) for seat in range(seats)]
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        action = choose(GAME.view(state, seat), legal, (), rng)
        GAME.apply(state, seat, action, rng, events)
    return state, events


def hand_of(state: State, seat: int) -> tuple[int, tuple[Card, ...]]:
    """Return a seat and what it was dealt first: the deal itself makes no events."""
    return seat, GAME.view(state, seat).hands[0].cards


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


def crew_table(tallies: Sequence[Tally]) -> str:
    """Lay out how the crew fares, one line per number of seats."""
    lines = [
        "| players | crew wins | a seat wins | rounds | over in round 1 | how it ends |",
        "|:-:|:-:|:-:|:-:|:-:|---|",
    ]
    for tally in tallies:
        won = share(tally.won, tally.games)
        seats = [mine / tally.games for mine in tally.won_by_seat]
        ends = ", ".join(
            f"{reason} {count / tally.games:.0%}" for reason, count in tally.reasons.most_common()
        )
        lines.append(
            f"| {tally.seats} | {won.value:.0%} ({won.low:.0%}-{won.high:.0%}) "
            f"| {sum(seats) / tally.seats:.0%} ({min(seats):.0%}-{max(seats):.0%}) "
            f"| {tally.rounds / tally.games:.1f} | {tally.first_round / tally.games:.0%} | {ends} |"
        )
    return "\n".join(lines) + "\n"


def card_table(tallies: Sequence[Tally]) -> str:
    """Lay out how every card fares: over few and over many players."""
    groups = [[one for one in tallies if one.seats < MANY], [one for one in tallies if one.seats >= MANY]]
    lines = [
        "| card | acted, 3-5 | kills | owner wins | acted, 6-10 | kills | owner wins |",
        "|---|:-:|:-:|:-:|:-:|:-:|:-:|",
    ]
    lines += [
        f"| {row.name} | " + " | ".join(cells(group, row.name) for group in groups) + " |"
        for row in CARDS
    ]
    lines.append("| a seat | " + " | ".join(f"| | {mean_win(group):.0%}" for group in groups) + " |")
    return "\n".join(lines) + "\n"


def cells(group: Sequence[Tally], name: str) -> str:
    """Lay out one card: actions per hand, deaths per action, and its owners' victories."""
    dealt = sum(one.dealt[name] for one in group)
    if not dealt:
        return "| |"
    acted = sum(one.acted[name] for one in group)
    killed = sum(one.killed[name] for one in group)
    owners = sum(one.owners[name] for one in group)
    winners = sum(one.winners[name] for one in group)
    return (
        f"{acted / dealt:.0%} | {killed / max(1, acted):.2f} | {winners / max(1, owners):.0%}"
    )


def mean_win(group: Sequence[Tally]) -> float:
    """Return how often a seat wins, over a group of tallies."""
    seats = sum(one.seats * one.games for one in group)
    return sum(sum(one.won_by_seat) for one in group) / seats if seats else 0.0


if __name__ == "__main__":
    raise SystemExit(main())
