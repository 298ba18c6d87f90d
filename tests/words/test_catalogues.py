"""Catalogues hold what is asked for, in both languages alike, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from soucoupe.server.requests.http_errors import STATUS
from soucoupe.tables.errors import TableError
from soucoupe.words.catalogue import LANGUAGES
from tests.support.sentences import Uses, sentences, ways_to_say

ROOT = Path(__file__).parents[2]
SIGNS = (".", "!", "?", "…")
SENTENCES = ("why", "final", "reason", "refused", "notice")
"""Messages that begin so are whole sentences, and so is what explains something."""

LABELS = ("bot", "do", "feeling", "league", "order", "stage", "state", "when")
"""Messages that begin so stand on buttons and badges, and end without a full stop."""

FOR_PROGRAMS = {"request/foreign", "request/not-json"}
"""What the page never asks for in a way that would be refused so."""

LITERAL = re.compile(r"""(['"`])([a-z][a-z0-9_-]*)\1""")
PUT_TOGETHER = re.compile(r"""(?:f"|f'|`)((?:[a-z0-9_-]|\$?\{[^{}`]*\})+)["'`]""")


def endings(language: str) -> dict[str, set[str]]:
    """Return for every message the signs it ends with, in each way it can be said."""
    return {
        sentence.name.partition("/")[2]: {
            text[-1] if text.endswith(SIGNS) else ""
            for text in ways_to_say(sentence, Uses(sentence), 2, "Bo")
            if text.strip()
        }
        for sentence in sentences(language)
    }


def test_a_sentence_is_one_in_both_languages() -> None:
    """What ends with a sign in one language ends with one in the other."""
    first, second = (endings(language) for language in LANGUAGES)
    assert [name for name in first if ("" in first[name]) != ("" in second[name])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_sign_and_labels_without_a_full_stop(language: str) -> None:
    """Reasons and explanations are sentences; buttons and badges are not."""
    found = []
    for name, ends in endings(language).items():
        message = name.rpartition("/")[2]
        family = message.partition("-")[0]
        if (family in SENTENCES or message.endswith("about")) and "" in ends:
            found.append(f"{name} ends without a sign")
        if family in LABELS and "." in ends:
            found.append(f"{name} ends with a full stop")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_wait_are_told_so_alike(language: str) -> None:
    """In one game either every message about waiting ends with a sign, or none does."""
    by_owner: dict[str, dict[bool, list[str]]] = {}
    for name, ends in endings(language).items():
        owner, _, message = name.rpartition("/")
        if message.startswith("wait-") and owner != "house":
            kinds = by_owner.setdefault(owner, {})
            kinds.setdefault("" in ends, []).append(message)
    assert len(by_owner) > 1
    assert {owner: kinds for owner, kinds in by_owner.items() if len(kinds) > 1} == {}


def test_every_message_is_asked_for() -> None:
    """By its whole name, by one put together, or by another message."""
    literals, patterns = names_in_code()
    unused = []
    for sentence in sentences("en"):
        is_used = (
            sentence.message in literals
            or any(pattern.fullmatch(sentence.message) for pattern in patterns)
            or sentence.message in referred_to()
        )
        unused += [] if is_used else [sentence.name]
    assert unused == []


def names_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return what could be names of messages in the code, whole and put together."""
    literals: set[str] = set()
    patterns: dict[str, re.Pattern[str]] = {}
    for text in code():
        literals |= {name for _, name in LITERAL.findall(text)}
        for name in PUT_TOGETHER.findall(text):
            fixed = re.split(r"\$?\{[^{}]*\}", name)
            if len(fixed) > 1 and any(part.strip("-") for part in fixed):
                patterns[name] = re.compile(r"[\w-]+".join(re.escape(part) for part in fixed))
    return literals, list(patterns.values())


def code() -> Iterator[str]:
    """Give every file of the package and of the page that is no test."""
    for folder in (ROOT / "src/soucoupe", ROOT / "web/src", ROOT / "tests/games"):
        for path in folder.rglob("*"):
            if path.suffix not in {".py", ".ts", ".svelte"}:
                continue
            if "tests" not in path.relative_to(folder).parts and ".test." not in path.name:
                yield path.read_text(encoding="utf-8")


def referred_to() -> set[str]:
    """Return the messages other messages refer to."""
    texts = (ROOT / "src/soucoupe").rglob("texts/**/*en.ftl")
    return {name for path in texts for name in re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text())}


def test_whoever_is_refused_is_told_why_in_their_language() -> None:
    """Every refusal a person can meet has a message, so that none is told in the server's words."""
    codes = set(STATUS) | {kind.code for kind in TableError.__subclasses__()}
    told = {sentence.message for sentence in sentences("fr")}
    missing = [code for code in codes if f"refused-{code.replace('/', '-')}" not in told]
    assert sorted(set(missing) - FOR_PROGRAMS) == []
