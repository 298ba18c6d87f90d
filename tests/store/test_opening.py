"""Opening the file: from nothing, from an older form, and not at all - with one clear line."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from soucoupe.store import migrate
from soucoupe.store.protocol import StoreUnusable
from soucoupe.store.sqlite import SqliteStore

TABLES = {"tables", "entries", "standings", "rooms", "seats", "archives", "reports", "bans"}


def query(path: Path, text: str) -> list[tuple[object, ...]]:
    """Ask the file something, past the store."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(text).fetchall()


def names(path: Path) -> set[object]:
    """List the tables in the file."""
    return {name for (name,) in query(path, "select name from sqlite_master where type = 'table'")}


def open_and_close(path: Path) -> None:
    """Open a store and close it."""
    asyncio.run(SqliteStore(path).close())


@pytest.mark.parametrize("is_there", [False, True])
def test_an_empty_file_becomes_a_log(tmp_path: Path, is_there: bool) -> None:
    """Whether it was there or not; opened again, nothing changes."""
    path = tmp_path / "log.db"
    if is_there:
        path.touch()
    for _ in range(2):
        open_and_close(path)
        assert names(path) == TABLES
        assert query(path, "pragma user_version") == [(len(migrate.MIGRATIONS),)]


@pytest.fixture
def one_more_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Add a step to the migrations, as a later version would."""

    def add(script: str) -> None:
        step = tmp_path / "9999.sql"
        step.write_text(script, encoding="utf-8")
        monkeypatch.setattr(migrate, "MIGRATIONS", [*migrate.MIGRATIONS, step])

    return add


def test_an_older_file_is_brought_up_to_date(
    tmp_path: Path, one_more_step: Callable[[str], None]
) -> None:
    """Only by the steps it lacks, and with everything that was in it."""
    path = tmp_path / "log.db"
    open_and_close(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into tables values ('t', 'g', 'v', 'c', x'00', 1, 1.0, null)")
    one_more_step("alter table tables add column colour text default 'red';\n")
    open_and_close(path)
    assert query(path, "select id, colour from tables") == [("t", "red")]
    assert query(path, "pragma user_version") == [(len(migrate.MIGRATIONS),)]


@pytest.mark.parametrize("is_new", [False, True])
def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, one_more_step: Callable[[str], None], is_new: bool
) -> None:
    """From nothing or from an older form: all steps or none, and the reason is told."""
    path = tmp_path / "log.db"
    if not is_new:
        open_and_close(path)
    before = set() if is_new else TABLES
    form = 0 if is_new else len(migrate.MIGRATIONS)
    one_more_step("create table colours (name text);\ninsert into nowhere values (1);\n")
    with pytest.raises(StoreUnusable, match="no such table: nowhere"):
        SqliteStore(path)
    assert names(path) == before
    assert query(path, "pragma user_version") == [(form,)]


def one_line(path: Path) -> str:
    """Fail to open a store; return the one line that says why."""
    with pytest.raises(StoreUnusable) as refused:
        SqliteStore(path)
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)
    return str(refused.value)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    """It says which version would do, and not a byte is changed."""
    path = tmp_path / "log.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table later (x)")
        connection.execute(f"pragma user_version = {len(migrate.MIGRATIONS) + 1}")
        connection.commit()
    before = path.read_bytes()
    assert "newer Soucoupe" in one_line(path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["log.db"]


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """Somebody else's file stays as it is."""
    path = tmp_path / "log.db"
    path.write_text("a letter to my aunt\n" * 100)
    assert "not a database" in one_line(path)
    assert path.read_text().startswith("a letter to my aunt")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A file where the folder should be, a folder where the file should be, or neither."""
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir(mode=0o755)
    assert "Not a directory" in one_line(tmp_path / "file" / "log.db")
    assert "unable to open" in one_line(tmp_path / "folder")
    assert "No such file" in one_line(tmp_path / "no" / "log.db")
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize("is_there", [False, True])
def test_files_are_their_owners_alone(tmp_path: Path, is_there: bool) -> None:
    """Whatever the process lets others do with new files, and whoever could read them before."""
    path = tmp_path / "log.db"
    before = os.umask(0)
    try:
        if is_there:
            path.touch(mode=0o666)
        store = SqliteStore(path)
    finally:
        os.umask(before)
    files = sorted(tmp_path.iterdir())
    assert [one.name for one in files] == ["log.db", "log.db-shm", "log.db-wal"]
    assert {one.stat().st_mode & 0o777 for one in files} == {0o600}
    asyncio.run(store.close())


def test_a_log_another_process_writes_to_can_be_opened(tmp_path: Path) -> None:
    """A lock on the file is no reason not to start."""
    path = tmp_path / "log.db"
    open_and_close(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as held:
        held.execute("begin immediate")
        open_and_close(path)
        held.execute("rollback")
