"""Positions for the rule examples: chosen kids, cards and aliens, everything else by legal play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core import notation, play
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.data import CARD_NUMBER, FIRST_IN_HAND, KIDS, WALK
from soucoupe.games.strangers.kids import put
from soucoupe.games.strangers.moves import Options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.events import Event
    from soucoupe.games.strangers.moves import Action, BoardName
    from soucoupe.games.strangers.state import State

SEATS = (1, 2, 3, 4)
BOARD_NAMES: tuple[BoardName, ...] = ("a", "b")


def dealt(seats: int = 2, options: Options | None = None, seed: int = 1) -> State:
    """Deal a game; seat 0 begins unless the options say otherwise."""
    return play.deal(GAME, options or Options(first_player=0), seats, FastRng(seed))


def scene(
    *hands: str,
    kids: tuple[str, ...] = (),
    aliens: str = "",
    top: str = "walk walk walk walk walk walk",
    options: Options | None = None,
) -> State:
    """Lay out a game: a hand and the kids' spots for each seat, aliens, the top of the deck.

    Names are joined by blanks; a hand left empty is filled with walks. Seat 0 is to play.
    """
    state = dealt(len(hands), options)
    for seat, spots in enumerate(kids):
        for at, name in enumerate(spots.split()):
            put(state, KIDS * seat + at, number(state, name))
    for name in aliens.split():
        state.aliens |= BOARDS[state.board].bit_of[number(state, name)]
        state.supply -= 1
    pool = state.deck + state.discard + [card for hand in state.hands for card in hand]
    state.discard = []
    state.hands = [taken(pool, hand.split() or ["walk"] * 3) for hand in hands]
    drawn = taken(pool, top.split())
    state.deck = [*pool, *drawn[::-1]]
    return state


def taken(pool: list[int], names: list[str]) -> list[int]:
    """Take cards out of a pool by name; where walks run out, any card that can be held."""
    found = []
    for name in names:
        card = CARD_NUMBER[name]
        if card == WALK and card not in pool:
            card = next(other for other in pool if other >= FIRST_IN_HAND)
        pool.remove(card)
        found.append(card)
    return found


def number(state: State, name: str) -> int:
    """Return the number of a spot."""
    return BOARDS[state.board].number_of[name]


def where(state: State, seat: int) -> list[str]:
    """List where the kids of a seat are, those in the supply left out."""
    spots = BOARDS[state.board].spots
    return sorted(spots[at] for at in state.kids[KIDS * seat : KIDS * seat + KIDS] if at >= 0)


def aliens_of(state: State) -> set[str]:
    """List the squares aliens stand on."""
    board = BOARDS[state.board]
    return {board.spots[square] for square in board.heads if board.is_alien(square, state.aliens)}


def act(
    state: State, *actions: str, out: list[Event] | None = None, rng: Rng | None = None
) -> State:
    """Play actions in notation through the gate, each by the seat whose turn it is."""
    for text in actions:
        (seat,) = GAME.to_act(state)
        state = play.play(GAME, state, seat, read(text), rng or FastRng(1), out)
    return state


def read(text: str) -> Action:
    """Read an action of the game."""
    return notation.read(GAME, text)


def options_of(state: State, verb: str = "") -> list[str]:
    """List what the seat whose turn it is may do, in notation; only with this verb, if named."""
    (seat,) = GAME.to_act(state)
    written = [notation.write(action) for action in GAME.legal(state, seat)]
    return [text for text in written if text.split()[0] == verb or not verb]


def ends_of(state: State, start: str) -> set[str]:
    """List where the card in play may take a kid of one's own from a spot."""
    moves = [text.split() for text in options_of(state, "move")]
    return {words[2] for words in moves if words[1] == start and len(words) == 3}


def coin(*sides: bool) -> Rng:
    """Return chance that flips the coin like that, saucer side up where true."""
    for seed in range(10_000):
        rng = FastRng(seed)
        if all((rng.below(2, "saucer coin") == 1) == side for side in sides):
            return FastRng(seed)
    raise AssertionError


def random_game(
    seats: int, options: Options, seed: int
) -> Iterator[tuple[State, Action | None, list[Event]]]:
    """Play a whole game at random: every state, with the action that led there and its events."""
    rng = FastRng(seed)
    state = play.deal(GAME, options, seats, rng)
    yield state, None, []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        action = any_of(GAME.legal(state, seat), rng)
        out: list[Event] = []
        state = play.play(GAME, state, seat, action, rng, out)
        yield state, action, out
