"""How likely everybody is to die in this hunt, exactly, as far as a seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.core.hints import percent
from soucoupe.core.rng import FastRng
from soucoupe.games.tuerie.apply import decide, run_stage
from soucoupe.games.tuerie.bots.advice import Advice, BetChance, HideoutRisk, Peril, PerilTold
from soucoupe.games.tuerie.crew_cards import take_cover
from soucoupe.games.tuerie.data import LOOK_AMONG, ROOM_NUMBER, SET_ASIDE, STAY
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import legal
from soucoupe.games.tuerie.moves import Name
from soucoupe.games.tuerie.stages import OPEN_HUNT, PREPARE, WAIT
from soucoupe.games.tuerie.state import (
    CRAWLING,
    INFESTED,
    LOOKING,
    NONE,
    OVER,
    SETTING_ASIDE,
    State,
)
from soucoupe.games.tuerie.view_types import ROOM, Room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.tuerie.moves import Action
    from soucoupe.games.tuerie.view_types import PhaseName, View

SPOKEN_IN: Final[tuple[PhaseName, ...]] = (
    "crawling",
    "looking",
    "setting-aside",
    "turning",
    "luring",
    "serving",
    "reviving",
)


def coach(view: View) -> Advice | None:
    """Give each living member's chance to die this round, once all cards are on the table.

    Before that, whoever plays a card is told the risk of each hideout, and whoever is outside the
    chance of each bet, if nobody did anything more. Every card that may be turned counts the same,
    and so does every choice the cards leave open. Before the reveal things are taken as they stand:
    nobody crawls, nothing more is set aside.
    """
    if view.phase in SPOKEN_IN:
        perils = perils_now(view)
        told = [PerilTold(one.seat, percent(one.death)) for one in perils]
        return Advice(perils, tuple(told) if view.seat in view.to_act else ())
    if view.seat is None or view.seat not in view.to_act:
        return None
    if view.phase in {"first", "second", "shortage"}:
        return Advice((), hideout_risks(view, view.seat))
    if view.phase == "naming":
        return Advice((), bet_chances(view, view.seat))
    return None


def perils_now(view: View) -> tuple[Peril, ...]:
    """Work out how likely each living member is to die."""
    rng = FastRng(0)
    worlds = lay_out(view, imagine(view, rng))
    deaths = [0.0] * len(view.crew)
    for world in worlds:
        spread(world, 1 / len(worlds), rng, Deaths(deaths))
    return tuple([Peril(one.seat, deaths[one.seat]) for one in view.crew if one.alive])


def hideout_risks(view: View, seat: int) -> tuple[HideoutRisk, ...]:
    """Tell the risk behind each card that may still be one's hideout, or where one hides."""
    state = imagine(view, FastRng(0))
    if state.hideouts[seat] != NONE:
        return (risk_of(state, seat),)
    found: dict[int, HideoutRisk] = {}
    for card in state.hands[seat]:
        twin = state.copy()
        take_cover(twin, seat, card, None)
        found[twin.hideouts[seat]] = risk_of(twin, seat)
    return tuple(found.values())


def risk_of(state: State, seat: int) -> HideoutRisk:
    """Let the hunt begin at once, and count how often a hidden member dies.

    What somebody did who hides nowhere yet has no effect: much of it depends on where they will be.
    """
    rng = FastRng(0)
    deaths = [0.0] * state.seats
    room = ROOM[state.hideouts[seat]]
    twin = state.copy()
    twin.deeds = [
        deed for deed in twin.deeds if twin.hideouts[deed.seat] != NONE or deed.seat == twin.outside
    ]
    follow(twin, OPEN_HUNT, 1.0, rng, Deaths(deaths))
    return HideoutRisk(room, percent(deaths[seat]))


def bet_chances(view: View, seat: int) -> tuple[BetChance, ...]:
    """Tell of each room one may bet on how often the alien goes there, and how often that wins."""
    rng = FastRng(0)
    state = imagine(view, rng)
    found = []
    for action in legal(state, seat):
        if isinstance(action, Name):
            bet = Bet(seat, ROOM_NUMBER[action.room])
            twin = state.copy()
            follow(twin, decide(twin, seat, action, rng, None), 1.0, rng, bet)
            found.append(BetChance(Room(action.room), percent(bet.there), percent(bet.won)))
    return tuple(found)


class Deaths:
    """Adds up how often each member is dead at the end of the round."""

    __slots__ = ("_deaths",)

    def __init__(self, deaths: list[float]) -> None:
        self._deaths = deaths

    def add(self, state: State, share: float) -> None:
        """Count an end of the round."""
        alive = 0 if state.reason == INFESTED else state.alive
        for seat in range(state.seats):
            if not alive >> seat & 1:
                self._deaths[seat] += share


class Bet(Deaths):
    """Adds up how often the alien went to a room, and how often whoever bet on it won."""

    __slots__ = ("_room", "_seat", "there", "won")

    def __init__(self, seat: int, room: int) -> None:
        super().__init__([])
        self._seat = seat
        self._room = room
        self.there = 0.0
        self.won = 0.0

    def add(self, state: State, share: float) -> None:
        """Count an end of the round."""
        if state.turned and state.target == self._room:
            self.there += share
        if state.winners >> self._seat & 1:
            self.won += share


def lay_out(view: View, state: State) -> list[State]:
    """List the worlds that differ in which card was set aside, if this seat does not know."""
    knows = any([sighting.position is None for sighting in view.sightings])  # noqa: C419 (compiled)
    if state.aside == NONE or knows:
        return [state]
    worlds = [state]
    for at in range(len(state.zone)):
        twin = state.copy()
        twin.aside, twin.zone[at] = state.zone[at], state.aside
        worlds.append(twin)
    return worlds


def spread(state: State, weight: float, rng: Rng, ends: Deaths) -> None:
    """Follow every way from here to the end of the round, each choice equally likely."""
    choices = open_choices(state)
    for action in choices:
        twin = state.copy()
        stage = decide(twin, twin.actor, action, rng, None)
        follow(twin, stage, weight / len(choices), rng, ends)


def follow(state: State, stage: int, weight: float, rng: Rng, ends: Deaths) -> None:
    """Run a state from a stage to the next decision, and on from there to the end of the round."""
    while stage not in {WAIT, PREPARE}:
        stage = run_stage(state, stage, rng, None)
    if stage == WAIT and state.phase != OVER:
        spread(state, weight, rng, ends)
    else:
        ends.add(state, weight)


def open_choices(state: State) -> Sequence[Action]:
    """List what may be decided; before the reveal, only to leave things as they are."""
    if state.phase == CRAWLING:
        return [STAY]
    if state.phase == LOOKING:
        return LOOK_AMONG[1]
    if state.phase == SETTING_ASIDE:
        return SET_ASIDE[:1]
    return legal(state, state.actor)
