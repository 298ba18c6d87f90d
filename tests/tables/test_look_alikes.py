"""Names are shown to others: they can be read, and told apart."""

from __future__ import annotations

import pytest

from soucoupe.core.look_alikes import drawn
from soucoupe.tables.decide import seats
from soucoupe.tables.errors import BadText, NameTaken
from tests.games.secret_picks import GAME
from tests.support.tables import refused, waiting

ALIKE = [
    ("Paul", "paul"),
    ("Paul", "Pau1"),
    ("Paul", "\u0420\u0430ul"),
    ("BETA", "\u0392\u0395\u03a4\u0391"),
    ("Coco", "\u0441\u043e\u0441\u043e"),
    ("Ann", "Ann\u200d"),
    ("Ann", "\uff21\uff4e\uff4e"),
    ("Ann", "An\u3164n"),
    ("No", "N0"),
]
APART = [("Ann", "Anna"), ("Zoé", "Zoe"), ("Guest 1", "Guest 2"), ("李", "王"), ("Иван", "Ivan")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_taken(one: str, other: str) -> None:
    """By whoever sits down, and by whoever changes name."""
    assert drawn(one) == drawn(other)
    logged = waiting(GAME.id, 2)
    logged.put(seats.rename(logged.table, 0, one))
    with refused(logged.table, NameTaken, "already"):
        seats.sit(logged.table, 2, other, "l", "s")
    with refused(logged.table, NameTaken, "already"):
        seats.rename(logged.table, 1, other)
    assert seats.rename(logged.table, 0, other).seat == 0


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_are_free(one: str, other: str) -> None:
    """However near they are."""
    logged = waiting(GAME.id, 2)
    logged.put(seats.rename(logged.table, 0, one))
    assert seats.rename(logged.table, 1, other).name == other


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\ufe0f", "\u0301", "\u115f \u1160"])
def test_nothing_to_see_is_no_name(name: str) -> None:
    """Letters that are drawn as nothing, and marks on no letter."""
    with refused(waiting(GAME.id).table, BadText, "1 to 24"):
        seats.rename(waiting(GAME.id).table, 0, name)


def test_marks_are_not_heaped() -> None:
    """Two on a letter are a language, ten a blot; what can be one letter is one."""
    table = waiting(GAME.id).table
    with refused(table, BadText, "2 marks"):
        seats.rename(table, 0, "Z\u0335\u0336\u0337algo")
    assert seats.rename(table, 0, "Vie\u0323\u0302t").name == "Vi\u1ec7t"
    assert seats.rename(table, 0, "Zoe\u0301").name == "Zoé"
