"""How the best plans of an architect are found: a beam search for the plays with most points.

Who arranges hand and deck may play any cards in any order, so a plan is a sequence of plays;
letting kids out costs no clock. With so many aliens the game has one play more than aliens,
less one for every kid in a Library: each of them draws an alien nearer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.architect import left_out
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.bots.distances import fewest_cards
from soucoupe.games.strangers.card_choices import CHOICES
from soucoupe.games.strangers.data import (
    BOARD_NAMES,
    BOX,
    CAR_POOL,
    CARD_OF,
    COUNTS,
    DONE,
    FIRST_IN_HAND,
    HAND,
    KIDS,
    KINDS,
    LET_OUT,
    MEN_IN_BLACK,
    PLAY,
    POOL_PARTY,
    POOL_PARTY_KIDS,
    WALKIE_TALKIES,
    WATCHES,
)
from soucoupe.games.strangers.deal import deal
from soucoupe.games.strangers.kids import (
    free_space,
    kid_at,
    kids_inside,
    moving_kids,
    moving_limit,
    put,
    safe_kids,
    supplied_kid,
)
from soucoupe.games.strangers.legal import legal
from soucoupe.games.strangers.moves import AnyCard, Drive, MoveKid, Options, Plan
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import CARD, Phase

if TYPE_CHECKING:
    from soucoupe.core.rng import Rng
    from soucoupe.games.strangers.board import Board
    from soucoupe.games.strangers.moves import Action
    from soucoupe.games.strangers.state import State

COST: Final = 4.0
"""What a card is worth, in points, while a line is judged on the way."""
HOPE: Final = 0.6
"""How far a place that is worth more when full is trusted to fill up."""
NOISE: Final = 100


class PlaySequence:
    """A sequence of plays and where it has led."""

    __slots__ = ("before", "card", "is_over", "moves", "score", "state", "used")

    def __init__(
        self,
        state: State,
        before: PlaySequence | None,
        card: int,
        moves: list[MoveKid | Drive],
        used: list[int],
    ) -> None:
        self.state = state
        self.before = before
        self.card = card
        self.moves = moves
        self.used = used
        self.score = 0.0
        self.is_over = False

    def steps(self) -> list[tuple[int, list[MoveKid | Drive]]]:
        """Return the plays of this line, first to last."""
        found: list[tuple[int, list[MoveKid | Drive]]] = []
        line: PlaySequence | None = self
        while line is not None and line.card >= 0:
            found.append((line.card, line.moves))
            line = line.before
        return found[::-1]


def solve(state: State, width: int, shake: float, rng: Rng) -> PlaySequence:
    """Search the best plays from an architect's first position, keeping so many lines a play."""
    board = BOARDS[state.board]
    start = state.copy()
    let_out_all(start)
    beam = [PlaySequence(start, None, -1, [], [0] * KINDS)]
    best = beam[0]
    for number in range(1, board.aliens + 2):
        found: dict[tuple[int, ...], PlaySequence] = {}
        for line in beam:
            for after in plays(line):
                key = key_of(after)
                if key not in found:
                    found[key] = after
        for line in found.values():
            is_last = number + kids_inside(line.state, 0, "library") > board.aliens
            finish(line, board, is_last, shake, rng)
            if line.is_over and line.score > best.score:
                best = line
        going = [line for line in found.values() if not line.is_over]
        going.sort(key=score_of, reverse=True)
        beam = going[:width]
    return best


def score_of(line: PlaySequence) -> float:
    """Return the score of a line."""
    return line.score


def finish(line: PlaySequence, board: Board, is_last: bool, shake: float, rng: Rng) -> None:  # noqa: FBT001 (the clock of the rule)
    """Score a line: by its points if it is over, else by what may come of it."""
    points = float(points_of(line.state)[0])
    if is_last or safe_kids(line.state, 0) == KIDS:
        line.is_over = True
        line.score = points
        return
    let_out_all(line.state)
    line.score = points + hopes(line.state, board) + shake * rng.below(NOISE, "solver") / NOISE


def hopes(state: State, board: Board) -> float:
    """Judge what kids on the way and places half full may still bring."""
    fewest = fewest_cards(state.board)
    total = 0.0
    for place in board.places:
        if place.full >= 0:
            first = place.first - board.squares
            taken = sum([kid >= 0 for kid in state.spaces[first : first + place.size]])
            if taken < place.size:
                total += HOPE * taken * (place.full - place.points[0]) * taken / place.size
        if place.kind == "park":
            total += HOPE * kids_inside(state, 0, "park")
    for kid in moving_kids(state, 0):
        spot = state.kids[kid]
        best = 0.0
        for place in board.places:
            space = free_space(state, place)
            if space >= 0:
                points = max(place.full, place.points[space - place.first])
                best = max(best, points - COST * fewest[place.number][spot])
        total += best
    return total


def plays(line: PlaySequence) -> list[PlaySequence]:
    """List the lines one play longer."""
    found: list[PlaySequence] = []
    for card in range(FIRST_IN_HAND, KINDS):
        if line.used[card] < COUNTS[card] and not left_out(card):
            used = line.used[:]
            used[card] += 1
            for state, moves in results(line.state, card, 0):
                found.append(PlaySequence(state, line, card, moves, used))
    return found


def results(state: State, card: int, moved: int) -> list[tuple[State, list[MoveKid | Drive]]]:
    """List what a card can lead to, with the moves that lead there."""
    found: list[tuple[State, list[MoveKid | Drive]]] = []
    asked = state.copy()
    asked.phase = Phase(CARD, card, moved)
    for action in CHOICES[card](asked, 0):
        if isinstance(action, MoveKid):
            twin = state.copy()
            number_of = BOARDS[state.board].number_of
            kid = kid_at(twin, 0, number_of[action.start], moved)
            put(twin, kid, number_of[action.to])
            found.append((twin, [action]))
            after = moved | 1 << kid
            if card in (WALKIE_TALKIES, WATCHES) or (
                card == POOL_PARTY and after.bit_count() < POOL_PARTY_KIDS
            ):
                found += [(end, [action, *more]) for end, more in results(twin, card, after)]
        elif isinstance(action, Drive) and card == CAR_POOL:
            found.append((driven(state, action), [action]))
    return found


def driven(state: State, action: Drive) -> State:
    """Return the state after a drive; into a place, kids take the best spaces."""
    board = BOARDS[state.board]
    twin = state.copy()
    start = board.number_of[action.start]
    number = board.place_of.get(action.to, -1)
    for kid in moving_kids(state, 0):
        if state.kids[kid] == start:
            inside = -1 if number < 0 else free_space(twin, board.places[number])
            put(twin, kid, board.number_of[action.to] if number < 0 else inside)
    return twin


def let_out_all(state: State) -> None:
    """Let out every kid the limit allows: it costs no clock."""
    school = BOARDS[state.board].school
    while len(moving_kids(state, 0)) < moving_limit(state, 0):
        kid = supplied_kid(state, 0)
        if kid < 0:
            return
        put(state, kid, school)


def key_of(line: PlaySequence) -> tuple[int, ...]:
    """Name what matters of a line: who is where, and which cards are left."""
    state = line.state
    board = BOARDS[state.board]
    taken = 0
    for at, kid in enumerate(state.spaces):
        if kid >= 0:
            taken |= 1 << at
    squares = sorted([spot for spot in state.kids if 0 <= spot < board.squares])
    return (taken, *squares, -1, *line.used)


def plan_of(line: PlaySequence) -> Plan:
    """Arrange hand and deck so that the line's cards come in time, and aliens where none walks."""
    board = BOARDS[line.state.board]
    cards = [card for card, _ in line.steps()]
    spare = [card for card in BOX if card >= FIRST_IN_HAND and not left_out(card)]
    for card in cards:
        spare.remove(card)
    while len(cards) < HAND + board.aliens:
        cards.append(next(card for card in spare if card != MEN_IN_BLACK))
        spare.remove(cards[-1])
    deck: list[AnyCard] = []
    for card in cards[HAND : HAND + board.aliens]:
        deck += [CARD_OF[card], "alien-sighted"]
    walked = squares_walked(line, board)
    heads = [board.spots[square] for square in board.heads]
    free = [name for name in heads if name not in walked]
    hand = tuple([CARD_OF[card] for card in cards[:HAND]])
    return Plan(hand, tuple(deck), tuple(free[: board.aliens]))


def squares_walked(line: PlaySequence, board: Board) -> set[str]:
    """Name every square a kid of the line enters, or stops on."""
    found: set[str] = set()
    for card, moves in line.steps():
        for move in moves:
            found.add(move.to)
            found.update(path_of(board, move, card))
    return found


def path_of(board: Board, move: MoveKid | Drive, card: int) -> tuple[str, ...]:
    """Name the squares of a move or a drive while no alien is in the way."""
    start = board.number_of[move.start]
    if card == CAR_POOL:
        place = board.place_of.get(move.to, -1)
        end = board.number_of[move.to] if place < 0 else board.places[place].first
        return board.path_by_car(start, end, 0)
    return board.path_by_card(card, start, board.number_of[move.to], 0)


def played_out(plan: Plan, line: PlaySequence) -> tuple[State, list[Action]]:
    """Deal a plan and play its line under the rules; return the end and the actions taken."""
    name = BOARD_NAMES[line.state.board]
    state = deal(Options(mode="architect", board=name, plan=plan), 1, FastRng(1))
    taken: list[Action] = []
    for card, moves in line.steps():
        while LET_OUT in legal(state, 0):
            act(state, LET_OUT, taken)
        for action in (PLAY[card], *moves):
            act(state, action, taken)
        if state.phase.kind == CARD:
            act(state, DONE, taken)
    return state, taken


def act(state: State, action: Action, taken: list[Action]) -> None:
    """Take an action, and note it."""
    apply(state, 0, action, FastRng(1), None)
    taken.append(action)
