"""The end of a game, and what follows it in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.strangers.data import BOARD_NAMES, CARD_NAMES, CARD_OF, GAMES, STANDSTILL, WINS
from soucoupe.games.strangers.deal import lay_out
from soucoupe.games.strangers.events import (
    BoardChosen,
    Drew,
    Ended,
    Event,
    GameEnded,
    GameOpened,
    Opened,
    Shuffled,
)
from soucoupe.games.strangers.scoring import (
    best,
    games_won,
    points_of,
    standings,
    sums_of,
    winners_of,
)
from soucoupe.games.strangers.state import CHOOSING, OVER, Finished, Phase, State

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.view_types import Reason


def end(state: State, reason: Reason, rng: Rng, out: list[Event] | None) -> None:
    """Score the game on the board; a match goes on until it is decided."""
    state.reason = reason
    if state.options.mode == "match":
        close_game(state, reason, rng, out)
        return
    state.phase = Phase(OVER)
    if out is not None:
        winners = winners_of(state) if state.seats > 1 else ()
        out.append(Ended(winners, tuple(sums_of(state, points_of(state))), reason))


def turns_to_standstill(state: State) -> int | None:
    """Return how many more turns without a card end the game; None if nobody has fled since one.

    Letting kids out alone runs dry by itself; letting out and fleeing could go on for ever.
    """
    if not state.flights:
        return None
    return max(0, STANDSTILL * state.seats - state.quiet)


def close_game(state: State, reason: Reason, rng: Rng, out: list[Event] | None) -> None:
    """Keep a finished game of a match; play on until somebody has won two or three are over."""
    points = tuple(points_of(state))
    winners = winners_of(state)
    state.games.append(Finished(state.board, state.first, points, winners, reason))
    number = len(state.games)
    if out is not None:
        out.append(GameEnded(number - 1, winners, points, reason))
    won = games_won(state)
    if number == 1:
        open_game(state, 1, rng, out)
    elif number < GAMES and max(won) < WINS:
        choose_board(state, rng, out)
    else:
        state.phase = Phase(OVER)
        if out is not None:
            out.append(Ended(best(won), tuple(won), "match"))


def choose_board(state: State, rng: Rng, out: list[Event] | None) -> None:
    """Let whoever scored more over both games choose the third board; if equal, draw it."""
    totals = [sum([game.points[seat] for game in state.games]) for seat in range(state.seats)]
    leaders = best(totals)
    if len(leaders) == 1:
        state.actor = leaders[0]
        state.phase = Phase(CHOOSING)
        return
    board = rng.below(len(BOARD_NAMES), "third board")
    if out is not None:
        out.append(BoardChosen(BOARD_NAMES[board]))
    open_game(state, board, rng, out)


def board_chosen(state: State, seat: int, board: int, rng: Rng, out: list[Event] | None) -> None:
    """Play the third game on the board chosen."""
    if out is not None:
        out.append(BoardChosen(BOARD_NAMES[board], seat))
    open_game(state, board, rng, out)


def open_game(state: State, board: int, rng: Rng, out: list[Event] | None) -> None:
    """Deal the next game: the last one's winner begins, or the other seat if it was shared."""
    last = state.games[-1]
    first = last.winners[0] if len(last.winners) == 1 else 1 - last.first
    lay_out(state, board, first, rng)
    if out is not None:
        tell_opening(state, out)


def tell_opening(state: State, out: list[Event]) -> None:
    """Tell of a game just dealt, and of every card of the hands as if it were drawn now."""
    dealt = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
    cards = [card for _, card in dealt] + state.deck[::-1]
    out.append(game_opened(state))
    out.append(Shuffled(tuple([CARD_NAMES[card] for card in cards])))
    for seat, card in dealt:
        out.append(Drew(seat, CARD_OF[card]))


def opening(state: State) -> list[Event]:
    """Tell where the first game is played, and who begins."""
    if state.options.mode == "match":
        return [game_opened(state)]
    return [Opened(BOARD_NAMES[state.board], state.first)]


def game_opened(state: State) -> GameOpened:
    """Tell of a game of a match that was just dealt."""
    return GameOpened(
        len(state.games),
        BOARD_NAMES[state.board],
        state.first,
        state.supply,
        len(state.deck) + sum([len(hand) for hand in state.hands]),
        tuple([CARD_NAMES[card] for card in state.discard]),
        tuple(standings(state)),
    )
