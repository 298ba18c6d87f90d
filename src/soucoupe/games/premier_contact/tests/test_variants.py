"""What the house's own runs leave at its default: splits, preliminary rounds, printed set."""

from __future__ import annotations

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.tests.hidden import redeal
from soucoupe.games.premier_contact.tests.invariants import check
from tests.support.leaks import all_laws
from tests.support.walk import walk

VARIANTS = [
    (2, Options(preliminary="on", red=1)),
    (3, Options(preliminary="on", printed_set=True)),
    (4, Options(hard=True, printed_set=True)),
    (5, Options(aliens="three", tablet=8)),
    (6, Options(aliens="two", preliminary="on")),
    (6, Options(play_out=True, colours="drawn")),
    (6, Options(blue=2)),
    (7, Options(preliminary="on", printed_set=True)),
]
STEP = 7


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_leak_laws_hold_in_every_variant(seats: int, options: Options) -> None:
    """And so does every invariant, from the deal to the end."""
    rng = FastRng(4)
    for position in walk(GAME, seats, options, "variant"):
        check(position.state)
        if position.ply % STEP == 0:
            watcher = position.ply // STEP % (seats + 1)
            seat = None if watcher == seats else watcher
            all_laws(GAME, position, seat, redeal, [position.action], rng)
