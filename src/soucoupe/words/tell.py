"""Structs told in words: a message per kind of struct, its fields as the message's arguments."""

from __future__ import annotations

from functools import cache
from re import sub
from typing import TYPE_CHECKING, get_args, get_type_hints

from msgspec import Meta, Struct

from soucoupe.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from soucoupe.core.outcome import Outcome


class Teller:
    """Tells the events of one game in one language to people who know the players by name."""

    def __init__(self, game_id: str, language: str, names: Sequence[str]) -> None:
        self._bundle = catalogue(language, game_id)
        self._names = names

    def tell(self, fact: Struct) -> str:
        """Put a struct into words; of a list, the message is given the length as well."""
        meanings = meanings_of(type(fact))
        words: dict[str, str | int] = {}
        for name in fact.__struct_fields__:
            value = getattr(fact, name)
            words[name] = self._word(value, meanings.get(name))
            if isinstance(value, tuple | list):
                words[f"{name}_count"] = len(value)
        return self.say(message_of(type(fact)), words)

    def results(self, outcome: Outcome) -> list[str]:
        """Tell who came where, and why; where nobody won, nobody came first."""
        places = outcome.places
        message = "result-line" if outcome.winners else "result-unranked"
        lines = [
            self.say(
                message,
                {"place": places[seat], "name": self._names[seat], "points": outcome.points[seat]},
            )
            for seat in sorted(range(len(places)), key=lambda seat: places[seat])
        ]
        return [*lines, *(self.say(f"reason-{reason}", {}) for reason in outcome.reasons)]

    def say(self, message: str, words: Mapping[str, str | int]) -> str:
        """Format a message of the catalogue; a flaw in a catalogue is a bug, so it is raised."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        for error in errors:
            raise error
        return str(text)

    def has(self, message: str) -> bool:
        """Tell whether the catalogue has a message."""
        return self._bundle.has_message(message)

    def _word(self, value: object, meaning: str | None) -> str | int:
        if isinstance(value, Struct):
            return self.tell(value)
        if isinstance(value, tuple | list):
            return self._joined([str(self._word(part, meaning)) for part in value])
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self._number(value, meaning)
        return str(value)

    def _number(self, value: int, meaning: str | None) -> str | int:
        match meaning:
            case "seat":
                return self._names[value]
            case "place":
                return value + 1
            case _:
                return value

    def _joined(self, parts: Sequence[str]) -> str:
        if not parts:
            return self.say("list-empty", {})
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-more", {"first": text, "next": part})
        return self.say("list-last", {"first": text, "last": parts[-1]}) if parts[1:] else text


def message_of(kind: type[Struct]) -> str:
    """Return the message a kind of struct is told by: its tag, or its name in lower case."""
    tag = kind.__struct_config__.tag
    return str(tag) if tag else sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def meanings_of(kind: type[Struct]) -> dict[str, str]:
    """Say which fields of a struct are seats or places, from their annotations."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        meaning = _meaning(hint)
        if meaning is not None:
            found[name] = meaning
    return found


def _meaning(hint: object) -> str | None:
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        if isinstance(part, Meta) and part.extra and "means" in part.extra:
            return str(part.extra["means"])
        inner = None if isinstance(part, Meta | str | int) else _meaning(part)
        if inner is not None:
            return inner
    return None
