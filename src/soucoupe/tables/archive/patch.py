"""How one JSON value differs from another, and the other made again from that.

A patch is null where nothing changed, `[x]` to put x in place, or `{key: patch}` to change a value
inside. The keys of a list are its indexes, written as texts, and `#` for its new length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = Any
"""What JSON can say; a recursive union would make every line below a cast."""
LENGTH = "#"
"""In the patch of a list its new length; in the patch of an object a key like any other."""
ENCODER = msgspec.json.Encoder()


def difference(was: Json, now: Json) -> Json:
    """Return the patch that makes the second value of the first, written alike to the byte."""
    if is_same(was, now):
        return None
    if isinstance(was, list) and isinstance(now, list):
        kept = min(len(was), len(now))
        inside = changes((str(at), was[at], now[at]) for at in range(kept))
        inside |= {str(at): [now[at]] for at in range(kept, len(now))}
        sized = {} if len(was) == len(now) else {LENGTH: len(now)}
        return [now] if is_mostly_new(inside, now) else sized | inside
    if isinstance(was, dict) and isinstance(now, dict) and list(now)[: len(was)] == list(was):
        inside = changes((key, was[key], now[key]) for key in was)
        return inside | {key: [now[key]] for key in list(now)[len(was) :]}
    return [now]


def patched(value: Json, patch: Json) -> Json:
    """Return the value a patch makes; the lists and objects of the one given are used up."""
    if patch is None:
        return value
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, dict):
        for key, inner in patch.items():
            value[key] = patched(value.get(key), inner)
        return value
    length = patch.pop(LENGTH, len(value))
    del value[length:]
    value += [None] * (length - len(value))
    for key, inner in patch.items():
        value[int(key)] = patched(value[int(key)], inner)
    return value


def is_same(was: Json, now: Json) -> bool:
    """Tell whether two values are written alike: 1, 1.0 and true are not, nor keys reordered."""
    if was != now:
        return False
    if type(was) is type(now) and isinstance(was, int | str | None):
        return True
    return ENCODER.encode(was) == ENCODER.encode(now)


def changes(parts: Iterable[tuple[str, Json, Json]]) -> dict[str, Json]:
    """Return the patches of the parts that differ."""
    found = {}
    for key, was, now in parts:
        patch = difference(was, now)
        if patch is not None:
            found[key] = patch
    return found


def is_mostly_new(inside: dict[str, Json], now: list[Json]) -> bool:
    """Tell whether a patch puts most of a list anew, as when the first of a row has gone.

    Then the whole is shorter, all the more when it is compressed: it stood there just before.
    """
    put = sum(1 for patch in inside.values() if isinstance(patch, list))
    return 2 * put >= len(now)
