"""Taking an action back: one's own last, while nobody has acted since and nothing was learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from soucoupe.core import notation
from soucoupe.core.play import play
from soucoupe.core.rng import Draw, FastRng, Rng
from soucoupe.tables import entries as log
from soucoupe.tables.errors import NothingToTakeBack, TooLateToTakeBack
from soucoupe.tables.lobby import must_sit
from soucoupe.tables.moves import must_be_on

if TYPE_CHECKING:
    from soucoupe.core.game import AnyGame
    from soucoupe.tables.clock import Clock
    from soucoupe.tables.ink import Inks
    from soucoupe.tables.table import Table

MOST_STEPS = 16
"""How many actions in a row a seat can take back; alone at a table, as many as there are."""
WORLDS = 32
"""How many worlds a seat could have thought itself in are tried."""


class Step(NamedTuple):
    """An action of a person, and everything as it was before."""

    seat: int
    ply: int
    action: str
    state: Any
    events: int
    clock: Clock
    inks: Inks


def take_back(table: Table, by: int | None, command: str) -> log.TookBack:
    """Take one's own last action back, unless that would be unfair."""
    seat = must_sit(by)
    must_be_on(table)
    if not table.steps or table.steps[-1].seat != seat:
        msg = "somebody has acted since, or you have not acted yet"
        raise NothingToTakeBack(msg)
    step = table.steps[-1]
    if has_learnt(table.game, step, table.seed):
        msg = "you have seen something by it: a card, a die, or what somebody had hidden"
        raise TooLateToTakeBack(msg)
    return log.TookBack(seat, command)


def has_learnt(game: AnyGame, step: Step, seed: bytes) -> bool:
    """Tell whether an action taught its seat anything.

    It did if chance was drawn, or if in another world that looked the same before, it would have
    looked different afterwards.
    """
    draws: list[Draw] = []
    now = seen_after(game, step, step.state, Rng(seed, step.ply, draws))
    if draws:
        return True
    before = game.view(step.state, step.seat)
    chance = FastRng(step.ply)
    return any(
        seen_after(game, step, game.imagine(before, chance), Rng(seed, step.ply)) != now
        for _ in range(WORLDS)
    )


def seen_after(game: AnyGame, step: Step, state: Any, rng: Rng) -> bytes:  # noqa: ANN401 (a state)
    """Return everything the seat is shown after its action, in one world."""
    out: list[Any] = []
    after = play(game, state, step.seat, notation.read(game, step.action), rng, out)
    shown = [game.show(event, step.seat) for event in out]
    legal = list(game.legal(after, step.seat))
    return msgspec.json.encode((game.view(after, step.seat), shown, legal))
