"""Commands in their order: sent ahead, raced from two tabs, overtaken by others' talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.guests import answer, ask, deal, lines, move, sit_down, to_move

if TYPE_CHECKING:
    from soucoupe.client.line import Line
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


async def test_two_tabs_race_for_one_decision(house: Serving) -> None:
    """Of two commands made against the same ply one is done; the other is stale, and sees why."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        async with lines([seats[mover]]) as (tab,):
            racers = (opened[mover], tab)
            for at, line in enumerate(racers):
                await line.send(move(views[mover], f"tab {at}", at))
            told = [await answer(line, f"tab {at}") for at, line in enumerate(racers)]
            assert sorted(one["type"] for one in told) == ["moved", "refused"]
            loser = next(at for at, one in enumerate(told) if one["type"] == "refused")
            assert told[loser]["code"] == "command/stale"
            assert (await racers[loser].until("now"))["ply"] == 1


async def test_commands_are_sent_ahead(house: Serving) -> None:
    """A command may follow one's own last, before its answer is there; it is never stale then."""
    seats = await sit_down(house.address)
    ahead: dict[str, Any] = {"type": "none yet"}
    async with lines(seats) as opened:
        views = await deal(opened)
        while ahead["type"] != "moved":
            mover = to_move(views)
            line, told = opened[mover], views[mover]
            first, second = f"{told['ply']}", f"{told['ply']} ahead"
            await line.send(move(told, first))
            await line.send({**move(told, second, -1), "ply": None, "after": first})
            ahead = await answer(line, second)
            assert ahead.get("code") in {None, "play/not-legal", "play/not-your-turn"}
            views = [await look_again(line, f"look {first}") for line in opened]


async def test_what_follows_nothing_is_stale(house: Serving) -> None:
    """A command that follows one that was never taken is refused, with a fresh view."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        line = opened[to_move(views)]
        action = views[to_move(views)]["legal"][0]
        told = await ask(line, "act", "a", action=action, after="never")
        assert told["code"] == "command/stale"
        assert (await line.until("now"))["ply"] == 0


async def test_talk_makes_no_command_stale(house: Serving) -> None:
    """What others say, or are called, between a view and the command made of it is no matter."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        other = opened[mover - 1]
        await ask(other, "say", "a", text="take your time")
        await ask(other, "rename", "b", name="Chatty")
        await ask(opened[mover], "say", "c", text="I do")
        await opened[mover].send(move(views[mover], "d"))
        assert (await answer(opened[mover], "d"))["type"] == "moved"


async def test_a_whisper_reaches_its_audience_only(house: Serving) -> None:
    """What is said to some seats is not sent to others, nor to the public, nor counted for them."""
    seats = await sit_down(house.address)
    async with lines(seats) as (host, guest, outsider):
        numbers = await ask(outsider, "say", "before", text="before")
        told = await ask(host, "say", "whisper", text="psst", audience=[1])
        heard = {name: told["said"][name] for name in ("seat", "name", "text", "audience")}
        assert heard == {"seat": 0, "name": "Host", "text": "psst", "audience": [0, 1]}
        assert (await guest.until("said"))["said"]["text"] == "before"
        assert (await guest.until("said"))["said"]["text"] == "psst"
        after = await ask(outsider, "say", "after", text="after")
        assert after["n"] == numbers["n"] + 1


async def look_again(line: Line, identifier: str) -> dict[str, Any]:
    """Return a fresh view, as it is told after a stale command."""
    told = await ask(line, "act", identifier, action=None, after="never")
    assert told["code"] == "command/stale"
    return await line.until("now")
