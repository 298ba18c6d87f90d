"""`soucoupe health`: whether a house on this machine is ready, for supervisors without curl."""

from __future__ import annotations

import os
import sys
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

FLAGS = ("host", "port", "settings")
SECONDS = 4.0
UNWELL = 1


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("health", help="ask a house on this machine whether it is ready")
    parser.add_argument("--host", help="address it listens on (HOST; default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port it listens on (PORT; default 8000)")
    parser.add_argument("--settings", metavar="FILE", help="its settings (SOUCOUPE_SETTINGS)")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Ask, and say what it says; the exit code is 0 if people can be sent there."""
    import httpx  # noqa: PLC0415 (it takes a while)

    from soucoupe.server.local_address import shown_host  # noqa: PLC0415
    from soucoupe.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings({name: getattr(given, name) for name in FLAGS}, os.environ)
    url = f"http://{shown_host(settings.host)}:{settings.port}/readyz"
    try:
        told = httpx.get(url, timeout=SECONDS, trust_env=False)
    except httpx.HTTPError as error:
        sys.stderr.write(f"{url} does not answer: {type(error).__name__}\n")
        return UNWELL
    if told.status_code != HTTPStatus.OK:
        sys.stderr.write(f"{url} answers {told.status_code}: {told.text}\n")
        return UNWELL
    sys.stdout.write("ready\n")
    return 0
