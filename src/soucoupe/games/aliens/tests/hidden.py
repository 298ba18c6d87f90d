"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine:
other hands, the pile and what left the game are one pool of cards; the alien pile and every
alien that lies face down before somebody who has not seen it are one pool of aliens. What
was told to all - the truth of judged testimonies - must stay true.
"""

from soucoupe.core.rng import Rng
from soucoupe.games.aliens.data import ALIENS, ATTRIBUTES, TALLY_OF, VALUES
from soucoupe.games.aliens.events import Reshuffled
from soucoupe.games.aliens.state import Round, State

SWAPS = 60
FORGETS = (Reshuffled,)
"""Then rounds told to all, the last one too, are cleared away in the same breath."""


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    redeal_cards(other, seat, rng)
    redeal_aliens(other, seat, rng)
    return other


def redeal_cards(state: State, seat: int | None, rng: Rng) -> None:
    """Deal the unseen testimony cards again."""
    pool = [*state.pile, *state.removed]
    for holder, hand in enumerate(state.hands):
        if holder != seat:
            pool += hand
    rng.shuffle(pool, "hidden")
    state.pile = [pool.pop() for _ in state.pile]
    state.removed = [pool.pop() for _ in state.removed]
    state.hands = [
        hand[:] if holder == seat else [pool.pop() for _ in hand]
        for holder, hand in enumerate(state.hands)
    ]


def redeal_aliens(state: State, seat: int | None, rng: Rng) -> None:
    """Swap unseen aliens about, undoing every swap that makes a told truth false."""
    rounds = [one.copy() for one in (*state.past, state.current)]
    rows = [list(one.aliens) for one in rounds]
    piles = [*rows, state.alien_pile]
    slots = [(len(rows), at) for at in range(len(state.alien_pile))]
    for row, one in enumerate(rounds):
        if seat is None or seat == one.investigator:
            slots += [(row, at) for at in range(len(one.aliens)) if not one.face_up >> at & 1]
    for _ in range(SWAPS if slots else 0):
        (row, at), (other_row, other_at) = rng.pick(slots, "hidden"), rng.pick(slots, "hidden")
        swap(piles, (row, at), (other_row, other_at))
        touched = [index for index in (row, other_row) if index < len(rounds)]
        if not all(keeps_its_word(rounds[index], rows[index]) for index in touched):
            swap(piles, (row, at), (other_row, other_at))
    for one, aliens in zip(rounds, rows, strict=True):
        one.aliens = tuple(aliens)
        one.tally = sum(TALLY_OF[alien] for alien in aliens)
    state.past, state.current = rounds[:-1], rounds[-1]


def swap(piles: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> None:
    """Let two aliens change places."""
    (row, at), (other_row, other_at) = one, other
    piles[row][at], piles[other_row][other_at] = piles[other_row][other_at], piles[row][at]


def keeps_its_word(one: Round, aliens: list[int]) -> bool:
    """Tell whether the truths told in a round hold for these aliens."""
    words = [word for alien in aliens for word in ALIENS[alien]]
    return all(
        (words.count(ATTRIBUTES[says // VALUES]) == says % VALUES) == bool(one.truths >> at & 1)
        for at, says in enumerate(one.statements)
        if one.judged >> at & 1
    )
