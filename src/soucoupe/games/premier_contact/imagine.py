"""A full state as a seat may picture it: consistent with its view and with nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.codes import CELL_COLOUR, PHASE_NAME, TOKEN, mark_code
from soucoupe.games.premier_contact.data import (
    CELLS,
    EASY_CELLS,
    FEATURES,
    FEWEST_IN_A_RACE,
    GLYPH_COUNT,
    HARD_CELLS,
    MOST_CHANGES,
    MOST_CLAIMS,
    OFFERING_NUMBER,
    PRINTED_EASY,
    PRINTED_HARD,
    PRINTED_LEXICONS,
)
from soucoupe.games.premier_contact.deal import in_play, is_hard
from soucoupe.games.premier_contact.history import (
    is_race_seen,
    named_words,
    possible_colours,
    shown_glyphs,
)
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

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.view_types import View

STIRRINGS: Final = 2 * CELLS
"""How many swaps are tried on a request that fits, so that it is any that does."""


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    aliens = tuple([alien.seat for alien in view.aliens])
    humans = tuple([human.seat for human in view.humans])
    state = State(view.options, aliens, humans)
    copy_public(view, state)
    if view.camp is None:
        state.lexicon = imagine_lexicon(view, rng)
        state.request = imagine_request(view, rng)
    else:
        state.lexicon = view.camp.lexicon
        state.request = tuple([CELL_COLOUR.index(colour) for colour in view.camp.request])
    if state.phase in (ANSWER, CONFIRM):
        imagine_picks(view, state, rng)
    elif state.phase == VOTE:
        imagine_votes(view, state, rng)
    elif state.tied:
        imagine_claims(view, state)
    return state


def copy_public(view: View, state: State) -> None:
    """Copy what everybody knows."""
    state.grid = tuple([OFFERING_NUMBER[cell.offering] for cell in view.grid])
    state.covered = [TOKEN.index(cell.covered) for cell in view.grid]
    state.phase = PHASE_NAME.index(view.phase)
    state.round = view.round
    state.choosing = view.choosing
    if view.active is not None and not view.choosing:
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


def imagine_lexicon(view: View, rng: Rng) -> tuple[int, ...]:
    """Draw a lexicon with all signs shown in it, and the named ones where they belong."""
    named = named_words(view.history)
    shown = shown_glyphs(view)
    if view.options.printed_set:
        return rng.pick(
            [
                lexicon
                for lexicon in PRINTED_LEXICONS
                if all(glyph in lexicon for glyph in shown)
                and all(lexicon[feature] == glyph for feature, glyph in named.items())
            ],
            "imagined lexicon",
        )
    placed = named.values()
    glyphs = [glyph for glyph in shown if glyph not in placed]
    unseen = [glyph for glyph in range(GLYPH_COUNT) if glyph not in shown]
    rng.shuffle(unseen, "imagined lexicon")
    glyphs += unseen[: FEATURES - len(shown)]
    rng.shuffle(glyphs, "imagined lexicon")
    return tuple([named[at] if at in named else glyphs.pop() for at in range(FEATURES)])


def imagine_request(view: View, rng: Rng) -> tuple[int, ...]:
    """Draw a request that agrees with what was told of every vote."""
    masks = possible_colours(view.history, view.tries, is_race_seen(view))
    aliens = len(view.aliens)
    seats = aliens + len(view.humans)
    hard = is_hard(view.options, seats)
    if view.options.printed_set:
        printed = PRINTED_HARD if hard else PRINTED_EASY
        lying = [tuple([in_play(cell, seats, aliens) for cell in card]) for card in printed]
        return rng.pick([card for card in lying if fits(card, masks)], "imagined request")
    colours = [in_play(cell, seats, aliens) for cell in (HARD_CELLS if hard else EASY_CELLS)]
    rng.shuffle(colours, "imagined request")
    cells = fitted(colours, masks)
    stir(cells, masks, rng)
    return tuple(cells)


def fits(card: tuple[int, ...], masks: list[int]) -> bool:
    """Tell whether a request agrees with what is known of the cells."""
    return all(masks[cell] >> card[cell] & 1 for cell in range(CELLS))


def fitted(colours: list[int], masks: list[int]) -> list[int]:
    """Give every cell one of the colours it may have, moving others along where that is needed."""
    holder = [-1] * CELLS
    for cell in range(CELLS):
        settle(cell, colours, masks, holder, [False] * CELLS)
    cells = [0] * CELLS
    for at in range(CELLS):
        cells[holder[at]] = colours[at]
    return cells


def settle(
    cell: int, colours: list[int], masks: list[int], holder: list[int], tried: list[bool]
) -> bool:
    """Find a colour for a cell, an unclaimed one or one whose cell can do with another."""
    for at in range(CELLS):
        if holder[at] == -1 and masks[cell] >> colours[at] & 1:
            holder[at] = cell
            return True
    for at in range(CELLS):
        if tried[at] or not masks[cell] >> colours[at] & 1:
            continue
        tried[at] = True
        if settle(holder[at], colours, masks, holder, tried):
            holder[at] = cell
            return True
    return False


def stir(cells: list[int], masks: list[int], rng: Rng) -> None:
    """Swap the colours of random cells wherever both may have the other's."""
    for _ in range(STIRRINGS):
        one = rng.below(CELLS, "imagined request")
        other = rng.below(CELLS, "imagined request")
        if masks[one] >> cells[other] & 1 and masks[other] >> cells[one] & 1:
            cells[one], cells[other] = cells[other], cells[one]


def imagine_picks(view: View, state: State, rng: Rng) -> None:
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


def imagine_votes(view: View, state: State, rng: Rng) -> None:
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


def imagine_claims(view: View, state: State) -> None:
    """Copy the notepad of one's own; the others are imagined empty."""
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
