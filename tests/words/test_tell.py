"""Facts are told with as much as their messages need."""

from __future__ import annotations

from soucoupe.core.outcome import Outcome
from soucoupe.words.tell import Teller
from tests.games.last_lamp.events import Ended

NAMES = ("Ada", "Bo", "Cy")


def test_a_message_is_told_how_long_a_list_is() -> None:
    """None, one and several are told apart."""
    teller = Teller("last_lamp", "en", NAMES)
    told = [teller.tell(Ended(winners, (0, 1, 0))) for winners in ((), (1,), (0, 2))]
    assert [text.removeprefix("The game is over. ") for text in told] == [
        "Nobody wins.",
        "Bo wins.",
        "Ada and Cy share the victory.",
    ]


def test_nobody_comes_first_in_a_game_nobody_won() -> None:
    """Places are told only where somebody has won."""
    teller = Teller("last_lamp", "fr", NAMES)
    lost = Outcome((), (0, 0, 0), (1, 1, 1), (0, 1, 2), reasons=("most-points",))
    won = Outcome((1,), (0, 0, 0), (2, 1, 2), (0, 1, 0))
    assert [line.replace("\u00a0", " ") for line in teller.results(lost)] == [
        "Ada : 0 point",
        "Bo : 1 point",
        "Cy : 2 points",
        "Le plus grand nombre de points décide.",
    ]
    assert teller.results(won)[0].startswith("1. Bo")
