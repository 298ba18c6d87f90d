"""A state as plain data, the same whether its class is compiled or not; and its digest."""

from __future__ import annotations

from hashlib import sha256

import msgspec

DIGEST_LENGTH = 12


def snapshot(value: object) -> object:
    """Turn a state, with everything in it, into plain data."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [part if type(part) is int else snapshot(part) for part in value]
    if isinstance(value, dict):
        return [[snapshot(key), snapshot(part)] for key, part in value.items()]
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    return {name: snapshot(getattr(value, name)) for name in attributes(type(value))}


def attributes(kind: type) -> list[str]:
    """List the attributes of a class with slots, compiled or not."""
    names = getattr(kind, "__mypyc_attrs__", None) or getattr(kind, "__slots__", None)
    if names is None:
        msg = f"{kind.__name__} has no slots: a state is made of plain classes with slots"
        raise TypeError(msg)
    return sorted(names)


def digest(state: object) -> str:
    """Name a state by what is in it."""
    return sha256(msgspec.json.encode(snapshot(state))).hexdigest()[:DIGEST_LENGTH]
