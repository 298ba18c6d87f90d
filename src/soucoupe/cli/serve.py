"""`soucoupe serve`: the house, open to whoever has a link."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.server.settings import Settings

EVERYWHERE = "0.0.0.0"  # noqa: S104 (asked for by --party)
FLAGS = ("host", "port", "data", "public_url", "drain", "settings")


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("serve", help="open the house")
    parser.add_argument("--host", help="address to listen on (HOST; default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (PORT; default 8000)")
    parser.add_argument("--data", help="folder for the log (DATA; default: the user's data folder)")
    parser.add_argument("--public-url", help="address at which others reach it (PUBLIC_URL)")
    parser.add_argument(
        "--drain", type=float, metavar="SECONDS", help="how long people may finish before it closes"
    )
    parser.add_argument("--settings", metavar="FILE", help="a file of settings (SOUCOUPE_SETTINGS)")
    parser.add_argument(
        "--party", action="store_true", help="open it to the local network, and show a QR code"
    )
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Serve until told to stop; only this command pays for loading the server."""
    from soucoupe.server.serve import serve  # noqa: PLC0415
    from soucoupe.server.settings import read_settings  # noqa: PLC0415

    flags = {name: getattr(given, name) for name in FLAGS}
    if given.party:
        flags["host"] = flags["host"] or EVERYWHERE
    settings = read_settings(flags, os.environ)
    serve(
        settings,
        lambda address, metrics: announce(address, metrics, settings, is_party=given.party),
    )
    return 0


def announce(address: str, metrics_port: int | None, settings: Settings, *, is_party: bool) -> None:
    """Say where the house is; at a party, how the others get there too."""
    sys.stdout.write(f"Soucoupe is open at {address}\n")
    if metrics_port is not None:
        sys.stdout.write(f"Its metrics are at http://127.0.0.1:{metrics_port}/metrics\n")
    if sys.stdout.isatty():
        sys.stdout.write(f"Your own page is {address}/host; its secret: {host_secret(settings)}\n")
    if is_party:
        sys.stdout.write(invitation(address, settings))
    sys.stdout.flush()


def host_secret(settings: Settings) -> str:
    """Return the secret of the host's page: for whoever started the house, at a terminal."""
    from soucoupe.server.operator_key import operator_secret  # noqa: PLC0415

    return operator_secret(settings.folder())


def invitation(address: str, settings: Settings) -> str:
    """Return the address for the local network, in words and as a QR code."""
    from soucoupe.server.local_address import shared_address  # noqa: PLC0415
    from soucoupe.server.qr import in_blocks  # noqa: PLC0415

    shared = shared_address(settings, urlsplit(address).port or settings.port)
    if shared is None:
        return "No local network was found: only this machine can connect.\n"
    try:
        code = in_blocks(shared, is_coloured=sys.stdout.isatty())
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        code = ""
    return f"On your network: {shared}\n\n{code}\n"
