"""The help page: the same answers in both languages, at the anchors the page links to."""

from __future__ import annotations

import re
from pathlib import Path

from soucoupe.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
ANCHOR = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)
LINK = re.compile(r"""(?:/help#|<HelpLink topic=")([a-z-]+)""")
ASKED = (
    *("clock", "absence", "pause", "resign", "takeback", "talk"),
    *("notes", "watch", "replay", "mine", "link"),
)


def page(language: str) -> str:
    """Read the help page."""
    return (ROOT / f"src/soucoupe/texts/help.{language}.md").read_text(encoding="utf-8")


def test_both_languages_have_the_same_answers() -> None:
    """In the same order, each once, and every question of a table among them."""
    first, second = (ANCHOR.findall(page(language)) for language in LANGUAGES)
    assert first == second
    assert len(set(first)) == len(first)
    assert set(ASKED) <= set(first)


def test_every_link_to_an_answer_leads_to_one() -> None:
    """From other pages, and inside the help page itself."""
    anchors = set(ANCHOR.findall(page("en")))
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src").rglob("*.svelte")]
    linked = {mark for text in sources for mark in LINK.findall(text)}
    inside = {
        mark for language in LANGUAGES for mark in re.findall(r"\]\(#([a-z-]+)\)", page(language))
    }
    assert {"mine", "clock", "absence", "talk", "notes", "replay", "link"} <= linked
    assert linked | inside <= anchors
