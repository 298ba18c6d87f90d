"""Commands nobody may give: refused with a code and a reason, and nothing else comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from soucoupe.client.house import TurnedAway, claim_seat, open_table, take_seat
from soucoupe.client.line import open_line
from tests.server import guests
from tests.server.guests import (
    FEWEST,
    GAME,
    answer,
    ask,
    closed,
    deal,
    lines,
    move,
    sit_down,
    to_move,
)

if TYPE_CHECKING:
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

DEEP = "[" * 8000 + "]" * 8000
MALFORMED = {
    "nothing": "",
    "half a message": '{"type":"say","id":"a","text":"b',
    "a list": "[]",
    "null": "null",
    "a number": "1e999",
    "no type": '{"id":"a"}',
    "unknown type": '{"type":"cheat","id":"a"}',
    "no id": '{"type":"start"}',
    "empty id": '{"type":"start","id":""}',
    "long id": '{"type":"start","id":"' + "a" * 65 + '"}',
    "id of the wrong type": '{"type":"start","id":7}',
    "one field too many": '{"type":"start","id":"a","seat":1}',
    "text of the wrong type": '{"type":"say","id":"a","text":{}}',
    "half a surrogate": '{"type":"say","id":"a","text":"\\ud800"}',
    "audience of the wrong type": '{"type":"say","id":"a","text":"b","audience":[1.5]}',
    "deep list": DEEP,
    "deep action": f'{{"type":"act","id":"a","ply":0,"action":{DEEP}}}',
    "deep options": f'{{"type":"arrange","id":"a","options":{{"a":{DEEP}}}}}',
    "not JSON": "GET / HTTP/1.1\r\n\r\n",
    "NUL": "\0" * 100,
}
UNFIT: dict[str, dict[str, Any]] = {
    "act without an action of the game": {"type": "act", "ply": 0, "action": {"type": "cheat"}},
    "act with no action": {"type": "act", "ply": 0, "action": None},
    "act from a ply to come": {"type": "act", "ply": 9, "action": {}},
    "act from before the deal": {"type": "act", "ply": -1, "action": {}},
    "act from nowhere": {"type": "act", "action": {}},
    "act from a ply past counting": {"type": "act", "ply": 10**30, "action": {}},
    "say to nobody there": {"type": "say", "text": "a", "audience": [99]},
    "say to seat minus one": {"type": "say", "text": "a", "audience": [-1]},
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
async def test_malformed_is_refused_and_the_socket_lives(house: Serving, text: str) -> None:
    """What cannot be read is refused with a reason; the next command is taken."""
    seats = await sit_down(house.address, 1)
    async with lines(seats) as (line,):
        await line.connection.send(text)
        told = await line.until("refused")
        assert (told["id"] in {None, "a"}, told["code"]) == (True, "command/unfit")
        assert told["detail"].startswith("not a command: ")
        assert (await ask(line, "say", "after", text="still here"))["type"] == "said"


async def test_unfit_commands_are_refused_by_name(house: Serving) -> None:
    """What can be read but is invalid is refused to its own id."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        line = opened[to_move(views)]
        for identifier, command in UNFIT.items():
            told = await ask(line, command["type"], identifier[:40], **without_type(command))
            assert (told["type"], told["code"]) == ("refused", "command/unfit"), told


async def test_texts_are_bounded(house: Serving) -> None:
    """Talk and names too long, empty or not printable are refused as unfit."""
    async with lines(await sit_down(house.address, 1)) as (line,):
        for at, text in enumerate(["", "   ", "a" * 501, "a\0b", "\u202eevil"]):
            assert (await ask(line, "say", f"say {at}", text=text))["code"] == "text/unfit"
        for at, name in enumerate(["   ", "a" * 60, "a\0b"]):
            assert (await ask(line, "rename", f"name {at}", name=name))["code"] == "text/unfit"


async def test_out_of_turn_and_against_the_rules(house: Serving) -> None:
    """Whoever is not to act, or not in this way, is told so; the ply stays."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        waiting = (mover + 1) % FEWEST
        command = {**move(views[mover], "early"), "ply": 0}
        await opened[waiting].send(command)
        assert (await answer(opened[waiting], "early"))["code"] == "play/not-your-turn"
        foreign = {**command, "id": "foreign", "action": illegal(views[mover]["legal"])}
        await opened[mover].send(foreign)
        told = await answer(opened[mover], "foreign")
        assert (told["code"], bool(told["detail"])) == ("play/not-legal", True)
        await opened[mover].send(move(views[mover], "good"))
        assert (await answer(opened[mover], "good"))["ply"] == 1


async def test_a_watcher_can_do_nothing(house: Serving) -> None:
    """Without a session every command is refused, before and during the game."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened, guests.watching(house.address, seats[0].table) as watcher:
        assert (await ask(watcher, "start", "a"))["code"] == "table/not-host"
        assert (await ask(watcher, "free", "b", seat=0))["code"] == "table/not-host"
        views = await deal(opened)
        await watcher.send({**move(views[to_move(views)], "c"), "ply": 0})
        assert (await answer(watcher, "c"))["code"] == "seat/not-yours"
        assert (await ask(watcher, "say", "d", text="hi"))["code"] == "seat/not-yours"
        assert (await ask(watcher, "lend", "e", entropy="00"))["code"] in {
            "seat/not-yours",
            "table/not-now",
        }
        assert (await ask(watcher, "rematch", "f"))["code"] == "seat/not-yours"


async def test_a_guest_is_no_host_and_no_neighbour(house: Serving) -> None:
    """What is the host's, or another seat's, is refused to a guest."""
    seats = await sit_down(house.address, 2)
    async with lines(seats[1:]) as (guest,):
        assert (await ask(guest, "start", "a"))["code"] == "table/not-host"
        assert (await ask(guest, "arrange", "b", seats=FEWEST))["code"] == "table/not-host"
        assert (await ask(guest, "free", "c", seat=0))["code"] == "table/not-host"
        told = await ask(guest, "seat-bot", "d", seat=2, level="random")
        assert told["code"] == "table/not-host"


@pytest.mark.parametrize("session", ["", "guess", "x" * 100, "é" * 20])
async def test_a_foreign_session_opens_no_seat(house: Serving, session: str) -> None:
    """A session that holds no seat here is told so and let go."""
    (seat,) = await sit_down(house.address, 1)
    async with open_line(seat.socket_url(), session) as line:
        told = await line.receive()
        assert (told["type"], told["code"]) == ("refused", "seat/not-yours")
        await closed(line, 4000)


async def test_a_session_of_another_table_opens_no_seat(house: Serving) -> None:
    """Secrets are good for one table."""
    (mine,) = await sit_down(house.address, 1)
    (other,) = await sit_down(house.address, 1)
    async with open_line(other.socket_url(), mine.session) as line:
        assert (await line.receive())["code"] == "seat/not-yours"
        await closed(line, 4000)
    assert mine.link is not None
    with pytest.raises(TurnedAway) as refused:
        await claim_seat(house.address, other.table, mine.link)
    assert refused.value.code == "seat/not-yours"


async def test_a_replayed_command_is_answered_and_done_once(house: Serving) -> None:
    """The same bytes again, from this tab or another: told done, and nothing happens twice."""
    seats = await sit_down(house.address)
    async with lines(seats) as opened:
        views = await deal(opened)
        mover = to_move(views)
        command = move(views[mover], "once")
        await opened[mover].send(command)
        assert (await answer(opened[mover], "once"))["type"] == "moved"
        async with lines([seats[mover]]) as (tab,):
            for line in (opened[mover], tab, opened[mover]):
                await line.send(command)
                assert (await answer(line, "once"))["type"] == "done"
            for line in (tab, opened[mover]):
                await line.send({"type": "say", "id": "said", "text": "x"})
                await answer(line, "said")
        told = await guests.fresh(seats[mover])
        assert (told["ply"], len(told["said"])) == (1, 1)


async def test_seats_and_tables_that_are_not_there(house: Serving) -> None:
    """Requests for what does not exist, is taken or cannot be are refused with their codes."""
    (host,) = await sit_down(house.address, 1)
    base, table = host.base, host.table
    for asked, code in (
        (take_seat(base, "nowhere", "Eve"), "table/unknown"),
        (take_seat(base, table, "a" * 60), "text/unfit"),
        (open_table(base, "no-game", "Eve"), "setup/unknown-game"),
        (open_table(base, GAME.id, "Eve", seats=20), "setup/seats"),
        (open_table(base, GAME.id, "Eve", options={"no": 1}), "setup/option"),
        (claim_seat(base, table, "guess"), "seat/not-yours"),
    ):
        with pytest.raises(TurnedAway) as refused:
            await asked
        assert refused.value.code == code


def without_type(command: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a command."""
    return {name: value for name, value in command.items() if name != "type"}


def illegal(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Make an action of the game's own form that is not among the legal ones."""
    numbers = [name for name, value in legal[0].items() if isinstance(value, int)]
    return {**legal[0], numbers[0]: 10**6}
