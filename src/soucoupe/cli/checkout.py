"""Where the games of a checkout lie, for commands that write into it."""

from __future__ import annotations

from pathlib import Path

from soucoupe.cli.files import BadFile

DEFAULT = Path("src/soucoupe/games")


def games_folder(given: str | None) -> Path:
    """Return the games folder named, or the one of the checkout this is run in."""
    folder = Path(given) if given else DEFAULT
    if not folder.is_dir():
        msg = f"there is no folder {folder}; run this in a checkout, or name its games with --into"
        raise BadFile(msg)
    return folder
