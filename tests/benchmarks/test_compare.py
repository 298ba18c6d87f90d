"""The command itself: what it builds, what it refuses, and a whole small comparison."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from benchmarks.comparison import __main__ as command
from benchmarks.comparison import revisions
from benchmarks.comparison.paired import pair
from benchmarks.comparison.plan import Side
from benchmarks.comparison.rows import Row
from benchmarks.house import open_house, players
from benchmarks.peers import GAME
from benchmarks.processes import CannotMeasure
from soucoupe import registry

ROOT = Path(__file__).parents[2]
BROKEN = "import sys\nsys.exit('the page burns')\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a repository with one commit, whose page cannot be built."""
    root = tmp_path / "repository"
    (root / "src/soucoupe").mkdir(parents=True)
    (root / "src/soucoupe/__init__.py").write_text("NUMBER = 1\n")
    (root / "hatch_build.py").write_text(BROKEN)
    monkeypatch.setattr(revisions, "ROOT", root)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "all: begin"]):
        subprocess.run(["git", *words], cwd=root, check=True)  # noqa: S607
    return root


def number(package: Path) -> str:
    """Return what a built package holds."""
    return (package / "soucoupe/__init__.py").read_text()


def prepared(name: str, cache: Path) -> Path:
    """Prepare a revision, pure and without its page."""
    return revisions.prepare(revisions.find(name), cache, is_compiled=False, has_page=False)


def test_a_revision_is_built_once(repository: Path, tmp_path: Path) -> None:
    """Whatever it is called, and whatever its documents say; what is kept is found again."""
    first = prepared("HEAD", tmp_path)
    (first / "mark").touch()
    assert number(first) == "NUMBER = 1\n"
    assert (prepared("@", tmp_path) / "mark").exists()
    assert (prepared(".", tmp_path) / "mark").exists()
    (repository / "docs").mkdir()
    (repository / "docs/page.md").write_text("words\n")
    assert (prepared(".", tmp_path) / "mark").exists()
    assert repository not in first.parents


def test_the_working_tree_is_taken_as_it_lies_there(repository: Path, tmp_path: Path) -> None:
    """With changes nobody has added, and without a trace in git's own index."""
    (repository / "src/soucoupe/__init__.py").write_text("NUMBER = 2\n")
    (repository / "src/soucoupe/more.py").touch()
    before = revisions.git("status", "--porcelain")
    package = prepared(".", tmp_path)
    assert number(package) == "NUMBER = 2\n"
    assert (package / "soucoupe/more.py").exists()
    assert number(prepared("HEAD", tmp_path)) == "NUMBER = 1\n"
    assert revisions.git("status", "--porcelain") == before != ""


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["HEAD", "nowhere"], "there is no revision 'nowhere' here"),
        (["HEAD:hatch_build.py", "HEAD"], "there is no revision 'HEAD:hatch_build.py' here"),
        (["HEAD", "HEAD", "--only", "engine,weather"], "there is no 'weather' to measure"),
        (["HEAD", "HEAD", "--rounds", "0"], "must be more than 0"),
        (["HEAD", "HEAD", "--json", "/nowhere/at/all.json"], "there is no folder for"),
        (["HEAD", "HEAD", "--pure", "--only", "engine", "--game", "x"], "neither side has a game"),
        (["HEAD", "HEAD", "--pure", "--only", "first-load"], "not build: the page burns (all of"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """And the exit code is 2."""
    assert command.main([*words, "--cache", str(tmp_path / "cache")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("compare: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["HEAD"], ["HEAD", "HEAD", "--pure", "--compiled"]])
def test_a_line_that_cannot_be_read_is_refused(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """In one line too."""
    with pytest.raises(SystemExit, match="2"):
        command.main(words)
    assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture
def slower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a slow-down of 8 % in the engine, and a server that cannot be measured."""

    def engine(plan: object, advance: object) -> list[Row]:  # noqa: ARG001 (the shape of an area)
        return [Row("engine", "x", "rollouts", "rate", [pair([(100.0, 92.0)])] * 12)]

    def server(plan: object, advance: object) -> list[Row]:  # noqa: ARG001 (the shape of an area)
        msg = "the server burns"
        raise CannotMeasure(msg)

    head = revisions.Revision("HEAD", "0" * 40, "0000000 all: begin")
    sides = Side("A", head, tmp_path), Side("B", head, tmp_path)
    monkeypatch.setitem(command.AREAS, "engine", engine)
    monkeypatch.setitem(command.AREAS, "server", server)
    monkeypatch.setattr(command, "built", lambda *_, **__: sides)


@pytest.mark.usefixtures("slower")
def test_a_slower_side_fails_only_if_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    """And only beyond the limit given."""
    words = ["HEAD", "HEAD", "--only", "engine"]
    assert command.main(words) == 0
    assert "slower" in capsys.readouterr().out
    assert command.main([*words, "--fail-if-slower", "5"]) == 1
    assert command.main([*words, "--fail-if-slower", "10"]) == 0


@pytest.mark.usefixtures("slower")
def test_what_was_measured_before_a_failure_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """It has taken minutes."""
    assert command.main(["HEAD", "HEAD", "--only", "engine,server"]) == 2
    captured = capsys.readouterr()
    assert "slower" in captured.out
    assert "the server burns" in captured.err


def test_a_whole_comparison(tmp_path: Path) -> None:
    """One game of this commit against the working tree, as short as can be."""
    game, result = registry.game_ids()[0], tmp_path / "result.json"
    words = ["HEAD", ".", "--pure", "--only", "engine", "--game", game]
    words += ["--rounds", "2", "--seconds", "0.005"]
    words += ["--json", str(result), "--cache", str(tmp_path / "cache")]
    done = subprocess.run(
        [ROOT / "benchmarks/compare", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")
    told = json.loads(result.read_text())
    assert (told["A"]["name"], told["B"]["name"]) == ("HEAD", ".")
    assert len(told["rows"]) == 4
    for row in told["rows"]:
        assert (row["area"], row["subject"]) == ("engine", game)
        assert len(row["pairs"]) == 2
        assert row["interval"] is None
        assert row["verdict"] in done.stdout


def test_a_house_is_played_and_measured() -> None:
    """From a process of its own, in turns, over the public protocol."""
    with open_house(ROOT / "src") as house, players(house, GAME, 2) as few:
        flat, paced = few.play(moves=20), few.play(moves=8, pace=0.02)
    for report in (flat, paced):
        assert min(report["cpu"], report["bytes"], report["p99_ms"]) > 0
    assert flat["moves"] >= 20
    assert paced["moves"] >= 8


def test_a_house_that_does_not_open_is_said(tmp_path: Path) -> None:
    """With the last thing it said."""
    (tmp_path / "soucoupe.py").write_text("raise SystemExit('no room tonight')\n")
    with (
        pytest.raises(CannotMeasure, match="does not start: no room tonight"),
        open_house(tmp_path),
    ):
        pass
