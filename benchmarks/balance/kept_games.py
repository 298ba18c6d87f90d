"""Games already played, kept on disk: an interrupted run goes on where it stopped."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

import soucoupe

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from benchmarks.balance.table import Series

PACKAGE = Path(soucoupe.__file__).parent
SHARED = ("core", "bots", "sim")
SOURCES = ("*.py", "*.toml", "*.json")


class KeptGame(Struct, frozen=True):
    """One line of a file: a game's number, and what was noted of it."""

    at: int
    record: Any


def source_digest(game: str, descriptions: Sequence[Path]) -> str:
    """Digest all that decides how a game goes, tests left out: change it, and games count anew."""
    folders = [PACKAGE / "games" / game, *(PACKAGE / name for name in SHARED)]
    found = {
        path
        for folder in folders
        for pattern in SOURCES
        for path in folder.rglob(pattern)
        if "tests" not in path.relative_to(folder).parts
    }
    texts = [path.read_bytes() for path in (*sorted(found), *descriptions)]
    return sha256(b"\0".join(texts)).hexdigest()[:16]


class KeptGames:
    """The games of one series played so far, in a file of their own, a line each."""

    def __init__(self, folder: Path, table: str, series: Series, record: Any) -> None:  # noqa: ANN401 (a type of the description)
        kind = msgspec.structs.replace(series, games=0)
        key = sha256(msgspec.json.encode((table, kind))).hexdigest()[:16]
        self._path = folder / f"{table}-{series.seats}-{'-'.join(series.bots)}-{key}.jsonl"
        self._record = record

    def read(self) -> dict[int, Any]:
        """Return what is kept by the games' numbers; a line cut short is none."""
        if not self._path.exists():
            return {}
        lines = self._path.read_bytes().split(b"\n")
        games = [msgspec.json.decode(line, type=KeptGame) for line in lines[:-1] if line]
        return {one.at: msgspec.convert(one.record, self._record) for one in games}

    def add(self, games: Iterable[tuple[int, Any]]) -> None:
        """Keep more games."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lines = [msgspec.json.encode(KeptGame(at, record)) + b"\n" for at, record in games]
        with self._path.open("ab") as file:
            file.write(b"".join(lines))
