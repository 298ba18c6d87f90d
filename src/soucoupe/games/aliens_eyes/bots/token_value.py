"""What tokens are worth to a seat: points, and what they promise for contract and bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens_eyes.best_grouping import points_of
from soucoupe.games.aliens_eyes.bots.fresh_roll import EVERY_ROLL
from soucoupe.games.aliens_eyes.contracts import mask_of
from soucoupe.games.aliens_eyes.data import (
    BONUS_POINTS,
    CONTRACT_POINTS,
    EYES,
    KIND,
    ON_A_CONTRACT,
    QUANTITY,
    ROLLS_SHOWING,
)
from soucoupe.games.aliens_eyes.imagine import left_on
from soucoupe.games.aliens_eyes.state import BLUE, GREEN, RED

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.view_types import View

SCALE: Final = 10
"""A point, in the solver's numbers."""
TOKENS_A_TURN: Final = 1.7
"""What good players take on average, over a whole game."""
FARTHEST: Final = 12
"""Rounds beyond which the future looks all the same."""
SECOND_COPY: Final = 0.9
LAST_COPY: Final = 0.7
"""How much of a chance is left of a token that others may take first."""
WILLING: Final = 0.5
"""How often others make what they could."""
MANY_TOKENS: Final[tuple[float, ...]] = (1.0, 0.9, 0.55, 0.15, 0.02, 0.001)
"""The chance that a turn takes at least so many tokens."""


def token_values(view: View, seat: int) -> list[int]:
    """Say what each kind of token left is worth to a seat, by the scale."""
    left = left_on(view)
    points = points_of(left)
    more = extras(view, seat, len(left))
    return [
        SCALE * points[kind] + round(SCALE * more[kind]) if left[kind] else 0
        for kind in range(len(left))
    ]


def extras(view: View, seat: int, size: int) -> list[float]:
    """Say what each kind of token is worth beyond its points, cards and contract together."""
    blue = bonus_extras(view, seat, BLUE)
    green = bonus_extras(view, seat, GREEN)
    found = [blue[EYES[kind]] + green[QUANTITY[kind]] for kind in range(size)]
    for kind, worth in contract_extras(view, seat).items():
        found[kind] += worth
    return found


class ContractValue:
    """What a contract may still bring, by the tokens one has of it and the turns to come."""

    __slots__ = ("chances", "known")

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        self.known: dict[int, float] = {}

    def waiting(self, mask: int, turns: int) -> float:
        """Tell what an open contract is worth to whoever fulfils it at the best moment."""
        if turns == 0:
            return 0.0
        key = turns << ON_A_CONTRACT | mask
        found = self.known.get(key)
        if found is None:
            missing = [at for at in range(ON_A_CONTRACT) if not mask >> at & 1]
            found = self.drawing(mask, mask, missing, 0, turns)
            self.known[key] = found
        return found

    def drawing(self, start: int, mask: int, missing: list[int], at: int, turns: int) -> float:
        """Average over which of the missing tokens a turn brings."""
        if at == len(missing):
            if mask == start:
                return self.waiting(mask, turns - 1)
            return self.holding(mask, turns - 1)
        chance = self.chances[missing[at]]
        without = self.drawing(start, mask, missing, at + 1, turns)
        if chance == 0.0:
            return without
        gained = self.drawing(start, mask | 1 << missing[at], missing, at + 1, turns)
        return chance * gained + (1.0 - chance) * without

    def holding(self, mask: int, turns: int) -> float:
        """Tell what a contract is worth in a round that lets one fulfil it."""
        now = float(CONTRACT_POINTS[mask.bit_count()])
        return max(now, self.waiting(mask, turns))


def contract_value(view: View, seat: int) -> ContractValue:
    """Weigh the tokens of a seat's contract by how likely they still are."""
    contract = view.players[seat].contract
    left = left_on(view)
    chances = []
    for token in contract.tokens if contract is not None else ():
        kind = KIND[token.eyes][token.quantity]
        share = 0.0 if not left[kind] else SECOND_COPY if left[kind] > 1 else LAST_COPY
        chances.append(share * ROLLS_SHOWING[kind] / EVERY_ROLL)
    return ContractValue(chances)


def contract_extras(view: View, seat: int) -> dict[int, float]:
    """Say what each kind on a seat's open contract is worth to it, in points."""
    player = view.players[seat]
    contract = player.contract
    if contract is None or player.has_fulfilled:
        return {}
    known = contract_value(view, seat)
    turns = rounds_left(view)
    mask = mask_of(contract.held)
    before = known.waiting(mask, turns)
    return {
        KIND[token.eyes][token.quantity]: known.holding(mask | 1 << at, turns) - before
        for at, token in enumerate(contract.tokens)
    }


def bonus_extras(view: View, seat: int, colour: int) -> list[float]:
    """Say, by eyes or by quantity, what taking such a token does for holding a card."""
    measure = EYES if colour == BLUE else QUANTITY
    card = view.bonuses[colour]
    bar = max([measured(colour, one.eyes, one.quantity) for one in card.tokens], default=0)
    rivals = [
        measured(colour, one.eyes, one.quantity)
        for player in view.players
        if player.seat != seat
        for one in player.tokens[len(player.tokens) - player.taken :]
    ]
    bar = max(bar, max(rivals, default=0) + 1)
    left = left_on(view)
    worth = float(BONUS_POINTS[colour])
    mine = worth * chance_unreached(view, measure, left, bar) if card.holder == seat else 0.0
    return [
        max(0.0, worth * chance_unreached(view, measure, left, score) - mine)
        if score >= bar
        else 0.0
        for score in range(max(measure) + 1)
    ]


def measured(colour: int, eyes: int, quantity: int) -> int:
    """Measure a token as a card does."""
    return eyes if colour == BLUE else quantity


def chance_unreached(view: View, measure: tuple[int, ...], left: list[int], score: int) -> float:
    """Guess the chance that nobody reaches a score until the end."""
    showing = [
        ROLLS_SHOWING[kind] for kind in range(len(left)) if left[kind] and measure[kind] >= score
    ]
    beaten = WILLING * max(showing, default=0) / EVERY_ROLL
    return float((1.0 - beaten) ** others_turns(view))


def red_value(view: View, seat: int, count: int) -> float:
    """Guess what taking so many tokens in a turn is worth for the red card."""
    card = view.bonuses[RED]
    rivals = [player.taken for player in view.players if player.seat != seat]
    if count < len(card.tokens) or count <= max(rivals) or count == 0:
        return 0.0
    mine = chance_unmatched(view, len(card.tokens)) if card.holder == seat else 0.0
    return max(0.0, BONUS_POINTS[RED] * (chance_unmatched(view, count) - mine))


def chance_unmatched(view: View, count: int) -> float:
    """Guess the chance that no turn to come takes so many tokens."""
    at = min(count, len(MANY_TOKENS) - 1)
    return float((1.0 - MANY_TOKENS[at]) ** others_turns(view))


def others_turns(view: View) -> int:
    """Guess how many turns the others still have."""
    seats = len(view.players)
    return seats - 1 - view.played + rounds_left(view) * (seats - 1)


def rounds_left(view: View) -> int:
    """Guess how many rounds follow this one."""
    to_go = view.tokens_left - view.ends_below + 1
    rounds = int(to_go / (TOKENS_A_TURN * len(view.players)))
    return min(FARTHEST, max(0, rounds))
