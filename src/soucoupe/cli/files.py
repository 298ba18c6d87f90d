"""Files people name: read and written with one clear line when that fails."""

from __future__ import annotations

from pathlib import Path

from soucoupe.core.errors import SoucoupeError


class BadFile(SoucoupeError):
    """A file that cannot be read or written."""

    code = "file/unusable"


def read_file(path: str) -> str:
    """Read a text file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        msg = f"cannot read {path}: {error.strerror}"
        raise BadFile(msg) from None
    except UnicodeDecodeError:
        msg = f"cannot read {path}: it is not a text file"
        raise BadFile(msg) from None


def write_file(path: str, text: str) -> None:
    """Write a text file."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror}"
        raise BadFile(msg) from None
