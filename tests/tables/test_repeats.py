"""Every command is taken once: a repeat, for want of an answer, is only answered again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from soucoupe.server.wire import commands as wire
from soucoupe.server.wire.decide_command import decide
from soucoupe.tables import entries as log
from soucoupe.tables.decide import checks, rematch, seats, setup, talk
from soucoupe.tables.errors import NotNow
from tests.games.secret_picks import GAME
from tests.support.tables import (
    Logged,
    dealt,
    picture,
    play_to_the_end,
    refused,
    sat,
    waiting,
)


def full() -> Logged:
    """Seat two people and a bot."""
    logged = waiting(GAME.id, 2, seats=3)
    logged.put(seats.seat_bot(logged.table, 0, 2, "random"))
    return logged


def starting() -> Logged:
    """Wait for lent chance."""
    logged = full()
    logged.put(setup.begin(logged.table, 0))
    return logged


def playing() -> Logged:
    """Deal to two people."""
    return dealt(GAME.id, 2)


def first_pick() -> msgspec.Raw:
    """Return something seat 0 may do after the deal."""
    return msgspec.Raw(msgspec.json.encode(next(iter(GAME.legal(playing().table.state, 0)))))


COMMANDS = [
    (full, wire.Arrange("c", options={"low": True})),
    (full, wire.SeatBot("c", 2, "novice")),
    (full, wire.Free("c", 1)),
    (full, wire.Rename("c", "Ada Lovelace")),
    (full, wire.Start("c")),
    (starting, wire.Lend("c", "ab")),
    (playing, wire.Act("c", first_pick(), 0)),
    (playing, wire.Say("c", "hello")),
]


@pytest.mark.parametrize(("before", "command"), COMMANDS, ids=lambda one: type(one).__name__)
def test_a_repeat_is_not_decided_again(before: Any, command: Any) -> None:
    """Whatever it was, and also after the table was made anew from its log."""
    logged = before()
    first = decide(logged.table, 0, command)
    assert first is not None
    logged.put(*first)
    now = picture(logged.table)
    for table in (logged.table, logged.again()):
        assert decide(table, 0, command) is None
        assert picture(table) == now


def test_ids_belong_to_their_seat() -> None:
    """Two people may happen to use the same one; whoever only watches has none."""
    logged = playing()
    decided = decide(logged.table, 0, wire.Say("c", "one"))
    assert decided is not None
    logged.put(*decided)
    assert checks.was_taken(logged.table, 0, "c")
    assert not checks.was_taken(logged.table, 1, "c")
    assert not checks.was_taken(logged.table, None, "c")
    assert decide(logged.table, 1, wire.Say("c", "two")) is not None


def test_a_freed_seat_forgets_the_commands_of_who_left() -> None:
    """Whoever sits there next starts afresh, even if they freed it themselves."""
    for by in (0, 1):
        logged = waiting(GAME.id, 2)
        logged.put(seats.rename(logged.table, 1, "Bob", "c1"))
        logged.put(seats.free(logged.table, by, 1, "c2"))
        logged.put(sat(logged.table, 1))
        assert not checks.was_taken(logged.table, 1, "c1")
        assert not checks.was_taken(logged.table, 1, "c2")
        assert checks.was_taken(logged.table, 0, "c2") == (by == 0)


def test_another_device_can_repeat_what_the_first_sent() -> None:
    """A seat that was taken over remembers what it has done."""
    logged = playing()
    logged.put(talk.say(logged.table, 1, "hello", None, "c"))
    logged.put(log.Claimed(1, "another session"))
    assert decide(logged.table, 1, wire.Say("c", "hello")) is None


def test_a_rematch_is_asked_for_once() -> None:
    """The first to ask settles it; that very command is known again, another comes too late."""
    logged = playing()
    play_to_the_end(logged)
    logged.put(rematch.rematch(logged.table, 1, "next", "c"))
    assert checks.was_taken(logged.table, 1, "c")
    with refused(logged.table, NotNow, "already there"):
        rematch.rematch(logged.table, 0, "yet another", "d")


def test_what_is_refused_may_be_sent_again() -> None:
    """Under the same id: it has never been taken."""
    logged = starting()
    with refused(logged.table, NotNow):
        decide(logged.table, 0, wire.Start("c"))
    assert decide(logged.table, 0, wire.Lend("c", "ab")) is not None
