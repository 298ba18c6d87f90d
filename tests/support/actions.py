"""Actions to try whether they are legal or not: those seen in play, and small changes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from soucoupe.core.rng import Rng


def changed(action: Any) -> Iterator[Any]:
    """Change one field at a time: numbers by one or to nonsense, switches over, words away."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, bool):
            yield replace(action, **{name: not value})
        elif isinstance(value, int):
            for other in (value - 1, value + 1, -1, 999):
                yield replace(action, **{name: other})
        elif isinstance(value, str):
            yield replace(action, **{name: None})


def to_try(known: Iterable[Any], rng: Rng, most: int) -> list[Any]:
    """Draw actions to try from those known and their changes."""
    pool = list(known)
    if not pool:
        return []
    drawn = [rng.pick(pool, "try") for _ in range(most)]
    return [*drawn, *(other for action in drawn[: most // 2] for other in changed(action))]
