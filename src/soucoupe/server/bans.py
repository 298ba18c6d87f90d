"""Addresses nobody is let in from, as the operator says; kept in the store, for every house."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import Proxies, household
from soucoupe.store.protocol import StoreError

if TYPE_CHECKING:
    from soucoupe.store.protocol import Store

REFRESH = 2.0
"""Seconds between two looks at the store, where another house may have banned somebody."""


class Banned(SoucoupeError):
    """Nobody is let in from this address."""

    code = "host/banned"


class BadBan(SoucoupeError):
    """An address that must not be banned."""

    code = "host/bad-ban"


class Bans:
    """Knows who is not let in."""

    def __init__(self, store: Store, proxies: str) -> None:
        self.since: dict[str, float] = {}
        """When each address was banned."""
        self._store = store
        self._proxies = Proxies(proxies)
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look into the store."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        """Stop looking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def is_banned(self, host: str) -> bool:
        """Tell whether somebody from there is kept out."""
        return bool(self.since) and household(host) in self.since

    async def ban(self, address: str, at: float, asker: str) -> str:
        """Let nobody in from an address; return what it is counted as."""
        counted = household(address.strip())
        if not is_address(address.strip()):
            msg = f"'{address}' is not an address such as 192.0.2.7 or 2001:db8::7"
            raise BadBan(msg)
        if counted == household(asker):
            msg = "this is your own address: you would lock yourself out"
            raise BadBan(msg)
        if self._proxies.is_one(address.strip()):
            msg = "everybody comes through this address: it is a proxy's, or this machine's"
            raise BadBan(msg)
        await self._store.ban(counted, at)
        self.since = await self._store.bans()
        return counted

    async def lift(self, address: str) -> None:
        """Let people in again."""
        await self._store.lift_ban(address)
        self.since = await self._store.bans()

    async def _look(self) -> None:
        while True:
            with suppress(StoreError):  # what was known stays so until the store answers
                self.since = await self._store.bans()
            await asyncio.sleep(REFRESH)


def is_address(text: str) -> bool:
    """Tell whether a text is the address of a machine."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
