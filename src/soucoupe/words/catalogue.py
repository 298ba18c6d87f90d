"""The Fluent catalogues: the house's own, and one per game; French and English."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
HOUSE = "soucoupe"


class UnknownLanguage(SoucoupeError):
    """A language the house does not speak."""

    code = "words/unknown-language"


@cache
def catalogue(language: str, game_id: str) -> FluentBundle:
    """Return the messages of the house and of one game in a language."""
    if language not in LANGUAGES:
        msg = f"there is no language '{language}'; languages: {', '.join(LANGUAGES)}"
        raise UnknownLanguage(msg)
    # A house opens without a sentence of its catalogues: whoever needs one first loads Fluent.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (resources.files(HOUSE), game_folder(game_id)):
        text = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def rule_page(language: str, game_id: str) -> str:
    """Return the rule page of a game, in Markdown."""
    catalogue(language, game_id)
    page = game_folder(game_id) / "texts" / f"rules.{language}.md"
    return page.read_text(encoding="utf-8")


def game_folder(game_id: str) -> Traversable:
    """Return the folder a game lives in."""
    return resources.files(f"{HOUSE}.games.{game_id}")
