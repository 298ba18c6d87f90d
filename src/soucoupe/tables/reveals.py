"""Whether an action brings out something hidden: tried in many worlds that its seat may be in."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from soucoupe.core.rng import NO_SEED, Draw, Rng
from soucoupe.core.show import shown_open, shown_to

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.core.game import AnyGame

PAIRS = 512
"""How many pairs of worlds are compared before an action counts as one that shows nothing."""
MOST_TRIED = 64
"""How many other actions are tried in a world for one that would look the same."""


class Deed(NamedTuple):
    """An action, and all its seat knows about it: what it saw before, and what it was shown."""

    seat: int
    seats: int
    action: msgspec.Struct
    view: msgspec.Struct
    shown: bytes


class After:
    """What an action leads to in one world, and how that looks to anybody."""

    __slots__ = ("_events", "_game", "_state", "has_drawn")

    def __init__(
        self,
        game: AnyGame,
        state: Any,  # noqa: ANN401 (the game's own)
        seat: int,
        action: msgspec.Struct,
    ) -> None:
        draws: list[Draw] = []
        self._game, self._state = game, state.copy()
        self._events: list[Any] = []
        game.apply(self._state, seat, action, Rng(NO_SEED, 0, draws), self._events)
        self.has_drawn = bool(draws)

    def seen_by(self, observer: int | None) -> bytes:
        """Return everything a seat, or the public, is sent about it."""
        game, after, events = self._game, self._state, self._events
        is_out = has_left(game, after, observer)
        told = shown_open(game, events) if is_out else shown_to(game, events, observer)
        legal = [] if observer is None else list(game.legal(after, observer))
        said = [asked(after) for asked in (game.limit, game.channels, game.eliminated) if asked]
        around = game.to_act(after), game.outcome(after), said
        return msgspec.json.encode((sight(game, after, observer), told, legal, around))


def sight(game: AnyGame, state: Any, observer: int | None) -> Any:  # noqa: ANN401 (the game's own)
    """Return what somebody sees of a state: whoever plays no more, everything."""
    if game.open is not None and has_left(game, state, observer):
        return game.open(state)
    return game.view(state, observer)


def has_left(game: AnyGame, state: Any, observer: int | None) -> bool:  # noqa: ANN401 (a state)
    """Tell whether somebody plays no more and is shown everything."""
    return (
        game.open is not None and game.eliminated is not None and observer in game.eliminated(state)
    )


def reveals(game: AnyGame, deed: Deed, chance: Rng, pairs: int = PAIRS) -> bool:
    """Tell whether anybody could know more by an action than before.

    It is tried in worlds that look to its seat as the real one did, so the answer depends on
    nothing that this seat does not know. Its seat has learnt something if in one of them it would
    have been shown something else. Somebody else has if, in one of them, what they are shown rules
    out a world that looked the same to them: there, no action of that seat would look like that.
    """
    observers: list[int | None] = [one for one in range(deed.seats) if one != deed.seat]
    observers.append(None)
    for at in range(pairs):
        world = game.imagine(deed.view, chance)
        after = After(game, world, deed.seat, deed.action)
        if after.has_drawn or after.seen_by(deed.seat) != deed.shown:
            return True
        observer = observers[at % len(observers)]
        other = game.imagine(sight(game, world, observer), chance)
        alike = look_alikes(game, other, deed.seat, deed.action, observer, after.seen_by(observer))
        if next(alike, None) is None:
            return True
    return False


def look_alikes(
    game: AnyGame,
    world: Any,  # noqa: ANN401 (the game's own)
    seat: int,
    action: msgspec.Struct,
    observer: int | None,
    seen: bytes,
) -> Iterator[msgspec.Struct]:
    """Go through the actions of a seat that would show an observer the same in a world."""
    legal = game.legal(world, seat)
    first = (action,) if action in legal else ()
    for one in (*first, *islice(legal, MOST_TRIED)):
        if After(game, world, seat, one).seen_by(observer) == seen:
            yield one
