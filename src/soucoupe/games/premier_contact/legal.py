"""Whose turn it is, and what is allowed: the only statement of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.colours import free_colours
from soucoupe.games.premier_contact.data import (
    CELLS,
    FEATURES,
    GLYPH_COUNT,
    MOST_CHANGES,
    MOST_CLAIMS,
    MOST_TURNED,
    NO_FEATURE,
    SEATS,
    feature_of,
)
from soucoupe.games.premier_contact.moves import Action, Claim, Drop, Lapse
from soucoupe.games.premier_contact.requests import room
from soucoupe.games.premier_contact.shared_actions import (
    ASK,
    BARRING,
    CLAIMING,
    DONE,
    DRAWING,
    NAMING,
    PASS,
    PICKING,
    SEND,
    SKIP,
    TAKING,
    TURNING,
    VOTING,
    WIPE,
)
from soucoupe.games.premier_contact.shared_actions import CONFIRM as STAND_BY
from soucoupe.games.premier_contact.state import (
    ANSWER,
    COLOUR,
    CONFIRM,
    DRAW,
    NAME,
    NONE,
    RETRY,
    TIDY,
    TURN,
    VOTE,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

ALONE: Final = tuple([(seat,) for seat in range(SEATS[-1])])
NOBODY: Final[tuple[int, ...]] = ()
NO_ACTION: Final[list[Action]] = []


class Allowed:
    """What a seat may do, listed; and beside the list what is too much to list.

    `lapse` is taken from the clock. While notepads are tidied, any sign ever `shown` may be claimed
    beside any word, and whatever is claimed dropped; the list has the claims for the next word.
    """

    __slots__ = ("claims", "lapse", "listed", "shown")

    def __init__(
        self,
        listed: list[Action],
        *,
        lapse: bool = False,
        shown: int = 0,
        claims: list[int] | None = None,
    ) -> None:
        self.listed = listed
        self.lapse = lapse
        self.shown = shown
        self.claims: list[int] = [] if claims is None else claims

    def __len__(self) -> int:
        """Count what is listed."""
        return len(self.listed)

    def __iter__(self) -> Iterator[Action]:
        """Go through what is listed."""
        return iter(self.listed)

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is allowed, listed or not."""
        if isinstance(action, Lapse):
            return self.lapse
        if isinstance(action, Claim | Drop):
            feature = feature_of(action)
            if feature == NO_FEATURE or not has(self.shown, action.glyph):
                return False
            return has(self.claims[feature], action.glyph) == isinstance(action, Drop)
        return action in self.listed


def has(mask: int, number: int) -> bool:
    """Tell whether a number is in a bit mask, however odd a number it is."""
    return 0 <= number < GLYPH_COUNT and bool(mask >> number & 1)


def to_act(state: State) -> tuple[int, ...]:  # noqa: PLR0911 (one case per phase)
    """Name the seats that owe a decision: one, all who answer, all who vote, all who tidy."""
    phase = state.phase
    if phase in (TURN, NAME):
        return ALONE[state.humans[state.turn]]
    if phase == RETRY:
        return ALONE[state.humans[0]]
    if phase == DRAW:
        return ALONE[state.aliens[state.turn]]
    if phase == VOTE:
        votes = state.votes
        return tuple([seat for at, seat in enumerate(state.humans) if votes[at] == NONE])
    if phase == ANSWER:
        absent = state.lapsed
        picks = state.picks
        return tuple(
            [
                seat
                for at, seat in enumerate(state.aliens)
                if picks[at] == NONE and not absent >> at & 1
            ]
        )
    if phase == CONFIRM:
        settled = state.confirmed | state.lapsed
        return tuple([seat for at, seat in enumerate(state.aliens) if not settled >> at & 1])
    if phase == COLOUR:
        return ALONE[state.choosing[0]]
    if phase == TIDY:
        return tuple([state.humans[at] for at in state.tied if not state.done >> at & 1])
    return NOBODY


def legal(state: State, seat: int) -> Collection[Action]:  # noqa: PLR0911 (one case per phase)
    """List what the seat may do."""
    if seat not in to_act(state):
        return NO_ACTION
    phase = state.phase
    if phase == TURN:
        return turning(state)
    if phase == DRAW:
        return drawing(state)
    if phase == VOTE:
        return Allowed(voting(state), lapse=True)
    if phase == ANSWER:
        answered = any(glyph != NONE for glyph in state.picks)
        return Allowed([PICKING[glyph] for glyph in state.lexicon], lapse=answered)
    if phase == CONFIRM:
        return confirming(state, state.aliens.index(seat))
    if phase == RETRY:
        tried = [one.cell for one in state.tries]
        return [PASS] + [VOTING[cell] for cell in uncovered(state) if cell not in tried]
    if phase == NAME:
        return [SKIP] + [NAMING[at] for at in range(FEATURES) if not state.named >> at & 1]
    if phase == COLOUR:
        return [TAKING[at] for at in free_colours(state)]
    return tidying(state, state.humans.index(seat))


def uncovered(state: State) -> list[int]:
    """List the cells whose offering is still in play."""
    covered = state.covered
    return [cell for cell in range(CELLS) if covered[cell] == 0]


def turning(state: State) -> list[Action]:
    """List what a human may turn, and the question once something is turned."""
    turned = state.turned
    listed = [ASK] if turned else []
    if len(turned) < MOST_TURNED:
        listed += [TURNING[cell] for cell in uncovered(state) if cell not in turned]
    return listed


def confirming(state: State, alien: int) -> list[Action]:
    """List the confirmation, and every other sign while changes are left."""
    listed = [STAND_BY]
    if state.changes[alien] < MOST_CHANGES:
        standing = state.picks[alien]
        listed += [PICKING[glyph] for glyph in state.lexicon if glyph != standing]
    return listed


def drawing(state: State) -> list[Action]:
    """List the signs not on the tablet, plain and barred, while it has room; wiping and sending."""
    listed: list[Action] = []
    left = room(state)
    drawn = [code >> 1 for code in state.tablet]
    if drawn:
        listed.append(SEND)
        if left > 0 or len(drawn) > 1:
            listed.append(WIPE)
    if left > 0:
        for glyph in state.lexicon:
            if glyph not in drawn:
                listed.append(DRAWING[glyph])
                listed.append(BARRING[glyph])
    return listed


def voting(state: State) -> list[Action]:
    """List the offerings a human may vote for."""
    return [VOTING[cell] for cell in uncovered(state)]


def tidying(state: State, human: int) -> Allowed:
    """List handing in, and the signs that may stand beside the first word that has none."""
    claims = state.claims[human]
    listed = [DONE]
    if state.claimed[human] >= MOST_CLAIMS:
        return Allowed(listed)
    used = 0
    for mine in claims:
        used |= mine
    free = state.shown & ~used
    for feature in range(FEATURES):
        if claims[feature] == 0:
            listed += [
                CLAIMING[feature][glyph] for glyph in range(free.bit_length()) if free >> glyph & 1
            ]
            break
    return Allowed(listed, shown=state.shown, claims=claims)
