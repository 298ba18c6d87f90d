"""What people read is French and English as people write them."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression, serialize_pattern

from soucoupe import registry
from soucoupe.words.catalogue import HOUSE, LANGUAGES, rule_page
from tests.support.flaws import flaws
from tests.support.sentences import Uses, key_of, sentences, ways_to_say

NUMBERS = (0, 1, 2, 5, 21)
VERBS = {"is", "leaves"}
FEWEST_NOUNS = 10
FEWEST_WORDS = 7
SAYS_ONE = re.compile(r"\b(?:an?|one|last|une?|dernier|dernière)\b", re.IGNORECASE)
ELIDED = re.compile(r"\b(?:de|que|le|la|ne|se|jusque|lorsque) Ada\b", re.IGNORECASE)

ELSEWHERE = {
    "en": {
        "spectator": r"\bonlookers?\b|\bwatchers?\b|\bthose who watch\b",
        "bot": r"\brobots?\b|\bcomputer players?\b",
        "channel": r"\bchats?\b",
        "clock": r"\btimers?\b",
        "grace period": r"\bgrace\b(?! period)",
        "notepad": r"\bnotebooks?\b",
        "waiting room": r"\blobby\b",
        "stop working": r"\bno longer do\b",
        "random": r"\bby lot\b",
        "different": r"\bis another one\b",
        "discard": r"\bplayed away\b",
        "unmute": r"\blet talk\b",
        "waiting for": r"\} will (?:vote|answer|confirm|hand)\b",
        "hourglass": r"\bsandglass",
        "memory aid": r"\baide-mémoire\b",
        "gratitude token": r"\btokens? of gratitude\b",
        "mute": r"\btak\w+ the word\b",
        "the most": r"(?<!the )\bmost (?:points|tokens|eyes|offerings|tricks|gratitude)\b",
        "ages 10 and up": r"\bfrom about \w+ years\b|\byears (?:or so|up)\b",
    },
    "fr": {
        "pendule": r"\bhorloges?\b|\bchronomètres?\b",
        "robot": r"\bbots?\b|\bIA\b|\bordinateurs?\b",
        "spectateur": r"\bobservateurs?\b|\bceux qui regardent\b",
        "canal": r"\bchats?\b|\bsa discussion\b",
        "salle d'attente": r"\blobby\b",
        "retirer la parole": r"\bcoup\w* la parole\b",
        "dans le sens horaire": r"(?<!dans le )\bsens (?:horaire|des aiguilles)\b",
        "carte tournée": r"\b(?:une|deux|trois|quatre|cinq) tournées?\b",
        "quiconque possède": r"\bquiconque (?:l.)?a\b",
        "espérons-le": r"\bespérez-le\b",
        "à côté du mot": r"\bprès du mot\b",
        "barème": r"\bnotes de la maison\b",
        "bloc-notes": r"\bcarnets?\b",
        "place": r"\bsièges?\b",
        "jeton Gratitude": r"\bjetons? de gratitude\b",
        "par défaut": r"\bd.ordinaire\b",
        "va commencer": r"\bsur le départ\b",
        "redistribués": r"\bà neuf\b",
        "pas un tel": r"\bpas de tel(?:le)?s?\b",
        "ceux qui, celui qui": r"(?:^|[.;!?]\s)(?-i:Qui) [^?.]*[.;]",
    },
}
"""One word for one thing: what is said, and how it is not said."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_numbers(language: str) -> None:
    """Numbers are followed by the nouns they call for; in French zero takes the singular."""
    singular, plural = nouns(language)
    few = (1,) if language == "en" else (0, 1)
    many = tuple(number for number in NUMBERS if number not in few)
    wrong = re.compile(
        rf"\b(?:{numbers(few)}) (?:{alternatives(plural)})\b"
        rf"|\b(?:{numbers(many)}) (?:{alternatives(singular)})\b"
    )
    found = []
    for sentence in sentences(language):
        uses = Uses(sentence)
        for number in NUMBERS:
            said = ways_to_say(sentence, uses, number, number)
            found += [f"{sentence.name}: {text}" for text in said if wrong.search(text)]
    assert len(singular) > FEWEST_NOUNS
    assert found == []


def nouns(language: str) -> tuple[set[str], set[str]]:
    """Learn from all sentences that choose by number which nouns they choose between."""
    singular, plural = set(), set()
    for sentence in sentences(language):
        for select in Uses(sentence).selects:
            told = {key_of(one): serialize_pattern(one.value) for one in select.variants}
            one = noun_of(select, told.get("one", told.get("1", "")))
            other = noun_of(select, told["other"]) if "other" in told else None
            if one and other and one != other and one not in VERBS:
                singular.add(one)
                plural.add(other)
    return singular - plural, plural - singular


def noun_of(select: ast.SelectExpression, text: str) -> str | None:
    """Return what a variant counts, which may be all it says."""
    number = re.escape(f"{{ {serialize_expression(select.selector)} }}")
    noun = r"(?P<noun>[^\W\d]+)"
    found = re.search(rf"(?:{number}|\b(?:one|une?)) {noun}", text)
    found = found or re.fullmatch(noun, text.strip())
    return found and found["noun"]


def numbers(some: tuple[int, ...]) -> str:
    """Write numbers as alternatives."""
    return "|".join(str(number) for number in some)


def alternatives(words: set[str]) -> str:
    """Write words as alternatives."""
    return "|".join(sorted(re.escape(word) for word in words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_not_told_as_one(language: str) -> None:
    """Where one is said in a word, none has a word of its own: in French it would read as one."""
    found = []
    for sentence in sentences(language):
        for select in Uses(sentence).selects:
            told = {key_of(one): serialize_pattern(one.value) for one in select.variants}
            one = told.get("one", "")
            has_none = "0" in told or language == "en"
            if SAYS_ONE.search(said_by(one)) and not has_none:
                found.append(f"{sentence.name}: {one.strip()}")
    assert found == []


def said_by(text: str) -> str:
    """Leave out of a variant what it is given."""
    return re.sub(r"\{[^{}]*\}", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_list_of_winners_is_told_in_words(language: str) -> None:
    """Nobody wins: not “none wins”, not “victory: none”."""
    found, heard = [], 0
    for sentence in sentences(language):
        uses = Uses(sentence)
        if "winners" not in uses.names:
            continue
        heard += 1
        for text in ways_to_say(sentence, uses, 0, "Bo", winners="<none>"):
            found += [f"{sentence.name}: {text}"] if "<none>" in text else []
    assert heard >= len(registry.game_ids())
    assert found == []


def test_names_need_no_elision() -> None:
    """Before a name that begins with a vowel no French word stands that would lose its own."""
    found = []
    for sentence in sentences("fr"):
        uses = Uses(sentence)
        texts = ways_to_say(sentence, uses, 2, "Ada")
        found += [f"{sentence.name}: {text}" for text in texts if ELIDED.search(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_written_well(language: str) -> None:
    """Articles, contractions, spaces and signs are as the language has them."""
    found = []
    for sentence in sentences(language):
        uses = Uses(sentence)
        for number in NUMBERS:
            texts = set(ways_to_say(sentence, uses, number, "Bo"))
            found += [
                f"{sentence.name}: {flaw}: {text}"
                for text in texts
                for flaw in flaws(text, language)
            ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_written_well(language: str) -> None:
    """So are the rule pages and the help, below titles that may be of another language."""
    found = []
    for name, page in pages(language):
        for line in page.split("\n")[1:]:
            prose = re.sub(r"\]\(#[\w-]+\)|\{#[\w-]+\}|^\|[-:| ]+\|$|[*`]", "", line).strip()
            found += [f"{name}: {flaw}: {prose}" for flaw in flaws(prose, language)]
    assert found == []


def pages(language: str) -> list[tuple[str, str]]:
    """Return everything that is read as a page."""
    help_page = resources.files(HOUSE) / "texts" / f"help.{language}.md"
    games = [(game_id, rule_page(language, game_id)) for game_id in registry.game_ids()]
    return [("help", help_page.read_text("utf-8")), *games]


def test_the_glossary_and_this_test_name_the_same_words() -> None:
    """Most words of the table for contributors are held here, and none of them is forbidden."""
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    table = text.partition("## Words for players")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in table.split("\n") if line.startswith("| ")]
    for column, language in enumerate(LANGUAGES, start=1):
        told = {word.strip() for row in rows for word in row[column].split(",")}
        assert len(told & set(ELSEWHERE[language])) >= FEWEST_WORDS
        wrong = "|".join(ELSEWHERE[language].values())
        assert [word for word in told if re.search(wrong, word, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    """What has a name is not called otherwise, in sentences and on pages."""
    texts = [(name, re.sub(r"\n(?=[^\n#|-])\s*", " ", page)) for name, page in pages(language)]
    texts += [
        (sentence.name, serialize_pattern(sentence.pattern)) for sentence in sentences(language)
    ]
    found = [
        f"{name}: {word}, not {wrong[0].strip()}"
        for name, text in texts
        for word, other in ELSEWHERE[language].items()
        for wrong in re.finditer(other, text, re.IGNORECASE | re.MULTILINE)
    ]
    assert found == []
