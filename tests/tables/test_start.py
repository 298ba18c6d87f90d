"""From the waiting room to the deal: seats and options arranged, chance lent, the door closed."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import BadOption, BadSeats
from soucoupe.tables import entries as log
from soucoupe.tables.decide import seats, setup
from soucoupe.tables.errors import BadCommand, BadSeat, NotNow, NotSeated, SeatTaken
from tests.games.secret_picks import GAME
from tests.support.tables import dealt, refused, waiting


def test_the_number_of_seats_follows_the_game() -> None:
    """More seats come empty; none goes while somebody sits in it."""
    logged = waiting(GAME.id, 3)
    logged.put(setup.arrange(logged.table, 0, 5, None))
    assert [chair.kind for chair in logged.table.chairs] == ["person"] * 3 + ["empty"] * 2
    for count in (1, 6):
        with refused(logged.table, BadSeats, "2 to 5"):
            setup.arrange(logged.table, 0, count, None)
    with refused(logged.table, SeatTaken, "free it first"):
        setup.arrange(logged.table, 0, 2, None)
    logged.put(setup.arrange(logged.table, 0, 3, None))
    assert [chair.kind for chair in logged.table.chairs] == ["person"] * 3


def test_options_are_the_games_own() -> None:
    """Set on their own they leave the seats, and the other way round; unknown ones are refused."""
    logged = waiting(GAME.id, 2, seats=3)
    logged.put(setup.arrange(logged.table, 0, None, {"low": True}))
    assert (logged.table.options.low, len(logged.table.chairs)) == (True, 3)
    logged.put(setup.arrange(logged.table, 0, 4, None))
    assert (logged.table.options.low, len(logged.table.chairs)) == (True, 4)
    for options in ({"colour": "red"}, {"low": "perhaps"}):
        with refused(logged.table, BadOption):
            setup.arrange(logged.table, 0, None, options)


def test_a_table_starts_when_every_seat_is_filled() -> None:
    """An empty one is named."""
    logged = waiting(GAME.id, 1, seats=3)
    with refused(logged.table, BadSeat, "seat 1, 2;"):
        setup.begin(logged.table, 0)
    for seat in (1, 2):
        logged.put(seats.seat_bot(logged.table, 0, seat, "random"))
    logged.put(setup.begin(logged.table, 0))
    assert logged.table.stage == "starting"


def test_chance_is_lent_once_by_people_before_the_deal() -> None:
    """Bots and the silent add none; the table knows whom it waits for."""
    logged = waiting(GAME.id, 2, seats=3)
    logged.put(seats.seat_bot(logged.table, 0, 2, "random"))
    with refused(logged.table, NotNow):
        setup.lend(logged.table, 0, "ab")
    logged.put(setup.begin(logged.table, 0))
    assert setup.not_lent(logged.table) == [0, 1]
    logged.put(setup.lend(logged.table, 1, "AB"))
    assert (logged.table.lent, setup.not_lent(logged.table)) == ({1: b"\xab"}, [0])
    with refused(logged.table, NotNow, "already"):
        setup.lend(logged.table, 1, "cd")
    with refused(logged.table, NotSeated):
        setup.lend(logged.table, None, "cd")
    logged.put(log.Dealt())
    with refused(logged.table, NotNow):
        setup.lend(logged.table, 0, "ab")


@pytest.mark.parametrize("entropy", ["", "a", "xy", "0x12", "ab" * 65, "é" * 4])
def test_unreadable_chance_is_refused(entropy: str) -> None:
    """It is 1 to 64 bytes in hexadecimal digits."""
    logged = waiting(GAME.id, 2)
    logged.put(setup.begin(logged.table, 0))
    with refused(logged.table, BadCommand, "1 to 64"):
        setup.lend(logged.table, 0, entropy)


def test_the_waiting_room_closes_with_the_start() -> None:
    """Nobody sits down, leaves, is put in a seat or arranges anything any more."""
    starting = waiting(GAME.id, 2)
    starting.put(setup.begin(starting.table, 0))
    for logged in (starting, dealt(GAME.id, 2)):
        table = logged.table
        with refused(table, NotNow):
            seats.sit(table, None, "Late", "l", "s")
        with refused(table, NotNow):
            seats.free(table, 1, 1)
        with refused(table, NotNow):
            seats.seat_bot(table, 0, 1, "novice")
        with refused(table, NotNow):
            setup.arrange(table, 0, 3, None)
        with refused(table, NotNow):
            setup.begin(table, 0)


def test_a_name_can_change_at_any_time() -> None:
    """One's own; not by whoever only watches."""
    logged = dealt(GAME.id, 2)
    logged.put(seats.rename(logged.table, 1, "Bob"))
    assert [chair.name for chair in logged.table.chairs] == ["Ada", "Bob"]
    with refused(logged.table, NotSeated):
        seats.rename(logged.table, None, "Nobody")
