"""A game as it is kept: a header and the actions, one line of JSON each; and its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from soucoupe.core import notation
from soucoupe.core.errors import BadRecord, SoucoupeError
from soucoupe.core.options import read_options
from soucoupe.core.play import deal, opening, play
from soucoupe.core.rng import SEED_BYTES, Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from soucoupe.core.game import AnyGame, Seat

T = TypeVar("T")

FORMAT = 1


class RecordHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was dealt from."""

    soucoupe: int
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    seed: str
    names: tuple[str, ...] = ()


class RecordedAction(Struct, frozen=True, forbid_unknown_fields=True):
    """One action: its ply (the deal is ply 0), who took it and what it was, in notation."""

    ply: int
    seat: int
    action: str


class Record(Struct, frozen=True):
    """A whole game, from which every state follows."""

    header: RecordHeader
    entries: tuple[RecordedAction, ...]


class ReplayStep(NamedTuple):
    """One step of a replay; the deal is the step of ply 0, by nobody."""

    ply: int
    seat: Seat | None
    action: Struct | None
    state: Any
    events: list[Any]


def write(record: Record) -> str:
    """Write a record as lines of JSON."""
    rows: Iterable[Struct] = (record.header, *record.entries)
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def read(text: str) -> Record:
    """Read a record, or say which line is wrong and how."""
    lines = text.splitlines()
    if not lines:
        msg = "the file is empty; a record starts with a header line"
        raise BadRecord(msg)
    header = _line(lines[0], 1, RecordHeader)
    if header.soucoupe != FORMAT:
        msg = f"line 1: record format {header.soucoupe} is not known here; this reads {FORMAT}"
        raise BadRecord(msg)
    entries = tuple(_line(line, at, RecordedAction) for at, line in enumerate(lines[1:], 2))
    for ply, entry in enumerate(entries, 1):
        if entry.ply != ply:
            msg = (
                f"line {ply + 1}: ply {entry.ply} where {ply} was due; a line is missing or doubled"
            )
            raise BadRecord(msg)
    return Record(header, entries)


def replay(game: AnyGame, record: Record) -> Iterator[ReplayStep]:
    """Play a record again through the gate, state by state."""
    header = record.header
    if (header.game, header.version) != (game.id, game.version):
        msg = (
            f"played under {header.game} {header.version}; "
            f"only {game.id} {game.version} is installed"
        )
        raise BadRecord(msg, code="record/foreign-version")
    seed = _seed(header.seed)
    state = deal(game, read_options(game, header.options), header.seats, Rng(seed, 0))
    yield ReplayStep(0, None, None, state, opening(game, state))
    for entry in record.entries:
        out: list[Any] = []
        try:
            action = notation.read(game, entry.action)
            state = play(game, state, entry.seat, action, Rng(seed, entry.ply), out)
        except SoucoupeError as error:
            msg = f"ply {entry.ply}, seat {entry.seat}, '{entry.action}': {error}"
            raise BadRecord(msg, code="record/diverged") from error
        yield ReplayStep(entry.ply, entry.seat, action, state, out)


def _line(line: str, at: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        msg = f"line {at}: {error}"
        raise BadRecord(msg) from None


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        msg = f"line 1: the seed must be {2 * SEED_BYTES} hexadecimal digits"
        raise BadRecord(msg)
    return seed
