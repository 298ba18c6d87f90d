"""`make balance`: games are kept, tables are put between their markers, and changes are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import Struct

from benchmarks.balance import __main__ as balance
from benchmarks.balance.kept_games import KeptGames
from benchmarks.balance.play_table import play_table
from benchmarks.balance.readme import names_in, with_table
from benchmarks.balance.table import BalanceTable, Series, SeriesPlayed, markdown
from soucoupe import registry

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SERIES = (Series(2, ("regular",), 10), Series(3, ("regular",), 6))
README = """Before.
<!-- balance: sums -->
old
<!-- /balance -->
Between.
<!-- balance: other -->
kept
<!-- /balance -->
After.
"""


class Noted(Struct):
    """What is noted of a game that is none."""

    at: int


def play(series: Series, at: int) -> Noted:
    """Note the number of the game, told apart by the seats."""
    return Noted(100 * series.seats + at)


def refuse_late_games(series: Series, at: int) -> Noted:
    """Be interrupted in the middle of a table."""
    if at == SERIES[0].games - 1:
        raise KeyboardInterrupt
    return play(series, at)


refuse_late_games.__name__ = "play"


def lay_out(played: Sequence[SeriesPlayed]) -> str:
    """Write how many games there were, and what they add up to."""
    rows = [[str(len(games)), str(sum(one.at for one in games))] for _, games in played]
    return markdown(["games", "sum"], rows)


TABLE = BalanceTable("sums", SERIES, Noted, play, lay_out)
TOLD = (
    "\n| games | sum |\n| :-: | :-: |\n| 10 | 2045 |\n| 6 | 1815 |\n"
    "\nVersion {version}, seed 1: `make balance GAME={game}`.\n"
)


def counted(table: BalanceTable, folder: Path) -> tuple[int, str]:
    """Play a table; return how many games had to be played, and the table."""
    more: list[int] = []
    played = play_table(table, folder, 1, lambda _, games: more.append(games))
    return sum(more), table.lay_out(played)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """What was played before is not played again, and the table is the one of an unbroken run."""
    broken = BalanceTable("sums", SERIES, Noted, refuse_late_games, lay_out)
    with pytest.raises(KeyboardInterrupt):
        counted(broken, tmp_path / "broken")
    games, table = counted(TABLE, tmp_path / "broken")
    assert (games, table) == (8, counted(TABLE, tmp_path / "whole")[1])
    assert counted(TABLE, tmp_path / "broken") == (0, table)


def test_a_line_cut_short_is_no_game(tmp_path: Path) -> None:
    """A process killed while writing costs that game alone."""
    kept = KeptGames(tmp_path, "play", SERIES[0], Noted)
    kept.add([(0, Noted(0)), (1, Noted(1))])
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-5])
    assert kept.read() == {0: Noted(0)}


def test_only_the_table_between_its_markers_changes() -> None:
    """Neither the text around it nor another table is touched."""
    assert with_table(README, "sums", "new\n") == README.replace("old", "new")


@pytest.mark.parametrize("game", balance.described_games())
def test_every_table_has_its_place_and_every_place_its_table(game: str) -> None:
    """A README's markers and the description of its game name the same tables, once each."""
    described = [table.name for table in balance.tables_of(game)]
    assert sorted(names_in(balance.readme_of(game))) == sorted(described)
    assert len(set(described)) == len(described)


@pytest.fixture
def one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Path]:
    """Give a game the sums as its only table, and a README of its own."""
    game = balance.described_games()[0]
    readme = tmp_path / "README.md"
    readme.write_text(README, encoding="utf-8")
    monkeypatch.setattr(balance, "readme_of", lambda _: readme)
    monkeypatch.setattr(balance, "tables_of", lambda _: (TABLE,))
    return game, readme


def run(game: str, folder: Path, *more: str) -> int:
    """Run the command for one game, with what it keeps in a folder."""
    return balance.main([game, "--workers", "1", "--cache", str(folder / "kept"), *more])


def test_it_says_what_changed_and_writes_it(
    one_game: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first run prints the lines that differ; a second finds nothing to do."""
    game, readme = one_game
    assert run(game, tmp_path) == 0
    assert "-old\n" in (told := capsys.readouterr().out)
    assert "+| 10 | 2045 |\n" in told
    version = registry.find(game).version
    body = TOLD.format(version=version, game=game)
    assert readme.read_text(encoding="utf-8") == README.replace("old\n", body)
    assert run(game, tmp_path, "--check") == 0
    assert "nothing changed" in capsys.readouterr().out


def test_a_check_writes_nothing_and_fails_if_the_table_is_stale(
    one_game: tuple[str, Path], tmp_path: Path
) -> None:
    """`--check` leaves the README as it is; `--games` plays fewer."""
    game, readme = one_game
    assert run(game, tmp_path, "--check", "--games", "2") == 1
    assert readme.read_text(encoding="utf-8") == README


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error names the games there are."""
    assert run("chess", tmp_path) == 2
    assert "chess" in capsys.readouterr().err
