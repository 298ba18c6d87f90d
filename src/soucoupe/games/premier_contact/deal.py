"""Setting up a game: who plays what, the grid, the lexicon and the request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.errors import BadOption
from soucoupe.games.premier_contact.data import (
    BLACK,
    CAMPS,
    CELLS,
    EASY_CELLS,
    FEATURES,
    FEWEST_IN_A_RACE,
    GLYPH_COUNT,
    HARD_CELLS,
    NOTHING,
    OFFERING_COUNT,
    PRINTED_EASY,
    PRINTED_HARD,
    PRINTED_LEXICONS,
    RED_TOKENS,
)
from soucoupe.games.premier_contact.events import ColoursOpened, HumanTurn, RoundOpened, WordsOpened
from soucoupe.games.premier_contact.state import COLOUR, NAME, TURN, State, is_race

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Options

TWO_HUMANS = 2


def deal(options: Options, seats: int, rng: Rng) -> State:
    """Form the camps, lay out the grid and draw what the aliens know."""
    aliens = draw_aliens(options, seats, rng)
    others = [seat for seat in range(seats) if seat not in aliens]
    first = rng.below(len(others), "first human")
    state = State(options, aliens, tuple(others[first:] + others[:first]))
    offerings = list(range(OFFERING_COUNT))
    rng.shuffle(offerings, "offerings")
    state.grid = tuple(offerings[:CELLS])
    state.lexicon = draw_lexicon(options, rng)
    state.request = draw_request(options, seats, len(aliens), rng)
    if not is_race(state):
        state.red_tokens = RED_TOKENS
    state.choosing = choosers(options, aliens)
    state.phase = COLOUR if state.choosing else first_phase(state)
    return state


def opening(state: State) -> list[Event]:
    """Tell how it begins, and with whom: with colours, with words asked for, or with a round."""
    if state.phase == COLOUR:
        return [ColoursOpened(state.choosing)]
    first = WordsOpened() if state.phase == NAME else RoundOpened(state.round)
    return [first, HumanTurn(state.humans[0])]


def first_phase(state: State) -> int:
    """Return with what the humans begin: with words asked for, or with the first round."""
    return NAME if has_preliminary(state.options, state.seats, len(state.humans)) else TURN


def choosers(options: Options, aliens: tuple[int, ...]) -> tuple[int, ...]:
    """Return who chooses a colour, in the order of the colours drawn; one alone has no choice."""
    if options.colours == "drawn":
        return ()
    named = (options.red, options.blue, options.green)
    free = tuple([seat for seat in aliens if seat not in named])
    return free if len(free) > 1 else ()


def draw_aliens(options: Options, seats: int, rng: Rng) -> tuple[int, ...]:
    """Return the aliens' seats by colour: those named, the others drawn."""
    named = (options.red, options.blue, options.green)
    count = alien_count(options, seats)
    if any(seat is not None for seat in named[count:]):
        msg = f"only {count} of red, blue and green play at {seats} seats, in this order"
        raise BadOption(msg)
    taken = [seat for seat in named if seat is not None]
    if len(set(taken)) < len(taken) or any(seat >= seats for seat in taken):
        msg = f"aliens are different seats from 0 to {seats - 1}"
        raise BadOption(msg)
    free = [seat for seat in range(seats) if seat not in taken]
    rng.shuffle(free, "camps")
    return tuple([free.pop() if seat is None else seat for seat in named[:count]])


def alien_count(options: Options, seats: int) -> int:
    """Return how many aliens play: as usual, or as the host chose."""
    row = CAMPS[seats]
    if options.aliens == "usual":
        return row.aliens
    count = 2 if options.aliens == "two" else 3
    if count not in (row.aliens, row.other):
        msg = f"{seats} players are not split with {count} aliens"
        raise BadOption(msg)
    return count


def draw_lexicon(options: Options, rng: Rng) -> tuple[int, ...]:
    """Match glyphs to features at random, or take a printed lexicon."""
    if options.printed_set:
        return rng.pick(PRINTED_LEXICONS, "lexicon")
    glyphs = list(range(GLYPH_COUNT))
    rng.shuffle(glyphs, "lexicon")
    return tuple(glyphs[:FEATURES])


def draw_request(options: Options, seats: int, aliens: int, rng: Rng) -> tuple[int, ...]:
    """Colour the cells at random, or take a printed card, any side up."""
    hard = is_hard(options, seats)
    if options.printed_set:
        cells = list(rng.pick(PRINTED_HARD if hard else PRINTED_EASY, "request"))
    else:
        cells = list(HARD_CELLS if hard else EASY_CELLS)
        rng.shuffle(cells, "request")
    return tuple([in_play(cell, seats, aliens) for cell in cells])


def is_hard(options: Options, seats: int) -> bool:
    """Tell whether the hard side of the card lies up: in the hard mode, and for two or three."""
    return options.hard or seats < FEWEST_IN_A_RACE


def in_play(colour: int, seats: int, aliens: int) -> int:
    """Return what a cell comes to: in a race, colours nobody plays are nothing, and so is black."""
    if seats < FEWEST_IN_A_RACE:
        return colour
    if colour == BLACK or colour > aliens:
        return NOTHING
    return colour


def colour_counts(options: Options, aliens: int, humans: int) -> tuple[int, ...]:
    """Count the cells of each colour on the card in play."""
    seats = aliens + humans
    cells = HARD_CELLS if is_hard(options, seats) else EASY_CELLS
    played = [in_play(cell, seats, aliens) for cell in cells]
    return tuple([played.count(colour) for colour in range(BLACK + 1)])


def has_preliminary(options: Options, seats: int, humans: int) -> bool:
    """Tell whether humans ask for words first: usually when only two of them face a race."""
    if options.preliminary == "usual":
        return seats >= FEWEST_IN_A_RACE and humans == TWO_HUMANS
    return options.preliminary == "on"
