"""Whole games over the wire: guests, bots, watchers, and the command that plays a seat."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from soucoupe import registry
from soucoupe.client.house import TurnedAway, open_table, take_seat
from soucoupe.client.house import ask as client_ask
from tests.server import guests
from tests.server.audit import audit, read_log
from tests.server.faults import HELD, WORD
from tests.server.guests import FEWEST, ask, fill, lines, play_on, sit_down, start_all
from tests.server.serving import environment

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

EVERY_GAME = ("-m", "tests.support.games")
"""The command with the games of the tests beside those of the house."""


async def test_guests_bots_and_a_watcher_play_to_the_end(own_house: Open, game_id: str) -> None:
    """Three guests, one of them a program of its own, bots and a watcher see the same ending."""
    house = own_house(program=(*EVERY_GAME, "serve"))
    seats = min(5, registry.find(game_id).seats[-1])
    host = await open_table(house.address, game_id, "Host", seats=seats, is_public=True)
    guest = await take_seat(house.address, host.table, "Guest")
    async with guests.watching(house.address, host.table) as watcher, lines([host]) as (line,):
        link = f"{house.address}/t/{host.table}"
        program = await run(*EVERY_GAME, "play", link, "--bot", "novice")
        while (await line.until("room"))["room"]["chairs"][2]["kind"] != "person":
            pass
        await fill(line, range(3, seats))
        await ask(line, "start", "start")
        players = await play_on([host, guest], "novice")
        told = await watcher.until("now")
        while told["outcome"] is None:
            told = await watcher.until("now")
        said, complaint = await program.communicate()
    assert [player.outcome for player in players] == [told["outcome"]] * 2
    outcome = told["outcome"]
    score = "1 point" if outcome["points"][2] == 1 else f"{outcome['points'][2]} points"
    place = f"place {outcome['places'][2]}, " if outcome["winners"] else ""
    assert said.decode() == f"seat 2 at table {host.table}\n{place}{score}\n"
    assert (program.returncode, complaint) == (0, b"")
    assert await client_ask("GET", f"{house.address}/api/tables/{host.table}/advice") == {
        "advice": advice(game_id, told["view"])
    }


def advice(game_id: str, view: dict[str, Any]) -> Any:
    """Return what the game's coach says of a view, as JSON."""
    game = registry.find(game_id)
    said = game.coach(msgspec.convert(view, game.views)) if game.coach else None
    return msgspec.json.decode(msgspec.json.encode(said))


async def test_the_coach_says_nothing_while_the_game_is_on(house: Serving) -> None:
    """A hint would be a secret; after the end, what is open to all is all it looks at."""
    seats = await sit_down(house.address)
    await start_all(seats)
    with pytest.raises(TurnedAway) as refused:
        await client_ask("GET", f"{house.address}/api/tables/{seats[0].table}/advice")
    assert refused.value.code == "table/not-now"


async def test_a_thinking_bot_keeps_no_other_table_waiting(own_house: Open, tmp_path: Path) -> None:
    """While a bot thinks, another table plays a whole game; then the bot moves."""
    word = tmp_path / "word"
    house = own_house(program=HELD, SOUCOUPE_BOT_PATIENCE="3600", **{WORD: str(word)})
    slow = await sit_down(house.address, 1)
    async with lines(slow) as (line,):
        await fill(line, range(1, FEWEST), "expert")
        (told,) = await guests.deal([line])
        while told["legal"]:
            await line.send(guests.move(told, f"{told['ply']}"))
            told = await line.until("moved")
        others = await sit_down(house.address)
        await start_all(others)
        await play_on(others)
        assert (await guests.fresh(slow[0]))["ply"] == told["ply"]
        assert not word.exists()
        word.touch()
        assert (await line.until("moved"))["ply"] == told["ply"] + 1


async def test_players_come_back_to_a_house_that_was_killed(own_house: Open) -> None:
    """Killed and opened again at the same address, the house finds its players at the door."""
    house = own_house()
    seats = await sit_down(house.address)
    await start_all(seats)
    async with guests.watching(house.address, seats[0].table) as watcher, asyncio.TaskGroup() as on:
        playing = on.create_task(play_on(seats))
        while (await watcher.until("moved"))["ply"] < FEWEST:
            pass
        port = house.port
        house.kill()
        house.start("--port", str(port))
    assert all(player.outcome is not None for player in playing.result())
    (kept,) = await read_log(house.data, [seats[0].table])
    assert audit(kept, []) == []


async def test_a_seat_can_be_played_by_two_players_at_once(house: Serving) -> None:
    """Two players of one seat get into each other's way, and the game still ends well."""
    seats = await sit_down(house.address)
    await start_all(seats)
    players = await play_on([*seats, seats[0]])
    assert len({str(player.outcome) for player in players}) == 1


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("", "is not a link to a table"),
        ("/t/nowhere", "there is no such table"),
        ("/t/{full}", "every seat is taken"),
        ("/t/{full}#guess", "this link opens no seat at this table"),
    ],
)
async def test_play_says_in_one_line_why_it_cannot(house: Serving, path: str, reason: str) -> None:
    """A link that leads nowhere, or to no free seat, ends the command with code 2."""
    seats = await sit_down(house.address)
    program = await soucoupe("play", house.address + path.format(full=seats[0].table))
    said, complaint = await program.communicate()
    assert (program.returncode, said, complaint.count(b"\n")) == (2, b"", 1)
    assert reason in complaint.decode()


async def test_play_needs_a_house_that_answers() -> None:
    """Where nobody listens, the command says so."""
    program = await soucoupe("play", "http://127.0.0.1:1/t/table")
    _, complaint = await program.communicate()
    assert program.returncode == 2
    assert complaint.decode().startswith("soucoupe: cannot reach http://127.0.0.1:1/")


async def test_an_unknown_bot_takes_no_seat(house: Serving) -> None:
    """A bot that is not there is refused before anybody sits down."""
    (seat,) = await sit_down(house.address, 1)
    program = await soucoupe("play", f"{house.address}/t/{seat.table}", "--bot", "oracle")
    _, complaint = await program.communicate()
    assert (program.returncode, complaint.count(b"\n")) == (2, 1)
    assert "oracle" in complaint.decode()
    assert (await guests.fresh(seat))["room"]["chairs"][1]["kind"] == "empty"


async def soucoupe(*arguments: str) -> asyncio.subprocess.Process:
    """Start the command in a process of its own."""
    return await run("-m", "soucoupe", *arguments)


async def run(*arguments: str) -> asyncio.subprocess.Process:
    """Start a program of ours in a process of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
