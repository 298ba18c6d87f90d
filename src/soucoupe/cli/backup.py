"""`soucoupe backup`: a copy of the data, made while a house plays."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soucoupe.cli.output import copy_progress
from soucoupe.store.backup import back_up
from soucoupe.store.lock import FILE

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("backup", help="copy the data while the house is open or closed")
    parser.add_argument("file", help="where to write the backup")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument("--replace", action="store_true", help="overwrite the file if it exists")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Copy the log."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    source = read_settings({"data": given.data}, os.environ).folder() / FILE
    target = Path(given.file)
    with copy_progress("back up") as told:
        back_up(source, target, told, may_replace=given.replace)
    size = target.stat().st_size / 2**20
    sys.stdout.write(f"{source} was backed up to {target}, {size:,.1f} MB\n")
    return 0
