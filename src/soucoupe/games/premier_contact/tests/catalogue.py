"""The game's catalogues as its own tests read them: the choices of a message, by hand."""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = ("en", "fr")
TEXTS = Path(__file__).parents[1] / "texts"


def choices(language: str, message: str) -> dict[str, str]:
    """Return what a message that only chooses by its argument says for each value."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{message} = {{ \$name ->\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    assert found is not None, message
    return dict(re.findall(r"^ +\*?\[(\w+)\] (.+)$", found.group(1), re.MULTILINE))
