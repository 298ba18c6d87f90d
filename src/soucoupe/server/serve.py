"""Starting the house: everything that can go wrong at the door is said in one line."""

from __future__ import annotations

import gc
import logging
import resource
import socket
from typing import TYPE_CHECKING

import uvicorn

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import networks
from soucoupe.server.app import Application
from soucoupe.server.sockets.arrival import Arrival
from soucoupe.server.sockets.connections import Connections
from soucoupe.server.sockets.ws_protocol import Peer, is_ours
from soucoupe.server.wire.commands import MOST_BYTES
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from soucoupe.server.settings import Settings

BACKLOG = 512
"""Connections that may wait to be let in: the loop takes all of them at once."""
FILES = 100
"""Files the house keeps open beside connections, and some to spare."""
MOST_UNSENT = 131_072
"""Bytes the system holds for a slow reader; left to itself it would hold megabytes."""


class AddressTaken(SoucoupeError):
    """Somebody else listens there, or nobody may."""

    code = "setup/address"


def serve(settings: Settings, told: Callable[[str], None]) -> None:
    """Run the house until it is told to stop; `told` is given the address once it is open."""
    lock = FolderLock(settings.folder())
    door = listen(settings)
    port = door.getsockname()[1]
    store = open_store(settings)
    config = uvicorn.Config(
        Application(store, settings),
        interface="asgi3",
        loop="uvloop",
        http=Arrival,
        ws=Peer,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=[str(one) for one in networks(settings.trusted_proxies)],
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    address = settings.public_url or f"http://{shown_host(settings.host)}:{port}"
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    connections = Connections(settings, connections_allowed(settings.most_connections))
    Server(config, connections, lambda: told(address)).run(sockets=[door])
    lock.release()


class Server(uvicorn.Server):
    """Says when the house is open; being asked to close is no failure."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, told: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.server_state = connections
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say so: whoever stops it from now on stops it in good order."""
        await super().startup(sockets)
        self._told()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (as inherited)
        """Close; the original would die of the signal once everything is closed."""
        self.should_exit = True


def listen(settings: Settings) -> socket.socket:
    """Take the address, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or error
        msg = f"cannot listen on {settings.host}:{settings.port}: {reason}; choose another --port"
        raise AddressTaken(msg) from None
    door.listen(BACKLOG)
    return door


def connections_allowed(wished: int) -> int:
    """Return how many connections there may be with the files this process may have open.

    It asks for as many as it is allowed: with none left, nobody could be let in or refused.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wished + FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wished if soft == resource.RLIM_INFINITY else max(1, min(wished, soft - FILES))


def open_store(settings: Settings) -> SqliteStore:
    """Open the log in the data folder."""
    return SqliteStore(settings.folder() / FILE)


def shown_host(host: str) -> str:
    """Write an address as a browser takes it."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 (only shown)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
