"""Models of investigators: what their verdicts tell of how they judge."""

from __future__ import annotations

from soucoupe.games.aliens.bots.investigator_models import AT_RANDOM, BY_CREDIBILITY, way_weights
from soucoupe.games.aliens.events import Event
from soucoupe.games.aliens.state import JUDGE
from soucoupe.games.aliens.tests.table import act, dealt, said


def test_judging_by_gut_feeling_is_noticed() -> None:
    """Verdicts that always follow the gut make a witness expect more of them."""
    events: list[Event] = []
    state = said(dealt(), "1 gluon", "1 orange", "0 quark", "3 hungry", "2 green", out=events)
    verdicts = ("judge 0 true", "judge 1 true", "judge 3 false", "judge 4 false")
    for verdict in verdicts:
        if state.phase == JUDGE and state.round == 0:
            state = act(state, verdict, out=events)
    before, after = way_weights((), 4)[0], way_weights(events, 4)[0]
    assert after[BY_CREDIBILITY] > before[BY_CREDIBILITY]
    assert after[AT_RANDOM] < before[AT_RANDOM]
