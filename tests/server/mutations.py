"""Commands spoiled at random: bytes flipped, cut, doubled; fields swapped, dropped, made up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**40, 0.5, -1e300),
    *("", "a", "é" * 50, "😀", "\x00", "\u202e", "a" * 3000, "acted", "0" * 128),
    *([], [[]], [0], [-1], [None], [0] * 500, {}, {"type": "act"}, {"": {}}, {"a": [1, {}]}),
]
FIELDS = ["type", "id", "ply", "after", "action", "seat", "seats", "options", "level", "name"]
FIELDS += ["text", "audience", "entropy", "session", "protocol", "terms", "channel", ""]


def commands(legal: list[Any], ply: int) -> list[dict[str, Any]]:
    """List commands of every kind, as an honest client would send them."""
    return [
        *({"type": "act", "id": "a", "ply": ply, "action": action} for action in legal[:4]),
        {"type": "act", "id": "b", "after": "a", "action": {"type": "none"}},
        {"type": "arrange", "id": "c", "seats": 4, "options": {}},
        {"type": "seat-bot", "id": "d", "seat": 2, "level": "random"},
        {"type": "free", "id": "e", "seat": 1},
        {"type": "rename", "id": "f", "name": "Eve"},
        {"type": "start", "id": "g"},
        {"type": "lend", "id": "h", "entropy": "00ff"},
        {"type": "say", "id": "i", "text": "hello", "audience": [0, 1]},
        {"type": "rematch", "id": "j"},
        {"type": "react", "id": "k", "feeling": "laugh", "channel": "all"},
        {"type": "note", "id": "l", "text": "who?"},
        {"type": "report", "id": "m", "said": "0123456789abcdef"},
        {"type": "silence", "id": "n", "seat": 1, "is_silent": False},
        {"type": "switch-talk", "id": "o", "is_on": True},
        {"type": "take-back", "id": "p"},
        {"type": "pause", "id": "q", "is_wished": True},
        {"type": "relink", "id": "r", "seat": 9},
        {"type": "story", "id": "s"},
    ]


def mutated(command: dict[str, Any], chance: Random) -> str | bytes:
    """Spoil a command; as text if it is still text, else as bytes."""
    spoiled = dict(command)
    for _ in range(chance.randint(0, 2)):
        spoiled = changed(spoiled, chance)
    raw = json.dumps(spoiled, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
    if chance.random() < 0.5:
        raw = scrambled(raw, chance)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def changed(command: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Put something odd into one field, drop one, or make one up."""
    field = chance.choice([*command, *FIELDS])
    if chance.random() < 0.2:
        return {name: value for name, value in command.items() if name != field}
    inner = command.get(field)
    if isinstance(inner, dict) and inner and chance.random() < 0.7:
        return {**command, field: {**inner, chance.choice([*inner]): chance.choice(ODD)}}
    return {**command, field: chance.choice(ODD)}


def scrambled(raw: bytes, chance: Random) -> bytes:
    """Flip, cut, double or insert some bytes."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randint(0, len(raw))
        to = chance.randint(at, min(len(raw), at + 20))
        match chance.randrange(4):
            case 0:
                raw = raw[:at] + chance.randbytes(to - at) + raw[to:]
            case 1:
                raw = raw[:at] + raw[to:]
            case 2:
                raw = raw[:to] + raw[at:]
            case _:
                raw = raw[:at] + chance.choice([b'"', b"{", b"[", b"\\u", b"\xff", b","]) + raw[at:]
    return raw
