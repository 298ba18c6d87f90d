"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from soucoupe.games.tuerie.data import CARDS, NOT_FIRST, NOT_SECOND, SET_ASIDE, STAY
from soucoupe.games.tuerie.moves import (
    Act,
    Action,
    Crawl,
    Hide,
    Look,
    Lure,
    Name,
    Revive,
    Serve,
    SetAside,
    Turn,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.moves import RoomName
    from soucoupe.games.tuerie.view_types import PhaseName, View

PLAYING: Final[tuple[PhaseName, ...]] = ("first", "second", "shortage")
VERB_OF: Final[dict[PhaseName, type[Action]]] = {
    "naming": Name,
    "crawling": Crawl,
    "looking": Look,
    "setting-aside": SetAside,
    "turning": Turn,
    "luring": Lure,
    "serving": Serve,
    "reviving": Revive,
}


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.phase == "over":
        return "why-over"
    if view.seat not in view.to_act:
        return "why-wait"
    if view.phase in PLAYING:
        if not isinstance(action, Hide | Act):
            return "why-cards-first"
    elif not isinstance(action, VERB_OF[view.phase]):
        return f"why-{view.phase}-first"
    return against(view, action)


def against(view: View, action: Action) -> str | None:  # noqa: PLR0911 (one line a verb)
    """Say what is wrong with an action whose time it is."""
    match action:
        case Hide():
            return against_card(view, action.card) or against_hiding(view, action.card)
        case Act():
            return against_card(view, action.card) or against_acting(view, action)
        case Name():
            named = [Name(room) for room in view.in_play]
            return None if action in named else "why-not-in-play"
        case Crawl():
            return against_crawling(view, action.room)
        case Look() | Turn():
            return None if 0 <= action.position < view.zone else "why-no-such-target"
        case SetAside():
            return None
        case Lure():
            turned = [Lure(room) for room in (view.target, view.decoy) if room]
            return None if action in turned else "why-not-turned"
        case Serve():
            return None if action.member in eligible(view) else "why-not-on-the-menu"
        case Revive():
            dead = [one.seat for one in view.crew if one.killed and one.seat != view.seat]
            return None if action.member in dead else "why-cannot-revive"
        case _:
            assert_never(action)


def against_card(view: View, card: int) -> str | None:
    """Say why a card cannot be played at all."""
    held = [one.number for one in view.hands[0].cards]
    return None if card in held else "why-not-in-hand"


def against_hiding(view: View, card: int) -> str | None:
    """Say why a card cannot be the hideout."""
    me = view.crew[view.hands[0].seat]
    if view.phase == "second" and me.hiding_card is not None:
        return "why-act-now"
    if view.phase == "first":
        others = [one.number for one in view.hands[0].cards if one.number != card]
        if any(NOT_SECOND[other] for other in others):
            return "why-other-goes-first"
    return None


def against_acting(view: View, action: Act) -> str | None:
    """Say why a card cannot be the action, or not like that."""
    me = view.crew[view.hands[0].seat]
    if view.phase == "shortage":
        return "why-too-scared"
    if view.phase == "second" and me.hiding_card is None:
        return "why-hide-now"
    if view.phase == "first" and NOT_FIRST[action.card]:
        return "why-second-only"
    choice = CARDS[action.card].choice
    pairs = choices(view, choice)
    return None if (action.member, action.room) in pairs else against_choice(action, choice, pairs)


def against_choice(
    action: Act, choice: str, pairs: list[tuple[int | None, RoomName | None]]
) -> str:
    """Say what is wrong with whom or where an action is meant for."""
    if pairs == [(None, None)]:
        return "why-no-choice"
    if "member" in choice and action.member not in {member for member, _ in pairs}:
        return "why-choose-member"
    return "why-choose-room" if "room" in choice else "why-no-choice"


def choices(view: View, choice: str) -> list[tuple[int | None, RoomName | None]]:
    """List whom and where an action could be meant for; nobody and nowhere if there is none."""
    me = view.crew[view.hands[0].seat]
    others = [one for one in view.crew if one.alive and not one.outside and one.seat != me.seat]
    found: list[tuple[int | None, RoomName | None]] = []
    match choice:
        case "member":
            found = [(one.seat, None) for one in others]
        case "hidden-member":
            found = [(one.seat, None) for one in others if one.hideout is not None]
        case "hidden-member-and-room":
            found = [
                (one.seat, room)
                for one in others
                for room in view.in_play
                if one.hideout is not None and room != one.hideout
            ]
        case "searched-room":
            found = [(None, room) for room in view.reserve if room != me.hideout]
        case "room":
            found = [(None, room) for room in view.in_play]
        case "other-room":
            found = [(None, room) for room in view.in_play if room != me.hideout]
    return found or [(None, None)]


def against_crawling(view: View, room: RoomName | None) -> str | None:
    """Say why somebody cannot crawl there."""
    if room is None:
        return None
    if room == view.crew[view.hands[0].seat].hideout:
        return "why-already-there"
    return None if room in view.in_play else "why-not-in-play"


def eligible(view: View) -> list[int]:
    """List whom the alien could have for dinner."""
    return [
        one.seat for one in view.crew if one.alive and one.hideout == view.target and not one.coward
    ]


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (the view must not matter)
    """Play for whoever lets time run out: stay, leave a target lying, else anything at random."""
    actions = list(legal)
    for neutral in (STAY, SET_ASIDE[0]):
        if neutral in actions:
            return neutral
    return rng.pick(actions, "timeout")


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    match view.phase:
        case "over":
            return "end"
        case "shortage":
            return "shortage"
        case "first" | "second":
            return topic_of_cards(view)
        case "naming":
            return "ongoing"
        case "serving" | "reviving":
            return "reckoning"
        case _:
            return "hunt"


def topic_of_cards(view: View) -> str:
    """Name the paragraph for the time when cards are played."""
    if view.seat is not None:
        me = view.crew[view.seat]
        if not me.alive:
            return "dead"
        if me.outside or any(deed.seat == view.seat for deed in view.ongoing):
            return "ongoing"
    if view.alone_since:
        return "alone"
    return "first-card" if view.phase == "first" else "second-card"
