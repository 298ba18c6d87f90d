"""The end of a round: bonuses, then contracts, then whether the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.aliens_eyes import events as happened
from soucoupe.games.aliens_eyes.bonuses import award
from soucoupe.games.aliens_eyes.contracts import ask, contract_seen, mask_of, reveal
from soucoupe.games.aliens_eyes.scoring import dry_limit, has_few_tokens, ranking
from soucoupe.games.aliens_eyes.state import OVER, ROLL, UNANSWERED, State
from soucoupe.games.aliens_eyes.turns import end_turn

if TYPE_CHECKING:
    from soucoupe.games.aliens_eyes.events import Event


def opening(state: State) -> list[Event]:
    """Tell who was dealt which contract, who rolled what for the first turn, and who begins."""
    is_secret = state.options.secret_contracts
    return [
        *[
            happened.ContractDealt(seat, contract_seen(state, seat), is_secret)
            for seat in range(state.seats)
        ],
        happened.RolledForFirst(state.opening),
        happened.RoundOpened(state.round + 1, state.first),
    ]


def done(state: State, out: list[Event] | None) -> None:
    """End a turn, and with the last one the round."""
    end_turn(state, out)
    if state.played == state.seats:
        close_round(state, out)


def answer(state: State, seat: int, tokens: tuple[int, ...], out: list[Event] | None) -> None:
    """Note an answer about a contract; the last one reveals all and finishes the round."""
    state.answers[seat] = mask_of(tokens)
    if out is not None:
        out.append(happened.Answered(seat, tokens))
    if UNANSWERED not in state.answers:
        reveal(state, out)
        finish_round(state, out)


def close_round(state: State, out: list[Event] | None) -> None:
    """Award the bonuses, then ask about contracts; if nobody is to be asked, go on at once."""
    award(state, out)
    if not ask(state, out):
        finish_round(state, out)


def finish_round(state: State, out: list[Event] | None) -> None:
    """End the game, or pass the first-player token on."""
    nobody_took = max([len(kinds) for kinds in state.taken]) == 0
    state.dry = state.dry + 1 if nobody_took else 0
    if has_few_tokens(state) or state.dry >= dry_limit(state.seats):
        end(state, out)
        return
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.actor = state.first
    state.played = 0
    state.taken = [[] for _ in range(state.seats)]
    state.phase = ROLL
    if out is not None:
        out.append(happened.RoundOpened(state.round + 1, state.first))


def end(state: State, out: list[Event] | None) -> None:
    """End the game; secret contracts that stayed open are shown."""
    state.phase = OVER
    if out is None:
        return
    if not has_few_tokens(state):
        out.append(happened.Stalled(state.dry))
    if state.options.secret_contracts:
        for seat in range(state.seats):
            if not state.placed[seat]:
                out.append(happened.ContractShown(seat, contract_seen(state, seat)))
    final = ranking(state)
    out.append(happened.Ended(final.winners, final.points))
