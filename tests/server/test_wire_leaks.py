"""The leak laws on the wire: bytes, sizes, counts and times tell nobody what they may not know."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.server import telling
from soucoupe.server.keeper import Keeper
from soucoupe.server.room import Room
from soucoupe.server.settings import Settings
from soucoupe.tables import entries as log
from soucoupe.tables import moves, takeback
from soucoupe.tables.table import Table
from soucoupe.tables.terms import Terms
from tests.support.cases import of_game
from tests.support.leaks import Leak
from tests.support.wire import Ear, act, dealt_room, run_virtually, settle

STEPS = 3


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
    for at in range(STEPS):
        await one_step(game, rooms, ears, watcher, f"d{at}", rng)
    for ear in ears:
        ear.close()


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
        await settle()
        compare(game, rooms, ears, watcher)
        if name == "d0":
            await around(game, rooms, ears, watcher, seat, name)
        return


async def around(
    game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None, seat: int, name: str
) -> None:
    """Take the action back where that is fair, pause and play on, let the clock decide."""
    back = [await tried(room, partial(taking_back, seat, f"{name} back")) for room in rooms]
    if seat == watcher and game.view(rooms[0].table.state, seat) == game.view(
        rooms[1].table.state, seat
    ):
        assert back[0] == back[1]
    if back[0] != back[1]:
        return
    for is_wished in (True, False):
        for room in rooms:
            for at in range(len(room.table.chairs)):
                wish = log.PauseWished(at, is_wished)
                await tried(room, partial(saying, wish))
    for one in rooms[0].table.clock.deadlines(rooms[0].table.terms)[:1]:
        if listed(rooms[0], one.seat) == listed(rooms[1], one.seat):
            for room in rooms:
                await tried(room, partial(clocking, one.seat, one.since))
    await settle()
    compare(game, rooms, ears, watcher)


def listed(room: Room, seat: int) -> list[Any]:
    """List what a seat may do."""
    return list(room.table.game.legal(room.table.state, seat))


def taking_back(seat: int, name: str, table: Table) -> tuple[log.TookBack, None]:
    """Decide to take an action back."""
    return takeback.take_back(table, seat, name), None


def clocking(seat: int, since: float, table: Table) -> moves.Move:
    """Decide by the clock."""
    return moves.clock_acts(table, seat, since)


async def tried(room: Room, decide: Any) -> str | None:
    """Have something decided; return the code if it is refused."""
    try:
        await room.submit(decide)
    except SoucoupeError as error:
        return error.code
    return None


def compare(game: AnyGame, rooms: list[Room], ears: list[Ear], watcher: int | None) -> None:
    """Hold that the bytes are equal, for as long as the watcher's views are."""
    views = [game.view(room.table.state, watcher) for room in rooms]
    if views[0] == views[1] and ears[0].heard != ears[1].heard:
        msg = f"{ears[0].heard[-1]!r}\n{ears[1].heard[-1]!r}"
        raise Leak(msg)


def forked(game: AnyGame) -> None:
    """Fork many games, for every watcher."""
    for seed in range(24):
        seats = game.seats[seed % len(game.seats)]
        for watcher in (None, *range(seats)):
            run_virtually(fork(game, seats, watcher, seed))


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_what_is_sent_is_the_same_in_both_worlds(game: AnyGame) -> None:
    """Two worlds that differ only in what a watcher may not know send it the same bytes."""
    forked(game)


def saying(said: log.Body, _: Table) -> tuple[log.Body, None]:
    """Decide to say something."""
    return said, None


async def overheard(said: list[log.Said], watcher: int | None) -> list[bytes]:
    """Return what a watcher is sent while others talk in private and then act."""
    game = registry.all_games()[0]
    room = dealt_room(game, game.options(), game.seats[0])
    ear = Ear(room, watcher)
    for one in said:
        await room.submit(partial(saying, one))
    seat = game.to_act(room.table.state)[0]
    await act(room, seat, next(iter(game.legal(room.table.state, seat))), None, "c")
    await settle()
    ear.heard.append(room.now(watcher))
    ear.close()
    return ear.heard


def private_talk() -> None:
    """Hold that nothing of a private talk reaches others: not its words, length or being."""
    talks = [
        [],
        [log.Said(0, "hi", (0, 1), "a")],
        [log.Said(0, "a much longer story", (0, 1), "a"), log.Said(1, "oh", (0, 1), "b")],
    ]
    for watcher in (None, 2):
        heard = [run_virtually(overheard(talk, watcher)) for talk in talks]
        if not heard[0] == heard[1] == heard[2]:
            raise Leak(str(heard))


def test_private_talk_leaves_no_trace() -> None:
    """Whoever is not in the audience gets the same bytes whether it took place or not."""
    private_talk()


def test_private_talk_reaches_its_audience() -> None:
    """Those in the audience do hear it, and so the test above can fail."""
    heard = run_virtually(overheard([log.Said(0, "psst", (0, 1), "a")], 1))
    assert any(b"psst" in message for message in heard)


async def bot_acts_at(seed: int, thought: float) -> float:
    """Return when a bot's action is told, if its thought takes so long."""
    game = registry.all_games()[0]
    seats = game.seats[0]
    room = dealt_room(game, game.options(), seats, bots=range(1, seats))
    loop = asyncio.get_running_loop()
    keeper: Any = Keeper(Settings(bot_pause=1.0), lambda _: None)
    keeper._chance = FakeChance(seed)

    async def think(table: Table, seat: int, pause: float) -> Any:
        await asyncio.sleep(min(thought, pause))
        return next(iter(table.game.legal(table.state, seat)))

    keeper._thought = think
    while not (waiting := game.to_act(room.table.state)) or waiting[0] == 0:
        first = next(iter(game.legal(room.table.state, 0)))
        await act(room, 0, first, None, f"c{room.table.ply}")
    ply = room.table.ply
    keeper.look_after(room)
    while room.table.ply == ply:  # noqa: ASYNC110 (a virtual clock: nothing waits)
        await asyncio.sleep(0.001)
    told = loop.time()
    await keeper.close()
    return round(told, 2)


class FakeChance:
    """Draws the same pause for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = FastRng(seed)

    def uniform(self, low: float, high: float) -> float:
        """Draw between two numbers."""
        return low + (high - low) * self._rng.below(1000, "pause") / 1000

    def getrandbits(self, bits: int) -> int:
        """Draw some bits."""
        return self._rng.below(1 << bits, "bits")


def bots_take_their_time() -> None:
    """Hold that when a bot acts depends on its pause alone."""
    for seed in range(5):
        times = {run_virtually(bot_acts_at(seed, thought)) for thought in (0.0, 0.2, 0.5)}
        if len(times) != 1:
            raise Leak(str(times))


def test_a_bots_delay_tells_nothing_of_its_thought() -> None:
    """However long it thinks, it acts when the pause drawn before is over."""
    bots_take_their_time()


def test_a_planted_entry_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that carries the number of the log tells of private entries."""
    made = telling.moved_message

    def numbered(table: Table, *given: Any) -> bytes:
        return made(table, *given)[:-1] + b',"entry":%d}' % table.number

    monkeypatch.setattr(telling, "moved_message", numbered)
    with pytest.raises(Leak):
        private_talk()


def test_a_planted_length_of_a_private_aside_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """So does a message padded by what was said in private."""
    made = telling.moved_message

    def padded(table: Table, *given: Any) -> bytes:
        return made(table, *given) + b" " * sum(len(one.said.text) for one in table.talk.heard)

    monkeypatch.setattr(telling, "moved_message", padded)
    with pytest.raises(Leak):
        private_talk()


def test_a_planted_delay_of_a_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that acts as soon as it has thought tells how hard that was."""

    async def hasty(self: Any, room: Room, seat: int) -> None:
        action = await self._thought(room.table, seat, 1.0)
        ply = room.table.ply
        await room.submit(lambda table: moves.bot_acts(table, seat, ply, action))

    monkeypatch.setattr(Keeper, "_bot_turn", hasty)
    with pytest.raises(Leak):
        bots_take_their_time()


def test_a_planted_leak_of_a_view_is_found() -> None:
    """What a game leaks, the wire leaks: the planted games fail here too."""
    game = registry.all_games()[0]
    planted = of_game(game.id, "planted").LEAKS
    found = 0
    for leaky in planted.values():
        try:
            forked_as(leaky)
        except Leak:
            found += 1
    assert found >= len(planted) // 2


def forked_as(leaky: AnyGame) -> None:
    """Fork games played by other rules than the registry's."""
    original = registry.find
    registry.find = lambda _: leaky  # type: ignore[assignment]
    try:
        forked(leaky)
    finally:
        registry.find = original
