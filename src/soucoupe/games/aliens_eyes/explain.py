"""Why an action is refused, what the clock plays, and which paragraph of the rules matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from soucoupe.games.aliens_eyes.data import FACES, ON_A_CONTRACT, TO_DECLINE, TO_END, TO_ROLL
from soucoupe.games.aliens_eyes.moves import (
    Action,
    Break,
    Done,
    Fulfil,
    Group,
    NotNow,
    Reroll,
    Roll,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens_eyes.view_types import View

FEWEST_TOKENS = 2


def explain(view: View, action: Action) -> str | None:
    """Say why this seat may not do that, as a message of the catalogue; None if it may."""
    if view.phase == "over":
        return "why-over"
    if view.seat not in view.to_act:
        return "why-answered" if view.phase == "contract" else "why-wait"
    if phase_of(action) != view.phase:
        return f"why-{view.phase}-first"
    return against(view, action)


def against(view: View, action: Action) -> str | None:
    """Say what is wrong with an action whose time it is."""
    match action:
        case Group():
            return against_grouping(view, action)
        case Break():
            return against_breaking(view, action)
        case Reroll():
            return None if view.rerolls else "why-rerolled"
        case Fulfil():
            return against_fulfilling(view, action)
        case Roll() | Done() | NotNow():
            return None
        case _:
            assert_never(action)


def phase_of(action: Action) -> str:
    """Name the phase an action belongs to."""
    match action:
        case Roll():
            return "roll"
        case Fulfil() | NotNow():
            return "contract"
        case _:
            return "group"


def against_grouping(view: View, action: Group) -> str | None:
    """Say why these dice cannot be put together."""
    faces = (action.first,) if action.second is None else (action.first, action.second)
    if min(faces) < 1 or max(faces) > FACES:
        return "why-no-such-face"
    if action.first > faces[-1]:
        return "why-lower-first"
    for face in faces:
        if view.dice.count(face) < faces.count(face):
            return "why-no-such-dice"
    return None


def against_breaking(view: View, action: Break) -> str | None:
    """Say why this item cannot be taken apart."""
    faces = (action.first,) if action.second is None else (action.first, action.second)
    for combination in view.combinations:
        if faces in combination.items:
            return None if view.breaks else "why-no-breaks-left"
    return "why-not-made"


def against_fulfilling(view: View, action: Fulfil) -> str | None:
    """Say why a contract cannot be fulfilled with these."""
    seat = view.seat
    player = view.players[0 if seat is None else seat]
    contract = player.contract
    tokens = action.tokens
    new = player.tokens[len(player.tokens) - player.taken :]
    if contract is None or list(tokens) != sorted(set(tokens)):
        return "why-no-such-place"
    if not all(0 <= place < ON_A_CONTRACT for place in tokens):
        return "why-no-such-place"
    if not all(place in contract.held for place in tokens):
        return "why-not-held"
    if len(tokens) < FEWEST_TOKENS:
        return "why-too-few"
    if not any(token in contract.tokens for token in new):
        return "why-none-taken"
    return None


def timeout(view: View, legal: Collection[Action], rng: Rng) -> Action:  # noqa: ARG001 (nothing to draw)
    """Play for whoever lets time run out: roll, confirm what stands, leave the contract open."""
    match view.phase:
        case "roll":
            return TO_ROLL[0]
        case "group":
            return TO_END[0]
        case _:
            return TO_DECLINE[0]


def topic(view: View) -> str:
    """Name the paragraph of the rule page that matters to this seat now."""
    match view.phase:
        case "roll":
            return "turn"
        case "group":
            return "grouping" if view.seat == view.player else "tokens"
        case "contract":
            return "contracts"
        case "over":
            return "winning"
