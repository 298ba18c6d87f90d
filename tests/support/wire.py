"""A room without a network: watchers whose bytes are kept, and a clock that never waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from soucoupe.core.game import AnyGame
from soucoupe.core.options import write_options
from soucoupe.server.rooms.room import Room
from soucoupe.server.rooms.take_backs import answer_in
from soucoupe.server.rooms.watcher import Watcher
from soucoupe.server.wire.messages import Numbered, ServerMessage
from soucoupe.tables import entries as log
from soucoupe.tables.chain import commitment
from soucoupe.tables.decide import actions
from soucoupe.tables.decide.undo import try_worlds, undo_question
from soucoupe.tables.state.table import Table
from soucoupe.tables.terms import Terms
from tests.support.tables import FEW_PAIRS

SECRET = bytes(32)


MESSAGE = msgspec.json.Decoder(ServerMessage)
NUMBERED = msgspec.json.Decoder(Numbered)


def as_struct(raw: bytes) -> ServerMessage:
    """Read a message as its struct, and hold that the bytes sent are exactly the struct's own."""
    message: ServerMessage = MESSAGE.decode(raw)
    front = NUMBERED.decode(raw)
    again = msgspec.json.encode(front)[:-1] + b"," + msgspec.json.encode(message)[1:]
    assert again == raw
    return message


class NoStore:
    """Takes everything, keeps nothing."""

    async def append(
        self, table: str, entries: Sequence[Any], standing: Any, header: Any = None
    ) -> None:
        """Take entries."""

    async def load(self, table: str) -> None:
        """Have nothing."""

    async def close(self) -> None:
        """Be done."""


class Ear:
    """A watcher, and every byte it was sent."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.heard: list[bytes] = []
        self.watcher = Watcher(seat, room.now)
        self._writing = asyncio.get_running_loop().create_task(self.watcher.write(self._keep))
        room.enter(self.watcher)

    async def _keep(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        """Stop listening."""
        self._writing.cancel()


def dealt_room(
    game: AnyGame,
    options: Struct,
    seats: int,
    bots: Sequence[int] = (),
    terms: Terms | None = None,
    *,
    level: str = "novice",
    name: str = "table",
) -> Room:
    """Make a room where a game has just been dealt; the seats named are bots'."""
    header = log.Header(name, game.id, game.version, commitment(SECRET), SECRET, False, 0.0)
    table = Table(header)
    agreed = terms or Terms()
    bodies: list[log.Body] = [log.Arranged(seats, write_options(options), terms=agreed)]
    for seat in range(seats):
        person = log.Sat(seat, f"Seat {seat}", f"link {seat}", f"session {seat}")
        bodies.append(log.BotSat(seat, level) if seat in bots else person)
    for body in (*bodies, log.Begun(0), log.Dealt()):
        table.take(table.seal(body, bytes(16), 0.0), body)
    store: Any = NoStore()
    return Room(table, store)


async def act(room: Room, seat: int, action: Struct, by: Watcher | None, name: str) -> None:
    """Take an action as a client would."""
    raw = Raw(msgspec.json.encode(action))
    ply = room.table.ply
    await room.submit(lambda table: actions.act(table, seat, raw, ply, None, name), by, name)


def find_out(room: Room, pairs: int = FEW_PAIRS) -> None:
    """Find out whether the last action may be taken back, and tell, as the house does."""
    question = undo_question(room.table)
    if question is not None:
        answer_in(room, question, try_worlds(question, pairs))


async def settle() -> None:
    """Let everything that is due happen."""
    for _ in range(8):
        await asyncio.sleep(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer instead of waiting for it."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(JumpingSelector(self))

    def time(self) -> float:
        """Return the time as this loop has it."""
        return self.now


class JumpingSelector(selectors.SelectSelector):
    """Lets time pass at once."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._clock = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        """Look for input, without waiting for it."""
        if timeout:
            self._clock.now += timeout
        return super().select(0)


def run_virtually(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something to its end on a virtual clock."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
