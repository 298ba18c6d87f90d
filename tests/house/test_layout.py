"""House rules about files: none too long, the same in every game, and no game named elsewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/soucoupe/games"
TEST_GAMES = ROOT / "tests/games"
CODE = {".py", ".ts", ".svelte", ".toml", ".tmpl", ""}
LONGEST = 400
HEADINGS = [
    "Rules",
    "Components and their sources",
    "Actions",
    "Events",
    "What is hidden",
    "Scoring",
    "Variants",
    "Rulings",
    "Version history",
]
ANATOMY = [
    *("__init__.py", "README.md", "components.toml", "data.py", "moves.py", "events.py"),
    *("view_types.py", "state.py", "deal.py", "legal.py", "apply.py", "scoring.py", "view.py"),
    *("imagine.py", "explain.py", "bots/__init__.py", "bots/evaluate.py", "bots/novice.py"),
    *("texts/en.ftl", "texts/fr.ftl", "texts/rules.en.md", "texts/rules.fr.md"),
    *("tests/hidden.py", "tests/invariants.py", "tests/planted.py", "tests/perft.txt"),
]


def tracked() -> list[Path]:
    """List the files of the project, as far as they exist here."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / line for line in listed.stdout.splitlines()]
    return [path for path in paths if path.is_file()]


def games(within: Path = GAMES) -> list[Path]:
    """List the folders of the games."""
    return [path.parent for path in sorted(within.glob("*/__init__.py"))]


def test_no_file_is_too_long() -> None:
    """A file written by hand has at most 400 lines; the peers are as their libraries would be."""
    long = [
        f"{path.relative_to(ROOT)}: {count}"
        for path in tracked()
        if path.suffix in {".py", ".ts", ".svelte"} and "peers" not in path.parts
        if not path.name.endswith(".gen.ts")
        if (count := path.read_text(encoding="utf-8").count("\n")) > LONGEST
    ]
    assert long == []


@pytest.mark.parametrize("folder", games() + games(TEST_GAMES), ids=lambda folder: folder.name)
def test_games_have_the_same_anatomy(folder: Path) -> None:
    """Whoever knows one game knows where to look in all of them."""
    assert [name for name in ANATOMY if not (folder / name).is_file()] == []
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", readme, re.MULTILINE) == HEADINGS


def test_no_game_is_named_outside_its_folder() -> None:
    """The name of a game, as a word of code, stands in its own folders only."""
    names = "|".join(folder.name for folder in games())
    word = re.compile(rf"""['"]({names})['"]|games[./]({names})\b|soucoupe \w+ ({names})\b""")
    named = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in tracked()
        if path.suffix in CODE and path.name != "LICENSE"
        if not {"games", "peers"} & set(path.relative_to(ROOT).parts)
        if (found := word.search(path.read_text(encoding="utf-8")))
    ]
    assert named == []


def test_every_module_says_what_it_is() -> None:
    """Every module starts with a docstring of one sentence or paragraph."""
    silent = [
        str(path.relative_to(ROOT))
        for path in tracked()
        if path.suffix == ".py" and not path.read_text(encoding="utf-8").startswith('"""')
    ]
    assert silent == []


def test_lock_file_is_fresh_and_names_no_host() -> None:
    """Every dependency of the project is locked by hash; no address stands in the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = re.findall(r'^\s+"([a-z0-9._-]+)(?:\[\w+\])?>=', project, re.MULTILINE | re.IGNORECASE)
    missing = [name for name in needed if not re.search(rf"^{plain(name)}==", lock, re.MULTILINE)]
    assert missing == []
    assert "://" not in lock


def plain(name: str) -> str:
    """Write the name of a package as lock files do."""
    return re.sub(r"[._]+", "-", name.lower())
