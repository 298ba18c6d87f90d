"""Setting up a game, and every round of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.errors import BadOption
from soucoupe.games.aliens.data import ALIEN_COUNT, CARD_COUNT, PLAYERS, TALLY_OF, TESTIMONIES
from soucoupe.games.aliens.events import Appeared, RoundOpened
from soucoupe.games.aliens.state import LAY_OPEN, TESTIFY, Round, State
from soucoupe.games.aliens.view_types import ALIEN

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.moves import Options


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Shuffle both decks, deal the hands and lay out the first three aliens."""
    row = PLAYERS[seats]
    first = options.first_investigator
    if first is not None and first >= seats:
        msg = f"first_investigator must be a seat from 0 to {seats - 1}, not {first}"
        raise BadOption(msg)
    size = row.abundance_hand if options.abundance else row.hand
    cards = list(range(CARD_COUNT))
    rng.shuffle(cards, "testimonies")
    state = State(options, row.rounds, [cards[at * size : (at + 1) * size] for at in range(seats)])
    rest = cards[seats * size :]
    if options.abundance or len(rest) < TESTIMONIES:
        state.removed = rest
    else:
        state.pile = rest
    state.alien_pile = list(range(ALIEN_COUNT))
    rng.shuffle(state.alien_pile, "aliens")
    lay_out(state, rng.below(seats, "first investigator") if first is None else first)
    return state


def lay_out(state: State, investigator: int) -> None:
    """Draw three aliens before this investigator; the witness on the left begins."""
    pile = state.alien_pile
    aliens = (pile.pop(), pile.pop(), pile.pop())
    state.current = Round(investigator, aliens, tally_of(aliens))
    state.actor = (investigator + 1) % state.seats
    state.phase = LAY_OPEN if state.options.help else TESTIFY


def opening(state: State) -> list[Event]:
    """Tell of the round just laid out: who investigates, and what the witnesses see."""
    current = state.current
    aliens = tuple([ALIEN[alien] for alien in current.aliens])
    return [
        RoundOpened(state.round + 1, current.investigator, len(state.past)),
        Appeared(current.investigator, aliens),
    ]


def tally_of(aliens: tuple[int, ...]) -> int:
    """Count every attribute among three aliens, two bits each."""
    return TALLY_OF[aliens[0]] + TALLY_OF[aliens[1]] + TALLY_OF[aliens[2]]
