"""The address by which others on the local network reach this house."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soucoupe.server.settings import Settings

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 (compared, not bound)
SOMEWHERE = ("192.0.2.1", 9)
"""An address kept for examples: nothing is sent there, but the way to it starts at our own."""


def shared_address(settings: Settings, port: int) -> str | None:
    """Return the address to invite others to; None while only this machine can come in."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.host not in EVERYWHERE:
        return None
    host = own_host()
    return f"http://{host}:{port}" if host else None


def is_own_host(host: str, settings: Settings, reached: str) -> bool:
    """Tell whether a host is this machine by a name it knows: others may claim any.

    `reached` is the address of this machine that a request came to.
    """
    name = socket.gethostname().lower()
    own = {reached, settings.host, "localhost", name, f"{name}.local"} - EVERYWHERE - {""}
    try:
        return host.lower() in own or ip_address(host).is_loopback
    except ValueError:
        return False


def own_host() -> str | None:
    """Return this machine's address on the local network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            host: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if host.startswith(("127.", "0.")) else host


def shown_host(host: str) -> str:
    """Write an address as a browser takes it."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
