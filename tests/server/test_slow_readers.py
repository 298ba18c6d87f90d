"""Readers that are slow, or never read: one fresh view instead of a backlog, and nobody waits."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from soucoupe.server.wire.talk_messages import MOST_TOLD
from tests.server.guests import answer, ask, fresh, lines, sit_down
from tests.server.slow import LONG, TALK, deaf, talk

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from soucoupe.client.line import Line
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

ROUNDS = 60
PAGE = 4096
MUCH = 32_000_000
"""Bytes by which a house may grow while somebody tries to fill it."""


async def test_a_slow_reader_gets_a_fresh_view(house: Serving) -> None:
    """Past what may wait, messages are dropped for one view of everything; others hear all."""
    seats = await sit_down(house.address, 2)
    async with lines(seats) as (host, guest), deaf(seats[1]) as slow:
        hearing = asyncio.create_task(hear_all(guest))
        await talk(host)
        assert await hearing == TALK
        told = await slow.receive()
        first = last = told["n"]
        while told["type"] != "now" or len(told["said"]) < MOST_TOLD:
            told = await slow.receive()
            last += 1
            assert told["n"] == last
        assert last - first < TALK / 2
        assert (await ask(slow, "say", "back", text="here I am"))["type"] == "said"


async def test_who_reads_no_answers_is_cut_off(house: Serving) -> None:
    """Commands sent without end by one who never reads end its socket; the table goes on."""
    seats = await sit_down(house.address, 2)
    before = memory(house)
    async with lines(seats[:1]) as (host,), deaf(seats[1]) as flooder:
        early = b'{"type":"act","id":"a","ply":0,"action":{}}'
        with pytest.raises(OSError, match=r"reset|pipe"):
            await push(flooder.connection, Frame(Opcode.TEXT, early), host)
    assert memory(house) - before < MUCH
    assert (await fresh(seats[1]))["room"]["stage"] == "waiting"


async def test_pings_nobody_reads_the_answers_of(house: Serving) -> None:
    """Whoever pings without end and reads no answer is let go, before it costs memory."""
    seats = await sit_down(house.address, 2)
    before = memory(house)
    async with lines(seats[:1]) as (host,), deaf(seats[1]) as flooder:
        with pytest.raises(OSError, match=r"reset|pipe"):
            await push(flooder.connection, Frame(Opcode.PING, b"p" * 125), host)
    assert memory(house) - before < MUCH


async def test_a_message_may_come_in_pieces_even_of_nothing(house: Serving) -> None:
    """Pieces are one message at its end, and none before; empty ones are not even kept."""
    seats = await sit_down(house.address, 2)
    async with lines(seats) as (host, guest):
        write = guest.connection.transport.write
        write(Frame(Opcode.TEXT, b'{"type":"say","id":"a",', fin=False).serialize(mask=True))
        write(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 10_000)
        assert (await ask(host, "say", "first", text="meanwhile"))["type"] == "said"
        write(Frame(Opcode.CONT, b'"text":"whole"}').serialize(mask=True))
        assert (await answer(guest, "a"))["said"]["text"] == "whole"


async def hear_all(line: Line) -> int:
    """Count what is said, up to the end of it."""
    heard = 0
    while heard < TALK:
        told = await line.until("said")
        assert told["said"]["text"] == LONG
        heard += 1
    return heard


async def push(connection: ClientConnection, frame: Frame, other: Line) -> None:
    """Send a frame again and again while somebody else is served; who sends should be cut off."""
    raw = connection.transport.get_extra_info("socket").dup()
    raw.setblocking(False)
    frames = frame.serialize(mask=True) * 500
    left = frames
    with raw:
        for at in range(ROUNDS):
            with suppress(BlockingIOError):
                left = left[raw.send(left) :] or frames
            await ask(other, "rename", f"{at}", name="Ann")


def memory(house: Serving) -> int:
    """Return how many bytes of memory the house has."""
    return int(Path(f"/proc/{house.pid}/statm").read_text().split()[1]) * PAGE
