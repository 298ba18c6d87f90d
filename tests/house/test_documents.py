"""What documents say of files, commands, methods and names is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from soucoupe.cli import COMMANDS
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.messages import ServerMessage
from soucoupe.store.protocol import Archives, Index, Log, Moderation, Upkeep
from soucoupe.tables import entries
from soucoupe.tables.entries.talk import FEELINGS
from tests.house.test_readme import DOCUMENTS, ROOT

PLACES = (
    ROOT,
    *(ROOT / "src/soucoupe" / name for name in ("", "tables", "server", "games/*")),
    *(ROOT / "web" / name for name in ("", "src", "src/games/*")),
)
"""Where a path may start: the root, a package that documents speak of, the folder of any game."""
PATH = re.compile(r"`((?:[\w.<>-]+/)+[\w.-]*\.(?:py|ts|svelte|md|toml|ftl|js|sql)|(?:[\w-]+/)+)`")
DOCS = ROOT / "docs"
MAPS = [*DOCUMENTS, ROOT / "web/README.md"]


@pytest.mark.parametrize(
    "document", [*DOCUMENTS, ROOT / "web/README.md"], ids=lambda path: path.name
)
def test_files_that_are_mentioned_exist(document: Path) -> None:
    """A path in code type is a file or folder, seen from the root or from a package's own root."""
    text = document.read_text(encoding="utf-8")
    to_be_made = set(re.findall(r"new-game (\w+)", text))
    mentioned = [path for path in PATH.findall(text) if not to_be_made & set(Path(path).parts)]
    missing = [path for path in mentioned if not any(found(place, path) for place in PLACES)]
    assert missing == []


def found(place: Path, path: str) -> bool:
    """Tell whether a path leads somewhere; `<id>` stands for any game."""
    pattern = (place / path.replace("<id>", "*")).relative_to(ROOT).as_posix()
    return any(ROOT.glob(pattern))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_targets_that_are_mentioned_exist(document: Path) -> None:
    """`make WORD` in code type is a target of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
    mentioned = re.findall(r"`make ([\w-]+)", document.read_text(encoding="utf-8"))
    assert [target for target in mentioned if target not in targets] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_mentioned_exist(document: Path) -> None:
    """`soucoupe WORD` in code type is a command."""
    commands = set(COMMANDS)
    text = document.read_text(encoding="utf-8")
    mentioned = re.findall(r"`(?:\S*/)?soucoupe ([a-z][\w-]*)", text)
    assert [command for command in mentioned if command not in commands] == []


def test_storage_names_the_methods_of_a_store() -> None:
    """All of them, protocol by protocol."""
    text = (DOCS / "storage.md").read_text(encoding="utf-8")
    told = re.search(r"A store is five small protocols(.*?)(?:\n\n|\Z)", text, re.DOTALL)
    assert told is not None
    lists = re.findall(r"\(((?:`\w+`,?\s?)+)\)", told.group(1))
    for protocol, names in zip((Log, Index, Archives, Moderation, Upkeep), lists, strict=True):
        members = vars(protocol).items()
        methods = [name for name, one in members if callable(one) and name[0] != "_"]
        assert re.findall(r"`(\w+)`", names) == methods


def test_storage_names_every_kind_of_entry() -> None:
    """By its tag."""
    text = (DOCS / "storage.md").read_text(encoding="utf-8")
    tags = [kind.__struct_config__.tag for kind in entries.Body.__args__]
    assert [tag for tag in tags if f"`{tag}`" not in text] == []


def test_the_protocol_names_every_message_field_reaction_and_code() -> None:
    """A client can be written from it alone."""
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in ServerMessage.__args__:
        row = re.search(rf"^\| `{kind.__struct_config__.tag}` \|(.*)$", text, re.MULTILINE)
        assert row is not None, kind
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in row.group()] == []
    assert [name for name in FEELINGS if f"`{name}`" not in text] == []
    assert [code for code in CloseCode if f"| {code.value} |" not in text] == []


def test_the_picture_of_the_layers_is_fresh() -> None:
    """Whoever changes what imports what runs `make layers`."""
    command = [sys.executable, "tools/draw_layers.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0), "run `make layers`"
