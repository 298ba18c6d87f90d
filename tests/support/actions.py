"""Actions to try whether they are legal or not: those seen in play, and small changes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from soucoupe.core.rng import Rng


def changed(action: Any) -> Iterator[Any]:
    """Change one field at a time: numbers by one or to nonsense, switches over, words likewise.

    A word that is one of a few becomes another of them; any other is taken away.
    """
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, bool):
            yield replace(action, **{name: not value})
        elif isinstance(value, int):
            for other in (value - 1, value + 1, -1, 999):
                yield replace(action, **{name: other})
        elif isinstance(value, str):
            wanted = get_type_hints(type(action))[name]
            words = get_args(wanted) if get_origin(wanted) is Literal else ()
            yield replace(action, **{name: next((one for one in words if one != value), None)})


def to_try(known: Iterable[Any], rng: Rng, most: int) -> list[Any]:
    """Draw actions to try from those known and their changes."""
    pool = list(known)
    if not pool:
        return []
    drawn = [rng.pick(pool, "try") for _ in range(most)]
    return [*drawn, *(other for action in drawn[: most // 2] for other in changed(action))]
