"""What is compiled and what must not be."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

from hatch_build import compiled
from soucoupe import registry

ROOT = Path(__file__).parents[2]


def compiled_files() -> list[Path]:
    """List the files the build compiles."""
    return [ROOT / path for paths in compiled(ROOT).values() for path in paths]


def test_no_compiled_module_defines_a_struct() -> None:
    """A compiled struct silently loses its tag, so none may be defined there."""
    guilty = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in compiled_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any("Struct" in ast.unparse(base) for base in node.bases)
    ]
    assert guilty == []


def test_the_rules_of_every_game_are_compiled() -> None:
    """Every game's own rules, and the loops of the core, are on the list."""
    files = compiled_files()
    folders = [path.parent for path in (ROOT / "src/soucoupe/games").glob("*/__init__.py")]
    assert folders
    for folder in folders:
        names = {path.stem for path in files if path.parent == folder}
        assert names >= {"state", "deal", "legal", "apply", "scoring", "view", "imagine"}
    assert {path.stem for path in files if path.parent.name == "core"} >= {"rng", "rollout", "play"}


def test_structs_keep_their_tags() -> None:
    """Actions and events carry the tag they were given, however the rules are run."""
    for game in registry.all_games():
        for kind in kinds(game.actions) + kinds(game.events):
            assert kind.__struct_config__.tag
            assert kind.__struct_config__.frozen


def kinds(union: Any) -> tuple[Any, ...]:
    """List the members of a union."""
    return get_args(union) or (union,)
