"""One name, one thing: outside the games, no class name is used twice."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/soucoupe"


def class_names(path: Path) -> list[str]:
    """List the classes a module defines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def repeated(paths: list[Path]) -> dict[str, list[str]]:
    """Return the names that stand in several places, with the places."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for name in class_names(path):
            places[name].append(str(path.relative_to(SOURCE)))
    return {name: found for name, found in places.items() if len(found) > 1}


def test_no_class_name_is_used_for_two_things() -> None:
    """Outside the games; those have the contract's names and their rulebook's words, each once."""
    assert repeated([path for path in SOURCE.rglob("*.py") if "games" not in path.parts]) == {}


def test_no_class_name_is_used_twice_in_a_game() -> None:
    """Inside one game too, a name is one thing; its tests may plant wrong copies."""
    for folder in sorted(SOURCE.glob("games/*/__init__.py")):
        paths = [path for path in folder.parent.rglob("*.py") if "tests" not in path.parts]
        assert repeated(paths) == {}
