"""`forget` and `prune`: what is to go is gone from every byte, and everything else is as it was."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from soucoupe.cli import main
from soucoupe.server.readers.archived import archived_transcript
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.protocol import Kept
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import Archive, archived_game, wordings
from soucoupe.tables.archive.build import build
from soucoupe.tables.chain import broken_at, leaf
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.forget import NOBODY, archive_without, people_of
from soucoupe.tables.state.table import BODY, ENCODER, restored
from soucoupe.words.golden import PEOPLE
from tests.games.secret_picks import GAME
from tests.support.data_folder import ON, OVER, lived_in
from tests.support.lively import Lively

ADA = PEOPLE[0]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a data folder with tables in it."""
    lived_in(tmp_path / "data")
    return tmp_path / "data"


async def read(data: Path, name: str) -> tuple[Kept, Archive | None]:
    """Read a table as a house would."""
    store = SqliteStore(data / FILE)
    kept, archive = await store.load(name), await store.archive_of(name)
    await store.close()
    assert kept is not None
    return kept, archive


def raw(data: Path) -> bytes:
    """Return every byte in a data folder."""
    return b"".join(one.read_bytes() for one in sorted(data.iterdir()))


def words_of(kept: Kept, name: str) -> list[str]:
    """Return everything a person said or noted at a table, and every name they had."""
    found = []
    for person in people_of(kept.entries):
        if person.is_called(name):
            found += person.names
            bodies = [BODY.decode(kept.entries[number - 1].body) for number in person.numbers]
            found += [body.text for body in bodies if isinstance(body, log.Said | log.Noted)]
    return found


def test_nothing_is_erased_before_it_was_shown(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every table where somebody had the name, however it is typed; no byte changes."""
    before = asyncio.run(read(data, OVER[0]))
    assert main(["forget", f"  {ADA.upper()} ", "--data", str(data)]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in (*OVER, *ON))
    assert "nothing was erased" in said
    assert asyncio.run(read(data, OVER[0])) == before
    assert main(["forget", "Nobody at all", "--data", str(data)]) == 0
    assert "nobody of that name" in capsys.readouterr().out


def test_a_person_is_gone_from_every_byte(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names, talk, reactions and notes; the check finds everything whole, and games go on."""
    before = {name: asyncio.run(read(data, name))[0] for name in (*OVER, *ON)}
    words = {word for kept in before.values() for word in words_of(kept, ADA)}
    for name in (*PEOPLE[1:], "gone"):
        words -= {word for kept in before.values() for word in words_of(kept, name)}
    assert len(words) > 4
    assert all(msgspec.json.encode(word)[1:-1] in raw(data) for word in words)
    assert main(["forget", ADA, "--everywhere", "--data", str(data)]) == 0
    assert "erased at 5 tables" in capsys.readouterr().out
    left = raw(data)
    assert [word for word in words if msgspec.json.encode(word)[1:-1] in left] == []
    assert main(["check", "--data", str(data)]) == 0
    for name, kept in before.items():
        after, archive = asyncio.run(read(data, name))
        table = restored(*after)
        assert [one.chain for one in after.entries] == [one.chain for one in kept.entries]
        assert table.stage == restored(*kept).stage
        assert [chair.name == NOBODY for chair in table.chairs] == [True, False]
        assert (archive is not None) == (name in OVER)
        if archive:
            game = archived_game(archive)
            told = archived_transcript(game, wordings(archive), after.entries, "en")
            assert ADA not in told
            assert NOBODY in told


def test_only_the_tables_that_were_named(data: Path) -> None:
    """And of those who had the name, only whoever held the session."""
    before = asyncio.run(read(data, OVER[1]))
    assert main(["forget", ADA, "--table", OVER[0], "--data", str(data)]) == 0
    assert asyncio.run(read(data, OVER[1])) == before
    assert words_of(asyncio.run(read(data, OVER[0]))[0], ADA) == []
    assert main(["forget", ADA, "--everywhere", "--session", "zz", "--data", str(data)]) == 0
    assert asyncio.run(read(data, OVER[1])) == before


def test_who_proved_a_seat_goes_once_the_game_is_over(data: Path) -> None:
    """In play the person still plays on, under no name."""
    main(["forget", ADA, "--everywhere", "--data", str(data)])
    with closing(sqlite3.connect(data / FILE)) as connection:
        held = dict(connection.execute('select "table", session from seats where seat = 0'))
    assert [held[name] for name in OVER] == [""] * 3
    assert all(held[name] for name in ON)


def test_a_person_is_known_from_sitting_down_to_leaving() -> None:
    """Whoever has the seat next is somebody else."""
    lively = Lively(GAME.id, 2, 1)
    people = people_of(lively.logged.entries)
    gone = [one for one in people if one.is_called("gone")]
    assert [(one.seat, one.is_here) for one in gone] == [(2, False)]
    assert [one.seat for one in people if one.is_here] == [0, 1]
    assert gone[0].said == 1


def test_what_was_erased_cannot_be_guessed(data: Path) -> None:
    """The leaf stands for it, and its salt is gone."""
    before = asyncio.run(read(data, OVER[0]))[0].entries
    main(["forget", ADA, "--everywhere", "--data", str(data)])
    changed = [one for one in asyncio.run(read(data, OVER[0]))[0].entries if one.leaf]
    assert changed
    for one in changed:
        was = before[one.number - 1]
        assert one.leaf == leaf(was.salt, was.at, was.body)
        assert was.salt != one.salt
        assert leaf(one.salt, one.at, was.body) != one.leaf


def test_an_action_cannot_be_passed_off_as_forgotten(data: Path) -> None:
    """A changed entry of the game is a broken log, though the chain is whole."""
    kept, _ = asyncio.run(read(data, OVER[0]))
    acted = next(one for one in kept.entries if isinstance(BODY.decode(one.body), log.Acted))
    other = replace(BODY.decode(acted.body), command="other")
    own = leaf(acted.salt, acted.at, acted.body)
    planted = replace(acted, body=ENCODER.encode(other), leaf=own)
    entries = [planted if one is acted else one for one in kept.entries]
    assert broken_at(kept.header, entries) is None
    with pytest.raises(BrokenLog, match="was changed"):
        restored(kept.header, entries)


def test_an_archive_whose_rules_are_gone_loses_its_names_all_the_same(data: Path) -> None:
    """As whole words, in every language and around the game; views and events stay."""
    kept, archive = asyncio.run(read(data, OVER[0]))
    assert archive is not None
    names = [chair.name for chair in archived_game(archive).room.chairs]
    bare = archive_without(archive, {0})
    told = [str(one) for one in wordings(bare).values()]
    assert not any(names[0] in one for one in told)
    assert all(names[1] in one for one in told)
    assert archived_game(bare).plies == archived_game(archive).plies
    assert [chair.name for chair in archived_game(bare).room.chairs] == [NOBODY, *names[1:]]
    assert build(*kept).chain == bare.chain


def test_a_house_that_is_open_forgets_nobody(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would tell what it remembers."""
    with FolderLock(data):
        assert main(["forget", ADA, "--everywhere", "--data", str(data)]) == 2
    assert "close it first" in capsys.readouterr().err


def aged(data: Path, name: str, days: float) -> None:
    """Let a table have been quiet for some days."""
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        at = time.time() - days * 86_400
        connection.execute('update standings set at = ? where "table" = ?', (at, name))


def test_old_tables_are_removed_and_no_others(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that are over and quiet for so long; a dry run only names them."""
    for name, days in ((OVER[0], 100), (OVER[1], 80), (OVER[2], 91), (ON[0], 400), (ON[1], 1)):
        aged(data, name, days)
    prune = ["prune", "--data", str(data), "--finished-before", "90d"]
    before = raw(data)
    assert main([*prune, "--dry-run"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert (set(said[:-1]), said[-1]) == ({OVER[0], OVER[2]}, "2 tables would be removed")
    link = asyncio.run(read(data, OVER[0]))[0].entries[5].chain
    assert link in before
    assert main(prune) == 0
    assert capsys.readouterr().out == "2 tables removed\n"
    assert link not in raw(data)
    assert main([*prune, "--abandoned-before", "1y"]) == 0
    assert capsys.readouterr().out == "1 table removed\n"
    store = SqliteStore(data / FILE)
    assert sorted(asyncio.run(store.names())) == sorted([OVER[1], ON[1]])
    asyncio.run(store.close())


def test_old_tables_are_removed_beside_an_open_house(data: Path) -> None:
    """What was removed is overwritten, though the file keeps its size."""
    aged(data, OVER[0], 100)
    link = asyncio.run(read(data, OVER[0]))[0].entries[5].chain
    with FolderLock(data):
        assert main(["prune", "--data", str(data), "--finished-before", "12w"]) == 0
    assert link not in (data / FILE).read_bytes()
    with closing(sqlite3.connect(data / FILE)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("words", [[], ["--finished-before", "soon"], ["--finished-before", "9"]])
def test_an_age_must_be_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """One line, exit code 2."""
    with pytest.raises(SystemExit) as ended:
        main(["prune", "--data", str(tmp_path), *words])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
