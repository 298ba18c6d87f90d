"""Positions for the rule examples: chosen aliens and cards, everything else by legal play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core import notation, play
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.data import ALIENS, CARDS
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.state import Round, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.events import Event
    from soucoupe.games.aliens.moves import Action

SEATS = (3, 4, 5, 6)
ALIEN_NAMES = [" ".join(words) for words in ALIENS]

STANDARD = Options(first_investigator=0)
HELP = Options(first_investigator=0, help=True)
ABUNDANCE = Options(first_investigator=0, abundance=True)
BOTH = Options(first_investigator=0, help=True, abundance=True)
VARIANTS = (STANDARD, HELP, ABUNDANCE, BOTH)
SHUFFLED = Options(first_investigator=0, shuffle_every_round=True)

# The example of the rule page; its testimonies are true, false, true, false, true.
LANDED = ("gluon green hungry", "gluon orange sated", "phi orange hungry")
SAID = ("2 gluon", "1 orange", "0 quark", "3 hungry", "1 colour green")


def dealt(seats: int = 4, options: Options = STANDARD, seed: int = 1) -> State:
    """Deal a game; seat 0 investigates first unless the options say otherwise."""
    return play.deal(GAME, options, seats, FastRng(seed))


def example(seats: int = 4, options: Options = STANDARD) -> State:
    """Return the example of the rule page, all five testimonies given, none judged."""
    state = landed(dealt(seats, options), *LANDED)
    if options.help:
        state = act(state, "lay-open 0")
    return said(state, *SAID)


def landed(state: State, *names: str) -> State:
    """Exchange the aliens on the table for these, in this order."""
    aliens = tuple(ALIEN_NAMES.index(name) for name in names)
    unseen = [*state.alien_pile, *state.current.aliens]
    assert set(aliens) <= set(unseen), "an alien of an earlier round cannot come back yet"
    after = state.copy()
    after.current = Round(state.current.investigator, aliens, tally_of(aliens))
    after.alien_pile = [alien for alien in unseen if alien not in aliens]
    return after


def said(state: State, *testimonies: str, out: list[Event] | None = None) -> State:
    """Let the witnesses in turn play cards such as `2 gluon` or, red, `1 colour green`."""
    for testimony in testimonies:
        value, suit, *choice = testimony.split()
        (seat,) = GAME.to_act(state)
        state, card = handed(state, seat, suit, int(value))
        state = act(state, " ".join(["testify", str(card), *choice]), out=out)
    return state


def handed(state: State, seat: int, suit: str, value: int) -> tuple[State, int]:
    """Exchange a card of the seat for an unplayed one of this kind; return that card, too."""
    after = state.copy()
    mine = after.hands[seat]
    kind = [card for card, words in enumerate(CARDS) if words == (suit, value)]
    for place in (mine, *after.hands, after.pile, after.removed):
        for card in kind:
            if card in place:
                at = place.index(card)
                place[at], mine[0] = mine[0], place[at]
                return after, card
    msg = f"both cards {suit} {value} have been played"
    raise AssertionError(msg)


def act(
    state: State, *actions: str, out: list[Event] | None = None, rng: Rng | None = None
) -> State:
    """Play actions in notation through the gate, each by the seat whose turn it is."""
    for text in actions:
        (seat,) = GAME.to_act(state)
        state = play.play(GAME, state, seat, read(text), rng or FastRng(1), out)
    return state


def read(text: str) -> Action:
    """Read an action of Aliens."""
    return notation.read(GAME, text)


def options_of(state: State) -> list[str]:
    """List what the seat whose turn it is may do, in notation."""
    (seat,) = GAME.to_act(state)
    return [notation.write(action) for action in GAME.legal(state, seat)]


def random_round(state: State, seed: int = 1, out: list[Event] | None = None) -> State:
    """Play at random until the round is over."""
    number = state.round
    rng = FastRng(seed)
    while GAME.to_act(state) and state.round == number:
        (seat,) = GAME.to_act(state)
        state = play.play(GAME, state, seat, any_of(GAME.legal(state, seat), rng), rng, out)
    return state


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
