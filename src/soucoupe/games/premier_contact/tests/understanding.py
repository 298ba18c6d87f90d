"""How well bots understand one another: games among bots of a level, vote by vote.

Which offering an alien means is recorded nowhere in a game; here the alien bot is asked for it at
the moment it sends its tablet, and every vote is held against that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.bots.request_choice import speak
from soucoupe.games.premier_contact.bots.skill import EXPERT, REGULAR
from soucoupe.games.premier_contact.bots.view_facts import sense
from soucoupe.games.premier_contact.moves import Options, Send, Vote

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.game import Chooser
    from soucoupe.core.outcome import Outcome
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.state import State
    from soucoupe.games.premier_contact.view_types import View

    Choose = Chooser[View, Action, Event]


class VoteCast(NamedTuple):
    """One vote: in which round, whether for the offering meant, and how likely by chance."""

    round: int
    meant: bool
    hit: bool
    chance: float


class Played(NamedTuple):
    """One game: its rounds, its outcome, what each alien received, and every first vote."""

    rounds: int
    outcome: Outcome
    received: list[int]
    winners: list[int]
    casts: list[VoteCast]


def play(
    seats: int, options: Options, level: str, seed: int, choose: Choose | None = None
) -> Played:
    """Play one game among bots of a level, or by a chooser that watches them."""
    rng = FastRng(seed)
    state = GAME.deal(options, seats, rng)
    choose = choose or GAME.bots[level]
    target: int | None = None
    casts: list[VoteCast] = []
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        view = GAME.view(state, seat)
        action = choose(view, GAME.legal(state, seat), (), rng, Budget())
        if isinstance(action, Send):
            target = meant_by(view, level)
        if isinstance(action, Vote) and view.phase == "vote" and target is not None:
            casts.append(cast(state, view, action.cell, target))
        GAME.apply(state, seat, action, rng, None)
    outcome = GAME.outcome(state)
    assert outcome is not None
    winners = [at for at, seat in enumerate(state.aliens) if seat in outcome.winners]
    return Played(state.round, outcome, state.received, winners, casts)


def expert_humans(level: str) -> Choose:
    """Return a chooser by whom experts play the humans, and bots of a level the aliens."""

    def choose(
        view: View,
        legal: Collection[Action],
        events: Sequence[Event],
        rng: Rng,
        budget: Budget,
    ) -> Action:
        is_human = any(human.seat == view.seat for human in view.humans)
        return GAME.bots["expert" if is_human else level](view, legal, events, rng, budget)

    return choose


def meant_by(view: View, level: str) -> int | None:
    """Ask the alien bot which offering it means; a novice means what its signs fit best."""
    if level == "novice":
        return fits_best(view)
    return speak(view, EXPERT if level == "expert" else REGULAR).target


def fits_best(view: View) -> int | None:
    """Return the wanted cell a novice's tablet agrees with, if there is just one."""
    assert view.camp is not None
    lexicon = view.camp.lexicon
    colour = "green" if view.red_tokens is not None else view.aliens[turn(view)].colour
    cells = [at for at, cell in enumerate(view.grid) if cell.covered is None]
    own = [cell for cell in cells if view.camp.request[cell] == colour]
    mind = sense(view)
    agree = [
        sum(mind.yes[cell][lexicon.index(mark.glyph)] != mark.barred for mark in view.tablet)
        for cell in own
    ]
    return own[agree.index(max(agree))] if agree.count(max(agree)) == 1 else None


def turn(view: View) -> int:
    """Return the number of the alien at turn."""
    return [alien.seat for alien in view.aliens].index(view.active or 0)


def cast(state: State, view: View, cell: int, target: int) -> VoteCast:
    """Hold a vote against what was meant."""
    wanted = state.turn + 1 if view.red_tokens is None else 3
    in_play = sum(one.covered is None for one in view.grid)
    return VoteCast(state.round, cell == target, state.request[cell] == wanted, 1 / in_play)
