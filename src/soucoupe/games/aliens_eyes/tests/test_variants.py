"""Every variant at every table: what the house's own tests do not combine is combined here."""

from itertools import product

import pytest

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.moves import Layout, Options
from soucoupe.games.aliens_eyes.tests.hidden import redeal
from soucoupe.games.aliens_eyes.tests.invariants import check
from soucoupe.games.aliens_eyes.tests.table import SEATS, random_game

LAYOUTS: tuple[Layout, ...] = ("likeliest", "once")
VARIANTS = [
    Options(short_game=short, layout=layout, secret_contracts=secret, hourglass="off")
    for short, layout, secret in product((False, True), LAYOUTS, (False, True))
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_every_combination_plays_to_the_end(seats: int, options: Options) -> None:
    """A random game keeps every invariant, and looks the same in what each seat pictures."""
    rng = FastRng(seats)
    states = list(random_game(seats, options, seed=seats))
    for state in states[::30]:
        check(state)
        for watcher in (0, seats - 1, None):
            view = GAME.view(state, watcher)
            assert GAME.view(GAME.imagine(view, rng), watcher) == view
            assert GAME.view(redeal(state, watcher, rng), watcher) == view
    assert GAME.outcome(states[-1]) is not None


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_regulars_finish_every_variant(options: Options) -> None:
    """At four seats: below 15 or 30 tokens, or by the guard where every token is there once."""
    rng = FastRng(6)
    state = GAME.deal(options, 4, rng)
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        bot = GAME.bots["regular"]
        action = bot(GAME.view(state, seat), GAME.legal(state, seat), (), rng, Budget())
        GAME.apply(state, seat, action, rng, None)
    check(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reasons == (("stalled",) if options.layout == "once" else ("few-tokens",))
