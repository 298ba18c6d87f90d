"""Starting the house: everything that can go wrong at the door is said in one line."""

from __future__ import annotations

import gc
import socket
from typing import TYPE_CHECKING

import uvicorn

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.app import Application
from soucoupe.server.messages import MOST_BYTES
from soucoupe.store.protocol import StoreUnusable
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.server.settings import Settings

BACKLOG = 2048
FILE = "soucoupe.db"


class AddressTaken(SoucoupeError):
    """Somebody else listens there, or nobody may."""

    code = "setup/address"


def serve(settings: Settings, told: Callable[[str], None]) -> None:
    """Run the house until it is told to stop; `told` is given the address once it is open."""
    door = listen(settings)
    port = door.getsockname()[1]
    store = open_store(settings)
    config = uvicorn.Config(
        Application(store, settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
        timeout_graceful_shutdown=2,
    )
    told(settings.public_url or f"http://{shown_host(settings.host)}:{port}")
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    uvicorn.Server(config).run(sockets=[door])


def listen(settings: Settings) -> socket.socket:
    """Take the address, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or error
        msg = f"cannot listen on {settings.host}:{settings.port}: {reason}; choose another --port"
        raise AddressTaken(msg) from None
    door.listen(BACKLOG)
    return door


def open_store(settings: Settings) -> SqliteStore:
    """Open the log in the data folder."""
    folder = settings.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        msg = f"cannot use the data folder {folder}: {error.strerror}; choose another with --data"
        raise StoreUnusable(msg) from None
    return SqliteStore(folder / FILE)


def shown_host(host: str) -> str:
    """Write an address as a browser takes it."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 (only shown)
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
