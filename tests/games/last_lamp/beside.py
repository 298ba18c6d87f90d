"""What the game says beside its rules: its sand, who talks with whom, who is out, what pads do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.game import Channel, Limit, Withheld, Writing
from tests.games.last_lamp.data import CAMPS, NAME
from tests.games.last_lamp.scoring import is_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.games.last_lamp.moves import Action
    from tests.games.last_lamp.state import State
    from tests.games.last_lamp.view_types import View


def limit(state: State) -> Limit | None:
    """Let the sand run for a whole turn, however often a number is named in it."""
    if not state.options.sand or is_over(state):
        return None
    return Limit(f"turn-{state.turns + 1}", state.options.sand, (state.seat,))


def channels(state: State) -> tuple[Channel, ...]:
    """Let the living talk to all, a camp among itself unless a number is named, the dead too."""
    living, out = state.living(), eliminated(state)
    return (
        Channel("all", speakers=living, reactors=living, closed="why-hush"),
        *(channel for camp in range(len(CAMPS)) for channel in camp_of(state, camp)),
        *((Channel("dead", readers=out, speakers=out),) if out else ()),
    )


def camp_of(state: State, camp: int) -> Sequence[Channel]:
    """Return the channel of a camp, as long as somebody of it lives."""
    readers = tuple([seat for seat in state.living() if seat % len(CAMPS) == camp])
    if not readers:
        return ()
    if state.named is None:
        return (Channel(CAMPS[camp], readers, speakers=readers, has_pad=True),)
    return (Channel(CAMPS[camp], readers, speakers=(), closed="why-hush", has_pad=True),)


def eliminated(state: State) -> tuple[int, ...]:
    """List the seats that are out, in order."""
    living = state.living()
    return tuple([seat for seat in range(state.seats) if seat not in living])


def hold_back(view: View, text: str) -> Withheld | None:  # noqa: ARG001 (whoever writes it)
    """Hold back the first digit of a text."""
    digits = [letter for letter in text if letter.isdigit()]
    return Withheld("why-digits", digits[0]) if digits else None


def recall(view: View, pad: str) -> Sequence[Action]:
    """Name the number that stands on a pad, if nothing else stands there and nothing is named."""
    if view.named is not None:
        return ()
    return [action for number, action in NAME.items() if str(number) == pad.strip()]


def ink(state: State, seat: int) -> Writing | None:
    """Let whoever has the turn write for all to see."""
    return Writing(("name", "call")) if seat == state.seat and not is_over(state) else None
