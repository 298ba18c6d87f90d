"""What can be believed about the signs: the common model of bots and coach."""

from __future__ import annotations

from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.bots.belief import Belief, believe
from soucoupe.games.premier_contact.bots.common_sense import sense_of
from soucoupe.games.premier_contact.bots.view_facts import grid_of
from soucoupe.games.premier_contact.data import FEATURES
from soucoupe.games.premier_contact.deal import colour_counts
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tests.table import (
    act,
    answered,
    asked,
    dealt,
    requested,
    sign,
    voted,
)

ON = Options(preliminary="on")


def belief(state: State, sweeps: int = 3) -> Belief:
    """Return what an ideal listener believes."""
    view = GAME.view(state, None)
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    return believe(sense_of(grid_of(view), None), view.history, counts, race=True, sweeps=sweeps)


def test_a_named_word_is_certain() -> None:
    """And no other sign means it."""
    state = act(act(dealt(4, ON), 2, "name hot"), 3, "skip")
    state = answered(asked(state, 4, 6), "big")
    known = belief(state)
    assert known.row(sign("hot"))[sign("hot")] > 0.99
    assert known.row(sign("big"))[sign("hot")] < 0.01
    assert known.spare[sign("hot")] < 0.01


def test_rows_and_columns_are_shares() -> None:
    """Every sign means something, and no word has more than one sign."""
    state = answered(asked(dealt(4), 4, 6), "big")
    state = requested(answered(asked(state, 9, 12, 13), "metal"), "big", "-metal", "tool")
    known = belief(voted(state, 20, 21))
    assert len(known.rows) == 3
    for row in known.rows.values():
        assert abs(sum(row) - 1) < 1e-6
    for feature in range(FEATURES):
        assert sum(row[feature] for row in known.rows.values()) < 1.05


def test_an_answer_speaks_for_what_the_turned_share() -> None:
    """The rarer among the words they have in common; never one they have not."""
    known = belief(answered(asked(dealt(4), 9, 11, 12, 13), "tool"))
    row = known.row(sign("tool"))
    assert row.index(max(row)) in {sign("tool"), sign("metal")}
    assert row[sign("living")] < 0.01


def test_a_request_teaches_signs_once_its_offering_is_found() -> None:
    """A sign never explained leans to what the offering hit has; without sweeps it does not."""
    state = answered(asked(dealt(4), 9, 12, 13), "tool")
    state = answered(asked(state, 0, 5, 10), "living")
    state = voted(requested(state, "living", "soft", "fast"), 2, 2)
    taught, deaf = belief(state), belief(state, 0)
    soft = sign("soft")
    assert taught.row(soft)[soft] > 1.3 * deaf.row(soft)[soft]
    assert taught.row(soft)[sign("metal")] < 0.8 * deaf.row(soft)[sign("metal")]
