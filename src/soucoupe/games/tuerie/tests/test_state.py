"""The numbers of a state, and the words a view has for them."""

import pytest

from soucoupe.games.tuerie import state
from soucoupe.games.tuerie.view_types import MODES, PHASES, REASONS


@pytest.mark.parametrize("words", [PHASES, MODES, REASONS], ids=["phases", "modes", "reasons"])
def test_every_word_has_the_number_of_its_constant(words: tuple[str, ...]) -> None:
    """`view_types.PHASES[state.TURNING]` is "turning", and so on."""
    assert len(set(words)) == len(words)
    for number, word in enumerate(words):
        assert getattr(state, word.upper().replace("-", "_")) == number
