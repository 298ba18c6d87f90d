"""Taking an action back: one's own last, while nobody has acted since and nothing was learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe.core import notation
from soucoupe.core.play import play
from soucoupe.core.rng import Draw, FastRng, Rng
from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.errors import NothingToTakeBack, TooLateToTakeBack

if TYPE_CHECKING:
    from soucoupe.core.game import AnyGame
    from soucoupe.tables.state.table import Table
    from soucoupe.tables.state.undo import UndoStep


WORLDS = 32
"""How many worlds a seat could have thought itself in are tried."""


def take_back(table: Table, by: int | None, command: str) -> log.TookBack:
    """Take one's own last action back, unless that would be unfair."""
    seat = must_sit(by)
    must_be_on(table)
    if not table.undo_steps or table.undo_steps[-1].seat != seat:
        msg = "somebody has acted since, or you have not acted yet"
        raise NothingToTakeBack(msg)
    step = table.undo_steps[-1]
    if has_learnt(table.game, step, table.seed):
        msg = "you have seen something by it: a card, a die, or what somebody had hidden"
        raise TooLateToTakeBack(msg)
    return log.TookBack(seat, command)


def has_learnt(game: AnyGame, step: UndoStep, seed: bytes) -> bool:
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


def seen_after(game: AnyGame, step: UndoStep, state: Any, rng: Rng) -> bytes:  # noqa: ANN401 (a state)
    """Return everything the seat is shown after its action, in one world."""
    out: list[Any] = []
    after = play(game, state, step.seat, notation.read(game, step.action), rng, out)
    shown = [game.show(event, step.seat) for event in out]
    legal = list(game.legal(after, step.seat))
    return msgspec.json.encode((game.view(after, step.seat), shown, legal))
