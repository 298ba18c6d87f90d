"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from soucoupe.games.premier_contact.codes import (
    CELL,
    CELL_COLOUR,
    COLOUR_NAME,
    PHASE_NAME,
    marks,
    members,
)
from soucoupe.games.premier_contact.data import CELLS, FEATURE_NAMES, MOST_CHANGES, MOST_CLAIMS
from soucoupe.games.premier_contact.events import (
    Event,
    Picked,
    PickedUnseen,
    SignNoted,
    Voted,
    VotedUnseen,
)
from soucoupe.games.premier_contact.legal import to_act
from soucoupe.games.premier_contact.moves import Feature
from soucoupe.games.premier_contact.notepad import WORD_ORDERS
from soucoupe.games.premier_contact.requests import room
from soucoupe.games.premier_contact.scoring import goal, knowledge
from soucoupe.games.premier_contact.state import (
    ANSWER,
    COLOUR,
    CONFIRM,
    DRAW,
    NONE,
    OVER,
    TIDY,
    VOTE,
    State,
    is_race,
)
from soucoupe.games.premier_contact.turns import most_rounds
from soucoupe.games.premier_contact.view_types import (
    Alien,
    AlienSide,
    Cast,
    Claims,
    Human,
    PickSeen,
    View,
)


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public; what the aliens know is open at the end."""
    over = state.phase == OVER
    camp = alien_side(state) if over or (seat is not None and seat in state.aliens) else None
    humans = [at for at, one in enumerate(state.humans) if over or one == seat]
    return lay(state, seat, camp, humans)


def open_view(state: State) -> View:
    """Show everything, to those who no longer play."""
    return lay(state, None, alien_side(state), list(range(len(state.humans))))


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, poorer, or not at all."""
    if isinstance(event, Voted):
        return event if event.seat == seat else VotedUnseen(event.seat)
    if isinstance(event, SignNoted):
        return event if event.seat == seat else None
    if isinstance(event, Picked):
        if seat in event.camp:
            return event
        return None if event.again else PickedUnseen(event.seat)
    return event


def alien_side(state: State) -> AlienSide:
    """Lay open what the alien camp knows."""
    picks = [
        PickSeen(
            state.aliens[alien],
            glyph,
            bool(state.confirmed >> alien & 1),
            MOST_CHANGES - state.changes[alien],
        )
        for alien, glyph in enumerate(state.picks)
        if glyph != NONE
    ]
    request = tuple([CELL_COLOUR[colour] for colour in state.request])
    return AlienSide(state.lexicon, request, tuple(picks))


def lay(state: State, seat: int | None, camp: AlienSide | None, known: list[int]) -> View:
    """Put together a view from what the aliens know, whose papers are known, and what is public."""
    return View(
        seat=seat,
        options=state.options,
        phase=PHASE_NAME[state.phase],
        to_act=to_act(state),
        round=state.round,
        rounds=most_rounds(state),
        active=active(state),
        choosing=state.choosing,
        goal=goal(state),
        aliens=tuple(
            [Alien(one, COLOUR_NAME[at], state.received[at]) for at, one in enumerate(state.aliens)]
        ),
        humans=tuple([human(state, at) for at in range(len(state.humans))]),
        red_tokens=None if is_race(state) else state.red_tokens,
        grid=tuple([CELL[state.grid[cell]][state.covered[cell]] for cell in range(CELLS)]),
        turned=tuple(state.turned),
        tablet=marks(state.tablet),
        wiped=marks(state.wiped),
        room=room(state),
        tries=tuple(state.tries),
        lapsed=lapsed(state),
        history=tuple(state.history),
        tied=tuple([state.humans[at] for at in state.tied]),
        words=word_order(state, seat),
        camp=camp,
        cast=tuple(
            [Cast(state.humans[at], state.votes[at]) for at in known if has_cast(state, at)]
        ),
        claims=tuple([claims(state, at) for at in known if at in state.tied]),
    )


def active(state: State) -> int | None:
    """Return whose turn it is: the human who asks, or the alien who wants something."""
    if state.phase >= TIDY:
        return None
    if state.phase == COLOUR:
        return state.choosing[0]
    return state.humans[state.turn] if state.phase < DRAW else state.aliens[state.turn]


def human(state: State, at: int) -> Human:
    """Show a human's tokens."""
    red, blue, green = state.tokens[at]
    return Human(state.humans[at], red, blue, green)


def lapsed(state: State) -> tuple[int, ...]:
    """List the seats whose time has run out in this answer or vote."""
    if not state.lapsed:
        return ()
    camp = state.aliens if state.phase in (ANSWER, CONFIRM) else state.humans
    return tuple([camp[at] for at in members(state.lapsed)])


def word_order(state: State, seat: int | None) -> tuple[Feature, ...]:
    """Return in which order a seat reads the words: every notepad has one of its own."""
    if seat is None or seat not in state.humans:
        return FEATURE_NAMES
    return WORD_ORDERS[sorted(state.humans).index(seat)]


def has_cast(state: State, at: int) -> bool:
    """Tell whether a human has an unrevealed vote."""
    return state.phase == VOTE and 0 <= state.votes[at] < CELLS


def claims(state: State, at: int) -> Claims:
    """Show a notepad handed in, or about to be; its points once the game is over."""
    mine = state.claims[at]
    over = state.phase == OVER
    return Claims(
        state.humans[at],
        tuple([members(glyphs) for glyphs in mine]),
        knowledge(mine, state.lexicon) if over else None,
        None if over else MOST_CLAIMS - state.claimed[at],
    )
