"""What is in the box: a hundred cards, and the numbers of the rulebook."""

from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.component_types import COMPONENTS, DIGEST
from soucoupe.games.strangers.data import BOX, CARD_NAMES, COUNTS, KINDS

RULEBOOK = {
    "alien-sighted": 18,
    "flying-saucer": 5,
    "walk": 10,
    "run": 10,
    "skateboard": 10,
    "school-bus": 10,
    "city-bus": 10,
    "walkie-talkies": 10,
    "fence-hop": 3,
    "bmx": 3,
    "prom-night": 3,
    "science-club": 1,
    "pool-party": 1,
    "new-boyfriend": 1,
    "men-in-black": 1,
    "ice-cream-date": 1,
    "watches": 1,
    "mums-car": 1,
    "car-pool": 1,
}


def test_there_are_a_hundred_cards_of_nineteen_kinds() -> None:
    """The list of the rulebook, card by card."""
    assert dict(zip(CARD_NAMES, COUNTS, strict=True)) == RULEBOOK
    assert KINDS == 19
    assert len(BOX) == sum(COUNTS) == 100


def test_numbers_of_the_rulebook() -> None:
    """Ten kids a player, hands of three (or four), one kid on the streets, one to four players."""
    rules = COMPONENTS.rules
    assert (rules.kids, rules.hand, rules.hand_of_four, rules.moving) == (10, 3, 4, 1)
    assert (rules.returning_after, rules.wins, rules.solo_contact) == (5, 2, 10)
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_every_table_says_where_it_comes_from() -> None:
    """Counts are the rulebook's; effects are ours where it only pictures them."""
    assert {row.source for row in COMPONENTS.cards} == {"rulebook"}
    printed = {row.name for row in COMPONENTS.cards if row.effect == "rulebook"}
    assert printed == {"alien-sighted", "flying-saucer", "run", "ice-cream-date"}
    assert COMPONENTS.rules.source == "rulebook"
    assert COMPONENTS.house.source == "ours"


def test_version_carries_the_digest_of_components_and_boards() -> None:
    """Changing a component or a board changes the version under which games are kept."""
    assert GAME.version.endswith(f"+{DIGEST}")
