"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from typing import Final

from soucoupe.games.aliens_eyes.bonuses import shown
from soucoupe.games.aliens_eyes.contracts import contract_seen
from soucoupe.games.aliens_eyes.data import BONUS_POINTS, BREAKS, COLOURS, PLACES
from soucoupe.games.aliens_eyes.events import Answered, AnsweredUnseen, ContractDealt, Event
from soucoupe.games.aliens_eyes.legal import is_asked, to_act
from soucoupe.games.aliens_eyes.scoring import dry_limit, ends_below, score
from soucoupe.games.aliens_eyes.state import (
    CONTRACT,
    GROUP,
    NOBODY,
    OVER,
    ROLL,
    UNANSWERED,
    State,
)
from soucoupe.games.aliens_eyes.turns import combinations, faces_of
from soucoupe.games.aliens_eyes.view_types import (
    COPIES_SEEN,
    Answer,
    Bonus,
    PhaseName,
    Player,
    View,
    in_rows,
)

PHASE_NAME: Final[dict[int, PhaseName]] = {
    ROLL: "roll",
    GROUP: "group",
    CONTRACT: "contract",
    OVER: "over",
}


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    all_open = not state.options.secret_contracts or state.phase == OVER
    players = [
        player_seen(state, one, all_open or one == seat or state.placed[one] > 0)
        for one in range(state.seats)
    ]
    answers = () if seat is None else answers_seen(state, [seat])
    return lay(state, seat, players, answers)


def open_view(state: State) -> View:
    """Show all contracts and all answers, to those who no longer play."""
    seats = list(range(state.seats))
    players = [player_seen(state, one, True) for one in seats]  # noqa: FBT003 (a fact of sight)
    return lay(state, None, players, answers_seen(state, seats))


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, poorer, or not at all."""
    if isinstance(event, ContractDealt) and event.is_secret and event.seat != seat:
        return None
    if isinstance(event, Answered) and event.seat != seat:
        return AnsweredUnseen(event.seat)
    return event


def lay(state: State, seat: int | None, players: list[Player], answers: tuple[Answer, ...]) -> View:
    """Put together a view from what is known of contracts and answers, and what is public."""
    left = state.left
    layout = state.options.layout
    in_turn = state.phase == GROUP
    has_player = in_turn or state.phase == ROLL
    return View(
        seat=seat,
        options=state.options,
        phase=PHASE_NAME[state.phase],
        to_act=to_act(state),
        round=state.round,
        turn=state.turn,
        first=state.first,
        player=state.actor if has_player else None,
        played=state.played,
        dice=faces_of(state.loose),
        combinations=combinations(state.items, left),
        rerolls=1 if in_turn and not state.rerolled else 0,
        breaks=BREAKS - state.breaks if in_turn else 0,
        copies=COPIES_SEEN[layout, state.seats],
        left=in_rows(layout, left),
        tokens_left=sum(left),
        ends_below=ends_below(state.options),
        dry=state.dry,
        dry_limit=dry_limit(state.seats),
        players=tuple(players),
        bonuses=tuple([bonus_seen(state, colour) for colour in range(len(COLOURS))]),
        answers=answers,
        last=state.last,
        opening=() if state.turn else state.opening,
    )


def player_seen(state: State, seat: int, sees_contract: bool) -> Player:  # noqa: FBT001 (a fact of sight)
    """Show what lies before a seat, its contract only to those who may see it."""
    return Player(
        seat,
        shown(state.tokens[seat]),
        len(state.taken[seat]),
        score(state, seat),
        state.placed[seat] > 0,
        contract_seen(state, seat) if sees_contract else None,
    )


def bonus_seen(state: State, colour: int) -> Bonus:
    """Show a bonus card."""
    holder = state.holders[colour]
    tokens = shown(state.lying[colour])
    return Bonus(
        COLOURS[colour], BONUS_POINTS[colour], None if holder == NOBODY else holder, tokens
    )


def answers_seen(state: State, seats: list[int]) -> tuple[Answer, ...]:
    """Show the answers these seats have given and that are not revealed yet."""
    if state.phase != CONTRACT:
        return ()
    return tuple(
        [
            Answer(seat, PLACES[state.answers[seat]])
            for seat in seats
            if state.answers[seat] != UNANSWERED and is_asked(state, seat)
        ]
    )
