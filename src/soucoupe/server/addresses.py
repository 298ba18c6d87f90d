"""Whom an address stands for: one household for limits, or a proxy that speaks for others."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64
"""Bits of an IPv6 address that name a household; within it anybody has any number of addresses."""
LONGEST = 60
"""Characters kept of what is no address at all."""

Network = IPv4Network | IPv6Network


@lru_cache(4096)
def household(host: str) -> str:
    """Return what limits count an address as: itself, or for IPv6 its network of 64 bits."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(IPv6Network((address, HOUSEHOLD), strict=False))
        return str(address.ipv4_mapped)
    return host


def networks(listed: str) -> tuple[Network, ...]:
    """Read addresses and networks with commas between them; a ValueError names what is neither."""
    names = [one.strip() for one in listed.split(",")]
    return tuple(ip_network(one, strict=False) for one in names if one)


class Proxies:
    """The addresses whose word is taken for where a request comes from."""

    def __init__(self, listed: str) -> None:
        self.networks = networks(listed)
        self._known: dict[str, bool] = {}

    def is_one(self, host: str) -> bool:
        """Tell whether an address is a proxy's; it is asked again and again, so it is kept."""
        known = self._known.get(host)
        if known is None:
            if len(self._known) > LONGEST * LONGEST:
                self._known.clear()
            known = self._known[host] = self._is_one(host)
        return known

    def _is_one(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)
