"""What each seat may know, built by copying in; and who is shown which event."""

from __future__ import annotations

from soucoupe.games.tuerie.data import CARD_COUNT, DUE, MEMBERS, ROOMS
from soucoupe.games.tuerie.events import (
    Dealt,
    DealtUnseen,
    Event,
    Looked,
    LookedUnseen,
    Shuffled,
    ShuffledUnseen,
)
from soucoupe.games.tuerie.legal import to_act
from soucoupe.games.tuerie.moves import RoomName
from soucoupe.games.tuerie.ship import turner, vulnerability_seen
from soucoupe.games.tuerie.state import CARD_BITS, NONE, Deed, State
from soucoupe.games.tuerie.view_types import (
    CARD,
    MODES,
    PHASES,
    REASONS,
    DeedSeen,
    Hand,
    LastRound,
    MemberSeen,
    Play,
    Sighting,
    View,
)


def view(state: State, seat: int | None) -> View:
    """Show the table to a seat, or to the public."""
    if seat is None:
        return lay(state, None, (), ())
    looked = sightings(state) if seat == state.tracker else ()
    return lay(state, seat, (hand_of(state, seat),), looked)


def open_view(state: State) -> View:
    """Show all hands to those who no longer play, and nothing that lies face down."""
    hands = [hand_of(state, seat) for seat in range(state.seats)]
    return lay(state, None, tuple(hands), ())


def show(event: Event, seat: int | None) -> Event | None:
    """Give an event to a seat: whole or poorer."""
    if isinstance(event, Dealt) and (event.seat != seat or not event.cards):
        return DealtUnseen(event.seat, len(event.cards))
    if isinstance(event, Looked) and event.seat != seat:
        return LookedUnseen(event.seat, event.position)
    if isinstance(event, Shuffled):
        return ShuffledUnseen()
    return event


def show_open(event: Event) -> Event | None:
    """Give an event to those who see all hands: all of it but what lies face down."""
    if isinstance(event, Looked):
        return LookedUnseen(event.seat, event.position)
    return ShuffledUnseen() if isinstance(event, Shuffled) else event


def hand_of(state: State, seat: int) -> Hand:
    """Lay a seat's cards open."""
    given = state.discards[seat]
    cards = tuple([CARD[card] for card in state.hands[seat]])
    return Hand(seat, cards, None if given == NONE else CARD[given])


def sightings(state: State) -> tuple[Sighting, ...]:
    """Tell what whoever looked at a target knows of the cards that lie face down."""
    if state.aside != NONE:
        return (Sighting(None, ROOMS[state.aside]),)
    if state.sight != NONE:
        return (Sighting(state.sight, ROOMS[state.zone[state.sight]]),)
    return ()


def lay(
    state: State, seat: int | None, hands: tuple[Hand, ...], looked: tuple[Sighting, ...]
) -> View:
    """Put together a view from the hands and targets that are known, and what is public anyway."""
    unturned = mask_of(state.zone)
    if state.aside != NONE:
        unturned |= 1 << state.aside
    return View(
        seat=seat,
        options=state.options,
        phase=PHASES[state.phase],
        to_act=to_act(state),
        round=state.round,
        first=state.first,
        turner=turner(state) if state.alive else state.first,
        crew=tuple([member_seen(state, member) for member in range(state.seats)]),
        plays=tuple([play_seen(play) for play in state.plays]),
        turned=tuple([ROOMS[room] for room in state.turned]),
        last=last_round(state),
        deeds=tuple([deed_seen(deed, state.used >> at) for at, deed in enumerate(state.deeds)]),
        ongoing=tuple([deed_seen(deed, 0) for deed in state.ongoing]),
        spent=tuple([CARD[card] for card in range(CARD_COUNT) if state.spent >> card & 1]),
        in_play=names(state.in_play),
        doomed=names(state.doomed),
        safe=names(state.safe),
        unturned=names(unturned),
        zone=len(state.zone),
        is_aside=state.aside != NONE,
        reserve=tuple([ROOMS[room] for room in state.reserve]),
        target=name_of(state.target),
        decoy=name_of(state.decoy),
        replaced=state.replaced,
        named=name_of(state.named),
        tracker=None if state.tracker == NONE else state.tracker,
        looked=None if state.sight == NONE else state.sight,
        sightings=looked,
        deck=len(state.deck),
        hands=hands,
        alone_since=state.alone_since,
        winners=MEMBERS[state.winners],
        reason=None if state.reason == NONE else REASONS[state.reason],
    )


def member_seen(state: State, seat: int) -> MemberSeen:
    """Show a crew member as everybody sees them."""
    card = state.hiding_cards[seat]
    return MemberSeen(
        seat=seat,
        alive=bool(state.alive >> seat & 1),
        eliminated=bool(state.buried >> seat & 1),
        outside=seat == state.outside,
        cards=len(state.hands[seat]),
        hideout=name_of(state.hideouts[seat]),
        hiding_card=None if card == NONE else CARD[card],
        printed=state.printed[seat],
        mode=MODES[state.modes[seat]],
        vulnerability=vulnerability_seen(state, seat),
        discarded=state.discards[seat] != NONE,
        ready=bool(state.ready >> seat & 1),
        bare=bool(state.bare >> seat & 1),
        suited=bool(state.suited >> seat & 1),
        coward=bool(state.cowards >> seat & 1),
        spotted=bool(state.spotted >> seat & 1),
        killed=bool(state.killed >> seat & 1),
    )


def last_round(state: State) -> LastRound:
    """Show what was on the table in the round before."""
    plays = tuple([play_seen(play) for play in state.last_plays])
    return LastRound(plays, tuple([ROOMS[room] for room in state.last_turned]))


def play_seen(play: int) -> Play:
    """Show one card on the table."""
    return Play(play >> 6, CARD[play >> 1 & CARD_BITS], is_action=bool(play & 1))


def deed_seen(deed: Deed, used: int) -> DeedSeen:
    """Show an action on the table; the lowest bit of `used` is its own."""
    due = DUE[deed.card]
    return DeedSeen(
        seat=deed.seat,
        card=CARD[deed.card],
        member=None if deed.member == NONE else deed.member,
        room=name_of(deed.room),
        round=deed.round,
        due=deed.round + due if due else None,
        used=bool(used & 1),
    )


def name_of(room: int) -> RoomName | None:
    """Name a room, if there is one."""
    return None if room == NONE else ROOMS[room]


def names(rooms: int) -> tuple[RoomName, ...]:
    """Name a set of rooms."""
    return tuple([ROOMS[room] for room in MEMBERS[rooms]])


def mask_of(rooms: list[int]) -> int:
    """Return a list of rooms as a set."""
    found = 0
    for room in rooms:
        found |= 1 << room
    return found
