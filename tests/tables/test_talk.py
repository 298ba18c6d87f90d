"""Talk: asides for everyone or for some seats, which the rules never hear."""

from __future__ import annotations

import pytest

from soucoupe.tables.decide import seats, talk
from soucoupe.tables.errors import BadCommand, BadText, NotNow, NotSeated
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.support.tables import dealt, picture, play_to_the_end, refused, sat, waiting


def heard(table: Table, seat: int | None) -> list[str]:
    """List what a seat, or the public, may read of the talk."""
    return [one.said.text for one in table.heard_by(seat)]


def test_talk_changes_neither_ply_nor_state() -> None:
    """It is logged, and that is all."""
    logged = dealt(GAME.id, 2)
    before = picture(logged.table)
    logged.put(talk.say(logged.table, 0, "well, well", None, "c"))
    after = picture(logged.table)
    assert {name for name in after if after[name] != before[name]} == {
        *("commands_taken", "at", "chain", "number", "talk"),
    }


def test_an_audience_hears_and_nobody_else() -> None:
    """Everyone, the public too; or the seats named, with the speaker among them."""
    logged = waiting(GAME.id, 4)
    logged.put(talk.say(logged.table, 0, "to all", None, ""))
    logged.put(talk.say(logged.table, 0, "to two", (2,), ""))
    logged.put(talk.say(logged.table, 3, "to myself", (), ""))
    assert heard(logged.table, 0) == heard(logged.table, 2) == ["to all", "to two"]
    assert heard(logged.table, 3) == ["to all", "to myself"]
    assert heard(logged.table, 1) == heard(logged.table, None) == ["to all"]
    assert [one.said.audience for one in logged.table.talk.heard] == [None, (0, 2), (3,)]


@pytest.mark.parametrize("audience", [(4,), (-1,), (0, 99)])
def test_an_audience_is_made_of_seats(audience: tuple[int, ...]) -> None:
    """Seats that are not there cannot be whispered to."""
    table = waiting(GAME.id, 4).table
    with refused(table, BadCommand, "0 to 3"):
        talk.say(table, 0, "psst", audience, "")


def test_nobody_whispers_while_a_game_is_played() -> None:
    """Though this game declares no channel: before the deal and after the end one may."""
    logged = dealt(GAME.id, 2)
    for audience in ((1,), (), (0, 1)):
        with refused(logged.table, BadCommand, "nobody whispers"):
            talk.say(logged.table, 0, "psst", audience, "")
    play_to_the_end(logged)
    assert talk.say(logged.table, 0, "psst", (1,), "").audience == (0, 1)


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "a\x00b", "\u202eabc", "\u200d\u200d"])
def test_unfit_messages_are_refused(text: str) -> None:
    """Empty, too long, turning the line round, or showing nothing."""
    table = dealt(GAME.id, 2).table
    with refused(table, BadText, "1 to 500"):
        talk.say(table, 0, text, None, "")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  hi  ", "hi"),
        ("one\r\ntwo", "one\ntwo"),
        ("Ça va\u00a0?", "Ça va\u00a0?"),
        ("Bravo\u202f!", "Bravo\u202f!"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"),
        ("x" * 500, "x" * 500),
    ],
)
def test_messages_of_all_kinds_fit(text: str, shown: str) -> None:
    """Lines, French spaces, joined emoji, up to 500 characters."""
    table = dealt(GAME.id, 2).table
    assert talk.say(table, 0, text, None, "").text == shown


def test_seats_talk_at_any_time() -> None:
    """In the waiting room, in the game, and after it; whoever only watches never."""
    logged = waiting(GAME.id, 2)
    logged.put(talk.say(logged.table, 1, "ready?", None, ""))
    with refused(logged.table, NotSeated):
        talk.say(logged.table, None, "ready!", None, "")
    over = dealt(GAME.id, 2)
    play_to_the_end(over)
    over.put(talk.say(over.table, 1, "well played", None, ""))
    assert heard(over.table, 0) == ["well played"]


def test_a_table_keeps_so_much_talk_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it says so."""
    monkeypatch.setattr(talk, "MOST_TALK", 3)
    logged = dealt(GAME.id, 2)
    for _ in range(3):
        logged.put(talk.say(logged.table, 0, "bla", None, ""))
    with refused(logged.table, NotNow, "keeps no more"):
        talk.say(logged.table, 1, "bla", None, "")


def test_whoever_takes_a_freed_seat_hears_no_old_whispers() -> None:
    """They were for the person, not for the chair; the others keep theirs."""
    logged = waiting(GAME.id, 3)
    logged.put(talk.say(logged.table, 0, "to Bo", (1,), ""))
    logged.put(talk.say(logged.table, 1, "from Bo", (2,), ""))
    logged.put(talk.say(logged.table, 1, "to all", None, ""))
    logged.put(seats.free(logged.table, 1, 1))
    logged.put(sat(logged.table, 1))
    assert heard(logged.table, 1) == ["to all"]
    assert heard(logged.table, 0) == ["to Bo", "to all"]
    assert heard(logged.table, 2) == ["from Bo", "to all"]
    assert picture(logged.again()) == picture(logged.table)
