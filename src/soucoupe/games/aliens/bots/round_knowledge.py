"""What a witness knows of the round, and what it can tell of what the others know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.bots.investigator_models import chance_misjudged, way_weights
from soucoupe.games.aliens.bots.witness_models import habit_weights, known_testimonies
from soucoupe.games.aliens.data import TESTIMONIES
from soucoupe.games.aliens.imagine import unseen_cards
from soucoupe.games.aliens.view_types import ALIEN_NUMBER
from soucoupe.games.aliens.worlds import (
    EVERY_WORLD,
    TRIPLES,
    TRUE_IN,
    WITH,
    sighted,
    statements_of,
    without,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.view_types import View

TRIPLE_NUMBER: Final = {triple: number for number, triple in enumerate(TRIPLES)}


class RoundKnowledge:
    """The round from one witness's seat."""

    __slots__ = (
        "aliens",
        "face_up",
        "first_turning",
        "habit_weights",
        "hand",
        "possible",
        "rounds_left",
        "seat",
        "speakers",
        "statements",
        "unseen",
        "usual_way_weights",
        "way_weights",
        "world",
    )

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        seats = len(view.won)
        investigator = view.current.investigator
        self.seat = view.hands[0].seat
        self.hand = view.hands[0].cards
        self.rounds_left = view.rounds - view.round - 1
        self.first_turning = 2 if view.options.help else 1
        self.statements = statements_of(view.current)
        self.speakers = [(investigator + 1 + at % (seats - 1)) % seats for at in range(TESTIMONIES)]
        self.aliens = sighted(view.current)
        self.face_up = view.current.face_up
        first, second, third = sorted(self.aliens)
        self.world = TRIPLE_NUMBER[first, second, third]
        self.possible = without(EVERY_WORLD, known_elsewhere(view))
        self.unseen = unseen_cards(view)
        self.habit_weights = habit_weights(known_testimonies(view, events), seats)
        ways = way_weights(events, seats)
        self.way_weights = ways[investigator]
        others = [weights for seat, weights in enumerate(ways) if seat != self.seat]
        self.usual_way_weights = [sum(column) / len(others) for column in zip(*others, strict=True)]

    def holds(self, statement: int) -> bool:
        """Tell whether a statement is true here."""
        return TRUE_IN[statement] >> self.world & 1 == 1

    def worlds(self) -> int:
        """Return the worlds the investigator holds possible, as far as this seat can tell."""
        worlds = self.possible
        for at in self.face_up:
            worlds &= WITH[self.aliens[at]]
        return worlds

    def usually_misjudged(self, statements: Sequence[int]) -> float:
        """Tell how likely the best of these statements is misjudged in some other round."""
        return max(
            [chance_misjudged(statement, self.usual_way_weights) for statement in statements]
        )


def known_elsewhere(view: View) -> list[int]:
    """List the aliens the investigator knows to lie elsewhere, as far as this seat can tell."""
    aliens = []
    for played in view.past:
        for sighting in played.sightings:
            is_public = sighting.position in played.face_up
            if is_public or played.investigator != view.current.investigator:
                aliens.append(ALIEN_NUMBER[sighting.alien])
    return aliens
