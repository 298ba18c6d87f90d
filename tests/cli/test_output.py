"""How commands write numbers."""

from __future__ import annotations

from soucoupe.cli.output import counted


def test_one_is_told_apart_from_none_and_many() -> None:
    """Also where the last digit is a one."""
    told = [counted(count, "table") for count in (0, 1, 2, 21, 1000)]
    assert told == ["0 tables", "1 table", "2 tables", "21 tables", "1,000 tables"]
