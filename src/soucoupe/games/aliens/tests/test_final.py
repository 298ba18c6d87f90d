"""What is never taken back: ruling 13."""

from dataclasses import replace

from soucoupe.core.rng import FastRng
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.bots.coach import coach
from soucoupe.games.aliens.moves import Judge
from tests.support.take_backs import asked_of_everything, refused_by_worlds
from tests.support.walk import Position, walk

GAMES = 3


def test_everything_stands() -> None:
    """Every alien laid open, testimony, verdict and alien turned has told somebody something."""
    answers = asked_of_everything("aliens", 3, {"lay-open", "testify", "judge", "turn"}, help=True)
    assert answers == {
        "lay-open": {"final-alien"},
        "testify": {"final-testimony"},
        "judge": {"final-verdict"},
        "turn": {"final-alien"},
    }


def verdicts() -> list[tuple[Position, bool]]:
    """Collect the verdicts of random games, and whether the investigator knew the truth before."""
    found = []
    for seed in range(GAMES):
        for position in walk(GAME, 3, GAME.options(), f"v{seed}"):
            if isinstance(position.action, Judge):
                advice = coach(GAME.view(position.state, position.seat))
                assert advice is not None
                odds = advice.chances[position.action.testimony]
                found.append((position, odds.true in {0, odds.worlds}))
    return found


def test_worlds_alone_let_no_open_verdict_pass() -> None:
    """Even if verdicts were not final: one whose truth was open before is always refused."""
    chance = FastRng(9)
    open_before = 0
    for position, was_known in verdicts():
        game = replace(GAME, final=None)
        is_refused = refused_by_worlds(game, position, chance)
        if is_refused is not None and not was_known:
            open_before += 1
            assert is_refused
    assert open_before > 60
