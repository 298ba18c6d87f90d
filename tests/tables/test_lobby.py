"""The waiting room: who sits where, how they prove it, and who is host."""

from __future__ import annotations

import pytest

from soucoupe.core.errors import UnknownBot
from soucoupe.tables import entries as log
from soucoupe.tables.decide import seats, setup
from soucoupe.tables.errors import BadSeat, BadText, NotHost, SeatTaken
from soucoupe.tables.state.seats import held_by, linked_to
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.support.tables import Logged, dealt, header, refused, sat, waiting


def kinds(table: Table) -> list[str]:
    """Tell what sits in each seat."""
    return [chair.kind for chair in table.chairs]


def test_a_table_starts_with_the_fewest_seats_and_no_host() -> None:
    """Nobody has sat down yet."""
    table = Logged(header(GAME.id)).table
    assert (table.stage, table.host, kinds(table)) == ("waiting", None, ["empty"] * GAME.seats[0])


def test_the_first_free_seat_is_taken_unless_one_is_asked_for() -> None:
    """A name is trimmed and set in one line."""
    logged = waiting(GAME.id, 1, seats=4)
    assert seats.sit(logged.table, None, "  Bo  the\tBrave ", "l", "s").seat == 1
    assert seats.sit(logged.table, 3, "Bo", "l", "s").seat == 3
    assert seats.sit(logged.table, 3, "  Bo  the\tBrave ", "l", "s").name == "Bo the Brave"


def test_a_seat_is_taken_once() -> None:
    """Neither a person's nor a bot's, and none at a full table."""
    logged = waiting(GAME.id, 2, seats=3)
    logged.put(seats.seat_bot(logged.table, 0, 2, "novice"))
    for seat in (0, 2, None):
        with refused(logged.table, SeatTaken):
            seats.sit(logged.table, seat, "Late", "l", "s")
    for seat in (3, -1):
        with refused(logged.table, BadSeat, "seats are 0 to 2"):
            seats.sit(logged.table, seat, "Lost", "l", "s")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "\x00", "\u200d"])
def test_unfit_names_are_refused(name: str) -> None:
    """Empty, too long, turning the line round, or showing nothing."""
    logged = waiting(GAME.id)
    with refused(logged.table, BadText, "1 to 24"):
        seats.sit(logged.table, 1, name, "l", "s")
    with refused(logged.table, BadText, "1 to 24"):
        seats.rename(logged.table, 0, name)


@pytest.mark.parametrize("name", ["Zoé", "李", "👩\u200d🚀", "x" * 24, "O'Neil-Ray"])
def test_names_of_all_kinds_fit(name: str) -> None:
    """Accents, other scripts, joined emoji, up to 24 characters."""
    logged = waiting(GAME.id)
    logged.put(seats.rename(logged.table, 0, name))
    assert logged.table.chairs[0].name == name


def test_a_seat_is_proved_by_link_and_session() -> None:
    """Each opens its own seat only; bots and empty seats open to nothing."""
    logged = waiting(GAME.id, 2, seats=4)
    logged.put(seats.seat_bot(logged.table, 0, 2, "random"))
    chairs = logged.table.chairs
    assert [held_by(chairs, f"session {at}") for at in range(3)] == [0, 1, None]
    assert [linked_to(chairs, f"link {at}") for at in range(3)] == [0, 1, None]
    assert held_by(chairs, "") is None
    assert linked_to(chairs, "") is None


def test_another_device_takes_a_seat_over() -> None:
    """The link stays, the session is the new one; everything else is as it was."""
    logged = dealt(GAME.id, 2)
    logged.put(log.Claimed(1, "another session"))
    assert held_by(logged.table.chairs, "session 1") is None
    assert held_by(logged.table.chairs, "another session") == 1
    assert linked_to(logged.table.chairs, "link 1") == 1
    assert logged.table.chairs[1].name == "Bo"


def test_the_host_is_who_has_been_here_longest() -> None:
    """When the host leaves, the next in order of arrival follows; coming back is coming last."""
    logged = waiting(GAME.id, 1, seats=3)
    for seat in (2, 1):
        logged.put(sat(logged.table, seat))
    logged.put(seats.free(logged.table, 0, 0))
    assert logged.table.host == 2
    logged.put(sat(logged.table, 0))
    logged.put(seats.free(logged.table, 2, 2))
    assert logged.table.host == 1


def test_a_table_everybody_left_gets_a_new_host() -> None:
    """Bots are no hosts; whoever sits down next is."""
    logged = waiting(GAME.id, 1, seats=3)
    logged.put(seats.seat_bot(logged.table, 0, 1, "novice"))
    logged.put(seats.free(logged.table, 0, 0))
    assert logged.table.host is None
    logged.put(sat(logged.table, 2))
    assert logged.table.host == 2


def test_only_the_host_arranges_seats_bots_and_leaving() -> None:
    """Everyone else, and whoever only watches, is refused; one's own seat one may free."""
    logged = waiting(GAME.id, 2, seats=3)
    for by in (1, None):
        with refused(logged.table, NotHost):
            setup.arrange(logged.table, by, 4, None)
        with refused(logged.table, NotHost):
            seats.seat_bot(logged.table, by, 2, "novice")
        with refused(logged.table, NotHost):
            seats.free(logged.table, by, 0)
        with refused(logged.table, NotHost):
            setup.begin(logged.table, by)
    logged.put(seats.free(logged.table, 1, 1))
    assert kinds(logged.table) == ["person", "empty", "empty"]


def test_the_host_frees_any_seat() -> None:
    """A person's or a bot's; not one that is empty or not there."""
    logged = waiting(GAME.id, 2, seats=4)
    logged.put(seats.seat_bot(logged.table, 0, 2, "novice"))
    for seat in (1, 2):
        logged.put(seats.free(logged.table, 0, seat))
    assert kinds(logged.table) == ["person", "empty", "empty", "empty"]
    for seat in (1, 4, -1):
        with refused(logged.table, BadSeat):
            seats.free(logged.table, 0, seat)


def test_bots_of_known_levels_fill_free_seats() -> None:
    """One bot may replace another, never a person."""
    logged = waiting(GAME.id, 2, seats=3)
    for level in ("novice", "expert"):
        logged.put(seats.seat_bot(logged.table, 0, 2, level))
        assert (logged.table.chairs[2].kind, logged.table.chairs[2].level) == ("bot", level)
    with refused(logged.table, SeatTaken, "a person sits"):
        seats.seat_bot(logged.table, 0, 1, "novice")
    with refused(logged.table, UnknownBot, "genius"):
        seats.seat_bot(logged.table, 0, 2, "genius")
    with refused(logged.table, BadSeat):
        seats.seat_bot(logged.table, 0, 3, "novice")
