"""A game whose rules went before it was over: what was played is read by whoever saw it."""

from __future__ import annotations

import gzip
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from soucoupe import registry
from soucoupe.core.errors import UnknownGame
from soucoupe.server.readers.archived import archived_transcript
from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.rooms.moderation import close_table
from soucoupe.store.protocol import Kept
from soucoupe.tables.archive.archive import Eyes, archived_game, sight_wordings, wordings
from soucoupe.tables.archive.build import build, shape_of
from soucoupe.tables.archive.read import wordings_through
from soucoupe.tables.errors import (
    BadCommand,
    BrokenLog,
    NotArchived,
    NotNow,
    NotSeated,
    NotWatched,
)
from soucoupe.tables.terms import Terms
from soucoupe.words.catalogue import LANGUAGES
from tests.games.secret_picks import GAME
from tests.server.test_archived import all_eyes, kept_of, told_later, told_now
from tests.support.devices import Device, Town, in_town
from tests.support.tables import replayed
from tests.support.transcript import transcript

PICKS = GAME.id
FATES = pytest.mark.parametrize("fate", ["newer", "gone"])


def stop(monkeypatch: pytest.MonkeyPatch, fate: str = "newer") -> None:
    """Install another version of every game, or none of it."""
    find = registry.find

    def other(game_id: str) -> Any:
        if fate == "gone":
            raise UnknownGame(game_id)
        return replace(find(game_id), version="2+0000")

    shape_of.cache_clear()
    monkeypatch.setattr(registry, "find", other)


def cut(game_id: str, seed: int) -> Kept:
    """Return the first part of a game, which is not over by then."""
    header, entries = kept_of(game_id, seed)
    part = entries[: len(entries) * 2 // 3]
    while replayed(header, part).stage == "over":
        part = part[:-1]
    return Kept(header, part)


@pytest.mark.parametrize("seed", range(3))
def test_words_are_told_as_each_was_shown_them(game_id: str, seed: int) -> None:
    """In every language, through all eyes: the sentences the rules give for what was seen."""
    kept = cut(game_id, seed)
    archive = build(*kept)
    assert not archive.is_over
    game, told = archived_game(archive), sight_wordings(archive)
    for eyes in all_eyes(kept):
        words = wordings_through(game, told, eyes)
        for language in LANGUAGES:
            text = archived_transcript(game, words, kept.entries, language)
            assert text == transcript(kept, language, eyes)
        assert told_later(game, kept, eyes, 0) == items_in_play(kept, eyes)


def items_in_play(kept: Kept, eyes: Eyes) -> list[bytes]:
    """Return what the rules tell of a log; notepads are for their readers."""
    heard = [
        msgspec.json.encode(item)
        for item in HistoryReader(kept, eyes, 0, has_views=False).items()
        if item.__struct_config__.tag == "noted"
    ]
    told = [one for one in told_now(kept, eyes, 0) if b'"type":"noted"' not in one or one in heard]
    assert heard == [one for one in told if b'"type":"noted"' in one]
    return told


def test_different_eyes_are_told_different_words(game_id: str) -> None:
    """Wherever they were shown different events, and nowhere else."""
    kept = cut(game_id, 1)
    archive = build(*kept)
    game, told = archived_game(archive), sight_wordings(archive)
    texts = {
        archived_transcript(game, wordings_through(game, told, eyes), kept.entries, "en")
        for eyes in all_eyes(kept)
    }
    assert (len(texts) > 1) == (not shows_alike(kept))


def shows_alike(kept: Kept) -> bool:
    """Tell whether all eyes were shown the same events."""
    told = [
        [getattr(item, "events", None) for item in reader.items()]
        for reader in (HistoryReader(kept, eyes, 0, has_views=False) for eyes in all_eyes(kept))
    ]
    return all(one == told[0] for one in told)


def test_words_of_one_kind_are_not_read_as_the_other() -> None:
    """Those of a finished game are not told by sight, nor the other way round."""
    over, on = build(*kept_of(PICKS, 1)), build(*cut(PICKS, 1))
    with pytest.raises(BrokenLog):
        sight_wordings(over)
    with pytest.raises(BrokenLog):
        wordings(on)


async def begun(town: Town, people: int = 2, **more: Any) -> list[Device]:
    """Play a first move at a table, talk, and write the game down as far as it came."""
    await town.open(PICKS, people, **more)
    await (await town.come(0)).ask("say", "whisper", text="psst", audience=[1])
    devices = await town.deal()
    await devices[0].ask("note", "n", text="words on a pad")
    await devices[0].ask("say", "aloud", text="good luck")
    await devices[0].act("first")
    return devices


async def looked_at(town: Town, eyes: Eyes, me: int | None = None) -> dict[str, Any]:
    """Return a replay as a browser gets it."""
    session = None if me is None else town.sessions[me]
    packed = await town.house.readers.replay(town.table, eyes, session)
    told: dict[str, Any] = msgspec.json.decode(gzip.decompress(packed))
    return told


async def told(town: Town, eyes: Eyes, me: int | None = None, language: str = "en") -> str:
    """Return a transcript as a browser gets it."""
    session = None if me is None else town.sessions[me]
    given = town.table, language, eyes, session
    return gzip.decompress(await town.house.readers.transcript_so_far(*given)).decode()


@FATES
def test_what_was_played_is_read_through_ones_own_eyes(
    monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    """What the seat was shown and heard, and nothing that only the end lays open."""

    async def story(town: Town) -> None:
        devices = await begun(town, 3, is_public=False)
        await town.house.readers.archive_so_far(town.table)
        stop(monkeypatch, fate)
        for me, device in enumerate(devices):
            replay = await looked_at(town, me, me)
            plies = [one for one in replay["items"] if one["type"] == "moved"]
            live = device.all("moved")
            assert [one["view"] for one in plies[1:]] == [one["view"] for one in live]
            assert [one["events"] for one in plies[1:]] == [one["events"] for one in live]
            assert (replay["outcome"], replay["secret"], replay["lent"]) == (None, None, {})
            assert replay["room"]["stage"] == "playing"
            assert replay["is_drawable"] == (fate == "newer")
            assert ("words on a pad" in str(replay)) == (me == 0)
            assert ("psst" in str(replay)) == (me < 2)
            text = await told(town, me, me)
            assert "good luck" in text
            assert "psst" not in text
            assert "words on a pad" not in text

    in_town(story)


@pytest.mark.parametrize("terms", [Terms(), Terms(is_watchable=True)])
@pytest.mark.parametrize("is_public", [False, True])
def test_the_public_reads_what_it_could_watch(
    monkeypatch: pytest.MonkeyPatch, terms: Terms, *, is_public: bool
) -> None:
    """A public table, or one that could be watched; of any other the public learns nothing."""

    async def story(town: Town) -> None:
        await begun(town, terms=terms, is_public=is_public)
        await town.house.readers.archive_so_far(town.table)
        stop(monkeypatch)
        if is_public or terms.is_watchable:
            replay = await looked_at(town, "public")
            assert replay["items"][-1]["view"]["cards"] == []
            assert "psst" not in str(replay)
            assert "words on a pad" not in str(replay)
            assert "good luck" in await told(town, "public")
            return
        for ask in (looked_at, told):
            with pytest.raises(NotWatched):
                await ask(town, "public")
            with pytest.raises(NotWatched):
                await ask(town, "public", 0)

    in_town(story)


def test_nobody_looks_through_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not through another seat's, not through open ones, nor without the session of the seat."""

    async def story(town: Town) -> None:
        await begun(town)
        await town.house.readers.archive_so_far(town.table)
        stop(monkeypatch)
        for ask in (looked_at, told):
            await ask(town, 0, 0)  # an answer that is kept is for its seat alone
            for eyes, me in ((0, None), (0, 1), (1, 0), (7, 0)):
                with pytest.raises(NotSeated):
                    await ask(town, eyes, me)
            for me in (None, 0):
                with pytest.raises(NotNow):
                    await ask(town, "open", me)
        town.sessions[0] = "of nobody"
        with pytest.raises(NotSeated):
            await looked_at(town, 0, 0)
        with pytest.raises(NotNow):
            await town.house.readers.transcript(town.table, "en")

    in_town(story)


def test_a_game_that_was_not_written_down_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a code of its own, to those who might have read it."""

    async def story(town: Town) -> None:
        await begun(town)
        stop(monkeypatch)
        asked: list[tuple[Eyes, int | None]] = [("public", None), (0, 0)]
        for eyes, me in asked:
            with pytest.raises(NotArchived):
                await looked_at(town, eyes, me)
            with pytest.raises(NotArchived):
                await told(town, eyes, me)
        assert not await town.house.readers.is_archived(town.table)

    in_town(story)


def test_a_game_in_play_under_its_own_rules_is_refused_as_ever() -> None:
    """Even if it was written down: that would be stale, and tells nothing new."""

    async def story(town: Town) -> None:
        await begun(town)
        await town.house.readers.archive_so_far(town.table)
        asked: list[tuple[Eyes, int | None]] = [("open", None), ("public", None), (0, 0)]
        for eyes, me in asked:
            for ask in (looked_at, told):
                with pytest.raises(NotNow):
                    await ask(town, eyes, me)

    in_town(story)


def test_a_finished_game_is_told_laid_open_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words are of the open eyes, and asked for without a session."""

    async def story(town: Town) -> None:
        devices = await begun(town)
        while town.at.stage == "playing":
            for device in devices:
                if device.legal:
                    await device.act(f"at {town.at.ply}")
        before = await town.house.readers.transcript(town.table, "en")
        for fate in (None, "newer"):
            if fate:
                stop(monkeypatch, fate)
            with pytest.raises(NotNow):
                await told(town, 0, 0)
            assert await town.house.readers.transcript(town.table, "en") == before
            assert (await looked_at(town, 1, 0))["outcome"] is not None

    in_town(story)


def test_a_language_nobody_wrote_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """And every one that was written is told."""

    async def story(town: Town) -> None:
        await begun(town)
        await town.house.readers.archive_so_far(town.table)
        stop(monkeypatch)
        texts = {await told(town, 0, 0, language) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        with pytest.raises(BadCommand):
            await told(town, 0, 0, "xx")

    in_town(story)


@FATES
def test_once_closed_it_opens_to_everybody(monkeypatch: pytest.MonkeyPatch, fate: str) -> None:
    """Only the last entry of its log lays open what was played; it is written once."""

    async def story(town: Town) -> None:
        devices = await begun(town, is_public=False)
        await town.house.readers.archive_so_far(town.table)
        for device in devices:
            await device.leave()
        stop(monkeypatch, fate)
        with pytest.raises(NotNow):
            await looked_at(town, "open")
        await close_table(town.house, town.table)
        about = await town.house.readers.table(town.table)
        assert (about.stage, about.ply) == ("over", 1)
        replay = await looked_at(town, "open")
        assert len([one for one in replay["items"] if one["type"] == "moved"]) == 2
        assert (await looked_at(town, 1))["items"] != (await looked_at(town, 0))["items"]
        text = gzip.decompress(await town.house.readers.transcript(town.table, "en")).decode()
        assert "good luck" in text
        assert "psst" not in str(replay) + text
        with pytest.raises(NotNow):
            await close_table(town.house, town.table)

    in_town(story)
