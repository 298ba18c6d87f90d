"""Random streams: SHA-256 in counter mode for tables, a fast generator for simulations.

The byte layout is told in docs/fairness.md; changing it changes every game ever recorded.
"""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

T = TypeVar("T")

STREAM_TAG: Final = b"soucoupe/stream/1"
SEED_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 64


class Draw(NamedTuple):
    """One draw by name: an integer in [0, bound) and what it was for."""

    bound: int
    purpose: str
    value: int


class Rng:
    """The stream of one ply: every draw follows from the table seed and the ply alone."""

    def __init__(self, seed: bytes, ply: int, draws: list[Draw] | None = None) -> None:
        if len(seed) != SEED_BYTES:
            msg = f"a table seed has {SEED_BYTES} bytes, not {len(seed)}"
            raise ValueError(msg)
        self._key = STREAM_TAG + seed + ply.to_bytes(WORD_BYTES, "big")
        self._block = b""
        self._blocks = 0
        self._at = 0
        self._draws = draws

    def below(self, bound: int, purpose: str) -> int:
        """Draw an integer in [0, bound), each equally likely."""
        ceiling = WORDS - WORDS % bound
        word = self._word()
        while word >= ceiling:
            word = self._word()
        value = word % bound
        if self._draws is not None:
            self._draws.append(Draw(bound, purpose, value))
        return value

    def pick(self, things: Sequence[T], purpose: str) -> T:
        """Draw one of the things, each equally likely."""
        return things[self.below(len(things), purpose)]

    def shuffle(self, things: MutableSequence[T], purpose: str) -> None:
        """Put the things in a random order, in place, from the last position down."""
        for last in range(len(things) - 1, 0, -1):
            at = self.below(last + 1, purpose)
            things[last], things[at] = things[at], things[last]

    def _word(self) -> int:
        if self._at == len(self._block):
            counter = self._blocks.to_bytes(WORD_BYTES, "big")
            self._block = sha256(self._key + counter).digest()
            self._blocks += 1
            self._at = 0
        start = self._at
        self._at = start + WORD_BYTES
        return int.from_bytes(self._block[start : start + WORD_BYTES], "big")


NO_SEED: Final = bytes(SEED_BYTES)


class FastRng(Rng):
    """The same interface on a Mersenne twister: for simulations and search, never for a table."""

    def __init__(self, seed: int) -> None:
        super().__init__(NO_SEED, 0)
        self._random = random.Random(seed).random  # noqa: S311 (simulation, not secrets)

    def below(self, bound: int, purpose: str) -> int:  # noqa: ARG002 (the interface names draws)
        """Draw an integer in [0, bound); the bias is below 2^-50."""
        return int(self._random() * bound)

    def pick(self, things: Sequence[T], purpose: str) -> T:  # noqa: ARG002
        """Draw one of the things."""
        return things[int(self._random() * len(things))]

    def shuffle(self, things: MutableSequence[T], purpose: str) -> None:  # noqa: ARG002
        """Put the things in a random order, in place."""
        draw = self._random
        for last in range(len(things) - 1, 0, -1):
            at = int(draw() * (last + 1))
            things[last], things[at] = things[at], things[last]


def game_seed(seed: int, index: int) -> int:
    """Derive the seed of one game of many: the same whoever plays it, in whatever order."""
    return int.from_bytes(sha256(f"soucoupe/game/1:{seed}:{index}".encode()).digest()[:8], "big")


def seed_of_text(text: str) -> bytes:
    """Make a table seed from a word, for games that need no secret: records, tests, perft."""
    return sha256(f"soucoupe/word/1:{text}".encode()).digest()
