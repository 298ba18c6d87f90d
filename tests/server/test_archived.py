"""What is told of a game from its archive: the very bytes its rules would give, without them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.server.readers.archived import archived_items, archived_room, archived_transcript
from soucoupe.server.readers.history import Eyes, HistoryReader
from soucoupe.server.readers.talk import talk_items
from soucoupe.server.wire.table_messages import room_of
from soucoupe.store.protocol import Kept
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import ArchivedGame, archived_game, wordings
from soucoupe.tables.archive.build import build
from soucoupe.tables.errors import BadCommand, BrokenLog
from soucoupe.words import catalogue as catalogues
from soucoupe.words.catalogue import LANGUAGES
from tests.games.secret_picks import GAME
from tests.support.lively import Lively
from tests.support.tables import dealt, replayed, waiting
from tests.support.transcript import transcript
from tests.tables.test_old_logs import LOGS, name, read

MOST_PLIES = 60
"""After which people give up: some games never end when played at random."""
PICKS = GAME.id


@cache
def lively(game_id: str, seed: int) -> Lively:
    """Return a game with everything in it: by turns few and many at the table, with a bot."""
    sizes = registry.find(game_id).seats
    size = max(2, (sizes[0], sizes[-1])[seed % 2])
    bots = min(seed % 2, size - 2)
    table = Lively(game_id, size - bots, seed, bots)
    table.play(MOST_PLIES if seed % 3 else 2 * MOST_PLIES)
    return table


def kept_of(game_id: str, seed: int) -> Kept:
    """Return the log of such a game."""
    logged = lively(game_id, seed).logged
    return Kept(logged.table.header, logged.entries)


def all_eyes(kept: Kept) -> list[Eyes]:
    """List everybody who can look at a game."""
    return ["open", "public", *range(len(replayed(*kept).chairs))]


def told_now(kept: Kept, eyes: Eyes, me: int | None) -> list[bytes]:
    """Return what the rules tell of a log."""
    items = HistoryReader(kept, eyes, me, has_views=True).items()
    return [msgspec.json.encode(item) for item in items]


def told_later(game: ArchivedGame, kept: Kept, eyes: Eyes, me: int | None) -> list[bytes]:
    """Return what the archive tells of the same log."""
    return [msgspec.json.encode(item) for item in archived_items(game, kept.entries, eyes, me)]


@pytest.mark.parametrize("seed", range(3))
def test_every_eye_is_told_the_same_bytes(game_id: str, seed: int) -> None:
    """Items, order and views, for whoever asks; nothing is skipped and nothing is added."""
    kept = kept_of(game_id, seed)
    game = archived_game(build(*kept))
    for eyes in all_eyes(kept):
        for me in {None, 0, eyes if isinstance(eyes, int) else 1}:
            assert told_later(game, kept, eyes, me) == told_now(kept, eyes, me)


@pytest.mark.parametrize("seed", range(3))
def test_the_story_is_the_same_text(game_id: str, seed: int) -> None:
    """In every language."""
    kept = kept_of(game_id, seed)
    archive = build(*kept)
    game, words = archived_game(archive), wordings(archive)
    for language in LANGUAGES:
        told = archived_transcript(game, words, kept.entries, language)
        assert told == transcript(kept, language)


@pytest.mark.parametrize("path", [one for one in LOGS if "finished" in one.stem], ids=name)
def test_old_logs_are_told_alike(path: Path) -> None:
    """Games of real houses."""
    kept = Kept(*read(path))
    if kept.header.version != registry.find(kept.header.game).version:
        pytest.skip("these rules are gone: there is nothing to compare with")
    archive = build(*kept)
    game, words = archived_game(archive), wordings(archive)
    for eyes in all_eyes(kept):
        assert told_later(game, kept, eyes, 0) == told_now(kept, eyes, 0)
    for language in LANGUAGES:
        told = archived_transcript(game, words, kept.entries, language)
        assert told == transcript(kept, language)


def test_what_is_said_after_the_end_is_heard_and_nothing_else_has_changed() -> None:
    """Talk goes on being told; later notices, names and rematches are no part of the game."""
    lively = Lively(PICKS, 3, 1)
    lively.play()
    logged = lively.logged
    kept = Kept(logged.table.header, list(logged.entries))
    game = archived_game(build(*kept))
    before = {me: told_later(game, kept, "open", me) for me in (0, 1, None)}
    logged.put(log.TalkSwitched(True, 0))
    logged.put(log.Named(0, "Renamed"))
    logged.put(log.Said(0, "good game", None))
    logged.put(log.Said(1, "for Ada alone", (0, 1)))
    logged.put(log.Rematched("elsewhere"))
    later = Kept(kept.header, logged.entries)
    assert archived_game(build(*later)) == game
    for me in (0, 1, None):
        told = told_later(game, later, "open", me)
        rest = [msgspec.json.decode(one)["said"] for one in told[len(before[me]) :]]
        assert told[: len(before[me])] == before[me]
        heard = [("Renamed", "good game"), (logged.table.chairs[1].name, "for Ada alone")]
        assert [(one["name"], one["text"]) for one in rest] == heard[: 1 if me is None else 2]
        missing = [one for one in told_now(later, "open", me) if one not in told]
        assert [msgspec.json.decode(one)["notice"]["kind"] for one in missing] == ["talk-on"]


def test_the_room_is_the_one_at_the_end() -> None:
    """With nobody in it, and nothing of what its people play now."""
    logged = lively(PICKS, 1).logged
    game = archived_game(build(logged.table.header, logged.entries))
    assert archived_room(game) == room_of(logged.table, ())


def test_a_game_in_play_keeps_notepads_to_their_readers() -> None:
    """They are laid open by the end of the game, not by an archive."""
    logged = dealt(PICKS, 2)
    logged.put(log.Noted(0, "mine", (0,)))
    kept = Kept(logged.table.header, logged.entries)
    game = archived_game(build(*kept))
    assert b"mine" in b"".join(told_later(game, kept, "public", 0))
    for me in (1, None):
        assert b"mine" not in b"".join(told_later(game, kept, "public", me))


def test_names_are_those_the_table_had() -> None:
    """Whoever sits down, leaves, is renamed, or is pushed aside by a bot or a smaller table."""
    logged = waiting(PICKS, 2, seats=3)
    for body in (
        log.Named(1, "Boris"),
        log.Left(1),
        log.Sat(1, "Cy", "link", "session"),
        log.BotSat(1, "random"),
        log.Sat(2, "Dot", "link", "session"),
        log.Arranged(2, {}),
        log.Arranged(3, {}),
    ):
        logged.put(body)
        for seat in range(len(logged.table.chairs)):
            logged.put(log.Said(seat, "my name is", None))
    kept = Kept(logged.table.header, logged.entries)
    items = [one.item for one in talk_items(kept.entries, None, are_pads_open=True)]
    assert [msgspec.json.encode(item) for item in items] == told_now(kept, "public", None)


def test_an_entry_that_cannot_be_read_is_refused() -> None:
    """By the name every broken log has."""
    logged = dealt(PICKS, 2)
    with pytest.raises(BrokenLog, match="entry 1"):
        talk_items([replace(logged.entries[0], body=b"{}")], None, are_pads_open=True)


def test_a_language_the_archive_has_not_is_refused() -> None:
    """And those it has are named."""
    kept = kept_of(PICKS, 0)
    archive = build(*kept)
    with pytest.raises(BadCommand, match="en, fr"):
        archived_transcript(archived_game(archive), wordings(archive), kept.entries, "xx")


@pytest.fixture
def burn(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what makes every game and catalogue impossible to find."""

    def gone(*_: object) -> NoReturn:
        pytest.fail("the rules are gone")

    def burnt() -> None:
        for found in ("find", "game_ids"):
            monkeypatch.setattr(registry, found, gone)
        for found in ("catalogue", "game_folder"):
            monkeypatch.setattr(catalogues, found, gone)

    return burnt


def test_a_game_is_told_when_its_rules_are_gone(game_id: str, burn: Callable[[], None]) -> None:
    """All eyes and all languages, from what was stored alone."""
    kept = kept_of(game_id, 1)
    archive = build(*kept)
    eyes = all_eyes(kept)
    items = {one: told_now(kept, one, 0) for one in eyes}
    texts = {language: transcript(kept, language) for language in LANGUAGES}
    burn()
    with pytest.raises(pytest.fail.Exception):
        build(*kept)
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(archive), type=type(archive))
    game, words = archived_game(stored), wordings(stored)
    for one in eyes:
        assert told_later(game, kept, one, 0) == items[one]
    for language in LANGUAGES:
        assert archived_transcript(game, words, kept.entries, language) == texts[language]
