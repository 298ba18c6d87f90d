"""Starting the house: everything that can go wrong at the door is said in one line."""

from __future__ import annotations

import asyncio
import gc
import resource
import signal
import socket
from typing import TYPE_CHECKING

import uvicorn

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import networks
from soucoupe.server.app import Application
from soucoupe.server.local_address import shown_host
from soucoupe.server.logs import log_stray_error, logger_of, start_logging
from soucoupe.server.metrics import LiveCounts
from soucoupe.server.metrics_listener import MetricsListener
from soucoupe.server.operator_key import operator_secret
from soucoupe.server.sockets.arrival import Arrival
from soucoupe.server.sockets.connections import Connections, Counted
from soucoupe.server.sockets.ws_protocol import Peer
from soucoupe.server.wire.commands import MOST_BYTES
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from soucoupe.server.limits import BucketPerAddress, RatePerAddress
    from soucoupe.server.rooms.house import House
    from soucoupe.server.settings import Settings

BACKLOG = 512
"""Connections that may wait to be let in: the loop takes all of them at once."""
FILES = 100
"""Files the house keeps open beside connections, and some to spare."""
MOST_UNSENT = 131_072
"""Bytes the system holds for a slow reader; left to itself it would hold megabytes."""
LOOPBACK = "127.0.0.1"
LOGGER = logger_of(__name__)


class AddressTaken(SoucoupeError):
    """Somebody else listens there, or nobody may."""

    code = "setup/address"


def serve(settings: Settings, told: Callable[[str, int | None], None]) -> None:
    """Run the house until it is told to stop.

    `told` is given its address, and the port of its metrics if there is one, once it is open.
    """
    start_logging(settings.log_level)
    lock = FolderLock(settings.folder())
    door = listen(settings.host, settings.port)
    port = door.getsockname()[1]
    apart = None if settings.metrics_port is None else listen(LOOPBACK, settings.metrics_port)
    store = open_store(settings)
    app = Application(store, settings, operator_secret(settings.folder()))
    config = uvicorn.Config(
        app,
        interface="asgi3",
        loop="uvloop",
        http=Arrival,
        ws=Peer,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=[str(one) for one in networks(settings.trusted_proxies)],
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=2,
    )
    address = settings.public_url or f"http://{shown_host(settings.host)}:{port}"
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    connections = Connections(settings, connections_allowed(settings.most_connections))
    measure(app, connections, store)
    metrics_port = apart.getsockname()[1] if apart else None
    listener = MetricsListener(app.house, apart) if apart else None
    server = Server(config, connections, app.house, lambda: told(address, metrics_port), listener)
    server.run(sockets=[door])
    lock.release()


def measure(app: Application, connections: Connections, store: SqliteStore) -> None:
    """Have everything counted that the metrics tell."""
    house, bots = app.house, app.house.bot_turns.counts
    store.on_commit = house.metrics.batch.add
    store.on_error = house.metrics.count_store_error
    limits: dict[str, Counted | RatePerAddress | BucketPerAddress] = {
        "arrivals": connections.arrivals,
        "connections": connections.counted,
        "requests": connections.requests,
        "forwarded": app.requests,
        "sockets": app.sockets,
        "tables": house.openings_by,
        "lists": house.lists_by,
        "replays": house.replays_by,
    }

    def look() -> LiveCounts:
        return LiveCounts(
            [room.table.stage for room in house.rooms.values()],
            house.timers.sleeping,
            app.sockets.count,
            connections.counted.count,
            house.closing.is_on,
            {
                "thoughts": bots.answers,
                "late": bots.late,
                "by_novice": bots.by_novice,
                "failed": bots.failed,
            },
            {name: limit.refused for name, limit in limits.items()},
        )

    house.metrics.look = look


class Server(uvicorn.Server):
    """Says when the house is open; asked to close, it lets people finish first."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        house: House,
        told: Callable[[], None],
        listener: MetricsListener | None,
    ) -> None:
        super().__init__(config)
        self.server_state = connections
        self._house = house
        self._told = told
        self._listener = listener
        self._signals: list[int] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say so: whoever stops it from now on stops it in good order."""
        asyncio.get_running_loop().set_exception_handler(log_stray_error)
        await super().startup(sockets)
        if self._listener is not None:
            await self._listener.start()
        self._told()
        LOGGER.info("the house is open")

    async def on_tick(self, counter: int) -> bool:
        """Tell whether it is time to end; asked some times a second."""
        is_over = await super().on_tick(counter)
        return is_over or self._is_left()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close everything."""
        LOGGER.info("the house closes")
        if self._listener is not None:
            self._listener.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (as inherited)
        """Begin to close; the original would die of the signal once everything is closed."""
        self._signals.append(sig)

    def _is_left(self) -> bool:
        """See to it that people are told, a moment before the end at least.

        Whoever stops the house by hand, or asks twice, does not wait for them. The operator can
        have it closed without a signal.
        """
        if not self._signals and not self._house.closing.is_on:
            return False
        if not self._house.closing.is_on:
            seconds = self._house.settings.drain if self._signals[0] == signal.SIGTERM else 0.0
            LOGGER.info("the house is about to close", seconds=seconds)
            self._house.begin_to_close(seconds)
            return False
        return len(self._signals) > 1 or self._house.is_left()


def listen(host: str, port: int) -> socket.socket:
    """Take an address, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or error
        msg = f"cannot listen on {host}:{port}: {reason}; choose another --port"
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
