"""The leak laws of the house, for any game; each raises Leak where it finds one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from soucoupe.core.errors import Refused
from soucoupe.core.game import AnyGame
from soucoupe.core.play import opening, play
from soucoupe.core.rng import FastRng, Rng
from soucoupe.core.show import shown_open, shown_to
from soucoupe.tables.decide.undo import at_once
from soucoupe.tables.reveals import After, look_alikes, reveals, sight
from soucoupe.tables.state.undo import UndoAnswer
from tests.support.walk import Position

Redeal = Callable[[Any, int | None, Rng], Any]
Grants = Callable[[AnyGame, Any, int, int, Any], bool]
"""Whether the house lets a seat take an action back: game, state before, seat, seats, action."""

MOST_TRIED = 3
PAIRS = 24
"""How many pairs of worlds the house tries here: far fewer than at a table."""


class Leak(AssertionError):
    """A seat, or the public, could learn what it may not know."""


def encoded(value: object) -> bytes:
    """Return the bytes a client would get."""
    return msgspec.json.encode(value)


def same(law: str, one: object, other: object) -> None:
    """Compare two things byte by byte."""
    if encoded(one) != encoded(other):
        msg = f"{law}:\n  {encoded(one).decode()}\n  {encoded(other).decode()}"
        raise Leak(msg)


def round_trip(game: AnyGame, position: Position, watcher: int | None, rng: Rng) -> None:
    """Law 1: what a watcher imagines looks to it exactly as what it sees."""
    state = position.state
    view = game.view(state, watcher)
    imagined = game.imagine(view, rng)
    same("round trip: view", view, game.view(imagined, watcher))
    same("round trip: to act", game.to_act(state), game.to_act(imagined))
    if watcher is not None:
        same("round trip: legal", listed(game, state, watcher), listed(game, imagined, watcher))


def independent_worlds(
    game: AnyGame, position: Position, watcher: int | None, other: Any, tried: Iterable[Any]
) -> None:
    """Law 2: in a world dealt again behind its back, a watcher notices nothing at all."""
    state = position.state
    same("worlds: view", game.view(state, watcher), game.view(other, watcher))
    same("worlds: to act", game.to_act(state), game.to_act(other))
    same("worlds: beside", beside(game, state), beside(game, other))
    if position.ply == 1:
        same("worlds: opening", dealt_to(game, state, watcher), dealt_to(game, other, watcher))
    if watcher is not None:
        same("worlds: legal", listed(game, state, watcher), listed(game, other, watcher))
        for action in tried:
            one = refusal(game, state, watcher, action, position)
            same("worlds: refusal", one, refusal(game, other, watcher, action, position))
    if watcher in game.to_act(state):
        same("worlds: timeout", timed_out(game, state, watcher), timed_out(game, other, watcher))


def silent_timeout(game: AnyGame, position: Position, watcher: int | None, other: Any) -> None:
    """Law 2, for what the clock plays: with the same legal list it is the same in both worlds."""
    for seat in game.to_act(position.state):
        if seat == watcher:
            continue
        legal = game.legal(position.state, seat)
        one, two = (
            game.timeout(game.view(world, seat), legal, FastRng(position.ply))
            for world in (position.state, other)
        )
        same("timeout tells", one, two)


def transitions(
    game: AnyGame,
    position: Position,
    watcher: int | None,
    other: Any,
    forgets: tuple[type, ...],
) -> None:
    """Law 3: the same action in both worlds sends the same bytes, unless the view differs.

    While several seats decide at the same moment, so do different actions of somebody else. What
    was laid open and cleared away by one and the same action is in no view: a game names the events
    that clear away, and what its action showed before them is not compared.
    """
    state = position.state
    waiting = game.to_act(state)
    for seat in waiting:
        elsewhere = set(game.legal(other, seat))
        common = [action for action in game.legal(state, seat) if action in elsewhere]
        heard: dict[bytes, tuple[Any, ...]] = {}
        for action in spread(common):
            if seat == watcher or waiting == (seat,):
                heard.clear()
            for world in (state, other):
                told = sent(game, world, seat, action, watcher, position, forgets)
                same("transition", heard.setdefault(encoded(told[0]), told), told)


def open_worlds(game: AnyGame, position: Position, other: Any) -> None:
    """Law 5: what even those who see all hands may not know, they cannot tell apart either."""
    assert game.open is not None
    state = position.state
    same("open: view", game.open(state), game.open(other))
    for seat in game.to_act(state):
        elsewhere = set(game.legal(other, seat))
        for action in spread([one for one in game.legal(state, seat) if one in elsewhere]):
            one, two = (sent_open(game, world, seat, action, position) for world in (state, other))
            if encoded(one[0]) == encoded(two[0]):
                same("open: events", one, two)


def sent_open(
    game: AnyGame, state: Any, seat: int, action: Any, position: Position
) -> tuple[Any, ...]:
    """Return the open view after an action, and the events told with it."""
    assert game.open is not None
    out: list[Any] = []
    after = play(game, state, seat, action, position.rng(), out)
    return game.open(after), shown_open(game, out)


def sent(
    game: AnyGame,
    state: Any,
    seat: int,
    action: Any,
    watcher: int | None,
    position: Position,
    forgets: tuple[type, ...],
) -> tuple[Any, ...]:
    """Return the view after an action, and everything else a watcher is sent about it."""
    out: list[Any] = []
    after = play(game, state, seat, action, position.rng(), out)
    cleared = max((at for at, one in enumerate(out) if isinstance(one, forgets)), default=0)
    legal = [] if watcher is None else listed(game, after, watcher)
    events = shown_to(game, out[cleared:], watcher)
    around = game.to_act(after), game.outcome(after), beside(game, after)
    return game.view(after, watcher), events, legal, around


def granted(game: AnyGame, state: Any, seat: int, seats: int, action: Any) -> bool:
    """Tell whether a seat may take an action back, as the house decides it."""
    found = at_once(game, state, seat, seats, action)
    if isinstance(found, UndoAnswer):
        return found == UndoAnswer()
    return not reveals(game, found, FastRng(1), PAIRS)


def take_backs(
    game: AnyGame, position: Position, redeal: Redeal, rng: Rng, grants: Grants = granted
) -> bool:
    """Law 4: an action taken back has told nobody anything; nor has the house by allowing it.

    Return whether the action of a position may be taken back.
    """
    state, seat, seats, action = position[2], position.seat, position.seats, position.action
    after = After(game, state, seat, action)
    is_granted = grants(game, state, seat, seats, action)
    final = game.final(game.view(state, seat), action) if game.final else None
    if is_granted and (after.has_drawn or final is not None):
        msg = f"take-back: {action} drew, or is final: {final}"
        raise Leak(msg)
    other = redeal(state, seat, rng)
    elsewhere = After(game, other, seat, action)
    if elsewhere.seen_by(seat) == after.seen_by(seat):
        same("take-back: draws", after.has_drawn, elsewhere.has_drawn)
        same("take-back: answer", is_granted, grants(game, other, seat, seats, action))
    if is_granted:
        for watcher in (*range(seats), None):
            unnoticed_by(watcher, game, position, redeal(state, watcher, rng), grants)
    return is_granted


def unnoticed_by(
    watcher: int | None, game: AnyGame, position: Position, other: Any, grants: Grants
) -> None:
    """Hold that an action, and its being taken back, could have been seen in another world too."""
    state, seat, seats, action = position[2], position.seat, position.seats, position.action
    if encoded(sight(game, state, watcher)) != encoded(sight(game, other, watcher)):
        return  # whoever plays no more knows what was dealt again
    seen = After(game, state, seat, action).seen_by(watcher)
    if not any(
        grants(game, other, seat, seats, one)
        for one in look_alikes(game, other, seat, action, watcher, seen)
    ):
        msg = f"take-back: {action} told {watcher} what is hidden"
        raise Leak(msg)


def dealt_to(game: AnyGame, state: Any, watcher: int | None) -> list[Any]:
    """Return what a watcher is shown of the deal."""
    shown = [game.show(event, watcher) for event in opening(game, state)]
    return [event for event in shown if event is not None]


def beside(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """Return what everyone is told beside the rules: clock, talk, who is out, who writes."""
    said = [asked(state) for asked in (game.limit, game.channels, game.eliminated) if asked]
    pens = [game.ink(state, seat) for seat in game.to_act(state)] if game.ink else []
    return (*said, pens)


def listed(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """List the legal actions in the order they are given."""
    return list(game.legal(state, seat))


def timed_out(game: AnyGame, state: Any, seat: int) -> Any:
    """Return what the clock plays for a seat."""
    return game.timeout(game.view(state, seat), game.legal(state, seat), FastRng(1))


def refusal(game: AnyGame, state: Any, seat: int, action: Any, position: Position) -> Any:
    """Return code and reason if the action is refused, else nothing."""
    try:
        play(game, state, seat, action, position.rng())
    except Refused as refused:
        return refused.code, refused.detail, refused.reason
    return None


def spread(actions: list[Any]) -> list[Any]:
    """Take a few actions from all over a list."""
    return actions[:: max(1, len(actions) // MOST_TRIED)]


def all_laws(
    game: AnyGame,
    position: Position,
    watcher: int | None,
    redeal: Redeal,
    tried: Iterable[Any],
    rng: Rng,
    forgets: tuple[type, ...] = (),
) -> None:
    """Hold a position against the first three laws, for one watcher."""
    round_trip(game, position, watcher, rng)
    other = redeal(position.state, watcher, rng)
    independent_worlds(game, position, watcher, other, tried)
    silent_timeout(game, position, watcher, other)
    transitions(game, position, watcher, other, forgets)
