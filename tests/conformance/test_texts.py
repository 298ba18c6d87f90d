"""Every game speaks French and English, and says the same in both."""

from __future__ import annotations

import re
from typing import get_args

from fluent.syntax import FluentParser, ast
from msgspec.structs import fields

from soucoupe import registry
from soucoupe.core.game import AnyGame
from soucoupe.core.play import opening, play
from soucoupe.words.catalogue import HOUSE, LANGUAGES, catalogue, game_folder, rule_page
from soucoupe.words.tell import Teller, message_of
from tests.support.cases import cases
from tests.support.flaws import flaws
from tests.support.walk import walk

ANCHOR = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)
NAMES = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Joe")


def messages(text: str) -> dict[str, set[str]]:
    """List the messages of a catalogue with the arguments each uses."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            used = re.findall(r"\$(\w+)", str(entry.to_json()) + text[slice(*span(entry))])
            found[entry.id.name] = set(used)
    return found


def span(entry: ast.Message) -> tuple[int, int]:
    """Return where a message stands in its file."""
    assert entry.span is not None
    return entry.span.start, entry.span.end


def test_catalogues_say_the_same(game_id: str) -> None:
    """Both languages have the same messages with the same arguments."""
    texts = [
        (game_folder(game_id) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for language in LANGUAGES
    ]
    assert messages(texts[0]) == messages(texts[1])


def test_house_catalogues_say_the_same() -> None:
    """So does the house."""
    from importlib import resources  # noqa: PLC0415

    folder = resources.files(HOUSE) / "texts"
    for name in ("", "page.", "host/"):
        files = [folder / f"{name}{language}.ftl" for language in LANGUAGES]
        texts = [file.read_text(encoding="utf-8") for file in files]
        assert messages(texts[0]) == messages(texts[1])


def test_everything_has_a_message(game_id: str) -> None:
    """Title, tagline, credits, every option and every kind of event can be told."""
    game = registry.find(game_id)
    wanted = ["title", "tagline", "credits"]
    wanted += [f"option-{field.name}" for field in fields(game.options)]
    wanted += [message_of(kind) for kind in get_args(game.events) or (game.events,)]
    for language in LANGUAGES:
        bundle = catalogue(language, game_id)
        assert [message for message in wanted if not bundle.has_message(message)] == []


def test_random_games_can_be_told(game_id: str) -> None:
    """Every event, as it was and as it is shown, and every reason is told without a flaw."""
    game = registry.find(game_id)
    for language in LANGUAGES:
        teller = Teller(game_id, language, NAMES)
        for case in cases(game_id, range(1)):
            for position in walk(game, case.seats, case.dealt_with(), case.seed):
                out = opening(game, position.state) if position.ply == 1 else []
                after = play(
                    game, position.state, position.seat, position.action, position.rng(), out
                )
                seen = [game.show(event, watcher) for watcher in (0, None) for event in out]
                told = [teller.tell(event) for event in (*out, *seen) if event is not None]
                assert all(told)
                assert [text for text in told if flaws(text, language)] == []
            for reason in getattr(game.outcome(after), "reasons", ()):
                assert teller.say(f"reason-{reason}", {})


def test_rule_pages_have_the_same_paragraphs(game_id: str) -> None:
    """Both pages have the same anchors, and the topic of every moment is one of them."""
    game = registry.find(game_id)
    anchors = [ANCHOR.findall(rule_page(language, game_id)) for language in LANGUAGES]
    assert anchors[0] == anchors[1]
    assert len(set(anchors[0])) == len(anchors[0]) > 0
    assert topics(game) <= set(anchors[0])


def topics(game: AnyGame) -> set[str]:
    """Collect the topics of random games."""
    if game.topic is None:
        return set()
    return {
        game.topic(game.view(position.state, seat))
        for case in cases(game.id, range(1))
        for position in walk(game, case.seats, case.dealt_with(), case.seed)
        for seat in (*range(case.seats), None)
    }
