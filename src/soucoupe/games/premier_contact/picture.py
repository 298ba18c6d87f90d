"""What somebody who sees neither lexicon nor request may picture of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.deal import in_play, is_hard
from soucoupe.games.premier_contact.knowledge import (
    is_race_seen,
    named_words,
    possible_colours,
    shown_glyphs,
)
from soucoupe.games.premier_contact.tables import (
    CELLS,
    EASY_CELLS,
    FEATURES,
    GLYPH_COUNT,
    HARD_CELLS,
    PRINTED_EASY,
    PRINTED_HARD,
    PRINTED_LEXICONS,
)

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.view_types import View

STIRRINGS: Final = 2 * CELLS
"""How many swaps are tried on a request that fits, so that it is any that does."""


def picture_lexicon(view: View, rng: Rng) -> tuple[int, ...]:
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


def picture_request(view: View, rng: Rng) -> tuple[int, ...]:
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
