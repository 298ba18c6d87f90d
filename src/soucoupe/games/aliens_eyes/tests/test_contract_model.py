"""Contracts and scores against a second opinion that knows views and events alone, over games."""

from __future__ import annotations

from collections import Counter

import pytest

from soucoupe.core.budget import Budget
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import (
    BonusCaptured,
    BonusReturned,
    BonusWon,
    ContractsAsked,
    Ended,
    Event,
    Fulfilled,
    Took,
)
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.tests.table import SECRET, STANDARD, dealt
from soucoupe.games.aliens_eyes.view_types import Player

WORTH = {"blue": 20, "green": 20, "red": 30}
BROUGHT = {2: 10, 3: 25, 4: 50, 5: 100}


def can_fulfil(player: Player) -> bool:
    """Tell, by what lies open, whether a contract can be fulfilled now."""
    contract = player.contract
    assert contract is not None
    new = player.tokens[len(player.tokens) - player.taken :]
    owned = [token for token in contract.tokens if token in player.tokens]
    return not player.has_fulfilled and len(owned) > 1 and any(one in owned for one in new)


class Ledger:
    """Scores as a table keeps them on a sheet: what was told, and nothing else."""

    def __init__(self) -> None:
        self.tokens: Counter[int] = Counter()
        self.contracts: Counter[int] = Counter()
        self.holders: dict[str, int] = {}

    def hear(self, event: Event) -> None:
        """Write an event down."""
        match event:
            case Took(seat, token):
                self.tokens[seat] += token.eyes * token.quantity
            case BonusWon(colour, seat) | BonusCaptured(colour, seat):
                self.holders[colour] = seat
            case BonusReturned(colour):
                del self.holders[colour]
            case Fulfilled(seat, _, tokens, points):
                assert seat not in self.contracts
                assert points == BROUGHT[len(tokens)]
                self.contracts[seat] = points
            case Ended(winners, points):
                totals = [self.total(seat) for seat in range(len(points))]
                assert list(points) == totals
                assert [seat for seat, one in enumerate(totals) if one == max(totals)] == [*winners]
            case _:
                pass

    def total(self, seat: int) -> int:
        """Add a seat up."""
        cards = sum(WORTH[colour] for colour, holder in self.holders.items() if holder == seat)
        return self.tokens[seat] + self.contracts[seat] + cards


@pytest.mark.parametrize("options", [STANDARD, SECRET])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_is_asked_and_what_it_scores(seats: int, options: Options) -> None:
    """Asked is who can, or with secret contracts whoever has an open one; sums agree at the end."""
    rng = FastRng(seats)
    bots = [GAME.bots[name] for name in ("expert", "regular", "novice")]
    state, ledger, asked = dealt(seats, options, seed=seats), Ledger(), 0
    while waiting := GAME.to_act(state):
        seat = rng.pick(waiting, "seat")
        bot = rng.pick(bots, "bot")
        action = bot(GAME.view(state, seat), GAME.legal(state, seat), (), rng, Budget())
        out: list[Event] = []
        before, state = state, play(GAME, state, seat, action, rng, out)
        for event in out:
            ledger.hear(event)
        if state.phase == before.phase or not isinstance(out[-1], ContractsAsked):
            continue
        assert GAME.open is not None
        players = GAME.open(state).players
        is_open = [one.seat for one in players if not one.has_fulfilled]
        able = [one.seat for one in players if can_fulfil(one)]
        assert list(GAME.to_act(state)) == (is_open if options.secret_contracts else able)
        assert all((len(GAME.legal(state, one)) > 1) == (one in able) for one in is_open)
        asked += 1
    assert asked > 0
    assert [ledger.total(one) for one in range(seats)] == [
        one.points for one in GAME.view(state, None).players
    ]
