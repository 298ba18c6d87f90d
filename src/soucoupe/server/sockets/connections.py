"""All connections of this house: how many there are, from where, and how many there may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.server import ServerState

from soucoupe.server.addresses import Proxies, household
from soucoupe.server.limits import ComeLater, RatePerAddress, TooMuch
from soucoupe.store.trouble import Trouble

if TYPE_CHECKING:
    from soucoupe.server.settings import Settings


BURST_SECONDS = 8.0
"""A room full of people who all load the page at the same moment."""
ROOMY = 0.9
"""A house that was full has room again below this share, so that one who goes ends no trouble."""
FULL = (
    "as many %s are open as there may be; nobody new is let in until some have gone",
    "there is room again; %d were refused in %.0f seconds",
)
SECONDS_TO_WAIT = 10
"""After which it is worth trying again; when others go, nobody can know."""


class HouseFull(ComeLater):
    """There are as many connections as there may be."""

    code = "limit/full"


class Counted:
    """How many of something are open, in all and by address.

    What comes from a proxy's own address is everybody's, or this machine's: counted in all alone.
    """

    def __init__(self, what: str, most: int, most_each: int, proxies: Proxies) -> None:
        self._what = what
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self.count = 0
        self.refused = 0
        self._by_address: dict[str, int] = {}
        self._full = Trouble(*FULL)

    def enter(self, host: str) -> None:
        """Count one in, or refuse it."""
        if self.count >= self._most:
            self.refused += 1
            self._full.failed(self._what)
            msg = f"this house has as many {self._what} open as it can; try again later"
            raise HouseFull(msg, SECONDS_TO_WAIT)
        if not self._proxies.is_one(host):
            address = household(host)
            count = self._by_address.get(address, 0)
            if self._most_each and count >= self._most_each:
                self.refused += 1
                msg = f"this address has {count} {self._what} open; close some first"
                raise TooMuch(msg, SECONDS_TO_WAIT)
            self._by_address[address] = count + 1
        self.count += 1

    def leave(self, host: str) -> None:
        """Count one out that was counted in."""
        self.count -= 1
        if self.count < ROOMY * self._most:
            self._full.worked()
        if not self._proxies.is_one(host):
            address = household(host)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Connections(ServerState):
    """What all connections share: their limits, and who has come."""

    def __init__(self, settings: Settings, most: int) -> None:
        super().__init__()
        self.settings = settings
        self.proxies = Proxies(settings.trusted_proxies)
        each = settings.connections_per_address
        self.counted = Counted("connections", most, each, self.proxies)
        self.arrivals = RatePerAddress(settings.requests_per_second, BURST_SECONDS)
        self.requests = RatePerAddress(settings.requests_per_second, BURST_SECONDS)

    def may_arrive(self, host: str) -> bool:
        """Count somebody who connects; tell whether they may, so soon after the last time."""
        return self.proxies.is_one(host) or self.arrivals.take(household(host))

    def may_ask(self, host: str) -> bool:
        """Count a request; tell whether it may come, so soon after the others."""
        return self.proxies.is_one(host) or self.requests.take(household(host))
