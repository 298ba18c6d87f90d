"""What a seat imagines: any lexicon and any request that agree with all it was told."""

from __future__ import annotations

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.tests.table import dealt, humans_asked, requested, voted


def test_an_imagined_lexicon_is_any_that_fits() -> None:
    """Signs shown are in it, at any word not named; signs never shown may be in it or not."""
    state = dealt(4)
    state = humans_asked(state, "sacred")
    view = GAME.view(state, 2)
    lexicons = [GAME.imagine(view, FastRng(seed)).lexicon for seed in range(500)]
    assert all(24 in lexicon for lexicon in lexicons)
    assert {lexicon.index(24) for lexicon in lexicons} == set(range(25))
    assert {glyph for lexicon in lexicons for glyph in lexicon} == set(range(48))


def test_an_imagined_request_agrees_with_every_vote() -> None:
    """A hit stays a hit, what came to nothing is of any other colour."""
    state = voted(requested(humans_asked(dealt(6))), 0, 5, 24)
    view = GAME.view(state, None)
    requests = [GAME.imagine(view, FastRng(seed)).request for seed in range(300)]
    assert {request[0] for request in requests} == {1}
    assert (
        {request[5] for request in requests} == {request[24] for request in requests} == {0, 2, 3}
    )
    assert {request[12] for request in requests} == {0, 1, 2, 3}
    reds = sum(request[12] == 1 for request in requests) / 300
    assert abs(reds - 3 / 22) < 0.07
