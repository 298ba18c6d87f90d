"""`soucoupe restore`: a backup put where a house will open."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soucoupe.cli.check import checked
from soucoupe.cli.output import copy_progress
from soucoupe.store.backup import must_be_free, must_be_known, put_back
from soucoupe.store.lock import FILE, FolderLock
from soucoupe.store.protocol import StoreUnusable

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("restore", help="put a backup in place, with the house closed")
    parser.add_argument("file", help="the backup")
    parser.add_argument("--data", help="folder of the log (DATA; default: the user's data folder)")
    parser.add_argument("--replace", action="store_true", help="replace the log that is there")
    parser.add_argument(
        "--damaged", action="store_true", help="restore it even though parts of it are damaged"
    )
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Check a backup and put it in place."""
    from soucoupe.server.settings import read_settings  # noqa: PLC0415 (it takes a while)

    source = Path(given.file)
    folder = read_settings({"data": given.data}, os.environ).folder()
    must_be_known(source)
    with FolderLock(folder):
        must_be_free(folder / FILE, may_replace=given.replace)
        report = checked(source)
        if (report.database or report.damaged) and not given.damaged:
            msg = (
                f"{source} is damaged: `soucoupe check {source}` says where; "
                "to restore it all the same, add --damaged"
            )
            raise StoreUnusable(msg)
        with copy_progress("restore") as told:
            old = put_back(source, folder / FILE, told, may_replace=given.replace)
    sys.stdout.write(f"{source} was restored to {folder / FILE}\n")
    if old is not None:
        sys.stdout.write(f"the previous log is now {old}: remove it once you no longer need it\n")
    return 0
