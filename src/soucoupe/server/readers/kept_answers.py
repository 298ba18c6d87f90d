"""Answers that were worked out once, kept for whoever asks next; the oldest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

MOST_BYTES = 64_000_000


class KeptAnswers:
    """So many bytes of answers, by what was asked."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def find(self, asked: Hashable) -> bytes | None:
        """Return a kept answer."""
        answer = self._answers.get(asked)
        if answer is not None:
            self._answers.move_to_end(asked)
        return answer

    def keep(self, asked: Hashable, answer: bytes) -> bytes:
        """Keep an answer, and let older ones go where there is no room; return it."""
        self._size += len(answer) - len(self._answers.pop(asked, b""))
        self._answers[asked] = answer
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])
        return answer
