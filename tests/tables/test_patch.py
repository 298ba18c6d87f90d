"""Patches: what one JSON value makes of another, to the byte."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from soucoupe.tables.archive.patch import difference, patched

Differ = Callable[[Any, Any], Any]
KEYS = st.sampled_from(["#", "0", "1", "a", "b"])
ALIKE = st.sampled_from([None, True, False, 0, 1, 0.0, -0.0, 1.0, "", "#", "0"])
"""What Python, or a careless patch, takes for one another."""
ANY = st.one_of(
    ALIKE, st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=3)
)
VALUES = st.recursive(
    ANY,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=6,
)
LISTS = st.lists(VALUES, max_size=4)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=3)
PAIRS = st.one_of(
    st.tuples(ALIKE, ALIKE),
    st.tuples(VALUES, VALUES),
    st.builds(lambda same, was, now: (same + was, same + now), LISTS, LISTS, LISTS),
    st.builds(lambda same, was, now: (same | was, same | now), OBJECTS, OBJECTS, OBJECTS),
)
"""Two values with nothing in common, or with the same beginning."""
EXAMPLES = settings(
    max_examples=400,
    derandomize=True,
    database=None,
    deadline=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.generate],
)


def encoded(value: Any) -> bytes:
    """Write a value as JSON."""
    return msgspec.json.encode(value)


def check(differ: Differ) -> None:
    """Hold a way of telling values apart to its promise, with a patch that was written and read."""

    @settings(EXAMPLES)
    @given(PAIRS)
    def holds(pair: tuple[Any, Any]) -> None:
        was, now = pair
        before, wanted = encoded(was), encoded(now)
        patch = msgspec.json.decode(encoded(differ(was, now)))
        assert (encoded(was), encoded(now)) == (before, wanted)
        assert encoded(patched(msgspec.json.decode(before), patch)) == wanted
        assert (patch is None) == (before == wanted)

    holds()


def test_any_value_is_made_of_any_other() -> None:
    """Whatever they are; the two given are left alone, and null says that nothing changed."""
    check(difference)


def broken(how: str) -> Differ:
    """Return a way of telling values apart that has something wrong with it."""

    def differ(was: Any, now: Any) -> Any:
        patch = difference(was, now)
        match how:
            case "equal is the same":
                return None if was == now else patch
            case "lengths are forgotten" if isinstance(was, list) and isinstance(patch, dict):
                return {key: inner for key, inner in patch.items() if key != "#"}
            case "null is nothing" if patch == [None]:
                return None
            case "keys are never removed" if isinstance(was, dict) and isinstance(now, dict):
                return {key: [value] for key, value in now.items()}
        return patch

    return differ


@pytest.mark.parametrize(
    "how",
    ["equal is the same", "lengths are forgotten", "null is nothing", "keys are never removed"],
)
def test_a_broken_patch_is_found(how: str) -> None:
    """The promise above is one that can be broken."""
    with pytest.raises((AssertionError, IndexError)):
        check(broken(how))


@pytest.mark.parametrize(
    ("was", "now", "patch"),
    [
        ({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 9, 3]}, {"b": {"1": [9]}}),
        ([1, 2, 3], [1, 2], {"#": 2}),
        ([1, 2], [1, 2, None], {"#": 3, "2": [None]}),
        ([1, 2], [], [[]]),
        ({"#": 1, "a": 2}, {"#": 3, "a": 2}, {"#": [3]}),
        ({"a": 1, "b": 2}, {"b": 2}, [{"b": 2}]),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
        (1, True, [True]),
        ([1], {"0": 1}, [{"0": 1}]),
        ([1, 2], [3, 4], [[3, 4]]),
    ],
)
def test_patches_are_written_like_this(was: Any, now: Any, patch: Any) -> None:
    """Only what changed; the whole, where all of it is new or the order of keys would be lost."""
    assert difference(was, now) == patch
    assert encoded(patched(was, patch)) == encoded(now)
