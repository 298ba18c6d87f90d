"""`soucoupe serve`: the house, open to whoever has a link."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

FLAGS = ("host", "port", "data", "public_url")


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("serve", help="open the house")
    parser.add_argument("--host", help="address to listen on (HOST; default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (PORT; default 8000)")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument("--public-url", help="how it is reached from outside (PUBLIC_URL)")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Serve until told to stop; only this command pays for loading the server."""
    from soucoupe.server.serve import serve  # noqa: PLC0415
    from soucoupe.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings({name: getattr(given, name) for name in FLAGS}, os.environ)
    serve(settings, announce)
    return 0


def announce(address: str) -> None:
    """Say where the house is."""
    sys.stdout.write(f"Soucoupe is open at {address}\n")
    sys.stdout.flush()
