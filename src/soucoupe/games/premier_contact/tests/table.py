"""Positions for the rule examples: a lexicon, a request and camps one can follow by eye.

Sign number n means word number n. On the easy side cells 0 to 3 are red, 4 to 8 blue, 9 to 14
green; on the hard side 0 to 5 red, 6 to 12 blue, 13 to 20 green, 21 to 24 black. Aliens have the
lowest seats, and humans are at turn in the order of theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core import notation, play
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.data import (
    EASY_CELLS,
    FEATURE_NUMBER,
    FEATURES,
    HARD_CELLS,
)
from soucoupe.games.premier_contact.deal import alien_count, first_phase, in_play, is_hard
from soucoupe.games.premier_contact.moves import Options

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.state import State

SEATS = (2, 3, 4, 5, 6, 7)
RACES = (4, 5, 6, 7)


def dealt(seats: int = 4, options: Options | None = None) -> State:
    """Deal a game one can follow by eye, colours taken, no preliminary round unless asked for."""
    wanted = options or Options(preliminary="off")
    state = play.deal(GAME, wanted, seats, FastRng(1))
    state.phase = first_phase(state)
    state.choosing = ()
    aliens = alien_count(wanted, seats)
    cells = HARD_CELLS if is_hard(wanted, seats) else EASY_CELLS
    state.aliens = tuple(range(aliens))
    state.humans = tuple(range(aliens, seats))
    state.grid = tuple(range(25))
    state.lexicon = tuple(range(FEATURES))
    state.request = tuple(in_play(cell, seats, aliens) for cell in cells)
    return state


def act(state: State, seat: int, *actions: str, out: list[Event] | None = None) -> State:
    """Play a seat's actions in notation through the gate."""
    for text in actions:
        state = play.play(GAME, state, seat, read(text), FastRng(1), out)
    return state


def read(text: str) -> Action:
    """Read an action of Premier Contact."""
    return notation.read(GAME, text)


def options_of(state: State, seat: int) -> list[str]:
    """List what a seat may do, in notation."""
    return [notation.write(action) for action in GAME.legal(state, seat)]


def asked(state: State, *cells: int, out: list[Event] | None = None) -> State:
    """Let the human at turn turn cells and ask."""
    (seat,) = GAME.to_act(state)
    return act(state, seat, *(f"turn {cell}" for cell in cells), "ask", out=out)


def answered(state: State, *words: str, out: list[Event] | None = None) -> State:
    """Let the aliens answer, red first: one word for all, or one each."""
    aliens = state.aliens
    given = words * len(aliens) if len(words) == 1 else words
    for seat, word in zip(aliens, given, strict=True):
        state = act(state, seat, f"pick {sign(word)}", out=out)
    for seat in GAME.to_act(state) if len(aliens) > 1 else ():
        state = act(state, seat, "confirm", out=out)
    return state


def sign(word: str) -> int:
    """Return the sign of a word, here its number."""
    return FEATURE_NUMBER[word]


def humans_asked(state: State, word: str = "big") -> State:
    """Let every human of the phase turn the last cell and get the same answer."""
    round_now = state.round
    while state.round == round_now and GAME.view(state, None).phase == "turn":
        state = answered(asked(state, 24), word)
    return state


def requested(state: State, *marks: str, out: list[Event] | None = None) -> State:
    """Let the alien at turn draw signs by their word, `-word` with a bar, and send them."""
    (seat,) = GAME.to_act(state)
    for mark in marks or ("big",):
        barred = "true" if mark.startswith("-") else "false"
        state = act(state, seat, f"draw {sign(mark.lstrip('-'))} {barred}", out=out)
    return act(state, seat, "send", out=out)


def voted(state: State, *cells: int | None, out: list[Event] | None = None) -> State:
    """Let the humans vote in the order of their turns; None is a blank left by the clock."""
    for seat, cell in zip(state.humans, cells, strict=True):
        state = act(state, seat, "lapse" if cell is None else f"vote {cell}", out=out)
    return state


def to_request(state: State) -> State:
    """Go on to the next moment an alien is to draw."""
    return humans_asked(state) if GAME.view(state, None).phase == "turn" else state


def turn_of(state: State, *cells: int | None, out: list[Event] | None = None) -> State:
    """Play an alien's whole turn, and the human phase before it where it opens a round."""
    return voted(requested(to_request(state)), *cells, out=out)


def kinds(out: list[Event]) -> list[str]:
    """List the tags of events."""
    return [str(type(event).__struct_config__.tag) for event in out]
