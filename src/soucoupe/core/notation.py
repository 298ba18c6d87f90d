"""Actions as short texts: the verb, then the fields in order (`testify 41 violet`)."""

from functools import cache
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from soucoupe.core.errors import BadNotation
from soucoupe.core.game import Copyable, Game

S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

EMPTY = "-"
NONE = "none"


def write(action: Struct) -> str:
    """Write an action as text; fields that hold nothing are left out at the end."""
    words = [_word(getattr(action, name)) for name in action.__struct_fields__]
    while words and words[-1] == EMPTY:
        words.pop()
    return " ".join([verb(type(action)), *words])


def read(game: Game[S, A, E, V], text: str) -> A:
    """Read an action of this game, or say what is wrong with the text."""
    words = text.split()
    verbs = verbs_of(game.actions)
    if not words or words[0] not in verbs:
        msg = f"'{text}' starts with no verb of this game; verbs: {', '.join(verbs)}"
        raise BadNotation(msg)
    kind = verbs[words[0]]
    expected = fields_of(kind)
    if len(words) - 1 > len(expected):
        msg = f"'{text}' has too many words; expected: {usage(kind)}"
        raise BadNotation(msg)
    given = zip(expected, words[1:], strict=False)
    values = {field.name: _value(word, field.type) for field, word in given if word != EMPTY}
    try:
        action: Any = msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        msg = f"'{text}': {error}; expected: {usage(kind)}"
        raise BadNotation(msg) from None
    read_action: A = action
    return read_action


def verb(kind: type[Struct]) -> str:
    """Return the word an action of this kind starts with."""
    return str(kind.__struct_config__.tag)


def usage(kind: type[Struct]) -> str:
    """Show how an action of this kind is written."""
    return " ".join([verb(kind), *(f.name.upper() for f in fields(kind))])


@cache
def verbs_of(actions: Any) -> dict[str, type[Struct]]:  # noqa: ANN401 (a union is no type)
    """List the kinds in a union of actions by their verb."""
    return {verb(kind): kind for kind in get_args(actions) or (actions,)}


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """List the fields of a kind of action; looked up once, for annotations are slow to read."""
    return fields(kind)


def _word(value: object) -> str:
    if value is None:
        return EMPTY
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(_word(part) for part in value) or NONE
    return str(value)


def _value(word: str, of: object) -> object:
    if get_origin(of) is not tuple:
        return word
    return () if word == NONE else word.split(",")
