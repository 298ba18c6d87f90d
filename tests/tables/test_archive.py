"""Archives: what the rules made of a game, written down once, with nothing private in it."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.play import deal, play
from soucoupe.core.rng import Draw, Rng
from soucoupe.tables import entries as log
from soucoupe.tables.archive import build as building
from soucoupe.tables.archive.archive import (
    FORMAT,
    Archive,
    Eyes,
    archived_game,
    sight_wordings,
)
from soucoupe.tables.archive.build import build, shape_of
from soucoupe.tables.archive.read import seen_through
from soucoupe.tables.decide import seats
from soucoupe.tables.errors import BadSeat, BrokenLog
from soucoupe.tables.standing import room_kept
from soucoupe.tables.state.table import BODY, Table
from tests.games.secret_picks import GAME
from tests.support.lively import Lively
from tests.support.tables import Logged, dealt, play_to_the_end
from tests.tables.test_old_logs import LOGS, name, read

ROOT = Path(__file__).parents[2]

PICKS = GAME.id
PRIVATE = ["whispered words", "words to oneself", "words on a camp's pad", "a feeling"]


def built(logged: Logged) -> Archive:
    """Write the game of a table down."""
    return build(logged.table.header, logged.entries)


def over() -> Logged:
    """Play a game to its end."""
    logged = dealt(PICKS, 2)
    play_to_the_end(logged)
    return logged


def test_it_ends_with_the_entry_that_ended_the_game() -> None:
    """Whatever is announced or said later is no part of it, nor does it change a byte."""
    logged = over()
    before = built(logged)
    assert (before.table, before.format) == ("table", FORMAT)
    assert (before.number, before.chain) == (logged.table.number, logged.table.chain)
    logged.put(log.TalkSwitched(False, 0))
    logged.put(seats.rename(logged.table, 0, "Another name"))
    logged.put(log.Rematched("elsewhere"))
    assert built(logged) == before


def test_it_says_what_the_game_was() -> None:
    """From the commitment to the outcome and what the seed was mixed of."""
    logged = over()
    table, game = logged.table, archived_game(built(logged))
    assert (game.game, game.version) == (GAME.id, GAME.version)
    assert (game.commitment, game.created) == (table.header.commitment, table.header.created)
    assert (game.is_over, game.outcome) == (True, table.outcome)
    assert game.secret == table.header.secret.hex()
    assert game.lent == {"0": "00" * 8, "1": "01" * 8}
    assert [chair.name for chair in game.room.chairs] == ["Ada", "Bo"]


@pytest.mark.parametrize("seed", range(2))
def test_actions_and_draws_are_those_of_the_rules(game_id: str, seed: int) -> None:
    """Every random draw of every ply, by name, as the gate makes it once more."""
    logged = Lively(game_id, max(2, registry.find(game_id).seats[0]), seed).play(60)
    plies = iter(archived_game(built(logged)).plies)
    table = Table(logged.table.header)
    for entry in logged.entries:
        body, draws = BODY.decode(entry.body), list[Draw]()
        if isinstance(body, log.Acted):
            action: Any = notation.read(table.game, body.action)
            rng = Rng(table.seed, table.ply + 1, draws)
            play(table.game, table.state, body.seat, action, rng)
        table.read(entry)
        if isinstance(body, log.Dealt):
            deal(table.game, table.options, len(table.chairs), Rng(table.seed, 0, draws))
        if isinstance(body, log.Dealt | log.Acted | log.TookBack):
            ply = next(plies)
            assert (ply.ply, ply.number, ply.draws) == (table.ply, entry.number, draws)
            assert ply.action == getattr(body, "action", None)
    assert next(plies, None) is None


def test_what_several_saw_alike_is_there_once() -> None:
    """A pick is seen by its seat, by all who see all, and by everybody else: three sights."""
    logged = dealt(PICKS, 5)
    logged.act(1, next(iter(GAME.legal(logged.table.state, 1))))
    ply = archived_game(built(logged)).plies[1]
    assert ply.who == [0, 1, 1, 2, 1, 1, 1]
    assert len(ply.sights) == 3


def talkative() -> Logged:
    """Play a game in which something private was said, noted and felt before and after the deal."""
    logged = dealt(PICKS, 3)
    logged.put(log.Said(0, PRIVATE[0], (0, 1)))
    logged.put(log.Noted(0, PRIVATE[1], (0,)))
    logged.put(log.Noted(0, PRIVATE[2], (0, 1), channel="camp"))
    logged.put(log.Reacted(0, PRIVATE[3], (0, 1), channel="camp"))
    logged.put(log.Said(0, "words for everybody", None))
    play_to_the_end(logged)
    return logged


def private_in(archive: Archive) -> list[str]:
    """List what an archive tells though it was not for everybody."""
    told = zlib.decompress(archive.plies) + zlib.decompress(archive.words)
    hashes = [f"{kind} {seat}" for kind in ("link", "session") for seat in range(3)]
    return [word for word in [*PRIVATE, *hashes, "words for"] if word.encode() in told]


def test_nothing_private_is_in_it() -> None:
    """No talk at all, no notepad, no feeling, nothing that opens a seat."""
    assert private_in(built(talkative())) == []


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive that kept the room with its notepads would tell."""
    room = room_kept

    def leaky(table: Table, outcome: Any) -> Any:
        return replace(room(table, outcome), options={"pads": table.talk.pads_of(0)})

    monkeypatch.setattr(building, "room_kept", leaky)
    assert private_in(built(talkative())) == [PRIVATE[1], PRIVATE[2]]


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_was_said_is_in_any_archive(game_id: str, seed: int) -> None:
    """Of random games with much talk."""
    lively = Lively(game_id, max(2, registry.find(game_id).seats[0]), seed)
    archive = built(lively.play(60))
    told = (zlib.decompress(archive.plies) + zlib.decompress(archive.words)).decode()
    assert len(lively.texts) > 4
    assert [text for text in lively.texts if text in told] == []


def test_an_unfinished_game_says_so() -> None:
    """It goes as far as it came, and keeps the secret that would tell what is to come."""
    logged = dealt(PICKS, 2)
    logged.act(0, next(iter(GAME.legal(logged.table.state, 0))))
    archive = built(logged)
    game = archived_game(archive)
    assert (game.is_over, game.outcome, game.secret, game.lent) == (False, None, None, {})
    assert (archive.number, len(game.plies)) == (logged.table.number, 2)
    assert all(len(wording.plies) == 2 for wording in sight_wordings(archive).values())
    assert logged.table.header.secret.hex().encode() not in zlib.decompress(archive.plies)


def test_a_table_that_was_never_dealt_has_no_plies() -> None:
    """There is nothing to see, through any eyes."""
    logged = dealt(PICKS, 2)
    game = archived_game(build(logged.table.header, logged.entries[:3]))
    assert not game.is_over
    assert list(seen_through(game, "open")) == []


def test_a_broken_log_is_refused() -> None:
    """One that was changed, one that lacks an entry, one whose secret is another."""
    logged = over()
    header, entries = logged.table.header, logged.entries
    changed = [replace(entries[3], at=0.0)]
    for wrong in (entries[:3] + changed + entries[4:], entries[:3] + entries[4:]):
        with pytest.raises(BrokenLog):
            build(header, wrong)
    with pytest.raises(BrokenLog):
        build(replace(header, secret=bytes(32)), entries)


def test_a_broken_archive_is_refused() -> None:
    """One of another format, one that was cut off, one that says something else."""
    archive = built(over())
    for wrong in (
        replace(archive, format=FORMAT + 1),
        replace(archive, plies=archive.plies[:-9]),
        replace(archive, plies=archive.words),
        replace(archive, plies=b"no archive"),
    ):
        with pytest.raises(BrokenLog, match="table"):
            archived_game(wrong)


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_with_the_eyes_of_a_seat_that_is_not_there(seat: int) -> None:
    """Not the one before the first either."""
    game = archived_game(built(over()))
    with pytest.raises(BadSeat):
        next(seen_through(game, seat))


def test_every_shape_is_its_own() -> None:
    """The views and events of each game look different, and always the same."""
    shapes = {shape_of.__wrapped__(game_id) for game_id in registry.game_ids()}
    assert len(shapes) == len(registry.game_ids())
    assert shapes == {shape_of(game_id) for game_id in registry.game_ids()}


def test_a_shape_does_not_hang_on_what_is_said_of_it() -> None:
    """Descriptions are for people; a field of that name is a field."""

    class Described(msgspec.Struct):
        """Words."""

        description: str

    schema = msgspec.json.schema(Described)
    bare = building.undescribed(schema)
    assert "Words." in str(schema)
    assert "Words." not in str(bare)
    assert "description" in str(bare)


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_old_logs_are_written_down(path: Path) -> None:
    """Those that were over as such, those in play as far as they came."""
    header, entries = read(path)
    if header.version != registry.find(header.game).version:
        pytest.skip("these rules are gone: what they made cannot be written down any more")
    game = archived_game(build(header, entries))
    assert game.is_over == ("finished" in path.stem)


def test_the_reader_in_the_documents_reads_it(tmp_path: Path) -> None:
    """Whoever has only docs/storage.md sees what we see, through any eyes."""
    text = (ROOT / "docs/storage.md").read_text(encoding="utf-8")
    (code,) = [one for one in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "zlib" in one]
    archive = built(over())
    (tmp_path / "plies").write_bytes(archive.plies)
    everybody: list[Eyes] = ["open", "public", 0, 1]
    for place, eyes in enumerate(everybody):
        command = [sys.executable, "-c", code, str(tmp_path / "plies"), str(place)]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        seen = list(seen_through(archived_game(archive), eyes))
        views = [(one.ply.ply, str(msgspec.json.decode(one.view))) for one in seen]
        lines = told.splitlines()
        assert len(lines) == len(views)
        for line, (ply, view) in zip(lines, views, strict=True):
            assert line.startswith(f"{ply} [")
            assert line.endswith(f"] {view}")
