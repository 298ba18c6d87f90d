"""The place of a table in a README: between two markers, and nothing else is touched."""

from __future__ import annotations

import re
from difflib import unified_diff
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

BLOCK = re.compile(
    r"(?P<opening><!-- balance: (?P<name>[a-z0-9-]+) -->\n)"
    r"(?P<body>.*?)(?P<closing><!-- /balance -->\n)",
    re.DOTALL,
)


def names_in(readme: Path) -> list[str]:
    """List the tables a README has room for, in its order."""
    return [found["name"] for found in BLOCK.finditer(readme.read_text(encoding="utf-8"))]


def with_table(text: str, name: str, body: str) -> str:
    """Return a README's text with another body between the markers of that name."""

    def renewed(found: re.Match[str]) -> str:
        if found["name"] != name:
            return found[0]
        return f"{found['opening']}{body}{found['closing']}"

    return BLOCK.sub(renewed, text)


def difference(before: str, after: str, label: str) -> list[str]:
    """List the lines that differ, as a diff without context."""
    lines = unified_diff(before.splitlines(), after.splitlines(), label, label, n=0, lineterm="")
    return list(lines)
