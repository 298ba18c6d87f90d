"""Random streams: SHA-256 in counter mode for tables, a fast generator for simulations.

The byte layout is told in docs/fairness.md; changing it changes every game ever recorded.
"""

from __future__ import annotations

from hashlib import sha256, shake_128
from struct import unpack
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

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

    def shuffle(self, things: list[T], purpose: str) -> None:
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
FAST_TAG: Final = "soucoupe/fast/1"
FIRST_WORDS: Final = 84
"""What two blocks of SHAKE-128 hold: enough to deal and for a short game, and soon made."""
MORE_WORDS: Final = 1024
UNPACKED_AT_FIRST: Final = 256
"""How many words of a block are made before somebody draws more: most games end within them."""
NARROW: Final = 1 << 16
"""Up to this bound a word of 32 bits is even enough: no chance is off by more than 2^-16 of it."""


class FastRng(Rng):
    """The same interface on words hashed in bulk: for simulations and search, never for a table."""

    def __init__(self, seed: int) -> None:
        super().__init__(NO_SEED, 0)
        self._name = f"{FAST_TAG}:{seed}:"
        self._hashed = b""
        self._length = 0
        """Words of the block; the first of them are in `_words`, or all."""
        self._words: list[int] = []
        self._next: i64 = 0

    def below(self, bound: int, purpose: str) -> int:
        """Draw an integer in [0, bound): the upper half of a word times the bound."""
        if bound > NARROW:
            return self._wide(bound, purpose)
        at = self._next
        if at == len(self._words):
            self._refill(1)
            at = self._next
        self._next = at + 1
        # In 64 bits, so that the product is no big integer when this is compiled.
        word: i64 = self._words[at]
        many: i64 = bound
        return word * many >> 32

    def shuffle(self, things: list[T], purpose: str) -> None:  # noqa: ARG002 (the interface names draws)
        """Put the things in a random order, in place, from the last position down."""
        if self._next + len(things) > len(self._words):
            self._refill(len(things))
        words, at = self._words, self._next
        for last in range(len(things) - 1, 0, -1):
            word: i64 = words[at]
            many: i64 = last + 1
            to = word * many >> 32
            things[last], things[to] = things[to], things[last]
            at += 1
        self._next = at

    def _wide(self, bound: int, purpose: str) -> int:
        word = 0
        for _ in range(4):
            word = word << 16 | self.below(NARROW, purpose)
        return word * bound >> 64

    def _refill(self, least: int) -> None:
        """Make words for so many draws: the rest of the block, or a new one if it has too few."""
        many = self._length
        if self._next + least > many:
            self._length = max(least, MORE_WORDS if self._words else FIRST_WORDS)
            self._hashed = f"{self._name}{self._blocks}".encode()
            self._blocks += 1
            self._next = 0
            many = min(self._length, max(least, UNPACKED_AT_FIRST))
        # What is hashed for more words begins with what is hashed for fewer.
        self._words = list(unpack(f"<{many}I", shake_128(self._hashed).digest(4 * many)))


def game_seed(seed: int, index: int) -> int:
    """Derive the seed of one game of many: the same whoever plays it, in whatever order."""
    return int.from_bytes(sha256(f"soucoupe/game/1:{seed}:{index}".encode()).digest()[:8], "big")


def seed_of_text(text: str) -> bytes:
    """Make a table seed from a word, for games that need no secret: records, tests, perft."""
    return sha256(f"soucoupe/word/1:{text}".encode()).digest()
