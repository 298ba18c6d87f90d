"""How much anyone may ask for: buckets that refill with time."""

from __future__ import annotations

from time import monotonic
from typing import Generic, TypeVar

from soucoupe.core.errors import SoucoupeError

BURST_SECONDS = 3.0
SLOW_SHARE = 0.1
"""How much of what a device sends may be talk, or what takes the house some thought."""
STROKES_PER_SECOND = 10.0
MOST_KEPT = 10_000
MINUTE, HOUR = 60, 3600

Kept = TypeVar("Kept")


class ComeLater(SoucoupeError):
    """Not now; after so many seconds it is worth trying again."""

    def __init__(self, detail: str, wait: float = 1.0) -> None:
        super().__init__(detail)
        self.wait = round(wait, 2)


class TooMuch(ComeLater):
    """More than a reasonable client would ask for; then there is room again."""

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

    def wait(self) -> float:
        """Return how many seconds after the last question there is room for one more."""
        return max(0.0, 1 - self._left) / self._rate if self._rate else 0.0


class Pace:
    """How fast one seat, or those who watch from one address, may send."""

    __slots__ = ("_messages", "_slow", "_strokes")

    def __init__(self, messages_per_second: float) -> None:
        self._messages = Bucket(messages_per_second)
        self._slow = Bucket(SLOW_SHARE * messages_per_second)
        self._strokes = Bucket(STROKES_PER_SECOND)

    def message(self) -> TooMuch | None:
        """Count a message; return why it is one too many."""
        if self._messages.take():
            return None
        return TooMuch("too many messages; slow down", self._messages.wait())

    def slow(self) -> None:
        """Count what is to be sent more slowly, or refuse it."""
        if not self._slow.take():
            msg = "that was a little fast; wait a moment"
            raise TooMuch(msg, self._slow.wait())

    def stroke(self) -> None:
        """Count a piece of a stroke, or refuse it."""
        if not self._strokes.take():
            msg = "that was a little fast; a stroke goes out ten times a second"
            raise TooMuch(msg, self._strokes.wait())


class LatestByAddress(Generic[Kept]):
    """Something for each address; those not seen for longest are forgotten when there are many."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}

    def find(self, address: str) -> Kept | None:
        """Return what is kept for an address, which was seen now."""
        found = self._kept.pop(address, None)
        if found is not None:
            self._kept[address] = found
        return found

    def keep(self, address: str, one: Kept) -> Kept:
        """Keep something for an address."""
        self._kept[address] = one
        if len(self._kept) > MOST_KEPT:
            self._kept.pop(next(iter(self._kept)))
        return one


class BucketPerAddress:
    """A bucket for each address: so many within a time, all at once if need be."""

    def __init__(self, most: int, seconds: int, doing: str) -> None:
        self._most = most
        self._seconds = seconds
        self._doing = doing.format(most)
        self._buckets = LatestByAddress[Bucket]()
        self.refused = 0

    def take(self, address: str) -> None:
        """Let one through for this address, or refuse."""
        bucket = self._buckets.find(address)
        if bucket is None:
            bucket = self._buckets.keep(address, Bucket(self._most / self._seconds, self._most))
        if not bucket.take():
            self.refused += 1
            within = "hour" if self._seconds == HOUR else "minute"
            msg = f"this address has {self._doing} within the {within}; try later"
            raise TooMuch(msg, bucket.wait())


class RatePerAddress:
    """So many a second for each address on average, and a burst of some seconds' worth."""

    def __init__(self, rate: float, burst_seconds: float) -> None:
        self._rate = rate
        self._most = rate * burst_seconds
        self._buckets = LatestByAddress[Bucket]()
        self.refused = 0

    def take(self, address: str) -> bool:
        """Let one through for this address if there is room."""
        bucket = self._buckets.find(address)
        if bucket is None:
            bucket = self._buckets.keep(address, Bucket(self._rate, self._most))
        is_taken = bucket.take()
        self.refused += not is_taken
        return is_taken


class BurstPerAddress:
    """A bucket for each address, to be asked for once and kept by whoever sends."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets = LatestByAddress[Bucket]()

    def at(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        return self._buckets.find(address) or self._buckets.keep(address, Bucket(self._rate))


class Paces:
    """How fast those without a seat may send, by their address."""

    def __init__(self, messages_per_second: float) -> None:
        self._rate = messages_per_second
        self._paces = LatestByAddress[Pace]()

    def at(self, address: str) -> Pace:
        """Return the pace of an address."""
        return self._paces.find(address) or self._paces.keep(address, Pace(self._rate))
