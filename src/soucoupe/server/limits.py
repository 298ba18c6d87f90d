"""How much anyone may ask for: buckets that refill with time."""

from __future__ import annotations

from time import monotonic

from soucoupe.core.errors import SoucoupeError

BURST_SECONDS = 3.0
MOST_KEPT = 10_000


class TooMuch(SoucoupeError):
    """More than a reasonable client would ask for."""

    code = "limit/too-much"


class Bucket:
    """Lets so many through per second on average, and a burst of a few seconds' worth."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._most = rate * BURST_SECONDS if most is None else most
        self._left = self._most
        self._seen = monotonic()

    def take(self) -> bool:
        """Let one through if there is room; a rate of 0 lets everything through."""
        if not self._rate:
            return True
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class BucketPerAddress:
    """A bucket for each address; the oldest are forgotten when there are many."""

    def __init__(self, per_hour: int, doing: str = "opened {} tables") -> None:
        self._per_hour = per_hour
        self._doing = doing.format(per_hour)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Let one through for this address, or refuse."""
        bucket = self._buckets.pop(address, None) or Bucket(self._per_hour / 3600, self._per_hour)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.pop(next(iter(self._buckets)))
        if not bucket.take():
            msg = f"this address has {self._doing} within the hour; try later"
            raise TooMuch(msg)
