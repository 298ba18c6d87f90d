"""What is true of every state of Aliens."""

from soucoupe.games.aliens.data import ALIEN_COUNT, CARD_COUNT, PLAYERS, TALLY_OF, TESTIMONIES
from soucoupe.games.aliens.state import OVER, State


def check(state: State) -> None:
    """Every card and every alien is somewhere exactly once; sums and masks agree."""
    rounds = [*state.past, state.current]
    cards = [*state.pile, *state.removed, *state.spent]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for one in rounds for card in one.cards]
    assert sorted(cards) == list(range(CARD_COUNT))
    aliens = [*state.alien_pile, *(alien for one in rounds for alien in one.aliens)]
    assert sorted(aliens) == list(range(ALIEN_COUNT))
    assert state.rounds == PLAYERS[state.seats].rounds
    assert sum(state.won) == settled(state)
    for one in rounds:
        assert one.tally == sum(TALLY_OF[alien] for alien in one.aliens)
        assert one.judged & one.unresolved == 0
        assert one.caught & ~one.judged == 0
        assert one.truths & ~one.judged == 0
        assert one.errors == (one.judged & ~one.caught).bit_count() <= 3
        assert one.investigator not in one.speakers
        assert one.face_up.bit_count() <= 2


def settled(state: State) -> int:
    """Count the testimonies that have been won so far."""
    before = TESTIMONIES * state.round
    if len(state.current.cards) < TESTIMONIES:
        return before
    if state.phase == OVER:
        assert state.current.unresolved == 0
    return before + TESTIMONIES - state.current.unresolved.bit_count()
