"""The sixty offerings: every constraint of their grades, and names in both languages."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from soucoupe.games.premier_contact.bots.common_sense import ARGUABLE, GRADES, NO, YES
from soucoupe.games.premier_contact.component_types import OFFERINGS
from soucoupe.games.premier_contact.data import FEATURE_NAMES, FEATURES, OFFERING_NAMES
from soucoupe.games.premier_contact.tests.catalogue import LANGUAGES, choices

NAMED_IN_THE_RULEBOOK = (
    *("sheep", "boat", "ostrich", "catapult", "pyramid", "horse", "hippopotamus", "house"),
    *("elephant", "hammer", "mouse", "key", "shovel", "pickaxe"),
)


def test_there_are_sixty_and_the_rulebooks_are_among_them() -> None:
    """Fourteen are named or pictured in the rulebook, the others are ours."""
    assert len(OFFERING_NAMES) == len(set(OFFERING_NAMES)) == 60
    assert set(NAMED_IN_THE_RULEBOOK) <= set(OFFERING_NAMES)


def test_every_grade_is_given_once() -> None:
    """No feature is both yes and arguable; what is in neither list is no."""
    for row, grades in zip(OFFERINGS.offerings, GRADES, strict=True):
        assert len({*row.yes, *row.arguable}) == len(row.yes) + len(row.arguable)
        assert grades.count(YES) == len(row.yes)
        assert grades.count(ARGUABLE) == len(row.arguable)
        assert grades.count(NO) == FEATURES - len(row.yes) - len(row.arguable)


@pytest.mark.parametrize("feature", FEATURE_NAMES)
def test_every_feature_is_neither_rare_nor_common(feature: str) -> None:
    """It is yes for 8 to 28 of the sixty."""
    assert 8 <= sum(feature in row.yes for row in OFFERINGS.offerings) <= 28


def test_any_two_offerings_differ_in_four_features() -> None:
    """Yes against no; arguable does not count."""
    for one, other in combinations(range(60), 2):
        apart = [
            feature
            for feature, pair in enumerate(zip(GRADES[one], GRADES[other], strict=True))
            if set(pair) == {YES, NO}
        ]
        assert len(apart) >= 4, (OFFERING_NAMES[one], OFFERING_NAMES[other])


def test_any_feature_can_be_told_from_any_other() -> None:
    """At least four offerings are yes for the first and no for the second, both ways round."""
    for one, other in permutations(range(FEATURES), 2):
        telling = [row for row in GRADES if row[one] == YES and row[other] == NO]
        assert len(telling) >= 4, (FEATURE_NAMES[one], FEATURE_NAMES[other])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["offering", "offering-name"])
def test_offerings_have_names_of_their_own(language: str, message: str) -> None:
    """In both languages, with article and without, no two alike."""
    names = choices(language, message)
    assert tuple(names) == OFFERING_NAMES
    assert len(set(names.values())) == 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_names_of_their_own(language: str) -> None:
    """In both languages, no two alike."""
    names = choices(language, "word")
    assert tuple(names) == FEATURE_NAMES
    assert len(set(names.values())) == FEATURES


AGREED = {
    "key": "-shiny metal",
    "bell": "metal noisy",
    "rainbow": "round",
    "soup": "round",
    "wheat": "living",
    "arrow": "metal",
    "hammer": "heavy metal",
    "scarab": "stone -living",
    "hammock": "wood",
    "scroll": "wood",
    "horse": "-precious",
    "house": "-precious",
    "cloak": "-precious",
    "chariot": "-precious",
    "elephant": "-precious",
}
"""What the pictures show and common sense says, with a dash for what they deny."""
LEFT_OPEN = {"bell": "round", "butterfly": "soft", "scroll": "long", "basket": "wood"}


def test_grades_agree_with_pictures_and_common_sense() -> None:
    """Each of these was graded otherwise once, and people stumbled over it."""
    rows = {row.name: row for row in OFFERINGS.offerings}
    for name, words in AGREED.items():
        for word in words.split():
            feature = word.lstrip("-")
            assert (feature in rows[name].yes) == (not word.startswith("-")), (name, word)
            assert feature not in rows[name].arguable, (name, word)
    for name, feature in LEFT_OPEN.items():
        assert feature in rows[name].arguable, (name, feature)
