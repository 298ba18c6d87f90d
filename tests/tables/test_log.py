"""The log is the truth: a table is what its log says, and a log that was touched is not read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.core import record
from soucoupe.core.snapshot import digest
from soucoupe.tables import entries as log
from soucoupe.tables.decide import talk
from soucoupe.tables.errors import BrokenLog
from tests.games.secret_picks import GAME
from tests.support.tables import Logged, dealt, header, picture, play_to_the_end, replayed


def told() -> Logged:
    """Play a whole game with some talk in it."""
    logged = dealt(GAME.id, 2)
    logged.put(talk.say(logged.table, 0, "well, well", None, "c"))
    play_to_the_end(logged)
    return logged


TOLD = told()
LOG = TOLD.entries
HEADER = TOLD.table.header


@pytest.mark.parametrize("bots", [0, 1])
def test_a_table_follows_from_its_log(game_id: str, bots: int) -> None:
    """After every single entry of a whole game, live and read again are the same."""
    people = max(2, registry.find(game_id).seats[0]) - bots
    logged = dealt(game_id, people, bots)
    play_to_the_end(logged)
    live = Logged(logged.table.header)
    read = Logged(logged.table.header)
    for entry in logged.entries:
        body = msgspec.json.decode(entry.body, type=log.Body)
        live.table.take(entry, body)
        read.table.read(entry)
        assert picture(live.table) == picture(read.table)
    assert picture(read.table) == picture(logged.table)
    assert (logged.table.stage, logged.table.number) == ("over", len(logged.entries))


def test_every_ply_has_its_own_stream(game_id: str) -> None:
    """A game at a table is the record of the same seed and actions, state by state to the end."""
    seats = registry.find(game_id).seats[0]
    logged = dealt(game_id, seats)
    play_to_the_end(logged)
    table = logged.table
    bodies = [msgspec.json.decode(entry.body, type=log.Body) for entry in logged.entries]
    acts = [body for body in bodies if isinstance(body, log.Acted)]
    kept = record.Record(
        record.RecordHeader(
            record.FORMAT, game_id, table.game.version, seats, {}, table.seed.hex()
        ),
        tuple(record.RecordedAction(ply, one.seat, one.action) for ply, one in enumerate(acts, 1)),
    )
    *_, last = record.replay(table.game, kept)
    assert (last.ply, digest(last.state)) == (table.ply, digest(table.state))


def test_sealing_changes_nothing() -> None:
    """Until the entry is stored it has not happened."""
    logged = dealt(GAME.id, 2)
    before = picture(logged.table)
    logged.table.seal(log.Named(0, "Ada"), bytes(16), 1.0)
    assert picture(logged.table) == before


def flipped(raw: bytes, at: int) -> bytes:
    """Change one bit."""
    return raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]


@pytest.mark.parametrize("at", range(len(LOG)))
def test_any_edit_is_noticed(at: int) -> None:
    """In any entry: a bit of the body, the salt or the chain, the time or the number."""
    entry = LOG[at]
    edits: list[dict[str, Any]] = [
        *({"body": flipped(entry.body, byte)} for byte in range(len(entry.body))),
        {"salt": flipped(entry.salt, 0)},
        {"chain": flipped(entry.chain, 31)},
        {"at": entry.at + 1e-6},
        {"number": entry.number + 1},
    ]
    for edit in edits:
        with pytest.raises(BrokenLog, match=f"broken at entry {at + 1}"):
            replayed(HEADER, [*LOG[:at], replace(entry, **edit), *LOG[at + 1 :]])


@pytest.mark.parametrize("at", range(len(LOG) - 1))
def test_what_is_lost_moved_or_doubled_is_noticed(at: int) -> None:
    """Anywhere but at the very end, where nothing follows that could tell."""
    one, two = LOG[at : at + 2]
    for instead in ([two], [two, one], [one, one, two]):
        with pytest.raises(BrokenLog, match="broken at entry"):
            replayed(HEADER, [*LOG[:at], *instead, *LOG[at + 2 :]])


@pytest.mark.parametrize(
    "edit", [{"id": "other"}, {"version": "0+0"}, {"secret": bytes(32)}, {"commitment": "00"}]
)
def test_a_header_that_was_touched_is_noticed(edit: dict[str, Any]) -> None:
    """Its name, its rules, the secret or the commitment."""
    with pytest.raises(BrokenLog):
        replayed(replace(HEADER, **edit), LOG)


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"type":"flew"}', b'{"type":"acted","seat":0}', b"\xff"]
)
def test_an_entry_nobody_can_read_is_told(body: bytes) -> None:
    """Chained as it should be, but written by somebody else."""
    logged = dealt(GAME.id, 2)
    before = logged.table.number
    sealed = logged.table.seal(msgspec.Raw(body), bytes(16), 1.0)  # type: ignore[arg-type]
    with pytest.raises(BrokenLog, match=f"entry {before + 1} of table"):
        logged.table.read(sealed)


def test_an_action_the_rules_do_not_take_is_told() -> None:
    """A log is played again through the gate."""
    logged = dealt(GAME.id, 2)
    for action in ("pick 99", "fly"):
        sealed = logged.table.seal(log.Acted(0, action, "person"), bytes(16), 1.0)
        with pytest.raises(BrokenLog, match="cannot be played again"):
            replayed(logged.table.header, [*logged.entries, sealed])


def test_two_tables_share_no_link() -> None:
    """An entry cannot be carried from one table to another."""
    other = Logged(header(GAME.id, "other"))
    with pytest.raises(BrokenLog, match="entry 1"):
        other.table.read(LOG[0])
