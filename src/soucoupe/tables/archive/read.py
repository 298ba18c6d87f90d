"""A game read from its archive through somebody's eyes; no rules are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw

from soucoupe.tables.archive.archive import ENCODER, Wording
from soucoupe.tables.archive.patch import patched
from soucoupe.tables.errors import BadSeat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from soucoupe.tables.archive.archive import ArchivedGame, ArchivedPly, Eyes, SightWording

OPEN, PUBLIC, FIRST_SEAT = 0, 1, 2
"""Where each pair of eyes stands in a ply's `who`."""


class SeenPly(NamedTuple):
    """A ply, what somebody was shown of it, and their view after it, as JSON."""

    ply: ArchivedPly
    events: list[Raw]
    view: Raw


def seen_through(game: ArchivedGame, eyes: Eyes) -> Iterator[SeenPly]:
    """Tell the plies of a game as somebody saw them, from the deal on."""
    place = place_of(game, eyes)
    view = UnfoldedView()
    for ply in game.plies:
        sight = ply.sights[ply.who[place]]
        view.change(msgspec.json.decode(sight.patch))
        yield SeenPly(ply, sight.events, view.encoded)


def wordings_through(
    game: ArchivedGame, told: Mapping[str, SightWording], eyes: Eyes
) -> dict[str, Wording]:
    """Return the words of a game that is not over as somebody's eyes tell them, by language."""
    place = place_of(game, eyes)
    found = {}
    for language, words in told.items():
        seen = zip(game.plies, words.plies, strict=True)
        sentences = [by_sight[ply.who[place]] for ply, by_sight in seen]
        found[language] = Wording(words.title, words.names, sentences, words.notices, [])
    return found


class UnfoldedView:
    """A view while one patch after another is laid over it; only fields that change are encoded."""

    __slots__ = ("_fields", "_parts", "encoded")

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        self._parts: dict[str, bytes] = {}
        self.encoded = Raw(b"{}")

    def change(self, patch: Any) -> None:  # noqa: ANN401 (any JSON)
        """Lay a patch over the view, which is an object as long as it is one."""
        if patch is None:
            return
        if isinstance(patch, list):
            self._fields, self._parts, patch = {}, {}, {key: [it] for key, it in patch[0].items()}
        for key, inner in patch.items():
            now = self._fields[key] = patched(self._fields.get(key), inner)
            self._parts[key] = ENCODER.encode(key) + b":" + ENCODER.encode(now)
        self.encoded = Raw(b"{" + b",".join(self._parts.values()) + b"}")


def place_of(game: ArchivedGame, eyes: Eyes) -> int:
    """Return where a pair of eyes stands in a ply's `who`."""
    if not isinstance(eyes, int):
        return OPEN if eyes == "open" else PUBLIC
    seats = len(game.room.chairs)
    if not 0 <= eyes < seats:
        msg = f"there is no seat {eyes}; seats are 0 to {seats - 1}"
        raise BadSeat(msg)
    return FIRST_SEAT + eyes
