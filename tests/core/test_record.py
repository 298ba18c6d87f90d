"""Records: a flaw in a file is told by line, and never replayed over."""

from __future__ import annotations

import pytest

from soucoupe import registry
from soucoupe.core import notation, record
from soucoupe.core.errors import BadOption, BadRecord, BadSeats
from soucoupe.core.rng import seed_of_text
from tests.support.walk import walk

GAME = registry.all_games()[0]


def kept() -> record.Record:
    """Make a record of a random game."""
    seats = GAME.seats[0]
    entries = [
        record.RecordedAction(position.ply, position.seat, notation.write(position.action))
        for position in walk(GAME, seats, GAME.options(), "record")
    ]
    seed = seed_of_text("record").hex()
    header = record.RecordHeader(record.FORMAT, GAME.id, GAME.version, seats, {}, seed)
    return record.Record(header, tuple(entries))


TEXT = record.write(kept())
LINES = TEXT.splitlines()


def test_a_record_reads_back() -> None:
    """Written and read, it is the same."""
    assert record.read(TEXT) == kept()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "empty"),
        ("hello\n", "line 1"),
        ("{}\n", "line 1"),
        (TEXT.replace('"soucoupe":1', '"soucoupe":2', 1), "format 2"),
        ("\n".join([*LINES[:3], LINES[3][:-5], *LINES[4:]]), "line 4"),
        ("\n".join([*LINES[:3], *LINES[4:]]), "line 4: ply 4 where 3 was due"),
        ("\n".join([LINES[0], '{"ply":1,"seat":0,"action":"x","more":1}']), "line 2"),
    ],
)
def test_unreadable_records_are_refused(text: str, told: str) -> None:
    """Cut, edited, doubled or foreign: the line is named."""
    with pytest.raises(BadRecord, match=told):
        record.read(text)


def test_other_rules_are_refused() -> None:
    """A record is only replayed under the rules it was played with."""
    text = TEXT.replace(GAME.version, "0+feedbeef", 1)
    with pytest.raises(BadRecord) as refused:
        list(record.replay(GAME, record.read(text)))
    assert refused.value.code == "record/foreign-version"


def test_an_action_that_was_not_legal_is_told() -> None:
    """A record that does not follow from its seed is refused at the ply where it departs."""
    lines = [LINES[0], *LINES[2:]]
    lines = [
        line.replace(f'"ply":{at + 1},', f'"ply":{at},', 1) if at else line
        for at, line in enumerate(lines)
    ]
    with pytest.raises(BadRecord, match="ply ") as refused:
        list(record.replay(GAME, record.read("\n".join(lines))))
    assert refused.value.code == "record/diverged"


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ('"options":{}', '"options":{"colour":"red"}', BadOption),
        (f'"seats":{GAME.seats[0]}', '"seats":99', BadSeats),
        (f'"seed":"{seed_of_text("record").hex()}"', '"seed":"00"', BadRecord),
    ],
)
def test_a_header_nothing_can_be_dealt_from(field: str, value: str, error: type) -> None:
    """Unknown options, impossible seats, a seed that is none."""
    assert field in LINES[0]
    with pytest.raises(error):
        list(record.replay(GAME, record.read(TEXT.replace(field, value, 1))))
