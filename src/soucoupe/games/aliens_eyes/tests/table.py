"""Positions for the rule examples: chosen dice and tokens, everything else by legal play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core import notation, play
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.data import COLOURS, COPIES, KIND, KINDS
from soucoupe.games.aliens_eyes.moves import Options
from soucoupe.games.aliens_eyes.state import CONTRACT, NOBODY, ROLL, State
from soucoupe.games.aliens_eyes.view_types import Token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.games.aliens_eyes.events import Event
    from soucoupe.games.aliens_eyes.moves import Action

SEATS = (2, 3, 4, 5, 6)
STANDARD = Options()
SECRET = Options(secret_contracts=True)
SHORT = Options(short_game=True)
ONCE = Options(layout="once")

# Cards by number: 0 is 1x2 2x3 5x2 8x4 10x3, told as eyes x quantity.
FIRST_CARD = ("1x2", "2x3", "5x2", "8x4", "10x3")


def dealt(seats: int = 3, options: Options = STANDARD, seed: int = 1) -> State:
    """Deal a game where seat 0 begins and seat n has contract n."""
    state = play.deal(GAME, options, seats, FastRng(seed))
    state.first = state.actor = 0
    state.contracts = list(range(seats))
    state.pile = list(range(seats, 12))
    return state


def rolled(state: State, dice: str) -> State:
    """Let the player roll just these dice."""
    after = act(state, "roll")
    assert len(dice) == 10
    after.loose = [dice.count(str(face)) for face in range(7)]
    return after


def act(state: State, *texts: str, out: list[Event] | None = None) -> State:
    """Let whoever is first to act do these, through the gate; `2: not-now` names another seat."""
    for text in texts:
        seat, _, verb = text.rpartition(": ")
        who = int(seat) if seat else GAME.to_act(state)[0]
        state = play.play(GAME, state, who, read(verb), FastRng(7), out)
    return state


def read(text: str) -> Action:
    """Read an action."""
    return notation.read(GAME, text)


def kind(text: str) -> int:
    """Return the kind of a token told as eyes x quantity."""
    eyes, quantity = text.split("x")
    return KIND[int(eyes)][int(quantity)]


def token(text: str) -> Token:
    """Return a token told as eyes x quantity."""
    return Token(*KINDS[kind(text)])


def took(state: State, seat: int, *tokens: str) -> State:
    """Let a seat have taken tokens in this round."""
    after = had(state, seat, *tokens)
    after.taken[seat] += [kind(text) for text in tokens]
    return after


def had(state: State, seat: int, *tokens: str) -> State:
    """Let a seat have taken tokens in an earlier round."""
    after = state.copy()
    for text in tokens:
        assert after.left[kind(text)]
        after.left[kind(text)] -= 1
        after.tokens[seat].append(kind(text))
    return after


def round_played(state: State, out: list[Event] | None = None) -> State:
    """End the round: whoever is last rolls and makes nothing."""
    after = state.copy()
    after.phase = ROLL
    after.played = after.seats - 1
    after.actor = (after.first + after.played) % after.seats
    return act(after, "roll", "done", out=out)


def declined(state: State, out: list[Event] | None = None) -> State:
    """Let everybody who is asked leave their contract open."""
    while state.phase == CONTRACT:
        state = act(state, "not-now", out=out)
    return state


def bonus(state: State, colour: str) -> tuple[int | None, list[str]]:
    """Tell who holds a card, and what lies on it."""
    at = COLOURS.index(colour)
    holder = state.holders[at]
    lying = [f"{KINDS[one][0]}x{KINDS[one][1]}" for one in state.lying[at]]
    return (None if holder == NOBODY else holder), lying


def some_left(rng: FastRng) -> list[int]:
    """Leave a random part of the tokens on the table."""
    share = rng.below(100, "share")
    copies = COPIES["likeliest", 4]
    return [sum(rng.below(100, "left") < share for _ in range(most)) for most in copies]


def random_game(seats: int, options: Options, seed: int) -> Iterator[State]:
    """Play a random game through the gate; yield every state."""
    rng = FastRng(seed)
    state = play.deal(GAME, options, seats, rng)
    yield state
    while waiting := GAME.to_act(state):
        seat = rng.pick(waiting, "seat")
        action = any_of(GAME.legal(state, seat), rng)
        state = play.play(GAME, state, seat, action, rng)
        yield state
