"""`soucoupe archive`: what is over is written down, once, and what cannot be is named."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from soucoupe.cli import main
from soucoupe.store.sqlite import SqliteStore
from soucoupe.tables.archive.archive import Archive
from soucoupe.tables.state.table import restored
from tests.support.old_house import old_file


async def archives_in(path: Path, names: list[str]) -> list[Archive | None]:
    """Return what is archived of some tables."""
    store = SqliteStore(path)
    found = [await store.archive_of(name) for name in names]
    await store.close()
    return found


def test_what_is_over_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of an older house too; games in play only where they are asked for, and said to be so."""
    path = tmp_path / "soucoupe.db"
    kept = old_file(path)
    over = [name for name in kept if restored(*kept[name]).outcome]
    on = [name for name in kept if name not in over]
    archive = ["archive", "--data", str(tmp_path)]
    assert main(archive) == 0
    assert capsys.readouterr().out == f"{len(over)} finished games archived\n"
    assert all(asyncio.run(archives_in(path, over)))
    assert not any(asyncio.run(archives_in(path, on)))
    assert main([*archive, "--unfinished"]) == 0
    told = f"0 finished games archived, {len(on)} games in play as far as played\n"
    assert capsys.readouterr().out == told
    assert [one and one.is_over for one in asyncio.run(archives_in(path, on))] == [False] * len(on)


def test_what_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken log, and rules that are not here; the others are written down all the same."""
    path = tmp_path / "soucoupe.db"
    kept = old_file(path)
    over = sorted(name for name in kept if restored(*kept[name]).outcome)
    broken, foreign = over[:2]
    with closing(sqlite3.connect(path)) as connection, connection:
        spoil = 'update entries set at = at + 1 where "table" = ? and number = 5'
        connection.execute(spoil, (broken,))
        connection.execute("update tables set version = '0+old' where id = ?", (foreign,))
    assert main(["archive", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        f"{len(over) - 2} finished games archived",
        f"2 tables cannot be archived: {', '.join(sorted([broken, foreign]))}",
    ]
    assert f"{foreign}: this table was opened under" in told.err
    assert f"{broken}: the log of table {broken} is broken at entry 5" in told.err


def test_a_folder_that_cannot_be_used_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `serve` says it."""
    (tmp_path / "file").touch()
    assert main(["archive", "--data", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
