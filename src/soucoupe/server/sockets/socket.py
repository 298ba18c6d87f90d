"""The WebSocket of a table: hello, then commands in and messages out, until either side ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.limits import TooMuch
from soucoupe.server.rooms.hints import tell_hint
from soucoupe.server.rooms.watcher import Watcher
from soucoupe.server.wire import commands as wire
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.decide_command import decide
from soucoupe.server.wire.messages import Welcome
from soucoupe.server.wire.table_messages import refusal_message
from soucoupe.store.protocol import StoreUnavailable
from soucoupe.tables.decide.checks import was_taken
from soucoupe.tables.errors import BadCommand, Late, NotSeated, NotWatched, Stale
from soucoupe.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from soucoupe.server.limits import Bucket, Pace
    from soucoupe.server.metrics import Commands
    from soucoupe.server.rooms.house import House
    from soucoupe.server.rooms.room import Room
    from soucoupe.tables.decide.decision import Decide, Decision
    from soucoupe.tables.state.table import Table

    Receive = Callable[[], Awaitable[dict[str, Any]]]
    Send = Callable[[dict[str, Any]], Awaitable[None]]

HELLO_WITHIN = 10.0
MOST_REFUSED = 50
"""Refusals in a row, of what no honest client sends, after which a socket is cut off."""
AGAIN = 1013
"""The WebSocket protocol's own code for: try again later."""
REASONS = {
    CloseCode.TAKEN_OVER: "another device took this seat over",
    CloseCode.SEAT_FREED: "this seat was freed",
    CloseCode.NOT_WATCHED: "this table is not watched",
    CloseCode.TOO_MUCH: "too many messages",
    CloseCode.TURNED_AWAY: "this house does not let this address in",
}

SLOW = (wire.Say, wire.React, wire.Note, wire.Report, wire.TakeBack, wire.Story, wire.Hint)

HELLO = msgspec.json.Decoder(wire.Hello)
COMMAND = msgspec.json.Decoder(wire.Incoming)
IDENTIFIED = msgspec.json.Decoder(wire.Identified)
UNREADABLE = (msgspec.DecodeError, RecursionError)


class Socket:
    """One connection, from its hello to its end."""

    __slots__ = (
        "_address",
        "_commands",
        "_house",
        "_offences",
        "_pace",
        "_receive",
        "_send",
        "_shared",
    )

    _pace: Pace
    _commands: Commands

    def __init__(
        self, house: House, receive: Receive, send: Send, address: str, shared: Bucket | None = None
    ) -> None:
        self._house = house
        self._receive = receive
        self._send = send
        self._address = address
        self._shared = shared
        """What everybody at this address may send together; none where that is everybody."""
        self._offences = 0

    async def serve(self, table_id: str) -> None:
        """Welcome whoever comes, then read and write until one side ends it."""
        try:
            hello = await self._hello()
            async with self._house.room(table_id) as room:
                seat = self._house.seat_of(room, hello.session)
                if seat is None and not room.is_watchable():
                    msg = "this table is private: only those who sit at it see the game"
                    raise NotWatched(msg)
                await self._stay(room, Watcher(seat, room.now, self._address))
        except SoucoupeError as error:
            await self._turn_away(error)

    async def _stay(self, room: Room, watcher: Watcher) -> None:
        """Read and write for as long as somebody is at the table."""
        self._pace = self._house.pace_of(room, watcher.seat, self._address)
        self._commands = self._house.metrics.commands_of(room.table.header.game)
        watcher.tell(welcome(room, watcher.seat))
        room.enter(watcher)
        self._house.tell_announced(watcher)
        if self._house.closing.is_on:
            watcher.tell(self._house.closing.message())
        self._house.timers.came_back(room, watcher.seat)
        self._house.take_backs.look_after(room)
        writing = asyncio.get_running_loop().create_task(self._write(watcher))
        try:
            await self._read(room, watcher)
            if watcher.parting is not None:
                await writing
        finally:
            room.leave(watcher)
            writing.cancel()

    async def _hello(self) -> wire.Hello:
        try:
            text = await asyncio.wait_for(self._text(), HELLO_WITHIN)
            hello = HELLO.decode(text or "")
        except TimeoutError:
            msg = f"a socket starts with hello, within {HELLO_WITHIN:.0f} seconds"
            raise BadCommand(msg) from None
        except UNREADABLE as error:
            msg = f"a socket starts with hello: {error}"
            raise BadCommand(msg) from None
        if hello.protocol != wire.PROTOCOL:
            msg = f"this house speaks protocol {wire.PROTOCOL}, not {hello.protocol}"
            raise BadCommand(msg)
        return hello

    async def _turn_away(self, error: SoucoupeError) -> None:
        message = refusal_message(None, error)
        await self._send({"type": "websocket.send", "text": message.decode()})
        code = AGAIN if isinstance(error, StoreUnavailable) else CloseCode.TURNED_AWAY
        await self._send({"type": "websocket.close", "code": code, "reason": error.code})

    async def _read(self, room: Room, watcher: Watcher) -> None:
        """Take commands one by one."""
        while (text := await self._text()) is not None and watcher.parting is None:
            too_much = self._pace.message() or self._too_much_together()
            if too_much is not None:
                self._refuse(watcher, text, too_much)
                continue
            try:
                incoming = COMMAND.decode(text)
                if isinstance(incoming, wire.Pong):
                    watcher.pong(incoming.ping, room.time.now())
                else:
                    await self._sign_of_life(room, watcher)
                    match incoming:
                        case wire.Sketch():
                            self._sketch(room, watcher, incoming)
                        case wire.Reads() | wire.Shown():
                            await self._reads(room, watcher, incoming)
                        case wire.Here():
                            pass
                        case _:
                            await self._take(room, watcher, incoming)
            except UNREADABLE as error:
                self._refuse(watcher, text, BadCommand(f"not a command: {error}"))

    def _too_much_together(self) -> TooMuch | None:
        """Count a message for its address; return why it is one too many."""
        if self._shared is None or self._shared.take():
            return None
        return TooMuch("too many messages from this address; slow down", self._shared.wait())

    async def _sign_of_life(self, room: Room, watcher: Watcher) -> None:
        """Take note of a sign of life; a bot that stood in has done its duty before it counts."""
        if watcher.seat is not None:
            room.presence.moved[watcher.seat] = room.time.now()
            await self._house.timers.return_at_once(room, watcher.seat)

    def _sketch(self, room: Room, watcher: Watcher, sketch: wire.Sketch) -> None:
        """Show everybody else how a stroke goes on, or say why not."""
        try:
            self._pace.stroke()
            message = room.sketches.draw(room.table, watcher.seat, sketch)
        except SoucoupeError as error:
            watcher.refuse(refusal_message(None, error))
            return
        for one in room.watchers:
            if one is not watcher:
                one.tell(message)

    async def _reads(self, room: Room, watcher: Watcher, said: wire.Reads | wire.Shown) -> None:
        """Take note of how somebody reads, or of how far they have; nobody is answered."""
        if watcher.seat is None:
            return
        if isinstance(said, wire.Shown):
            room.reading.shown(watcher.seat, said.ply, room.here(), is_early=said.is_early)
            return
        try:
            # Read elsewhere: the first to need it would hold everybody up.
            await asyncio.to_thread(catalogue, said.language, room.table.header.game)
        except SoucoupeError as error:
            watcher.refuse(refusal_message(None, error))
            return
        room.reading.declare(watcher.seat, said.speed, said.language)

    async def _take(self, room: Room, watcher: Watcher, command: wire.AnyCommand) -> None:
        """Have one command decided; say why if it is refused."""
        try:
            if isinstance(command, SLOW):
                self._pace.slow()
            match command:
                case wire.Rematch():
                    await self._house.rematch(room, watcher, command.id, self._address)
                case wire.Relink():
                    await self._house.relink(room, watcher, command.seat, command.id)
                case wire.Story():
                    await self._house.tell_story(room, watcher, command.id)
                case wire.Hint():
                    asked = command.ply, command.id
                    await tell_hint(room, self._house.bot_turns, watcher, *asked)
                case _:
                    if isinstance(command, wire.TakeBack):
                        await self._house.take_backs.settle(room, watcher.seat)
                    decides = decider(watcher, command, room)
                    await room.submit(decides, watcher, command.id)
            self._offences = 0
            self._commands.taken += 1
        except SoucoupeError as error:
            self._commands.refused[error.code] += 1
            watcher.refuse(refusal_message(command.id, error))
            if isinstance(error, Stale | Late):
                watcher.refresh()

    def _refuse(self, watcher: Watcher, text: str, error: SoucoupeError) -> None:
        """Refuse what no honest client sends, and cut off whoever goes on with it."""
        watcher.refuse(refusal_message(id_in(text), error))
        self._commands.refused[error.code] += 1
        self._offences += 1
        if self._offences >= MOST_REFUSED:
            watcher.part(CloseCode.TOO_MUCH)

    async def _write(self, watcher: Watcher) -> None:
        with suppress(OSError):
            code = await watcher.write(self._send_text)
            await self._send({"type": "websocket.close", "code": code, "reason": REASONS[code]})

    def _send_text(self, message: bytes) -> Awaitable[None]:
        return self._send({"type": "websocket.send", "utf8": message})

    async def _text(self) -> str | None:
        """Return the next message, or None when the other side has gone."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        return text if text is not None else (event.get("bytes") or b"").decode(errors="replace")


def id_in(text: str) -> str | None:
    """Return the id of what is no command, if it has one, so that its sender knows it again."""
    try:
        return IDENTIFIED.decode(text).id
    except UNREADABLE:
        return None


def decider(watcher: Watcher, command: wire.TableCommand, room: Room) -> Decide:
    """Decide a command when its turn has come, unless the socket has lost its seat by then.

    Whether an action is in time is told by when it came, not by when its turn comes.
    """
    arrived = room.time.now()

    def decided(table: Table) -> Decision | None:
        if watcher.parting is not None:
            msg = "this session holds no seat here any more"
            raise NotSeated(msg)
        if isinstance(command, wire.Act) and not was_taken(table, watcher.seat, command.id):
            room.must_be_in_time(table, watcher.seat, arrived)
            room.sketches.must_be_drawn_first(table, watcher.seat, command.action)
        return decide(table, watcher.seat, command)

    return decided


def welcome(room: Room, seat: int | None) -> bytes:
    """Say which table this is and who you are in it."""
    header = room.table.header
    return msgspec.json.encode(
        Welcome(wire.PROTOCOL, header.id, header.game, header.version, header.commitment, seat)
    )
