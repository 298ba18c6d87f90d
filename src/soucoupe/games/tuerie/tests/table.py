"""Positions for the rule examples: chosen hands and targets, everything else by legal play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core import notation, play
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.apply import run_stages
from soucoupe.games.tuerie.crew_cards import pass_on
from soucoupe.games.tuerie.data import CARDS, MEMBERS, ROOM_NUMBER, ROOM_OF, ROOMS
from soucoupe.games.tuerie.moves import Options
from soucoupe.games.tuerie.stages import PREPARE
from soucoupe.games.tuerie.state import FIRST, NONE, TURNING, Deed, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.moves import Action

SEATS = range(3, 11)
EVERY_ROOM = " ".join(ROOMS)
SMALL_SHIP = 6
NUMBER: dict[str, int] = {row.name: at for at, row in enumerate(CARDS)}


def dealt(seats: int = 3, seed: int = 1) -> State:
    """Deal a game; seat 0 is the first crew member."""
    return play.deal(GAME, Options(first_crew=0), seats, FastRng(seed))


def scene(
    *hands: str, zone: str = "", reserve: str = "", gone: str = "", ongoing: str = ""
) -> State:
    """Lay out a round: a hand for each seat, the rooms of the hunt zone from its first card on.

    Rooms not named go last in the zone. The Bridge and the Medbay are in play if a card, the zone
    or the reserve names them. A seat with a hand of `dead` is. Ongoing actions read
    `0 distress-call 1`: seat, card, the round it was played in, joined by commas.
    """
    state = dealt(max(3, len(hands)))
    named = f"{zone} {reserve}".split() + [CARDS[NUMBER[card]].room for card in cards_in(hands)]
    afloat = SMALL_SHIP if {"bridge", "medbay"}.isdisjoint(named) else len(ROOMS)
    rooms = [room for room in ROOMS[:afloat] if room not in gone.split()]
    state.in_play = sum(1 << ROOM_NUMBER[room] for room in rooms)
    state.reserve = [ROOM_NUMBER[room] for room in reserve.split()]
    order = zone.split() + [room for room in rooms if room not in f"{zone} {reserve}".split()]
    state.zone = [ROOM_NUMBER[room] for room in order]
    state.ongoing = [ongoing_deed(words) for words in ongoing.split(",") if words]
    state.round = 1 + max([deed.round for deed in state.ongoing], default=0)
    outside = [deed.seat for deed in state.ongoing if deed.card == NUMBER["spacewalk"]]
    state.outside = outside[0] if outside else NONE
    hand_out(state, hands)
    state.phase = FIRST
    state.actor = NONE
    pass_on(state)
    return state


def cards_in(hands: tuple[str, ...]) -> list[str]:
    """List the cards that hands name."""
    return [word for hand in hands for word in hand.split() if word != "dead"]


def ongoing_deed(words: str) -> Deed:
    """Read an ongoing action."""
    seat, card, round_ = words.split()
    return Deed(int(seat), NUMBER[card], NONE, NONE, int(round_))


def hand_out(state: State, hands: tuple[str, ...]) -> None:
    """Give every seat its cards; the rest is the deck."""
    state.hands = [
        sorted(NUMBER[word] for word in hand.split() if word != "dead") for hand in hands
    ]
    dead = [seat for seat, hand in enumerate(hands) if hand == "dead"]
    state.buried = sum(1 << seat for seat in dead)
    state.alive &= ~state.buried
    away = [card for hand in state.hands for card in hand] + [deed.card for deed in state.ongoing]
    state.deck = [
        card
        for card in range(len(CARDS))
        if state.in_play >> ROOM_OF[card] & 1 and card not in away
    ]


def opened(state: State, out: list[Event] | None = None) -> State:
    """Let the next round begin from this state, with its cards shuffled and dealt."""
    after = state.copy()
    after.deck += [card for hand in after.hands for card in hand]
    after.hands = [[] for _ in after.hands]
    run_stages(after, PREPARE, FastRng(1), out)
    return after


def act(state: State, seat: int, text: str, out: list[Event] | None = None) -> State:
    """Play an action in notation through the gate; cards are named."""
    return play.play(GAME, state, seat, read(text), FastRng(1), out)


def read(text: str) -> Action:
    """Read an action, its card by name; a room may follow at once: `act quarantine ducts`."""
    words = [str(NUMBER[word]) if word in NUMBER else word for word in text.split()]
    if words[0] == "act" and words[2:] and words[2] in ROOMS:
        words.insert(2, notation.EMPTY)
    return notation.read(GAME, " ".join(words))


def played(state: State, *plans: str, out: list[Event] | None = None) -> State:
    """Let each seat do what its plan says, in the order of the rules, until a plan has run out.

    A plan reads `hide dinner, act shove 1 ducts, turn 0`.
    """
    left = [[step.strip() for step in plan.split(",") if step.strip()] for plan in plans]
    while waiting := GAME.to_act(state):
        ready = [seat for seat in waiting if seat < len(left) and left[seat]]
        if not ready:
            break
        state = act(state, ready[0], left[ready[0]].pop(0), out)
    return state


def hunted(state: State, *plans: str, out: list[Event] | None = None) -> State:
    """Play the round, always turning the first card of the hunt zone."""
    state = played(state, *plans, out=out)
    while state.phase == TURNING:
        state = act(state, state.actor, "turn 0", out)
    return state


def told(state: State, *plans: str) -> list[Event]:
    """Return what is told of such a round."""
    out: list[Event] = []
    hunted(state, *plans, out=out)
    return out


def options_of(state: State, verb: str = "") -> list[str]:
    """List what whoever is to act may do, in notation with cards named; only one verb, if asked."""
    seat = GAME.to_act(state)[0]
    texts = []
    for action in GAME.legal(state, seat):
        words = notation.write(action).split()
        if words[0] in {"hide", "act"}:
            words[1] = CARDS[int(words[1])].name
        texts.append(" ".join(word for word in words if word != notation.EMPTY))
    return [text for text in texts if not verb or text.split()[0] == verb]


def alive(state: State) -> list[int]:
    """List who lives."""
    return list(MEMBERS[state.alive])


def won(state: State) -> tuple[list[int], str] | None:
    """Tell who has won, and how the game ended; None while it goes on."""
    outcome = GAME.outcome(state)
    return None if outcome is None else (list(outcome.winners), outcome.reasons[0])


def room_of(state: State, seat: int) -> str | None:
    """Tell where a member hides."""
    at = state.hideouts[seat]
    return None if at == NONE else ROOMS[at]


def rooms(mask: int) -> list[str]:
    """Name a set of rooms."""
    return [ROOMS[at] for at in MEMBERS[mask]]


def random_game(seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Play a whole game at random: every state, with the events that led there."""
    rng = FastRng(seed)
    state = play.deal(GAME, Options(), seats, rng)
    yield state, []
    while waiting := GAME.to_act(state):
        seat = rng.pick(waiting, "seat")
        out: list[Event] = []
        state = play.play(GAME, state, seat, any_of(GAME.legal(state, seat), rng), rng, out)
        yield state, out
