"""Bots leave people the time to read what everybody saw: virtual time, no network."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.game import AnyGame
from soucoupe.server.rooms.bot_turns import BotTurns
from soucoupe.server.rooms.reading import FACTORS, Reading, reading_time, words_in
from soucoupe.server.rooms.room import Room
from soucoupe.server.settings import Settings
from soucoupe.server.wire.commands import Speed
from soucoupe.tables import entries as log
from soucoupe.tables.terms import Terms
from tests.server.test_wire_leaks import FakeChance, SlowBots, start_here
from tests.support.wire import Ear, act, dealt_room, run_virtually

MOST = 12.0
GAME = next(game for game in registry.all_games() if game.limit is None)
TIMED = next(game for game in registry.all_games() if game.limit is not None)
PLIES = 12


def room_of(game: AnyGame, most: float = MOST, **more: Any) -> Room:
    """Deal at a table where everybody is a person, and is left time to read."""
    room = dealt_room(game, game.options(), game.seats[0], **more)
    room.reading = Reading(most)
    return room


async def next_ply(room: Room) -> float:
    """Take the first action there is; return how long it is read."""
    seat = room.table.game.to_act(room.table.state)[0]
    first = next(iter(room.table.game.legal(room.table.state, seat)))
    before = asyncio.get_running_loop().time()
    await act(room, seat, first, None, f"c{room.table.ply}")
    return max(0.0, room.reading.until - before)


async def read_with(
    *readers: tuple[int, Speed, str], game: AnyGame = GAME, most: float = MOST
) -> list[float]:
    """Return how long each of the first plies is read, where these people are here and read so."""
    room = room_of(game, most)
    ears = [Ear(room, seat) for seat, _, _ in readers]
    for reader in readers:
        room.reading.declare(*reader)
    found = []
    for _ in range(PLIES):
        found.append(await next_ply(room))
        await asyncio.sleep(MOST)
        for seat, _, _ in readers:
            room.reading.shown(seat, room.table.ply, room.here(), is_early=False)
    for ear in ears:
        ear.close()
    return found


def test_the_slowest_is_waited_for_in_the_longer_language() -> None:
    """Whoever reads calmly sets the pace; in two languages, the longer sentence does."""
    calm, normal, quick = (
        run_virtually(read_with((0, speed, "en"))) for speed in ("calm", "normal", "quick")
    )
    assert sum(calm) > sum(normal) > sum(quick) > 0
    assert run_virtually(read_with((0, "quick", "en"), (1, "calm", "en"))) == calm
    french = run_virtually(read_with((0, "calm", "fr")))
    both = run_virtually(read_with((0, "calm", "en"), (1, "calm", "fr")))
    assert all(time >= max(two) - 0.01 for time, *two in zip(both, calm, french, strict=True))
    assert max(calm) <= MOST


def test_nobody_waits_for_those_who_do_not_read() -> None:
    """Nor for programs, which say nothing, nor where a house does not want it."""
    assert sum(run_virtually(read_with((0, "at-once", "en")))) == 0
    assert sum(run_virtually(read_with())) == 0
    assert sum(run_virtually(read_with((0, "calm", "en"), most=0.0))) == 0


def test_nothing_is_held_while_an_hourglass_runs() -> None:
    """A game's own clock leaves nobody waiting."""
    room_times = run_virtually(hourglass())
    assert room_times
    assert all(reading == 0 for reading in room_times)


async def hourglass() -> list[float]:
    """Return how long plies are read that lead to a running hourglass, or go on with it."""
    room = room_of(TIMED)
    ear = Ear(room, 0)
    room.reading.declare(0, "calm", "en")
    found = []
    for _ in range(40):
        if not TIMED.to_act(room.table.state):
            break
        room.reading.until = 0.0
        time = await next_ply(room)
        assert TIMED.limit is not None
        if TIMED.limit(room.table.state) is not None:
            found.append(time)
    ear.close()
    return found


def test_reading_is_not_counted_by_a_clock() -> None:
    """Everybody's decision has its whole time after what led to it has been read."""
    run_virtually(clocked())


async def clocked() -> None:
    """Compare deadlines at a table that reads with those at one that does not."""
    terms = Terms(clock="decision", seconds=30)
    rooms = [room_of(GAME, most, terms=terms) for most in (MOST, 0.0)]
    for room in rooms:
        Ear(room, 0)
        room.reading.declare(0, "calm", "en")
    read = 0.0
    for _ in range(PLIES):
        times = [await next_ply(room) for room in rooms]
        read += times[0]
        lasts = [
            max(one.ends for one in room.table.clock.deadlines(terms)) - room.table.at
            for room in rooms
        ]
        assert lasts[0] >= 30 + times[0] - 0.01
        assert lasts[1] <= 30
        rooms[0].reading.until = 0.0
    assert read > 0


async def bot_answers_after(speed: Speed, *, goes_on_at: float | None = None) -> float:
    """Return how long after a person's action a bot acts."""
    seats = GAME.seats[0]
    room = room_of(GAME, bots=range(1, seats))
    ear = Ear(room, 0)
    room.reading.declare(0, speed, "en")
    loop = asyncio.get_running_loop()
    turns: Any = BotTurns(Settings(bot_pause=1.0), start_here)
    turns._chance, turns._processes = FakeChance(1), SlowBots(0.1)
    while not (waiting := GAME.to_act(room.table.state)) or waiting[0] == 0:
        await next_ply(room)
    ply, began = room.table.ply, loop.time()
    turns.look_after(room)
    while room.table.ply == ply:
        if goes_on_at is not None and loop.time() - began >= goes_on_at:
            room.reading.shown(0, ply, room.here(), is_early=True)
        await asyncio.sleep(0.01)
    told = loop.time() - began
    await turns.close()
    ear.close()
    return told


def test_a_bot_waits_until_it_was_read_or_somebody_went_on() -> None:
    """A tap goes on for the bots too, and never makes them later."""
    at_once = run_virtually(bot_answers_after("at-once"))
    calm = run_virtually(bot_answers_after("calm"))
    assert calm > at_once
    tapped = run_virtually(bot_answers_after("calm", goes_on_at=at_once))
    assert at_once <= tapped < calm
    assert run_virtually(bot_answers_after("calm", goes_on_at=MOST)) == pytest.approx(calm)


def test_a_page_that_shows_at_its_own_time_changes_nothing() -> None:
    """How long it needed may depend on what it alone was shown."""
    run_virtually(shows_without_haste())


async def shows_without_haste() -> None:
    """Say that everything was shown, at once."""
    room = room_of(GAME)
    Ear(room, 0)
    room.reading.declare(0, "calm", "en")
    while not await next_ply(room):
        pass
    until = room.reading.until
    room.reading.shown(0, room.table.ply, room.here(), is_early=False)
    assert room.reading.until == until


def test_whoever_never_shows_anything_is_not_waited_for() -> None:
    """After two of the longest waits without a sign; with a sign it is waited for again."""
    run_virtually(sleeps())


async def sleeps() -> None:
    """Let a page show nothing for a while."""
    room = room_of(GAME)
    Ear(room, 0)
    room.reading.declare(0, "calm", "en")
    while not await next_ply(room):
        pass
    event = registered_event(room)
    here = room.here()
    assert room.reading.seconds(GAME, [event], here) > 0
    await asyncio.sleep(2 * MOST + 1)
    assert room.reading.seconds(GAME, [event], here) == 0
    room.reading.shown(0, room.table.ply, here, is_early=False)
    assert room.reading.seconds(GAME, [event], here) > 0


def registered_event(room: Room) -> Any:
    """Return something everybody was shown that is read."""
    game = room.table.game
    seat = game.to_act(room.table.state)[0]
    for action in game.legal(room.table.state, seat):
        for event in room.table.try_action(seat, action).events:
            shown = game.show(event, None)
            if shown is not None and not isinstance(shown, game.quiet):
                return shown
    msg = "nothing is shown"
    raise AssertionError(msg)


def test_the_rule_is_that_of_the_page() -> None:
    """So many milliseconds a word, within bounds, at each speed."""
    assert [reading_time(words, "normal") for words in (1, 5, 40)] == [1.2, pytest.approx(1.9), 6.0]
    assert reading_time(40, "calm") == 9.0
    assert {speed: reading_time(2, speed) for speed in FACTORS}["at-once"] == 0
    assert words_in(GAME.id, "en", registered_event(room_of(GAME))) > 2


def test_old_entries_are_read_without_a_time() -> None:
    """What was logged before people were waited for says nothing of it."""
    assert log.Acted(0, "x", "bot").reading == 0
