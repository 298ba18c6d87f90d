"""`backup`, `check` and `restore`: nothing is lost by them, and damage is named where it is."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest

from soucoupe.cli import main
from soucoupe.store import migrate
from soucoupe.store.backup import back_up
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.tables.archive.archive import archived_game, packed
from soucoupe.tables.archive.build import build
from tests.support.data_folder import ON, OVER, lived_in
from tests.support.lively import Lively
from tests.support.old_house import old_file

PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Lively]]:
    """Fill a data folder once."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, lived_in(folder)


@pytest.fixture
def tables(whole: tuple[Path, dict[str, Lively]]) -> dict[str, Lively]:
    """Return the tables of the data folder."""
    return whole[1]


@pytest.fixture
def data(tmp_path: Path, whole: tuple[Path, dict[str, Lively]]) -> Path:
    """Return a data folder with tables in it."""
    return Path(copytree(whole[0], tmp_path / "data"))


def change(data: Path, statement: str, *given: object) -> None:
    """Change a file past everything that guards it."""
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        assert connection.execute(statement, given).rowcount >= 1


def check(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """Check a file; return the exit code and what was found."""
    code = main(["check", "--json", *words])
    return code, json.loads(capsys.readouterr().out)


def damage_in(found: dict[str, Any]) -> dict[str, list[str]]:
    """Return what is damaged, by table."""
    return {one["table"]: one["damage"] for one in found["damaged"]}


def test_what_is_whole_is_said_to_be(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In words and as JSON."""
    assert main(["check", "--data", str(data)]) == 0
    said = capsys.readouterr().out
    assert said == f"{data / FILE}: 5 of 5 tables intact\nnothing is damaged\n"
    code, found = check(capsys, str(data / FILE))
    assert (code, found["database"], found["damaged"], found["missing"]) == (0, [], [], [])


NINTH = 'where number = 9 and "table" = ?'
LAST = 'select max(number) - 3 from entries as e where e."table" = entries."table"'
OF_LAST = f'where number > ({LAST}) and "table" = ?'
OF_IT = 'where "table" = ?'
WHERE_ID = "where id = ?"
OTHER_NAMES = """cast(replace(cast(room as text), '"name"', '"nom"') as blob)"""
OTHER_BYTE = "substr(plies, 1, 200) || x'00' || substr(plies, 202)"
DAMAGE = [
    ("update entries set body = 'words'", NINTH, "log: the log is damaged at this table"),
    ("update entries set body = cast(body || ' ' as blob)", NINTH, "log: broken at entry 9"),
    ("update entries set at = at + 1", NINTH, "log: broken at entry 9"),
    ("update entries set number = 999", NINTH, "log: broken at entry 9"),
    ("delete from entries", NINTH, "log: broken at entry 9"),
    ("update tables set secret = zeroblob(32)", WHERE_ID, "log: the secret is not the one"),
    ("update tables set created = 'x'", WHERE_ID, "log: the log is damaged at this table"),
    ("update tables set game = cast(x'ff' as text)", WHERE_ID, "log: Could not decode"),
    ("delete from entries", OF_LAST, "it was cut off"),
    ("update standings set stage = 'playing'", OF_IT, "index: stage is playing, and by the log"),
    ("update standings set ply = ply + 1", OF_IT, "index: ply is"),
    ("update standings set waits = '[1]'", OF_IT, "index: waits is (1,), and by the log ()"),
    ("update standings set number = number - 1", OF_IT, "index: it ends at entry"),
    ("update standings set at = 'x'", OF_IT, "index: the log is damaged at this table"),
    ("update rooms set room = x'7b7d'", OF_IT, "index: the index is damaged at this table"),
    ("update rooms set room = OTHER NAMES", OF_IT, "index: the room is another"),
    ("update seats set session = 'mine'", OF_IT, "index: other people hold the seats"),
    ("update archives set chain = zeroblob(32)", OF_IT, "archive: it was made of another log"),
    ("update archives set plies = words", OF_IT, "archive: the archive of table"),
    ("update archives set plies = OTHER BYTE", OF_IT, "archive: Could not decode"),
    ("update archives set plies = cast(OTHER BYTE as blob)", OF_IT, "archive: the archive of"),
    ("update archives set words = 5", OF_IT, "archive: the log is damaged at this table"),
]


@pytest.mark.parametrize(("statement", "where", "told"), DAMAGE)
def test_damage_is_named_and_nothing_else_is(
    data: Path, capsys: pytest.CaptureFixture[str], statement: str, where: str, told: str
) -> None:
    """A row of another type, a changed or missing entry, a log cut off, an index, an archive."""
    statement = statement.replace("OTHER NAMES", OTHER_NAMES).replace("OTHER BYTE", OTHER_BYTE)
    change(data, f"{statement} {where}", OVER[1])
    code, found = check(capsys, "--data", str(data))
    assert code == 1
    damaged = damage_in(found)
    assert list(damaged) == [OVER[1]]
    assert any(told in one for one in damaged[OVER[1]]), damaged
    assert main(["check", "--data", str(data)]) == 1
    said = capsys.readouterr().out
    assert f"{OVER[1]}: " in said
    assert "4 of 5 tables intact" in said


def test_an_archive_that_shows_something_else_is_found(
    data: Path, tables: dict[str, Lively], capsys: pytest.CaptureFixture[str]
) -> None:
    """Though it is well-formed, and its plies are those of the log: the rules show otherwise."""
    logged = tables[OVER[0]].logged
    game = archived_game(build(logged.table.header, logged.entries))
    shown = game.plies[2].sights[0]
    sights = [msgspec.structs.replace(shown, events=[]), *game.plies[2].sights[1:]]
    plies = [*game.plies]
    plies[2] = msgspec.structs.replace(plies[2], sights=sights)
    changed = packed(msgspec.structs.replace(game, plies=plies))
    change(data, 'update archives set plies = ? where "table" = ?', changed, OVER[0])
    code, found = check(capsys, "--data", str(data))
    assert code == 1
    assert damage_in(found) == {OVER[0]: ["archive: it does not show what the rules show"]}


def test_what_is_yet_to_be_written_is_no_damage(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table without its archive, and a whole file of before there was an index."""
    change(data, 'delete from archives where "table" = ?', OVER[0])
    code, found = check(capsys, "--data", str(data))
    assert (code, found["damaged"]) == (0, [])
    assert [(one["table"], one["missing"]) for one in found["missing"]] == [(OVER[0], ["archive"])]
    old = tmp_path / "old.db"
    kept = old_file(old)
    before = old.read_bytes()
    code, found = check(capsys, str(old))
    assert (code, found["tables"], found["damaged"]) == (0, len(kept), [])
    assert old.read_bytes() == before


def test_spoiled_pages_are_named_with_the_tables_that_lay_there(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever page it is; where it held a table, that table and what is wrong with it."""
    main(["backup", str(data / "whole.db"), "--data", str(data)])
    whole = (data / "whole.db").read_bytes()
    are_some_named = False
    for page in range(1, len(whole) // PAGE, 5):
        raw = whole[: page * PAGE] + b"\xaa" * PAGE + whole[(page + 1) * PAGE :]
        (data / "bad.db").write_bytes(raw)
        capsys.readouterr()
        code, found = check(capsys, str(data / "bad.db"))
        assert code == 1
        assert found["database"]
        are_some_named |= 0 < len(found["damaged"]) < found["tables"]
    assert are_some_named


@pytest.mark.parametrize("content", [b"words " * 2000, b"SQLite format 3\0" * 500])
def test_a_file_that_is_no_database_is_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    """And one that is not there is a mistake."""
    (tmp_path / "copy.db").write_bytes(content)
    code, found = check(capsys, str(tmp_path / "copy.db"))
    assert (code, len(found["database"])) == (1, 1)
    assert main(["check", str(tmp_path / "none.db")]) == 2
    assert capsys.readouterr().err == f"soucoupe: there is no log at {tmp_path / 'none.db'}\n"


def test_a_backup_holds_everything_and_is_its_owners_alone(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One file, which nothing lies beside; a file that is there is not written over unasked."""
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert [one.name for one in copy.parent.iterdir()] == ["copy.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    capsys.readouterr()
    assert check(capsys, str(copy))[0] == 0
    assert contents(copy) == contents(data / FILE)
    before = copy.read_bytes()
    assert main(["backup", str(copy), "--data", str(data)]) == 2
    assert "add --replace" in capsys.readouterr().err
    assert copy.read_bytes() == before
    assert main(["backup", str(copy), "--data", str(data), "--replace"]) == 0


def test_a_backup_is_of_one_moment_though_the_log_grows(data: Path, tmp_path: Path) -> None:
    """What is written while it is made is not in it, and does not make it begin again."""
    before = contents(data / FILE)
    steps = []
    with closing(sqlite3.connect(data / FILE)) as writing:
        writing.execute("create table filler (x)")
        writing.executemany("insert into filler values (zeroblob(4000))", [()] * 2000)
        writing.commit()

        def write_more(done: int, total: int) -> None:
            steps.append((done, total))
            writing.execute("delete from entries")
            writing.execute("insert into filler values (zeroblob(100000))")
            writing.commit()

        back_up(data / FILE, tmp_path / "copy.db", write_more)
    assert len(steps) > 3
    assert len({total for _, total in steps}) == 1
    assert contents(tmp_path / "copy.db") == before


def test_a_backup_that_cannot_be_made_leaves_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says why."""
    assert main(["backup", str(tmp_path / "no" / "copy.db"), "--data", str(data)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "empty")]) == 2
    assert "there is no log at" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "empty").exists()


def test_a_backup_is_restored(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into a folder that is not there yet; owner's alone, and a house can open there."""
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh"
    main(["backup", str(copy), "--data", str(data)])
    assert main(["restore", str(copy), "--data", str(fresh)]) == 0
    assert fresh.stat().st_mode & 0o777 == 0o700
    assert {one.stat().st_mode & 0o777 for one in fresh.iterdir()} == {0o600}
    assert contents(fresh / FILE) == contents(data / FILE)
    capsys.readouterr()
    assert check(capsys, "--data", str(fresh))[0] == 0


def test_what_is_there_is_replaced_only_if_told_and_kept_aside(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its newest entries, which lie beside it as long as nobody closes it."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy), "--data", str(data)])
    restore = ["restore", str(copy), "--data", str(data)]
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as connection:
        connection.execute("pragma wal_autocheckpoint = 0")
        connection.execute("delete from archives")
        now = contents(data / FILE)
        assert main(restore) == 2
        assert "add --replace" in capsys.readouterr().err
        assert contents(data / FILE) == now
    assert main([*restore, "--replace"]) == 0
    assert contents(data / FILE) == contents(copy)
    assert contents(data / f"{FILE}.replaced") == now


def test_a_house_that_is_open_is_not_restored_over(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even when told to replace what is there."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy), "--data", str(data)])
    with FolderLock(data):
        assert main(["restore", str(copy), "--data", str(data), "--replace"]) == 2
    assert "has the data folder" in capsys.readouterr().err


def test_a_damaged_backup_is_restored_only_if_told(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may be the best there is."""
    change(data, 'delete from entries where number = 4 and "table" = ?', ON[0])
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh"
    main(["backup", str(copy), "--data", str(data)])
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(fresh)]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert not (fresh / FILE).exists()
    assert main(["restore", str(copy), "--data", str(fresh), "--damaged"]) == 0


@pytest.mark.parametrize("form", [0, len(migrate.MIGRATIONS) + 1])
def test_what_is_no_log_of_ours_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: int
) -> None:
    """Another program's file, or one of a newer Soucoupe."""
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection, connection:
        connection.execute("create table things (x)")
        connection.execute(f"pragma user_version = {form}")
    assert main(["restore", str(tmp_path / "other.db"), "--data", str(tmp_path / "data")]) == 2
    assert "cannot be restored" in capsys.readouterr().err


def contents(path: Path) -> list[list[tuple[Any, ...]]]:
    """Return every row of the log, the index and the archives."""
    with closing(sqlite3.connect(path)) as connection:
        return [
            connection.execute(f"select * from {tree} order by 1, 2").fetchall()  # noqa: S608
            for tree in ("tables", "entries", "standings", "rooms", "seats", "archives")
        ]


def findings(capsys: pytest.CaptureFixture[str], data: Path) -> dict[str, tuple[bool, str]]:
    """Return what the doctor finds of a data folder."""
    capsys.readouterr()
    main(["doctor", "--json", "--data", str(data)])
    found = json.loads(capsys.readouterr().out)
    return {one["what"]: (one["is_well"], one["told"]) for one in found}


def test_the_doctor_knows_the_data(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who may read it, whether a house has it open, and whether it can be read at all."""
    data.chmod(0o700)
    found = findings(capsys, data)
    assert found["house"] == (True, "closed")
    assert found["who may read it"][0]
    assert found["log"][0]
    assert "5 tables" in found["log"][1]
    (data / FILE).chmod(0o644)
    with FolderLock(data):
        found = findings(capsys, data)
    assert found["house"] == (True, "open")
    assert found["who may read it"] == (False, f"others can open {FILE}: run chmod go= on it")
    (data / FILE).write_bytes(b"words " * 1000)
    assert not findings(capsys, data)["log"][0]
