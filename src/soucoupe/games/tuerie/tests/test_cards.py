"""Everything a card needs beside its row: a function, words in both languages, a line of the rules.

README.md lists the places under "Adding a card"; each test names the one that was forgotten.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from soucoupe.games import tuerie
from soucoupe.games.tuerie import effects
from soucoupe.games.tuerie.component_types import CardRow
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.effects import EFFECTS, effect_of
from soucoupe.games.tuerie.state import CARD_BITS
from soucoupe.games.tuerie.view_types import CARD, Card

FOLDER = Path(tuerie.__file__).parent
WEB = Path(__file__).parents[5] / "web"
FIXTURES = WEB / "fixtures/games/tuerie"
LANGUAGES = ("en", "fr")
ORDINALS = {
    "en": ("this", "next", "second", "third", "fourth", "fifth", "sixth"),
    "fr": ("ce", "prochain", "deuxième", "troisième", "quatrième", "cinquième", "sixième"),
}
ORDERS = {
    "en": {"any": "", "first": "1st", "second": "2nd"},
    "fr": {"any": "", "first": "1re", "second": "2de"},
}

every_card = pytest.mark.parametrize("row", CARDS, ids=lambda row: row.name)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def text_of(name: str) -> str:
    """Read a file of texts."""
    return (FOLDER / "texts" / name).read_text(encoding="utf-8")


def variants(language: str, message: str) -> dict[str, str]:
    """Read the names a message gives to cards or rooms; the last one would serve for any other."""
    body = re.search(rf"^{message} = .*?^}}", text_of(f"{language}.ftl"), re.MULTILINE | re.DOTALL)
    assert body is not None
    return dict(re.findall(r"\[([a-z-]+)\] (.+)", body.group()))


def rule_lines(language: str) -> dict[str, list[str]]:
    """Read the table of actions on a rule page, by name: room, vulnerability, name, when, text."""
    rows = re.findall(r"^\| (.*?)\|(.*)\|$", text_of(f"rules.{language}.md"), re.MULTILINE)
    found: dict[str, list[str]] = {}
    room = ""
    for first, rest in rows:
        room = first.strip() or room
        cells = [room, *(cell.strip() for cell in rest.split("|"))]
        found[cells[2].removesuffix("★").strip()] = cells
    return found


def test_every_card_has_a_function_of_its_own() -> None:
    """In the file of its room, under its name, in the order of the table."""
    assert len({row.name for row in CARDS}) == len(set(EFFECTS)) == len(CARDS)
    for row, effect in zip(CARDS, EFFECTS, strict=True):
        assert getattr(effect, "__name__", "").replace("_", "-") == row.name


def test_a_card_without_a_function_is_missed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules cannot even be imported, and the message says where the function belongs."""
    monkeypatch.setitem(effects.CARDS_OF, "ducts", SimpleNamespace())
    with pytest.raises(LookupError, match=r"cards/ducts.py has no function crawl_space"):
        effect_of("crawl-space", "ducts")


def test_every_function_is_a_card() -> None:
    """A function in `cards/` without a row in the same room would be called by nobody."""
    rows = {(row.room, row.name) for row in CARDS}
    for path in (FOLDER / "cards").glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                card = (path.stem.replace("_", "-"), node.name.replace("_", "-"))
                assert card in rows, f"cards/{path.name}: no card of that room is {node.name}"


def test_a_play_has_room_for_every_card() -> None:
    """A card on the table is five bits of a number: `play_of` in state.py."""
    assert len(CARDS) <= CARD_BITS + 1, "widen CARD_BITS, play_of and its readers"


@both_languages
@every_card
def test_a_card_has_a_name_and_a_text(row: CardRow, language: str) -> None:
    """Without its own name a card would silently be called like the last one of the list."""
    file = f"texts/{language}.ftl"
    assert row.name in variants(language, "card"), f"{file}: `card` has no [{row.name}]"
    effect = rf"^effect-{row.name} = \S"
    assert re.search(effect, text_of(f"{language}.ftl"), re.MULTILINE), (
        f"{file}: no effect-{row.name}"
    )


@both_languages
@every_card
def test_a_card_has_a_line_on_the_rule_page(row: CardRow, language: str) -> None:
    """Under its name: its room, its vulnerability, when it counts, and a star if it wins alone."""
    page = f"texts/rules.{language}.md"
    name = variants(language, "card").get(row.name, row.name)
    line = rule_lines(language).get(name)
    assert line is not None, f"{page}: the table of actions has no line for {name}"
    room, vulnerability, action, when, effect = line
    assert room == variants(language, "room")[row.room], f"{page}: {name} is in the wrong room"
    assert vulnerability == str(row.vulnerability), f"{page}: {name}: vulnerability"
    assert action.endswith("★") == row.alone, f"{page}: {name}: the star"
    order = ", ".join(when.split(", ")[1:])
    assert order == ORDERS[language][row.order], f"{page}: {name}: first or second card"
    assert effect, f"{page}: {name}: what it does"


@both_languages
def test_the_rule_page_has_no_card_too_many(language: str) -> None:
    """Its table has a line for every card, and its heading counts them."""
    names = set(variants(language, "card").values())
    lines = [name for name in rule_lines(language) if name in names]
    assert len(lines) == len(CARDS), f"texts/rules.{language}.md: the lines of the table"
    heading = rf"^## .*\b{len(CARDS)} actions {{#cards}}$"
    assert re.search(heading, text_of(f"rules.{language}.md"), re.MULTILINE), (
        f"texts/rules.{language}.md: the heading of the table counts the cards"
    )


@both_languages
@pytest.mark.parametrize("row", [row for row in CARDS if row.due], ids=lambda row: row.name)
def test_a_card_says_how_long_it_takes(row: CardRow, language: str) -> None:
    """On the page and on the rule page what the row says."""
    due = rf"\b{ORDINALS[language][row.due]} round"
    effect = rf"^effect-{row.name} = .*{due}"
    assert re.search(effect, text_of(f"{language}.ftl"), re.MULTILINE)
    assert re.search(due, rule_lines(language)[variants(language, "card")[row.name]][-1])


@every_card
def test_a_card_has_a_drawing(row: CardRow) -> None:
    """The only file of the page that is written by hand for a card."""
    drawings = (WEB / "src/games/tuerie/art.ts").read_text(encoding="utf-8")
    (of_cards,) = re.findall(r"^export const CARD_ART.*?^}", drawings, re.MULTILINE | re.DOTALL)
    assert re.search(rf"^  '?{row.name}'?: \[", of_cards, re.MULTILINE), f"art.ts: no {row.name}"


def test_the_page_is_tested_with_these_cards() -> None:
    """The moments its table is drawn from show cards as the component table has them."""
    found = 0
    for path in sorted(FIXTURES.glob("*.json")):
        for card in cards_in(msgspec.json.decode(path.read_bytes())):
            assert card == CARD[card.number], f"{path.name} is stale: run web/fixtures/make.py"
            found += 1
    assert found, "no card in any fixture"


def cards_in(told: object) -> Iterator[Card]:
    """Find every card in a fixture."""
    if isinstance(told, dict):
        if set(told) == set(Card.__struct_fields__):
            yield msgspec.convert(told, Card)
        told = list(told.values())
    if isinstance(told, list):
        for part in told:
            yield from cards_in(part)
