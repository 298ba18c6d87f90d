"""Two worlds behind a watcher's back: the same things done in both, the same bytes expected."""

from __future__ import annotations

from functools import partial
from typing import Any

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.server.rooms.reading import Reading
from soucoupe.server.rooms.room import Room
from soucoupe.tables import entries as log
from soucoupe.tables.decide import actions, undo
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.state.table import Table
from soucoupe.tables.terms import Terms
from tests.support.cases import of_game
from tests.support.leaks import Leak
from tests.support.wire import Ear, act, dealt_room, find_out, run_virtually, settle

STEPS = 3
HONEST = {game.id: game for game in registry.all_games()}
"""The games as they are, also where one was planted with a leak in its view."""
READS = 12.0
"""Seconds an action is read at most."""


async def fork(game: AnyGame, seats: int, watcher: int | None, seed: int) -> None:
    """Play a while, split the world in two behind a watcher's back, and compare what it is sent."""
    rng = FastRng(seed)
    terms = Terms(clock="decision", seconds=30) if seed % 2 else Terms()
    rooms = [dealt_room(game, game.options(), seats, terms=terms) for _ in range(2)]
    for at in range(rng.below(60, "plies")):
        waiting = game.to_act(rooms[0].table.state)
        if not waiting:
            return
        action = rng.pick(list(game.legal(rooms[0].table.state, waiting[0])), "action")
        for room in rooms:
            await act(room, waiting[0], action, None, f"c{at}")
    redeal = of_game(game.id, "hidden").redeal
    rooms[1].table.state = redeal(rooms[1].table.state, watcher, rng)
    ears = [Ear(room, watcher) for room in rooms]
    readers = [reader_in(room, watcher) for room in rooms]
    for at in range(STEPS):
        await one_step(game, rooms, ears, watcher, f"d{at}", rng)
    for ear in (*ears, *readers):
        ear.close()


def reader_in(room: Room, watcher: int | None) -> Ear:
    """Let somebody else sit there who is left time to read."""
    seat = 0 if watcher else len(room.table.chairs) - 1
    room.reading = Reading(READS)
    reader = Ear(room, seat)
    room.reading.declare(seat, "calm", "fr")
    return reader


async def one_step(
    game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None, name: str, rng: FastRng
) -> None:
    """Take one action that both worlds allow; what was sent must be the same, to the byte."""
    await settle()
    compare(game, rooms, ears, watcher)
    for seat in game.to_act(rooms[0].table.state):
        other = list(game.legal(rooms[1].table.state, seat))
        common = [one for one in game.legal(rooms[0].table.state, seat) if one in other]
        if not common:
            return
        action = rng.pick(common, "action")
        for room, ear in zip(rooms, ears, strict=True):
            await act(room, seat, action, ear.watcher if seat == watcher else None, name)
            find_out(room)
        await settle()
        compare(game, rooms, ears, watcher)
        if rng.below(2, "take back"):
            await take_back(game, rooms, ears, watcher, seat, name)
        elif name == "d0" and seen(game, rooms[0], watcher) == seen(game, rooms[1], watcher):
            await around(game, rooms, ears, watcher)
        return


async def take_back(
    game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None, seat: int, name: str
) -> None:
    """Take an action back in both worlds: it has shown nothing, and neither does its answer."""
    was_same = ears[0].heard == ears[1].heard
    back = [await tried(room, partial(taking_back, seat, f"{name} back")) for room in rooms]
    await settle()
    if was_same and back[0] != back[1] and seat == watcher:
        msg = f"one answer is {back[0]}, the other {back[1]}"
        raise Leak(msg)
    compare(game, rooms, ears, watcher)


async def around(game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None) -> None:
    """Pause and play on, let the clock decide."""
    for is_wished in (True, False):
        for room in rooms:
            for at in range(len(room.table.chairs)):
                wish = log.PauseWished(at, is_wished)
                await tried(room, partial(saying, wish))
    for one in rooms[0].table.clock.deadlines(rooms[0].table.terms)[:1]:
        if listed(rooms[0], one.seat) == listed(rooms[1], one.seat):
            for room in rooms:
                await tried(room, partial(clocking, one.seat, since(room, one.seat)))
    await settle()
    compare(game, rooms, ears, watcher)


def listed(room: Room, seat: int) -> list[Any]:
    """List what a seat may do."""
    return list(room.table.game.legal(room.table.state, seat))


def since(room: Room, seat: int) -> float:
    """Return when a seat's time began in a room; two rooms are not opened at the same instant."""
    times = room.table.clock.deadlines(room.table.terms)
    return next(one.since for one in times if one.seat == seat)


def taking_back(seat: int, name: str, table: Table) -> Decision:
    """Decide to take an action back."""
    return Decision(undo.take_back(table, seat, name))


def clocking(seat: int, since: float, table: Table) -> Decision:
    """Decide by the clock."""
    return actions.clock_acts(table, seat, since)


async def tried(room: Room, decide: Any) -> str | None:
    """Have something decided; return the code if it is refused."""
    try:
        await room.submit(decide)
    except SoucoupeError as error:
        return error.code
    return None


def compare(game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None) -> None:
    """Hold that the bytes are equal, for as long as the watcher's views are."""
    views = [seen(game, room, watcher) for room in rooms]
    if views[0] == views[1] and ears[0].heard != ears[1].heard:
        msg = f"{ears[0].heard[-1]!r}\n{ears[1].heard[-1]!r}"
        raise Leak(msg)
    times = [room.reading.until for room in rooms]
    if views[0] == views[1] and times[0] != times[1]:
        msg = f"others read until {times[0]}, or until {times[1]}"
        raise Leak(msg)


def seen(game: AnyGame, room: Room, watcher: int | None) -> Any:
    """Return what a watcher may know; whoever is out of the game, everything."""
    state, honest = room.table.state, HONEST.get(game.id, game)
    if honest.open is not None and watcher in room.table.eliminated:
        return honest.open(state)
    return honest.view(state, watcher)


def forked(game: AnyGame) -> None:
    """Fork many games, for every watcher."""
    for seed in range(24):
        seats = game.seats[seed % len(game.seats)]
        for watcher in (None, *range(seats)):
            run_virtually(fork(game, seats, watcher, seed))


def saying(said: log.Body, _: Table) -> Decision:
    """Decide to say something."""
    return Decision(said)
