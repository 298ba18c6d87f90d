"""Every coach speaks in words of both languages, from the view alone, and only to who decides."""

from __future__ import annotations

import msgspec

from soucoupe.core.hints import hints_in
from soucoupe.words.catalogue import LANGUAGES
from soucoupe.words.golden import PEOPLE
from soucoupe.words.tell import Teller, message_of
from tests.support.cases import Case
from tests.support.walk import walk

MOST_ASKED = 40
"""About how often a coach is asked in one game."""


def test_hints_are_told_in_every_language(game_id: str) -> None:
    """Each by the message of its tag; asked over the wire, the coach says the same."""
    game = Case(game_id, 0, {}, "s0").found()
    if game.coach is None:
        return
    said = set[str]()
    for seats in (game.seats[0], game.seats[-1]):
        tellers = [Teller(game.id, language, PEOPLE[:seats]) for language in LANGUAGES]
        positions = list(walk(game, seats, game.options(), "hints"))
        for position in positions[:: max(1, len(positions) // MOST_ASKED)]:
            view = game.view(position.state, position.seat)
            sent = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
            advice = game.coach(view)
            assert game.coach(sent) == advice
            for hint in hints_in(advice):
                assert message_of(type(hint)).startswith("hint-")
                said |= {message_of(type(hint))}
                assert all(teller.tell(hint) for teller in tellers)
            assert not hints_in(game.coach(game.view(position.state, None)))
    assert said, "the coach says nothing during play"
