"""A full state as a seat may picture it: consistent with its view and with nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.knowledge import named_words, shown_glyphs
from soucoupe.games.premier_contact.picture import picture_lexicon, picture_request
from soucoupe.games.premier_contact.state import (
    ANSWER,
    BLANK,
    BY_GOAL,
    BY_ROUNDS,
    BY_TOKENS,
    CONFIRM,
    DRAW,
    NONE,
    TIDY,
    VOTE,
    State,
    no_claims,
)
from soucoupe.games.premier_contact.tables import (
    CELLS,
    FEWEST_IN_A_RACE,
    MOST_CHANGES,
    MOST_CLAIMS,
    OFFERING_NUMBER,
)
from soucoupe.games.premier_contact.words import CELL_COLOUR, PHASE_NAME, TOKEN, mark_code

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.view_types import View


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    aliens = tuple([alien.seat for alien in view.aliens])
    humans = tuple([human.seat for human in view.humans])
    state = State(view.options, aliens, humans)
    copy_public(view, state)
    if view.camp is None:
        state.lexicon = picture_lexicon(view, rng)
        state.request = picture_request(view, rng)
    else:
        state.lexicon = view.camp.lexicon
        state.request = tuple([CELL_COLOUR.index(colour) for colour in view.camp.request])
    if state.phase in (ANSWER, CONFIRM):
        picture_picks(view, state, rng)
    elif state.phase == VOTE:
        picture_votes(view, state, rng)
    elif state.tied:
        picture_claims(view, state)
    return state


def copy_public(view: View, state: State) -> None:
    """Copy what everybody knows."""
    state.grid = tuple([OFFERING_NUMBER[cell.offering] for cell in view.grid])
    state.covered = [TOKEN.index(cell.covered) for cell in view.grid]
    state.phase = PHASE_NAME.index(view.phase)
    state.round = view.round
    if view.active is not None:
        camp = state.humans if state.phase < DRAW else state.aliens
        state.turn = camp.index(view.active)
    state.received = [alien.received for alien in view.aliens]
    state.tokens = [[human.red, human.blue, human.green] for human in view.humans]
    state.red_tokens = 0 if view.red_tokens is None else view.red_tokens
    state.turned = list(view.turned)
    state.tablet = [mark_code(mark) for mark in view.tablet]
    state.wiped = [mark_code(mark) for mark in view.wiped]
    state.tries = list(view.tries)
    state.history = list(view.history)
    for glyph in shown_glyphs(view):
        state.shown |= 1 << glyph
    for feature in named_words(view.history):
        state.named |= 1 << feature
    camp = state.aliens if state.phase in (ANSWER, CONFIRM) else state.humans
    for seat in view.lapsed:
        state.lapsed |= 1 << camp.index(seat)
    state.tied = tuple([state.humans.index(seat) for seat in view.tied])
    if state.phase >= TIDY:
        state.ending = ending(view)


def ending(view: View) -> int:
    """Work out why the game ended."""
    if max([alien.received for alien in view.aliens]) >= view.goal:
        return BY_GOAL
    race = len(view.aliens) + len(view.humans) >= FEWEST_IN_A_RACE
    return BY_ROUNDS if race else BY_TOKENS


def picture_picks(view: View, state: State, rng: Rng) -> None:
    """Copy the proposals the camp sees; to others each alien may propose anything."""
    known = {} if view.camp is None else {one.seat: one for one in view.camp.picks}
    for alien, seat in enumerate(state.aliens):
        if state.lapsed >> alien & 1 or (state.phase == ANSWER and seat in view.to_act):
            continue
        if seat in known:
            state.picks[alien] = known[seat].glyph
            state.changes[alien] = MOST_CHANGES - known[seat].changes_left
        else:
            state.picks[alien] = rng.pick(state.lexicon, "imagined answers")
        if state.phase == CONFIRM and seat not in view.to_act:
            state.confirmed |= 1 << alien


def picture_votes(view: View, state: State, rng: Rng) -> None:
    """Copy the vote of one's own; the others may have voted for anything in play."""
    known = {one.seat: one.cell for one in view.cast}
    cells = [cell for cell in range(CELLS) if state.covered[cell] == 0]
    for human, seat in enumerate(state.humans):
        if state.lapsed >> human & 1:
            state.votes[human] = BLANK
        elif seat in view.to_act:
            state.votes[human] = NONE
        elif seat in known:
            state.votes[human] = known[seat]
        else:
            state.votes[human] = rng.pick(cells, "imagined votes")


def picture_claims(view: View, state: State) -> None:
    """Copy the notepad of one's own; the others are pictured empty."""
    state.claims = [no_claims() for _ in state.humans]
    state.claimed = [0] * len(state.humans)
    for human in state.tied:
        if state.humans[human] not in view.to_act:
            state.done |= 1 << human
    for one in view.claims:
        human = state.humans.index(one.seat)
        state.claimed[human] = 0 if one.left is None else MOST_CLAIMS - one.left
        for feature, glyphs in enumerate(one.glyphs):
            for glyph in glyphs:
                state.claims[human][feature] |= 1 << glyph
