"""How TUERIE is balanced: games among equal bots, what becomes of the crew and of every card.

.venv/bin/python -m benchmarks.games.tuerie_balance --games 1000 --bots regular
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from benchmarks.games.tuerie_tally import Tally, count
from soucoupe.bots.levels import bot
from soucoupe.core.rng import FastRng, game_seed
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import Dealt, Event
from soucoupe.sim.pool import pieces, spread
from soucoupe.sim.statistics import share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.tuerie.state import State
    from soucoupe.games.tuerie.view_types import Card

MANY = 6


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
    groups = [
        [one for one in tallies if one.seats < MANY],
        [one for one in tallies if one.seats >= MANY],
    ]
    lines = [
        "| card | acted, 3-5 | kills | owner wins | acted, 6-10 | kills | owner wins |",
        "|---|:-:|:-:|:-:|:-:|:-:|:-:|",
    ]
    lines += [
        f"| {row.name} | " + " | ".join(cells(group, row.name) for group in groups) + " |"
        for row in CARDS
    ]
    lines.append(
        "| a seat | " + " | ".join(f"| | {mean_win(group):.0%}" for group in groups) + " |"
    )
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
    return f"{acted / dealt:.0%} | {killed / max(1, acted):.2f} | {winners / max(1, owners):.0%}"


def mean_win(group: Sequence[Tally]) -> float:
    """Return how often a seat wins, over a group of tallies."""
    seats = sum(one.seats * one.games for one in group)
    return sum(sum(one.won_by_seat) for one in group) / seats if seats else 0.0


if __name__ == "__main__":
    raise SystemExit(main())
