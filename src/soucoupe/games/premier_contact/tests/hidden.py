"""How to deal again what a seat may not know: the second opinion the leak tests ask for.

Written from the state and from "What is hidden" in the README, never through view or imagine: to
whoever is no alien, lexicon, request and what aliens are about to answer are open but for what was
told; to everybody, the unrevealed votes and the notepads of others.
"""

from __future__ import annotations

from soucoupe.core.rng import Rng
from soucoupe.games.premier_contact.data import (
    CELLS,
    FEATURES,
    GLYPH_COUNT,
    MOST_CHANGES,
    PRINTED_EASY,
    PRINTED_HARD,
    PRINTED_LEXICONS,
)
from soucoupe.games.premier_contact.deal import in_play, is_hard
from soucoupe.games.premier_contact.state import NONE, OVER, VOTE, State, is_race
from soucoupe.games.premier_contact.view_types import Request

SWAPS = 60


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state that differs only in what the seat (or the public) may not know."""
    other = state.copy()
    if state.phase == OVER:
        return other
    if seat not in state.aliens:
        other.lexicon = another_lexicon(state, rng)
        other.request = another_request(state, rng)
        other.picks = [
            NONE if pick == NONE else rng.pick(other.lexicon, "hidden") for pick in state.picks
        ]
        other.changes = [rng.below(MOST_CHANGES + 1, "hidden") for _ in state.changes]
    redeal_papers(other, seat, rng)
    return other


def redeal_papers(state: State, seat: int | None, rng: Rng) -> None:
    """Let the other humans have voted and claimed something else."""
    free = [cell for cell in range(CELLS) if not state.covered[cell]]
    shown = [glyph for glyph in range(GLYPH_COUNT) if state.shown >> glyph & 1]
    for human, who in enumerate(state.humans):
        if who == seat:
            continue
        if state.phase == VOTE and state.votes[human] in free:
            state.votes[human] = rng.pick(free, "hidden")
        if human in state.tied:
            state.claimed[human] = rng.below(9, "hidden")
            state.claims[human] = [
                1 << rng.pick(shown, "hidden") if shown and rng.below(2, "hidden") else 0
                for _ in range(FEATURES)
            ]


def another_lexicon(state: State, rng: Rng) -> tuple[int, ...]:
    """Swap signs between words that were never named, and unseen signs for unused ones."""
    if state.options.printed_set:
        return rng.pick([one for one in PRINTED_LEXICONS if agrees(state, one)], "hidden")
    lexicon = list(state.lexicon)
    free = [at for at in range(FEATURES) if not state.named >> at & 1]
    unused = [glyph for glyph in range(GLYPH_COUNT) if glyph not in lexicon]
    for _ in range(SWAPS):
        one, other = rng.pick(free, "hidden"), rng.pick(free, "hidden")
        lexicon[one], lexicon[other] = lexicon[other], lexicon[one]
        if not state.shown >> lexicon[one] & 1:
            at = rng.below(len(unused), "hidden")
            lexicon[one], unused[at] = unused[at], lexicon[one]
    return tuple(lexicon)


def agrees(state: State, lexicon: tuple[int, ...]) -> bool:
    """Tell whether a printed lexicon holds all signs shown, the named ones at their words."""
    named = [at for at in range(FEATURES) if state.named >> at & 1]
    shown = [glyph for glyph in range(GLYPH_COUNT) if state.shown >> glyph & 1]
    return set(shown) <= set(lexicon) and all(lexicon[at] == state.lexicon[at] for at in named)


def another_request(state: State, rng: Rng) -> tuple[int, ...]:
    """Swap the colours of cells as long as every vote would have come to the same."""
    told = results(state)
    if state.options.printed_set:
        hard = is_hard(state.options, state.seats)
        printed = PRINTED_HARD if hard else PRINTED_EASY
        aliens = len(state.aliens)
        lying = [tuple(in_play(cell, state.seats, aliens) for cell in card) for card in printed]
        return rng.pick(
            [card for card in lying if all(holds(told[at], card[at]) for at in told)], "hidden"
        )
    cells = list(state.request)
    for _ in range(SWAPS):
        one, other = rng.below(CELLS, "hidden"), rng.below(CELLS, "hidden")
        if holds(told.get(one, []), cells[other]) and holds(told.get(other, []), cells[one]):
            cells[one], cells[other] = cells[other], cells[one]
    return tuple(cells)


def results(state: State) -> dict[int, list[tuple[int, str]]]:
    """List for each cell the colours it was offered to, and what was told of that."""
    told: dict[int, list[tuple[int, str]]] = {}
    for entry in state.history:
        if isinstance(entry, Request):
            wanted = state.aliens.index(entry.seat) + 1 if is_race(state) else 3
            for one in entry.votes:
                if one.cell is not None:
                    told.setdefault(one.cell, []).append((wanted, one.result))
    for one in state.tries:
        if one.cell is not None:
            told.setdefault(one.cell, []).append((3, one.result))
    return told


def holds(told: list[tuple[int, str]], colour: int) -> bool:
    """Tell whether a cell of this colour makes all that was told of it true."""
    return all(
        result == ("hit" if colour == wanted else "black" if colour == 4 else "nothing")
        for wanted, result in told
    )
