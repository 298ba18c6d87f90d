"""Every message of every catalogue, said with whatever it may be given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from soucoupe import registry
from soucoupe.words.catalogue import HOUSE, game_folder

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Sentence(NamedTuple):
    """A message, or an attribute of one, ready to be said."""

    name: str
    pattern: ast.Pattern
    bundle: FluentBundle
    message: str
    attribute: str | None

    def say(self, words: dict[str, str | int]) -> str:
        """Say it; what it needs and is not given is missing from the test."""
        found = self.bundle.get_message(self.message)
        compiled = found.attributes[self.attribute] if self.attribute else found.value
        assert compiled is not None
        text, errors = self.bundle.format_pattern(compiled, words)
        assert not errors, (self.name, errors)
        return str(text)


@cache
def sentences(language: str) -> tuple[Sentence, ...]:
    """Return every sentence the house and its games can say in a language."""
    return tuple(all_sentences(language))


def all_sentences(language: str) -> Iterator[Sentence]:
    """Give them file by file."""
    texts = resources.files(HOUSE) / "texts"
    house = [texts / f"{part}{language}.ftl" for part in ("", "page.", "host/")]
    yield from of_files("house", [file.read_text("utf-8") for file in house], 0, language)
    for game_id in registry.game_ids():
        own = game_folder(game_id) / "texts" / f"{language}.ftl"
        files = [house[0].read_text("utf-8"), own.read_text("utf-8")]
        yield from of_files(game_id, files, 1, language)


def of_files(owner: str, files: list[str], first: int, language: str) -> Iterator[Sentence]:
    """Give the sentences of files, from the first that is wanted: others are only referred to."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in files:
        bundle.add_resource(FluentResource(text))
    for text in files[first:]:
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ast.Message):
                continue
            name = f"{language}/{owner}/{entry.id.name}"
            if entry.value is not None:
                yield Sentence(name, entry.value, bundle, entry.id.name, None)
            for one in entry.attributes:
                label = f"{name}.{one.id.name}"
                yield Sentence(label, one.value, bundle, entry.id.name, one.id.name)


class Uses(Visitor):
    """What a sentence is given, and which of it is chosen by a word, which by a number."""

    def __init__(self, sentence: Sentence) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, list[str]] = {}
        self.numbers: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(sentence.pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's)
        """Note what is given."""
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (fluent's)
        """Note by what is chosen."""
        self.selects.append(node)
        assert isinstance(node.selector, ast.VariableReference)
        keys = [key_of(variant) for variant in node.variants]
        counts = [key for key in keys if key.isdigit() or key in PLURALS]
        if counts == ["other"]:
            counts = []
        if counts:
            self.numbers.add(node.selector.id.name)
        if words := [key for key in keys if key not in counts]:
            self.keys.setdefault(node.selector.id.name, []).extend(words)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """Return what a variant is chosen by."""
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def ways_to_say(
    sentence: Sentence, uses: Uses, number: int, given: str | int, **others: str | int
) -> Iterator[str]:
    """Say a sentence with one number throughout, and with all words it chooses by in turn."""
    base: dict[str, str | int] = dict.fromkeys((*uses.names, *REFERRED), given)
    base |= dict.fromkeys(uses.numbers, number)
    base |= others
    pools: dict[str, list[str | int]] = {
        name: [*dict.fromkeys(keys), *([number] if name in uses.numbers else [])]
        for name, keys in uses.keys.items()
    }
    for chosen in product(*pools.values()):
        yield sentence.say(base | dict(zip(pools, chosen, strict=True)))


REFERRED = ("card", "place", "street", "board", "points")
"""What messages referred to by others may be given."""
