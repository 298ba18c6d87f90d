"""What can be believed about the signs: the bots' and the coach's common model."""

from __future__ import annotations

import msgspec

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.belief import Belief, believe
from soucoupe.games.premier_contact.bots.coach import advise, coach
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.scene import colour_counts, grid_of
from soucoupe.games.premier_contact.sense import sense_of
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.tables import FEATURES
from soucoupe.games.premier_contact.tests.table import (
    act,
    answered,
    asked,
    dealt,
    humans_asked,
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


def finished() -> State:
    """Return a whole game among experts."""
    rng = FastRng(5)
    state = GAME.deal(Options(), 4, rng)
    while waiting := GAME.to_act(state):
        view = GAME.view(state, waiting[0])
        legal = GAME.legal(state, waiting[0])
        GAME.apply(state, waiting[0], GAME.bots["expert"](view, legal, (), rng), rng, None)
    return state


def test_the_coach_speaks_after_the_game() -> None:
    """During play a hint would be a word of the language; afterwards it stands in every view."""
    playing = humans_asked(dealt(4))
    assert GAME.open is not None
    for seat in (0, 2, None):
        assert coach(GAME.view(playing, seat)) is None
    assert GAME.open(playing).advice is None
    state = finished()
    advice = GAME.open(state).advice
    assert advice is not None
    assert all(coach(GAME.view(state, seat)) == advice for seat in (0, 1, 2, 3, None))
    assert msgspec.json.encode(advice)


def test_the_coach_goes_through_every_request() -> None:
    """With a reading of each sign, the likeliest cells best first, and chances in per cent."""
    view = GAME.view(finished(), None)
    advice = coach(view)
    assert advice is not None
    requests = [at for at, entry in enumerate(view.history) if hasattr(entry, "marks")]
    assert [heard.entry for heard in advice.requests] == requests
    for heard in advice.requests:
        entry = view.history[heard.entry]
        assert [one.glyph for one in heard.readings] == [
            mark.glyph for mark in getattr(entry, "marks", ())
        ]
        chances = [guess.chance for guess in heard.guesses]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 100 for chance in chances)


def test_the_ideal_listener_knows_nothing_of_what_comes_later() -> None:
    """What it believes at the first request follows from what stands before it alone."""
    view = GAME.view(finished(), None)
    first = next(at for at, entry in enumerate(view.history) if hasattr(entry, "marks"))
    whole = coach(view)
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    short = advise(grid_of(view), view.history[: first + 1], counts, race=True)
    assert whole is not None
    assert whole.requests[0] == short.requests[0]


def test_the_ideal_listener_finds_what_is_said_plainly() -> None:
    """With two words told and both drawn, the only offering that has both comes first."""
    state = dealt(4, ON)
    state.grid = (*range(24), 27)
    state = act(act(state, 2, "name sky"), 3, "name hot")
    state = humans_asked(state)
    state.round = 10
    state = voted(requested(state, "sky", "hot"), 20, 24)
    state = voted(requested(state), 20, 21)
    state = act(act(state, 2, "done"), 3, "done")
    advice = coach(GAME.view(state, 0))
    assert advice is not None
    assert advice.requests[0].guesses[0].cell == 24
