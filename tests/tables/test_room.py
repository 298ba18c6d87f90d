"""An open table: decided, stored, then told - through lost answers and other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from soucoupe.server.wire import commands as wire
from soucoupe.server.wire.decide_command import decide
from soucoupe.store.protocol import StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables.decide import seats
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.errors import NotSeated, Stale
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.rooms import Guest, Scene
from tests.support.stores import MemoryBackend
from tests.support.tables import Logged, dealt, picture, waiting

Open = Callable[[Logged], Scene]


@pytest.fixture
def opened() -> Iterator[Open]:
    """Open tables, and close them after the test."""
    scenes: list[Scene] = []

    def open_scene(begun: Logged) -> Scene:
        scenes.append(Scene(MemoryBackend(), begun))
        return scenes[-1]

    yield open_scene
    for scene in scenes:
        scene.end()


def pick(scene: Scene, seat: int, identifier: str, ply: int = 0) -> wire.Act:
    """Make a command by which a seat picks its lowest card."""
    number = GAME.view(scene.room.table.state, seat).cards[0].hand[0]
    return wire.Act(identifier, msgspec.Raw(msgspec.json.encode(Pick(number))), ply)


def send(scene: Scene, guest: Guest, command: wire.TableCommand) -> Any:
    """Send a command; return the refusal, if any."""
    return scene.run(scene.send(guest, command))


def newcomer(table: Table, seat: int) -> log.Sat:
    """Let somebody sit down who has never been here."""
    return seats.sit(table, seat, "New", "new link", "new session")


def test_everyone_is_told_and_who_asked_is_answered(opened: Open) -> None:
    """Once each: the others see the pick, not the answer."""
    scene = opened(dealt(GAME.id, 2))
    guests = [scene.enter("session 0"), scene.enter("session 1"), scene.enter(None)]
    before = [guest.count for guest in guests]
    assert send(scene, guests[0], pick(scene, 0, "c")) is None
    assert [guest.done for guest in guests] == [["c"], [], []]
    assert [guest.count for guest in guests] == [count + 1 for count in before]
    assert [guest.knows["ply"] for guest in guests] == [1, 1, 1]


def test_a_repeat_is_answered_and_told_to_nobody_else(opened: Open) -> None:
    """It is not stored again."""
    scene = opened(dealt(GAME.id, 2))
    guests = [scene.enter("session 0"), scene.enter("session 1")]
    command = pick(scene, 0, "c")
    assert send(scene, guests[0], command) is None
    entries, told = scene.kept().entries, guests[1].count
    assert send(scene, guests[0], command) is None
    assert guests[0].done == ["c", "c"]
    assert (scene.kept().entries, guests[1].count) == (entries, told)


def test_a_stale_command_is_refused_with_a_fresh_look(opened: Open) -> None:
    """Two devices of one seat: the second learns what the first did."""
    scene = opened(dealt(GAME.id, 2))
    phone, laptop = scene.enter("session 0"), scene.enter("session 0")
    late = pick(scene, 0, "late")
    assert send(scene, phone, pick(scene, 0, "c")) is None
    count = laptop.count
    assert isinstance(send(scene, laptop, late), Stale)
    assert (laptop.refused, laptop.count) == (["late"], count + 2)
    assert (laptop.knows["ply"], laptop.knows["last"], laptop.knows["legal"]) == (1, "c", [])


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_an_answer_that_was_lost_is_given_to_the_repeat(opened: Open, trouble: Any) -> None:
    """Whether it had been stored or not, it is stored once, and everybody sees it then."""
    scene = opened(dealt(GAME.id, 2))
    guests = [scene.enter("session 0"), scene.enter("session 1")]
    scene.store.planned.append(trouble)
    command = pick(scene, 0, "c")
    assert isinstance(send(scene, guests[0], command), StoreUnavailable)
    assert [guest.knows["ply"] for guest in guests] == [0, 0]
    assert send(scene, guests[0], command) is None
    assert guests[0].done == ["c"]
    assert [guest.knows["ply"] for guest in guests] == [1, 1]
    assert picture(scene.room.table) == picture(scene.restored())


def test_two_processes_do_not_push_each_other_out(opened: Open) -> None:
    """Both serve the table; the one that comes second looks at the log and decides again."""
    scene = opened(dealt(GAME.id, 3))
    guest = scene.enter("session 0")
    there = pick(scene, 1, "there")
    assert scene.elsewhere(lambda table: decide(table, 1, there)) is None
    assert guest.knows["ply"] == 0
    assert send(scene, guest, pick(scene, 0, "here")) is None
    assert (guest.knows["ply"], guest.done) == (2, ["here"])
    assert picture(scene.room.table) == picture(scene.restored())


def test_a_seat_lost_in_another_process_is_lost_here(opened: Open) -> None:
    """When this one learns of it: the device is parted with, and does nothing in the seat."""
    scene = opened(waiting(GAME.id, 3))
    host, old = scene.enter("session 0"), scene.enter("session 1")
    assert scene.elsewhere(lambda table: Decision(seats.free(table, 1, 1))) is None
    assert scene.elsewhere(lambda table: Decision(newcomer(table, 1))) is None
    assert isinstance(send(scene, old, wire.Say("c", "it is me")), NotSeated)
    assert old not in scene.guests
    assert send(scene, host, wire.Say("d", "who is it?")) is None
    assert [one["seat"] for one in host.knows["said"]] == [0]


@pytest.mark.parametrize("how", ["freed", "taken over"])
def test_a_device_without_a_seat_is_told_so_and_nothing_after(opened: Open, how: str) -> None:
    """However slowly it reads, it never sees what whoever sits there next is shown."""
    scene = opened(waiting(GAME.id, 3))
    host, old = scene.enter("session 0"), scene.enter("session 2")
    old.reading.clear()
    if how == "freed":
        send(scene, host, wire.Free("c", 2))
        scene.submit(lambda table: Decision(newcomer(table, 2)))
    else:
        scene.submit(lambda _: Decision(log.Claimed(2, "another session")))
    send(scene, host, wire.Start("d"))
    scene.submit(lambda _: Decision(log.Dealt()))
    old.reading.set()
    scene.run(asyncio.sleep(0))
    assert old not in scene.guests
    assert old.knows["view"] is None
    assert old.knows["room"]["chairs"][2]["kind"] == ("empty" if how == "freed" else "person")
    assert host.knows["view"] is not None


def test_a_seat_that_is_gone_troubles_nobody(opened: Open) -> None:
    """A device that will not close is no part of the table any more, even if its seat is none."""
    scene = opened(waiting(GAME.id, 3))
    host, old = scene.enter("session 0"), scene.enter("session 2")
    old.reading.clear()
    for command in (wire.Free("a", 2), wire.Arrange("b", seats=2), wire.Start("c")):
        assert send(scene, host, command) is None
    scene.submit(lambda _: Decision(log.Dealt()))
    assert send(scene, host, pick(scene, 0, "d")) is None
    assert host.knows["ply"] == 1


def test_who_was_whispered_to_is_not_whoever_sits_there_now(opened: Open) -> None:
    """A new guest in the seat sees only what was said aloud before."""
    scene = opened(waiting(GAME.id, 2))
    host = scene.enter("session 0")
    send(scene, host, wire.Say("a", "only for you", (1,)))
    send(scene, host, wire.Say("b", "for all"))
    send(scene, host, wire.Free("c", 1))
    scene.submit(lambda table: Decision(newcomer(table, 1)))
    assert [one["text"] for one in scene.enter("new session").knows["said"]] == ["for all"]
    assert [one["text"] for one in scene.enter("session 0").knows["said"]] == [
        "only for you",
        "for all",
    ]
