"""The first thing a connection meets: so little that turning many away costs next to nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from soucoupe.server.sockets.http_protocol import Caller

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from soucoupe.server.sockets.connections import Connections


class Arrival(asyncio.Protocol):
    """Lets a connection through to its protocol, or drops it if its address comes too often."""

    __slots__ = ("_given", "_house")

    def __init__(self, *, server_state: Connections, **given: Any) -> None:  # noqa: ANN401 (uvicorn's)
        self._house = server_state
        self._given = given

    def connection_made(self, transport: BaseTransport) -> None:
        """Let it in; a flood is not even answered, since that is what it is after."""
        peer = transport.get_extra_info("peername")
        if not self._house.may_arrive(str(peer[0]) if peer else ""):
            transport.abort()  # type: ignore[attr-defined]
            return
        caller = Caller(server_state=self._house, **self._given)
        transport.set_protocol(caller)
        caller.connection_made(transport)  # type: ignore[arg-type]
