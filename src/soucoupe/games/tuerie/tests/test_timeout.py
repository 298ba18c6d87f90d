"""What the clock plays: what changes nothing, else anything."""

import pytest

from soucoupe.core import notation
from soucoupe.core.rng import Draw, Rng, seed_of_text
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import dealt, hunted, played, scene

HANDS = ("motion-tracker dinner", "crawl-space blackout", "overload pressure-suit")
PLANS = (
    "act motion-tracker, hide dinner",
    "hide blackout, act crawl-space",
    "hide overload, act pressure-suit",
)


def clock(state: State, ply: int) -> tuple[str, list[Draw]]:
    """Let time run out for whoever is to act; return the action and the draws it took."""
    draws: list[Draw] = []
    seat = GAME.to_act(state)[0]
    legal = GAME.legal(state, seat)
    rng = Rng(seed_of_text("clock"), ply, draws)
    return notation.write(GAME.timeout(GAME.view(state, seat), legal, rng)), draws


@pytest.mark.parametrize(
    ("steps", "neutral"), [("look 0", "set-aside false"), ("look 0, set-aside false", "crawl")]
)
def test_the_neutral_action_needs_no_draw(steps: str, neutral: str) -> None:
    """Out of time one stays put, and leaves a target lying."""
    state = played(scene(*HANDS), f"{PLANS[0]}, {steps}", *PLANS[1:])
    assert clock(state, 1) == (neutral, [])


def test_else_chance_decides_among_all() -> None:
    """One draw over the legal list, each action equally likely."""
    turning = played(scene(*HANDS), f"{PLANS[0]}, look 0, set-aside false", f"{PLANS[1]}, crawl")
    serving = ("dinner musical-chairs", "close-call blackout", "overload pressure-suit")
    plans = ("hide musical-chairs, act dinner", "hide close-call, act blackout", PLANS[2])
    for state in (dealt(), turning, hunted(scene(*serving, zone="galley"), *plans)):
        seat = GAME.to_act(state)[0]
        texts = [notation.write(action) for action in GAME.legal(state, seat)]
        seen = set()
        for ply in range(30 * len(texts)):
            text, (draw,) = clock(state, ply)
            assert (draw.bound, text) == (len(texts), texts[draw.value])
            seen.add(text)
        assert seen == set(texts)
