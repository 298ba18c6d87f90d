"""A full state as a seat may picture it: consistent with its view and with nothing else.

Everything is public but hands, cards given back unseen, the deck and the order of the hunt zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.tuerie.data import CARD_COUNT, NOT_SECOND, ROOM_NUMBER, ROOM_OF
from soucoupe.games.tuerie.state import (
    CRAWLING,
    LOOKING,
    NONE,
    OVER,
    SETTING_ASIDE,
    SHORTAGE,
    Deed,
    State,
    play_of,
)
from soucoupe.games.tuerie.view_types import MODES, PHASES, REASONS, DeedSeen, Play, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    state = State(view.options, len(view.crew))
    rebuild_table(view, state)
    rebuild_crew(view, state)
    rebuild_targets(view, state)
    picture_targets(view, state, rng)
    picture_cards(view, state, rng)
    return state


def rebuild_table(view: View, state: State) -> None:
    """Copy what is public about the round and its cards."""
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.first = view.first
    alone = state.phase not in {OVER, SHORTAGE}
    state.actor = view.to_act[0] if alone else 0
    state.deeds = [rebuild_deed(deed) for deed in view.deeds]
    state.used = mask([at for at, deed in enumerate(view.deeds) if deed.used])
    # An ongoing action of this round is the same one on both lists.
    fresh = {deed.card: deed for deed in state.deeds}
    state.ongoing = [fresh.get(deed.card.number) or rebuild_deed(deed) for deed in view.ongoing]
    state.spent = mask([card.number for card in view.spent])
    state.plays = rebuild_plays(view.plays)
    state.turned = [ROOM_NUMBER[room] for room in view.turned]
    state.last_plays = rebuild_plays(view.last.plays)
    state.last_turned = [ROOM_NUMBER[room] for room in view.last.turned]
    if state.phase in {CRAWLING, LOOKING, SETTING_ASIDE}:
        state.cursor = 1 + [deed.seat for deed in state.deeds].index(state.actor)
    state.alone_since = view.alone_since
    state.winners = mask(view.winners)
    state.reason = NONE if view.reason is None else REASONS.index(view.reason)


def rebuild_deed(seen: DeedSeen) -> Deed:
    """Copy an action on the table."""
    member = NONE if seen.member is None else seen.member
    return Deed(seen.seat, seen.card.number, member, number(seen.room), seen.round)


def rebuild_plays(plays: Sequence[Play]) -> list[int]:
    """Copy the cards on the table."""
    return [play_of(play.seat, play.card.number, int(play.is_action)) for play in plays]


def rebuild_crew(view: View, state: State) -> None:
    """Copy what is public about the crew."""
    crew = view.crew
    state.alive = mask([one.seat for one in crew if one.alive])
    state.buried = mask([one.seat for one in crew if one.eliminated])
    state.ready = mask([one.seat for one in crew if one.ready])
    state.bare = mask([one.seat for one in crew if one.bare])
    state.suited = mask([one.seat for one in crew if one.suited])
    state.cowards = mask([one.seat for one in crew if one.coward])
    state.spotted = mask([one.seat for one in crew if one.spotted])
    state.killed = mask([one.seat for one in crew if one.killed])
    for one in crew:
        seat = one.seat
        if one.outside:
            state.outside = seat
        state.hideouts[seat] = number(one.hideout)
        if one.hiding_card is not None:
            state.hiding_cards[seat] = one.hiding_card.number
        state.printed[seat] = one.printed
        state.modes[seat] = MODES.index(one.mode)


def rebuild_targets(view: View, state: State) -> None:
    """Copy what is public about rooms and targets."""
    state.in_play = mask([ROOM_NUMBER[room] for room in view.in_play])
    state.doomed = mask([ROOM_NUMBER[room] for room in view.doomed])
    state.safe = mask([ROOM_NUMBER[room] for room in view.safe])
    state.reserve = [ROOM_NUMBER[room] for room in view.reserve]
    state.target = number(view.target)
    state.decoy = number(view.decoy)
    state.named = number(view.named)
    state.replaced = view.replaced
    state.tracker = NONE if view.tracker is None else view.tracker
    state.sight = NONE if view.looked is None else view.looked


def picture_targets(view: View, state: State, rng: Rng) -> None:
    """Lay the face-down targets in any order that fits what was looked at."""
    unseen = [ROOM_NUMBER[room] for room in view.unturned]
    seen: dict[int | None, int] = {}
    for sighting in view.sightings:
        seen[sighting.position] = ROOM_NUMBER[sighting.room]
        unseen.remove(ROOM_NUMBER[sighting.room])
    rng.shuffle(unseen, "imagined targets")
    state.zone = [seen[at] if at in seen else unseen.pop() for at in range(view.zone)]
    if view.is_aside:
        state.aside = seen[None] if None in seen else unseen.pop()


def picture_cards(view: View, state: State, rng: Rng) -> None:
    """Deal the unseen cards evenly; who hid first holds none that only goes first."""
    own = [hand.seat for hand in view.hands]
    for hand in view.hands:
        state.hands[hand.seat] = [card.number for card in hand.cards]
        if hand.discarded is not None:
            state.discards[hand.seat] = hand.discarded.number
    bound = [one.seat for one in view.crew if one.seat not in own and must_act(view, one.seat)]
    loose, tight = pools(unseen_cards(state), len(bound), rng)
    for seat in bound:
        state.hands[seat] = [tight.pop()]
    for one in view.crew:
        if one.seat in own:
            continue
        if one.seat not in bound:
            state.hands[one.seat] = sorted([loose.pop() for _ in range(one.cards)])
        if one.discarded:
            state.discards[one.seat] = loose.pop()
    state.deck = loose


def must_act(view: View, seat: int) -> bool:
    """Tell whether a member's last card will be an action."""
    one = view.crew[seat]
    return one.cards > 0 and one.hiding_card is not None


def unseen_cards(state: State) -> list[int]:
    """List the cards that could be anywhere: in other hands, given back, or in the deck."""
    gone = state.spent | mask([deed.card for deed in state.deeds])
    gone |= mask([deed.card for deed in state.ongoing])
    for cards in (*state.hands, state.hiding_cards, state.discards):
        gone |= mask([card for card in cards if card != NONE])
    # Rooms destroyed this round had their cards dealt; the game may have ended with their loss.
    rooms = state.in_play | state.doomed
    return [
        card for card in range(CARD_COUNT) if rooms >> ROOM_OF[card] & 1 and not gone >> card & 1
    ]


def pools(unseen: list[int], bound: int, rng: Rng) -> tuple[list[int], list[int]]:
    """Part the cards into those anybody may hold, and as many that may come second.

    Cards that only go first lie among the former wherever they like, so every deal that fits is
    equally likely.
    """
    tight = [card for card in unseen if not NOT_SECOND[card]]
    rng.shuffle(tight, "imagined cards")
    loose = [card for card in unseen if NOT_SECOND[card]] + tight[bound:]
    rng.shuffle(loose, "imagined cards")
    return loose, tight[:bound]


def number(room: str | None) -> int:
    """Return the number of a room, if there is one."""
    return NONE if room is None else ROOM_NUMBER[room]


def mask(things: Sequence[int]) -> int:
    """Return a list of numbers as a set."""
    found = 0
    for thing in things:
        found |= 1 << thing
    return found
