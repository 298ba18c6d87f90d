"""Talk: a channel for each camp, silence while humans vote, and no word of the language."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from soucoupe.core.game import Channel
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.component_types import WORDS
from soucoupe.games.premier_contact.data import FEATURE_NAMES, OFFERING_NAMES
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.catalogue import LANGUAGES, choices
from soucoupe.games.premier_contact.tests.table import (
    act,
    answered,
    asked,
    dealt,
    humans_asked,
    requested,
    turn_of,
    voted,
)

HUMANS = (2, 3)
ALIENS = Channel("aliens", readers=(0, 1), has_pad=True)
OPEN = Channel("humans", readers=HUMANS)


def channels(state: State) -> tuple[Channel, ...]:
    """Return who may talk with whom."""
    assert GAME.channels is not None
    return GAME.channels(state)


def silent(reason: str, humans: tuple[int, ...] = HUMANS) -> Channel:
    """Return the humans' channel while it is closed."""
    return Channel("humans", readers=humans, speakers=(), reactors=(), closed=reason)


def over() -> State:
    """Return a race that is over."""
    state = humans_asked(dealt(4))
    state.covered[0] = state.covered[1] = 1
    state.received[0] = 2
    state.tokens[0] = [2, 0, 0]
    return voted(requested(state), 2, 24)


def test_each_camp_talks_among_itself() -> None:
    """Nobody talks to everybody during play; the aliens share a pad for the signs they gave."""
    assert channels(dealt(4)) == (ALIENS, OPEN)
    assert channels(asked(dealt(4), 3)) == (ALIENS, OPEN)


def test_humans_are_silent_from_a_request_until_its_votes_are_revealed() -> None:
    """From the first sign on the tablet; the aliens may go on talking."""
    state = humans_asked(dealt(4))
    assert channels(state) == (ALIENS, OPEN)
    state = act(state, 0, "draw 3 false")
    assert channels(state) == (ALIENS, silent("closed-request"))
    assert channels(act(state, 0, "wipe")) == (ALIENS, silent("closed-request"))
    state = act(act(state, 0, "send"), 3, "vote 24")
    assert channels(state) == (ALIENS, silent("closed-request"))
    assert channels(act(state, 2, "vote 24")) == (ALIENS, OPEN)


def test_humans_are_silent_while_notepads_are_tidied() -> None:
    """Notes are everyone's own."""
    state = dealt(4)
    state.round = 10
    state = turn_of(turn_of(state, 23, 24), 23, 24)
    assert channels(state) == (ALIENS, silent("closed-tidy"))


def test_a_lone_human_has_nobody_to_talk_to() -> None:
    """And a lone alien keeps its pad."""
    assert channels(dealt(2)) == (Channel("aliens", readers=(0,), has_pad=True),)
    assert len(channels(dealt(3))) == 2


def test_everything_is_open_at_the_end() -> None:
    """Everybody talks with everybody, and reads what the camps said."""
    everybody = channels(over())
    assert [channel.name for channel in everybody] == ["all", "aliens", "humans"]
    assert all(channel.readers is None and channel.closed is None for channel in everybody)


def held(text: str, state: State | None = None) -> str | None:
    """Return why a text is held back."""
    assert GAME.hold_back is not None
    held_back = GAME.hold_back(GAME.view(state or dealt(4), 2), text)
    return None if held_back is None else held_back.reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("feature", FEATURE_NAMES)
def test_every_word_of_the_language_is_held_back(language: str, feature: str) -> None:
    """In both languages, alone or in a sentence, in capitals or with accents."""
    word = choices(language, "word")[feature]
    for text in (
        word,
        f"I think it was {word}!",
        word.upper(),
        f"({word.title()})",
        f"l\u2019{word}",
    ):
        assert held(text) == "why-feature-word", text


FRENCH = (
    "grand grande grands grandes, lourd lourde lourds lourdes, long longue longs longues, "
    "rond ronde ronds rondes, pointu pointue pointus pointues, creux creuse creuses, mou "
    "molle mous molles mol, fragile fragiles, brillant brillante brillants brillantes, vivant "
    "vivante vivants vivantes, végétal végétale végétaux végétales, nourriture nourritures, "
    "métal métaux, bois, pierre pierres, tissu tissus, eau eaux, chaud chaude chauds chaudes, "
    "ciel ciels cieux, rapide rapides, bruyant bruyante bruyants bruyantes, danger dangers, "
    "précieux précieuse précieuses, outil outils, sacré sacrée sacrés sacrées"
)
ENGLISH = (
    "big bigger biggest, heavy heavier heaviest, long longer longest, round rounder roundest "
    "rounds, pointed pointy pointier, hollow hollows hollowed, soft softer softest, fragile, "
    "shiny shinier shiniest, living lives alive, plant plants planted, food foods, metal "
    "metals metallic, wood woods wooden, stone stones stony, cloth cloths clothes, water "
    "waters watery, hot hotter hottest, sky skies, fast faster fastest, noisy noisier "
    "noisiest noise, danger dangers dangerous, precious, tool tools, sacred"
)


@pytest.mark.parametrize("forms", [*FRENCH.split(", "), *ENGLISH.split(", ")])
def test_every_gender_number_and_degree_is_held_back(forms: str) -> None:
    """All forms of all words, in both languages, with accents, without, and in capitals."""
    for form in forms.split():
        bare = form.translate(str.maketrans("éè", "ee"))
        for text in (form, bare, form.upper(), normalize("NFD", form), f"c\u2019est {form} ?"):
            assert held(text) == "why-feature-word", text


def test_those_are_all_the_words() -> None:
    """A line of forms for each of the twenty-five, in both languages."""
    for language, forms in (("fr", FRENCH), ("en", ENGLISH)):
        words = [line.split()[0] for line in forms.split(", ")]
        assert words == list(choices(language, "word").values())


@pytest.mark.parametrize(
    "text",
    [
        *(
            "l'eau",
            "bois-le",
            "fragilité",
            "grandeur",
            "chaleur",
            "bruyamment",
            "vegetale",
            "boisées",
        ),
        *("softly", "shines", "preciously", "dangerously", "length", "noisily", "endangered"),
        *("round2", "long-term", "not_big", "r\u200bound", "\uff42\uff49\uff47", "sacre\u0301"),
        *("b i g", "B-I-G", "c.h.a.u.d", "r o n d e"),
    ],
)
def test_other_forms_are_held_back_too(text: str) -> None:
    """Derived ones, spelled ones, and whatever is around them."""
    assert held(text) == "why-feature-word"


@pytest.mark.parametrize(
    "text",
    [
        *("I would turn the elephant and the mouse.", "Encore le troisième signe !", "42", ""),
        *("sounds like a plan", "surround", "background", "belong", "footstool", "toolbox"),
        *("Nous sommes d\u2019accord, le mouton.", "moulin", "grandma", "fastidious", "skyline"),
        *(
            "arc-en-ciel",
            "un arc en ciel",
            "des arcs-en-ciel",
            "ok ?",
            "l, m, n",
            "a b",
            "y a t il",
        ),
    ],
)
def test_whole_words_only(text: str) -> None:
    """What merely contains such a word, and everything else, may be said."""
    assert held(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("offering", OFFERING_NAMES)
def test_names_of_offerings_may_be_said(language: str, offering: str) -> None:
    """All sixty, in both languages."""
    for message in ("offering", "offering-name"):
        assert held(choices(language, message)[offering]) is None


def test_after_the_game_everything_may_be_said() -> None:
    """And whoever writes is told the reason before that, nobody else."""
    assert held("It was round!", answered(asked(dealt(4), 3), "round")) == "why-feature-word"
    assert held("It was round!", over()) is None


def test_every_feature_has_forms_in_both_languages() -> None:
    """Folded already, and the first is the word itself."""
    for forms in (WORDS.en, WORDS.fr):
        assert tuple(forms) == FEATURE_NAMES
        assert all(
            form.isascii() and form.islower() for line in forms.values() for form in line.split()
        )
