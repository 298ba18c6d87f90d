"""Kill -9 at any instant loses nothing that anybody was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.faults import LAGGING
from tests.server.kill import Copying, kill

if TYPE_CHECKING:
    from pathlib import Path


def test_nothing_told_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    """After 15 kills every told command and ply is in the log, once, and games go on to the end."""
    seen = kill(tmp_path / "data", range(15), seed=1)
    assert seen.wrong == []
    assert seen.games >= 2
    assert seen.moves > 100


def test_a_house_is_backed_up_and_archived_while_it_is_killed(tmp_path: Path) -> None:
    """Every copy is whole and holds what was told before it was begun; nothing is lost."""
    copying = Copying(tmp_path / "data")
    seen = kill(tmp_path / "data", range(4), seed=2, copying=copying)
    assert seen.wrong == []
    assert copying.copies >= 4
    assert copying.archives > 0


def test_telling_before_storing_is_found(tmp_path: Path) -> None:
    """Planted: a log that lags behind what players are told loses moves, and the check says so."""
    seen = kill(tmp_path / "data", range(15), 1, *LAGGING)
    assert any("missing" in one or "the log ends" in one for one in seen.wrong)
