"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens.data import ON_THE_TABLE, TESTIMONIES
from soucoupe.games.aliens.events import Appeared, Drew, DrewUnseen, Event
from soucoupe.games.aliens.legal import to_act
from soucoupe.games.aliens.state import JUDGE, LAY_OPEN, OVER, TESTIFY, TURN, Round, State
from soucoupe.games.aliens.view_types import (
    ALIEN,
    STATEMENT,
    Hand,
    PhaseName,
    RoundSeen,
    Sighting,
    TestimonySeen,
    View,
)

PHASE_NAME: Final[dict[int, PhaseName]] = {
    LAY_OPEN: "lay-open",
    TESTIFY: "testify",
    JUDGE: "judge",
    TURN: "turn",
    OVER: "over",
}
ALL_ALIENS: Final = (1 << ON_THE_TABLE) - 1


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    own = () if seat is None else (Hand(seat, tuple(state.hands[seat])),)
    past = [round_seen(one, known_to(one, seat)) for one in state.past]
    return lay(state, seat, own, past, round_seen(state.current, known_to(state.current, seat)))


def open_view(state: State) -> View:
    """Show all hands and all aliens of this pass, to those who no longer play."""
    hands = tuple(Hand(at, tuple(hand)) for at, hand in enumerate(state.hands))
    past = [round_seen(one, ALL_ALIENS) for one in state.past]
    return lay(state, None, hands, past, round_seen(state.current, ALL_ALIENS))


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, poorer, or not at all."""
    if isinstance(event, Drew):
        return event if event.seat == seat else DrewUnseen(event.seat)
    if isinstance(event, Appeared):
        return None if seat is None or event.investigator == seat else event
    return event


def known_to(played: Round, seat: int | None) -> int:
    """Return which of a round's aliens the seat has seen, by position."""
    return played.face_up if seat is None or seat == played.investigator else ALL_ALIENS


def lay(
    state: State,
    seat: int | None,
    hands: tuple[Hand, ...],
    past: list[RoundSeen],
    current: RoundSeen,
) -> View:
    """Put together a view from what is known of hands and aliens, and what is public anyway."""
    return View(
        seat=seat,
        options=state.options,
        phase=PHASE_NAME[state.phase],
        to_act=to_act(state),
        round=state.round,
        rounds=state.rounds,
        current=current,
        past=tuple(past),
        spent=tuple(state.spent),
        hands=hands,
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        pile=len(state.pile),
        removed=len(state.removed),
        alien_pile=len(state.alien_pile),
        won=tuple(state.won),
    )


def round_seen(played: Round, known: int) -> RoundSeen:
    """Show a round with only the known aliens and only the answers that were told."""
    positions = range(len(played.aliens))
    return RoundSeen(
        investigator=played.investigator,
        face_up=tuple([at for at in positions if played.face_up >> at & 1]),
        sightings=tuple(
            [Sighting(at, ALIEN[played.aliens[at]]) for at in positions if known >> at & 1]
        ),
        testimonies=tuple([testimony_seen(played, at) for at in range(len(played.cards))]),
        errors=played.errors,
    )


def testimony_seen(played: Round, at: int) -> TestimonySeen:
    """Show a testimony with its answer and winner, once they are known to all."""
    bit = 1 << at
    speaker = played.speakers[at]
    answer = bool(played.truths & bit) if played.judged & bit else None
    winner = played.investigator if played.caught & bit else speaker
    is_open = len(played.cards) < TESTIMONIES or played.unresolved & bit
    says = STATEMENT[played.statements[at]]
    return TestimonySeen(speaker, played.cards[at], says, answer, None if is_open else winner)
