"""`soucoupe settings`: a settings file to edit, or the reference of all settings."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("settings", help="print a settings file with every default")
    parser.add_argument(
        "--reference", action="store_true", help="print what every setting means, as Markdown"
    )
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Print one or the other."""
    from soucoupe.server.settings_reference import as_file, as_page  # noqa: PLC0415

    sys.stdout.write(as_page() if given.reference else as_file())
    return 0
