"""Replays: a finished game through anybody's eyes, with what was said, and nothing of the next."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.requests.history import Mine, MySeat, my_tables
from soucoupe.tables.archive.archive import Eyes
from soucoupe.tables.errors import BadCommand
from tests.games.secret_picks import GAME
from tests.support.devices import Device, Town, in_town

PICKS = GAME.id


async def looked_at(town: Town, eyes: Eyes, me: int | None = None) -> dict[str, Any]:
    """Return a replay as a browser gets it."""
    session = None if me is None else town.sessions[me]
    packed = await town.house.readers.replay(town.table, eyes, session)
    told: dict[str, Any] = msgspec.json.decode(gzip.decompress(packed))
    return told


async def told_of(town: Town, table: str, session: str) -> Mine:
    """Return how a table stands for whoever holds a session."""
    (told,) = await my_tables(town.house, [MySeat(table, session)])
    return told


async def played(town: Town) -> list[Device]:
    """Play a game of two to its end, talking in between."""
    await town.open(PICKS, 2)
    await (await town.come(0)).ask("say", "whisper", text="psst", audience=[])
    ada, bo = await town.deal()
    await ada.ask("note", "n", text="bo likes 5")
    await ada.ask("say", "aloud", text="good luck")
    await ada.act("first")
    await ada.ask("take-back", "oops")
    at = 0
    while town.at.stage == "playing":
        for device in (ada, bo):
            if device.legal:
                await device.act(f"{at}")
                at += 1
    return [ada, bo]


def test_only_a_game_that_is_over_is_laid_open() -> None:
    """Before the end a replay is refused, whoever asks."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        await town.deal()
        for eyes in ("open", "public", 0):
            with pytest.raises(SoucoupeError, match="over"):
                await looked_at(town, eyes)

    in_town(story)


@pytest.mark.parametrize("seat", [0, 1])
def test_through_a_seats_eyes_it_is_what_the_seat_was_shown(seat: int) -> None:
    """View by view and event by event, from the deal to the end."""

    async def story(town: Town) -> None:
        devices = await played(town)
        replay = await looked_at(town, seat)
        plies = [one for one in replay["items"] if one["type"] == "moved"]
        live = devices[seat].all("moved")
        assert [one["view"] for one in plies[1:]] == [one["view"] for one in live]
        assert [one["events"] for one in plies[1:]] == [one["events"] for one in live]
        assert [one["undone"] for one in plies[1:]] == [one["undone"] for one in live]

    in_town(story)


def test_the_public_and_the_open_view_differ_in_what_was_hidden() -> None:
    """One shows no hand, the other all of them."""

    async def story(town: Town) -> None:
        await played(town)
        public, opened = await looked_at(town, "public"), await looked_at(town, "open")
        views = [one["view"] for one in opened["items"] if one["type"] == "moved"]
        assert all(len(view["cards"]) == 2 for view in views)
        views = [one["view"] for one in public["items"] if one["type"] == "moved"]
        assert all(view["cards"] == [] for view in views)

    in_town(story)


def test_private_talk_keeps_its_audience_and_notepads_are_open() -> None:
    """Whoever was whispered to reads it again; nobody else ever does."""

    async def story(town: Town) -> None:
        await played(town)
        ours, theirs = await looked_at(town, "open", 0), await looked_at(town, "open", 1)
        assert [one["said"]["text"] for one in ours["items"] if one["type"] == "said"] == [
            "psst",
            "good luck",
        ]
        assert "psst" not in str(theirs)
        assert "bo likes 5" in str(theirs)

    in_town(story)


def test_a_replay_shows_nothing_of_a_rematch() -> None:
    """The same bytes before there is one, and while it is played with the same secrets of seats."""

    async def story(town: Town) -> None:
        ada, _ = await played(town)
        before = {eyes: await looked_at(town, eyes, 0) for eyes in (0, 1, "open", "public")}
        first = town.table
        await ada.ask("rematch", "again")
        town.table = ada.last("room")["room"]["rematch"]
        devices = await town.deal()
        await devices[0].act("in the rematch")
        town.table = first
        after = {eyes: await looked_at(town, eyes, 0) for eyes in (0, 1, "open", "public")}
        assert before == after

    in_town(story)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_log_reads_like_a_story(language: str) -> None:
    """Title, names, every event, what was said aloud, the result; nothing that was private."""

    async def story(town: Town) -> None:
        await played(town)
        text = gzip.decompress(await town.house.readers.transcript(town.table, language)).decode()
        assert text.startswith("Secret Picks\n") or language == "fr"
        assert "Ada" in text
        assert "good luck" in text
        assert "psst" not in text
        assert text.count("\u2717") == 1
        with pytest.raises(BadCommand):
            await town.house.readers.transcript(town.table, "xx")

    in_town(story)


def test_my_games_tell_whose_turn_it_is() -> None:
    """For the sessions one has; for any other, nothing but that there is nothing."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, _ = await town.deal()
        mine = await told_of(town, town.table, town.sessions[0])
        assert (mine.stage, mine.seat, mine.is_my_turn) == ("playing", 0, True)
        await ada.act("a")
        assert not (await told_of(town, town.table, town.sessions[0])).is_my_turn
        for odd in ((town.table, "wrong"), ("nowhere", town.sessions[0])):
            told = await told_of(town, *odd)
            assert (told.stage, told.game, told.names) == (None, None, ())

    in_town(story)
