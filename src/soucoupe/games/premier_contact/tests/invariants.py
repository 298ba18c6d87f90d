"""What is true of every state of Premier Contact."""

from __future__ import annotations

from collections import Counter

from soucoupe.games.premier_contact.data import (
    CELLS,
    EASY_CELLS,
    FEATURE_NUMBER,
    FEATURES,
    GLYPH_COUNT,
    GREEN,
    HARD_CELLS,
    MOST_CHANGES,
    MOST_TURNED,
    OFFERING_COUNT,
    PRINTED_LEXICONS,
    RED_TOKENS,
)
from soucoupe.games.premier_contact.deal import in_play, is_hard
from soucoupe.games.premier_contact.state import (
    ANSWER,
    COLOUR,
    CONFIRM,
    DRAW,
    NONE,
    OVER,
    RETRY,
    TIDY,
    TURN,
    VOTE,
    State,
    is_race,
)
from soucoupe.games.premier_contact.view_types import Question, Request, WordTold


def check(state: State) -> None:
    """Cards, signs, colours, tokens and papers are all where they belong."""
    check_box(state)
    check_tokens(state)
    check_told(state)
    check_moment(state)


def check_box(state: State) -> None:
    """Everybody is in one camp; grid, lexicon and request are lawful draws."""
    assert sorted(state.aliens + state.humans) == list(range(state.seats))
    assert len(set(state.grid)) == CELLS
    assert set(state.grid) <= set(range(OFFERING_COUNT))
    assert len(set(state.lexicon)) == FEATURES
    assert set(state.lexicon) <= set(range(GLYPH_COUNT))
    cells = HARD_CELLS if is_hard(state.options, state.seats) else EASY_CELLS
    played = [in_play(cell, state.seats, len(state.aliens)) for cell in cells]
    assert Counter(state.request) == Counter(played)
    if state.options.printed_set:
        assert state.lexicon in PRINTED_LEXICONS


def check_tokens(state: State) -> None:
    """Covered cells have their alien's colour and are counted; every one was thanked for."""
    covered = [cell for cell in range(CELLS) if state.covered[cell]]
    assert all(state.covered[cell] == state.request[cell] for cell in covered)
    assert sum(state.received) == len(covered) <= sum(map(sum, state.tokens))
    if is_race(state):
        counts = Counter(state.covered[cell] - 1 for cell in covered)
        assert [counts[alien] for alien in range(len(state.aliens))] == state.received
        assert state.red_tokens == 0
    else:
        assert all(state.covered[cell] == GREEN for cell in covered)
        assert 0 <= state.red_tokens <= RED_TOKENS


def check_told(state: State) -> None:
    """Hold the history against lexicon and request; every sign shown is noted."""
    shown = {code >> 1 for code in (*state.tablet, *state.wiped)}
    ballots = list(state.tries)
    for entry in state.history:
        if isinstance(entry, WordTold):
            assert state.lexicon[FEATURE_NUMBER[entry.feature]] == entry.glyph
            shown.add(entry.glyph)
        elif isinstance(entry, Question):
            shown |= {answer.glyph for answer in entry.answers}
        else:
            assert isinstance(entry, Request)
            shown |= {mark.glyph for mark in (*entry.marks, *entry.wiped)}
            ballots += entry.votes
    assert shown == {glyph for glyph in range(GLYPH_COUNT) if state.shown >> glyph & 1}
    assert shown <= set(state.lexicon)
    for one in ballots:
        if one.result == "hit":
            assert one.cell is not None
            assert state.covered[one.cell]


def check_moment(state: State) -> None:
    """Hold that what belongs to a phase is there in that phase alone."""
    phase = state.phase
    assert bool(state.choosing) == (phase == COLOUR)
    assert set(state.choosing) <= set(state.aliens)
    assert len(state.turned) <= MOST_TURNED
    assert not state.turned or phase in {TURN, ANSWER, CONFIRM}
    assert all(pick == NONE or pick in state.lexicon for pick in state.picks)
    assert all(changes <= MOST_CHANGES for changes in state.changes)
    assert phase in {ANSWER, CONFIRM} or set(state.picks) == {NONE}
    assert len(state.tablet) + len(state.wiped) <= state.options.tablet
    assert not state.tablet or phase in {DRAW, VOTE, RETRY}
    assert phase == VOTE or set(state.votes) == {NONE}
    assert not state.tries or phase == RETRY
    assert bool(state.tied) == (phase == TIDY) or phase == OVER
    for claims in state.claims:
        assert all(claim & ~state.shown == 0 for claim in claims)
