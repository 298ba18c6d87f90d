"""A new game passes every test at once, changes nothing else, and is made whole or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from soucoupe.cli import BAD_INPUT, main

HOUSE = Path(__file__).parents[2]
COPIED = ("src", "tests/conformance", "tests/support", "web/src")
COPIED_FILES = ("pyproject.toml", "tests/__init__.py", "tests/conftest.py")
GAMES = Path("src/soucoupe/games")
FACES = Path("web/src/games")

LEFT_OUT = ignore_patterns("__pycache__", "*.so", "assets")

LONGEST = "a_name_as_long_as_a_game_takes"
QUIET = ("-q", "-p", "no:cacheprovider")


def checkout(folder: Path) -> Path:
    """Copy what a game is made, played and tested with."""
    for name in COPIED:
        copytree(HOUSE / name, folder / name, ignore=LEFT_OUT)
    for name in COPIED_FILES:
        (folder / name).write_bytes((HOUSE / name).read_bytes())
    return folder


def bare(folder: Path) -> Path:
    """Make a checkout that has a place for games, and nothing to play them with."""
    games = folder / GAMES
    games.mkdir(parents=True)
    for package in (games, games.parent):
        (package / "__init__.py").touch()
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a checkout, on the rules that lie there."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def python(folder: Path, *arguments: str) -> None:
    """Run a module of Python in a checkout, and demand that it finds no fault."""
    done = run(folder, sys.executable, "-m", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr


def new_game(folder: Path) -> tuple[str, ...]:
    """Return what Python is asked for a new game in a checkout it does not run from."""
    return ("-m", "soucoupe", "new-game", "fine", "--into", str(folder / GAMES))


def files(folder: Path) -> dict[str, str]:
    """Name every file below a folder with a digest of its content."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_a_new_game_passes_everything_at_once(tmp_path: Path) -> None:
    """Conformance, its own tests, types, lint and layers; and no file but its own is touched."""
    folder = checkout(tmp_path)
    before = files(folder)
    done = run(folder, sys.executable, "-m", "soucoupe", "new-game", LONGEST)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(LONGEST) > 3
    after = files(folder)
    own, face = str(GAMES / LONGEST), str(FACES / LONGEST)
    assert {path: of for path, of in after.items() if not path.startswith((own, face))} == before
    assert not any(path.endswith((".tmpl", ".pyc")) for path in after if path.startswith(own))
    assert [path for path in after if path.startswith(face)] == [f"{face}/types.gen.ts"]
    python(folder, "soucoupe", "types", "--check")
    python(folder, "pytest", "tests/conformance", own, "--game", LONGEST, "--seeds", "1", *QUIET)
    python(folder, "mypy", own)
    layers = run(folder, str(Path(sys.executable).with_name("lint-imports")), "--no-cache").stdout
    assert ("Contracts: " in layers, LONGEST in layers) == (True, False), layers
    python(folder, "ruff", "check", "--no-cache", own)
    python(folder, "ruff", "format", "--check", "--no-cache", own)


@pytest.mark.parametrize(
    "name",
    ["Upper", "2fast", "_private", "with-dash", "with space", "été", "class", "", "a\nb", "../up",
     LONGEST + "x"],
)  # fmt: skip
def test_bad_names_are_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line says what would be right, and nothing is made."""
    monkeypatch.chdir(bare(tmp_path))
    before = sorted(tmp_path.rglob("*"))
    assert main(["new-game", name]) == BAD_INPUT
    said = capsys.readouterr()
    assert said.err.startswith(f"soucoupe: no game can be named {name!r}: ")
    assert (said.err.count("\n"), said.out) == (1, "")
    assert sorted(tmp_path.rglob("*")) == before


def test_a_name_is_taken_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands there under that name stays as it is."""
    monkeypatch.chdir(bare(tmp_path))
    kept = tmp_path / GAMES / "taken" / "kept"
    kept.mkdir(parents=True)
    assert main(["new-game", "taken"]) == BAD_INPUT
    told = "soucoupe: there already is a game 'taken' in src/soucoupe/games; choose another name\n"
    assert capsys.readouterr().err == told
    assert kept.is_dir()


@pytest.mark.parametrize("into", ["a-file", "nowhere", "src", "src/soucoupe"])
def test_games_go_where_games_are(
    into: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file, nothing at all or another folder is no place for a game."""
    monkeypatch.chdir(bare(tmp_path))
    Path("a-file").touch()
    before = files(tmp_path)
    assert main(["new-game", "fine", "--into", into]) == BAD_INPUT
    said = capsys.readouterr().err
    assert (into in said, said.count("\n")) == (True, 1)
    assert files(tmp_path) == before


def test_nothing_is_left_of_a_game_that_cannot_be_played(tmp_path: Path) -> None:
    """A checkout that fails on the new game gets rid of it again."""
    before = files(bare(tmp_path))
    done = run(HOUSE, sys.executable, *new_game(tmp_path))
    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (BAD_INPUT, 1, "")
    assert "cannot play the new game" in done.stderr
    assert not (tmp_path / GAMES / "fine").exists()
    assert files(tmp_path) == before


def test_nothing_is_left_of_a_game_the_page_cannot_take(tmp_path: Path) -> None:
    """Something else stands where the page's types of the game would go: it stays as it is."""
    folder = checkout(tmp_path)
    (folder / FACES / "fine").write_text("not a folder")
    before = files(folder)
    done = run(folder, sys.executable, *new_game(folder))
    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (BAD_INPUT, 1, "")
    assert files(folder) == before


def test_nothing_is_left_of_a_game_half_written(tmp_path: Path) -> None:
    """A disk that takes no more gets rid of what it took."""
    before = files(bare(tmp_path))
    limited = ("sh", "-c", 'ulimit -f 1 && exec "$@"', "sh", sys.executable)
    done = run(HOUSE, *limited, *new_game(tmp_path))
    assert (done.returncode, done.stderr.count("\n"), done.stdout) == (BAD_INPUT, 1, "")
    assert "cannot write" in done.stderr
    assert not (tmp_path / GAMES / "fine").exists()
    assert files(tmp_path) == before
