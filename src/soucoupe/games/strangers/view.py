"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.card_choices import CHOICES
from soucoupe.games.strangers.data import (
    ALIEN,
    BOARD_NAMES,
    CARD_NAMES,
    CARD_OF,
    KIDS,
    SCIENCE_CLUB,
)
from soucoupe.games.strangers.events import (
    Drew,
    DrewUnseen,
    Event,
    Peeked,
    PeekedUnseen,
    Shuffled,
)
from soucoupe.games.strangers.game_end import turns_to_standstill
from soucoupe.games.strangers.legal import to_act
from soucoupe.games.strangers.moves import Drive, MoveKid
from soucoupe.games.strangers.scoring import standings
from soucoupe.games.strangers.state import CARD, NOBODY, NONE, OVER, TURN, Finished, State
from soucoupe.games.strangers.teams import open_mate, team_of
from soucoupe.games.strangers.view_types import (
    GameSeen,
    Hand,
    PhaseName,
    PhaseSeen,
    Player,
    Preview,
    Route,
    Standing,
    View,
)

if TYPE_CHECKING:
    from soucoupe.games.strangers.moves import Action, AnyCard, Card

PHASE_NAMES: Final[tuple[PhaseName, ...]] = (
    "turn",
    "card",
    "copy",
    "enter",
    "discard",
    "order",
    "land",
    "beam",
    "board",
    "over",
)


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    hands: list[Hand] = []
    if seat is not None:
        mate = open_mate(state, seat)
        hands.append(whole_hand(state, seat))
        for other in range(state.seats):
            known = state.known[state.seats * seat + other]
            if other == mate:
                hands.append(whole_hand(state, other))
            elif known and other != seat:
                is_whole = len(known) == len(state.hands[other])
                hands.append(Hand(other, is_whole, cards_of(known)))
    return lay(state, seat, hands, knows_plan(state, seat))


def open_view(state: State) -> View:
    """Show all hands and the deck, to those who no longer play."""
    hands = [whole_hand(state, seat) for seat in range(state.seats)]
    return lay(state, None, hands, is_planned=True)


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole, poorer or not at all."""
    if isinstance(event, Drew):
        return (
            event
            if seat is not None and seat in (event.seat, event.mate)
            else DrewUnseen(event.seat)
        )
    if isinstance(event, Peeked):
        return event if event.seat == seat else PeekedUnseen(event.seat, event.other)
    return None if isinstance(event, Shuffled) else event


def knows_plan(state: State, seat: int | None) -> bool:
    """Tell whether the deck lies face up: for the architect, and for all if it is an option."""
    is_architect = state.options.mode == "architect"
    return is_architect and (seat is not None or state.options.plan is not None)


def whole_hand(state: State, seat: int) -> Hand:
    """Show a hand."""
    return Hand(seat, True, cards_of(state.hands[seat]))  # noqa: FBT003 (whole)


def cards_of(hand: list[int]) -> tuple[Card, ...]:
    """Name the cards of a hand."""
    return tuple([CARD_OF[card] for card in hand])


def named(cards: list[int]) -> tuple[AnyCard, ...]:
    """Name cards."""
    return tuple([CARD_NAMES[card] for card in cards])


def lay(state: State, seat: int | None, hands: list[Hand], is_planned: bool) -> View:  # noqa: FBT001 (one more thing known)
    """Put together a view from the hands that are known, and what is public anyway."""
    board = BOARDS[state.board]
    is_mine = seat is not None and seat == state.actor and state.phase.kind == TURN
    is_box_known = is_planned or state.options.mode != "architect"
    return View(
        seat=seat,
        options=state.options,
        board=BOARD_NAMES[state.board],
        first=state.first,
        actor=state.actor,
        to_act=to_act(state),
        now=now(state),
        players=tuple([player(state, one) for one in standings(state)]),
        aliens=tuple([board.spots[board.heads[head]] for head in heads_of(state.aliens)]),
        supply=state.supply,
        hands=tuple(hands),
        deck=len(state.deck),
        upcoming=named(state.deck[::-1]) if is_planned else (),
        landings=landings(state),
        discard=named(state.discard),
        box=named(state.box) if is_box_known else (),
        boxed=len(state.box),
        turns=state.turns,
        quiet=state.quiet,
        flights=state.flights,
        standstill=turns_to_standstill(state),
        has_fled=state.has_fled,
        has_thrown=state.has_thrown,
        contact=None if state.contact == NOBODY else state.contact,
        reason=state.reason,
        games=tuple([game_seen(game) for game in state.games]),
        previews=previews_of(state, state.actor) if is_mine else (),
    )


def now(state: State) -> PhaseSeen:
    """Show what is being decided."""
    phase = state.phase
    board = BOARDS[state.board]
    routes: tuple[Route, ...] = ()
    if phase.kind == CARD:
        actions = CHOICES[phase.card](state, state.actor)
        routes = routes_of(state, state.actor, actions, phase.card)
    return PhaseSeen(
        PHASE_NAMES[phase.kind],
        None if phase.card == NONE else CARD_NAMES[phase.card],
        tuple(heads_of(phase.moved)),
        None if phase.other == NOBODY else phase.other,
        None if phase.place == NONE else board.places[phase.place].name,
        tuple(heads_of(phase.group)),
        None if phase.then == NONE else CARD_NAMES[phase.then],
        routes,
    )


def routes_of(state: State, seat: int, actions: list[Action], card: int) -> tuple[Route, ...]:
    """Turn moves and drives into routes; other actions have none."""
    board = BOARDS[state.board]
    found: list[Route] = []
    for action in actions:
        if isinstance(action, MoveKid):
            start, to = board.number_of[action.start], board.number_of[action.to]
            owner = seat if action.owner is None else action.owner
            path = board.path_by_card(card, start, to, state.aliens)
            found.append(Route(action.start, action.to, owner, path))
        elif isinstance(action, Drive):
            place = board.place_of.get(action.to, -1)
            to = board.number_of[action.to] if place < 0 else board.places[place].first
            path = board.path_by_car(board.number_of[action.start], to, state.aliens)
            found.append(Route(action.start, action.to, seat, path))
    return tuple(found)


def previews_of(state: State, seat: int) -> tuple[Preview, ...]:
    """Show what each kind of card in a hand could do, at the beginning of a turn."""
    found = []
    for card in sorted(set(state.hands[seat])):
        actions = CHOICES[card](state, seat)
        has_effect = bool(actions) or card == SCIENCE_CLUB
        routes = routes_of(state, seat, actions, card)
        found.append(Preview(CARD_OF[card], has_effect, routes))
    return tuple(found)


def player(state: State, standing: Standing) -> Player:
    """Show a seat as everybody sees it."""
    seat = standing.seat
    spots = BOARDS[state.board].spots
    own = state.kids[KIDS * seat : KIDS * seat + KIDS]
    team = team_of(state, seat)
    return Player(
        seat=seat,
        team=None if team == NOBODY else team,
        kids=tuple([None if spot < 0 else spots[spot] for spot in own]),
        moving=standing.moving,
        moving_limit=standing.moving_limit,
        in_parks=standing.in_parks,
        hand_size=len(state.hands[seat]),
        hand_limit=standing.hand_limit,
        in_libraries=standing.in_libraries,
        bonus=state.bonus[seat],
        points=standing.points,
    )


def heads_of(mask: int) -> list[int]:
    """List the members of a set of bits."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def landings(state: State) -> tuple[str, ...]:
    """Name where the aliens still to come land, as far as a plan says."""
    plan = state.options.plan
    if plan is None or state.phase.kind == OVER:
        return ()
    return plan.aliens[state.discard.count(ALIEN) :]


def game_seen(game: Finished) -> GameSeen:
    """Show a finished game of a match."""
    return GameSeen(BOARD_NAMES[game.board], game.first, game.points, game.winners, game.reason)
