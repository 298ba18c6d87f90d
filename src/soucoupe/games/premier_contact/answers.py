"""The aliens' answer: a sign each, proposed before the camp, shown when all stand by theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.data import MOST_CHANGES
from soucoupe.games.premier_contact.events import (
    Answered,
    Confirmed,
    ConfirmOpened,
    Event,
    Lapsed,
    Picked,
    Straightened,
)
from soucoupe.games.premier_contact.legal import to_act
from soucoupe.games.premier_contact.state import ANSWER, CONFIRM, NONE, State
from soucoupe.games.premier_contact.turns import next_human
from soucoupe.games.premier_contact.view_types import Answer, Question

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.moves import Pick


def open_answer(state: State) -> None:
    """Let every alien propose a sign."""
    state.phase = ANSWER
    state.picks = [NONE] * len(state.aliens)
    state.changes = [0] * len(state.aliens)
    state.confirmed = 0
    state.lapsed = 0


def pick(state: State, seat: int, action: Pick, out: list[Event] | None) -> None:
    """Propose a sign; a change of mind asks everybody to confirm anew."""
    alien = state.aliens.index(seat)
    state.picks[alien] = action.glyph
    if state.phase == CONFIRM:
        state.changes[alien] += 1
        tell_pick(state, alien, out)
        # To humans who has changed a sign shows only where somebody has to confirm again.
        if state.confirmed:
            open_confirm(state, out)
        return
    if len(state.aliens) > 1:
        tell_pick(state, alien, out)
    close_proposals(state, out)


def tell_pick(state: State, alien: int, out: list[Event] | None) -> None:
    """Tell the camp what one of it proposes."""
    if out is None:
        return
    again = state.phase == CONFIRM
    left = MOST_CHANGES - state.changes[alien]
    out.append(Picked(state.aliens[alien], state.picks[alien], again, left, state.aliens))


def open_confirm(state: State, out: list[Event] | None) -> None:
    """Let every alien who proposed stand by its sign, or propose another."""
    state.phase = CONFIRM
    state.confirmed = 0
    if out is not None:
        out.append(ConfirmOpened(to_act(state)))


def lapse_answer(state: State, seat: int, out: list[Event] | None) -> None:
    """Leave out an alien whose time has run out."""
    state.lapsed |= 1 << state.aliens.index(seat)
    if out is not None:
        out.append(Lapsed(seat))
    close_proposals(state, out)


def confirm(state: State, seat: int, out: list[Event] | None) -> None:
    """Stand by a sign; once all do, the answer is shown."""
    state.confirmed |= 1 << state.aliens.index(seat)
    if out is not None:
        out.append(Confirmed(seat))
    everyone = (1 << len(state.aliens)) - 1
    if state.confirmed | state.lapsed == everyone:
        show_answer(state, out)


def close_proposals(state: State, out: list[Event] | None) -> None:
    """When nobody is left to propose, ask for confirmation, unless only one proposed."""
    proposed = 0
    for alien, glyph in enumerate(state.picks):
        if glyph != NONE:
            proposed += 1
        elif not state.lapsed >> alien & 1:
            return
    if proposed == 1:
        show_answer(state, out)
    else:
        open_confirm(state, out)


def show_answer(state: State, out: list[Event] | None) -> None:
    """Show each sign once, with the aliens who stand by it; the next human is at turn."""
    glyphs = list(dict.fromkeys([glyph for glyph in state.picks if glyph != NONE]))
    answers = tuple([answer(state, glyph) for glyph in glyphs])
    for glyph in glyphs:
        state.shown |= 1 << glyph
    cells = tuple(state.turned)
    human = state.humans[state.turn]
    state.history.append(Question(state.round, human, cells, answers))
    state.turned = []
    state.picks = [NONE] * len(state.aliens)
    state.changes = [0] * len(state.aliens)
    state.confirmed = 0
    state.lapsed = 0
    if out is not None:
        out.append(Answered(human, answers))
        out.append(Straightened(cells))
    next_human(state, out)


def answer(state: State, glyph: int) -> Answer:
    """Return a sign with the seats of those who picked it."""
    aliens = [state.aliens[alien] for alien, mine in enumerate(state.picks) if mine == glyph]
    return Answer(glyph, tuple(aliens))
