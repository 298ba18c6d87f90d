"""What each action does to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from soucoupe.games.aliens.data import (
    ATTRIBUTE_NUMBER,
    CARDS,
    ERRORS,
    TESTIMONIES,
    VALUE_OF,
    VALUES,
)
from soucoupe.games.aliens.deal import lay_out, opening
from soucoupe.games.aliens.events import (
    Drew,
    Ended,
    Event,
    Forfeited,
    Judged,
    LaidOpen,
    PileLeft,
    Reshuffled,
    Testified,
    Turned,
)
from soucoupe.games.aliens.scoring import ranking
from soucoupe.games.aliens.state import JUDGE, OVER, TESTIFY, TURN, Round, State
from soucoupe.games.aliens.view_types import ALIEN, FACE, STATEMENT

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.moves import Action, Judge, LayOpen, Testify, Turn

ALL_TESTIMONIES: Final = (1 << TESTIMONIES) - 1


def apply(state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None) -> None:
    """Change the state by a legal action; tell what happened if anybody listens."""
    # Every phase has one kind of action; asking an action for its class costs more than its effect.
    phase = state.phase
    if phase == TESTIFY:
        testify(state, seat, cast("Testify", action), out)
    elif phase == JUDGE:
        judge(state, cast("Judge", action), rng, out)
    elif phase == TURN:
        turn(state, cast("Turn", action), rng, out)
    else:
        lay_open(state, seat, cast("LayOpen", action), out)


def testify(state: State, seat: int, action: Testify, out: list[Event] | None) -> None:
    """Put a card on the table; after the fifth the investigator judges."""
    card = action.card
    statement = statement_of(card, action.choice)
    current = state.current
    state.hands[seat].remove(card)
    current.cards.append(card)
    current.statements.append(statement)
    current.speakers.append(seat)
    if out is not None:
        out.append(Testified(seat, card, STATEMENT[statement]))
    if len(current.cards) == TESTIMONIES:
        current.unresolved = ALL_TESTIMONIES
        state.phase = JUDGE
        state.actor = current.investigator
        return
    following = (seat + 1) % state.seats
    if following == current.investigator:
        following = (following + 1) % state.seats
    state.actor = following


def judge(state: State, action: Judge, rng: Rng, out: list[Event] | None) -> None:
    """Give the card to whoever was right; an error turns an alien or ends the investigation."""
    current = state.current
    testimony = action.testimony
    verdict = action.verdict
    statement = current.statements[testimony]
    truth = is_true(current.tally, statement)
    winner = settle(current, testimony, verdict, truth)
    state.won[winner] += 1
    if out is not None:
        says = STATEMENT[statement]
        who = current.investigator
        out.append(Judged(who, testimony, says, verdict, truth, winner))
    if verdict != truth:
        if current.errors == ERRORS:
            forfeit(state, out)
        elif turns_an_alien(state):
            state.phase = TURN
            return
    if not current.unresolved:
        close_round(state, rng, out)


def turn(state: State, action: Turn, rng: Rng, out: list[Event] | None) -> None:
    """Turn an alien over for all to see."""
    current = state.current
    current.face_up |= 1 << action.position
    if out is not None:
        alien = ALIEN[current.aliens[action.position]]
        out.append(Turned(current.investigator, action.position, alien))
    state.phase = JUDGE
    if not current.unresolved:
        close_round(state, rng, out)


def lay_open(state: State, seat: int, action: LayOpen, out: list[Event] | None) -> None:
    """Lay one alien face up before the testimonies."""
    current = state.current
    current.face_up = 1 << action.position
    state.phase = TESTIFY
    if out is not None:
        alien = ALIEN[current.aliens[action.position]]
        out.append(LaidOpen(seat, action.position, alien))


def settle(current: Round, testimony: int, verdict: bool, truth: bool) -> int:  # noqa: FBT001 (the words of the rule)
    """Note verdict and truth of a testimony; return who wins the card."""
    bit = 1 << testimony
    current.unresolved &= ~bit
    current.judged |= bit
    if truth:
        current.truths |= bit
    if verdict == truth:
        current.caught |= bit
        return current.investigator
    current.errors += 1
    return current.speakers[testimony]


def statement_of(card: int, choice: str | None) -> int:
    """Return what a card says, once a red one has its choice."""
    word = CARDS[card][0] if choice is None else choice
    return ATTRIBUTE_NUMBER[word] * VALUES + VALUE_OF[card]


def is_true(tally: int, statement: int) -> bool:
    """Tell whether exactly the stated number of aliens have the attribute."""
    return tally >> 2 * (statement // VALUES) & 3 == statement % VALUES


def turns_an_alien(state: State) -> bool:
    """Tell whether the error just made turns an alien: not the first one if one lay open."""
    return state.current.errors > 1 or not state.options.help


def forfeit(state: State, out: list[Event] | None) -> None:
    """Give every unjudged testimony to its witness; whether it was true is not told."""
    current = state.current
    for testimony in range(TESTIMONIES):
        if current.unresolved >> testimony & 1:
            winner = current.speakers[testimony]
            state.won[winner] += 1
            if out is not None:
                says = STATEMENT[current.statements[testimony]]
                out.append(Forfeited(testimony, says, winner))
    current.unresolved = 0


def close_round(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Let the witnesses draw, then open the next round or end the game."""
    draw(state, out)
    if state.round + 1 == state.rounds:
        state.phase = OVER
        if out is not None:
            final = ranking(state)
            out.append(Ended(final.winners, final.points))
        return
    state.round += 1
    state.past.append(state.current)
    if not state.alien_pile or state.options.shuffle_every_round:
        reshuffle(state, rng, out)
    lay_out(state, (state.current.investigator + 1) % state.seats)
    if out is not None:
        out += opening(state)


def draw(state: State, out: list[Event] | None) -> None:
    """Let witnesses draw a card per testimony, in playing order; a short pile leaves the game."""
    pile = state.pile
    if len(pile) < TESTIMONIES:
        if pile and out is not None:
            out.append(PileLeft(len(pile)))
        state.removed += pile
        state.pile = []
        return
    for speaker in state.current.speakers:
        card = pile.pop()
        state.hands[speaker].append(card)
        if out is not None:
            out.append(Drew(speaker, card, FACE[card]))


def reshuffle(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Mix all discarded aliens into a new pile: what was seen of them is worth nothing now."""
    for past in state.past:
        state.alien_pile += past.aliens
        state.spent += past.cards
    state.past = []
    rng.shuffle(state.alien_pile, "aliens")
    if out is not None:
        out.append(Reshuffled())
