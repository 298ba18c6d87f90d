"""The lock on a data folder: one house, or one command that needs it closed, at a time."""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Self

from soucoupe.store.protocol import StoreTaken, StoreUnusable

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

FILE = "soucoupe.db"
LOCK = "soucoupe.lock"
OWNER_ALONE = 0o600
FOLDER_OF_OWNER = 0o700
OF_OTHERS = 0o077


class FolderLock:
    """Holds a data folder for as long as its process lives, however that ends.

    The file stays when the lock is let go of: to remove it would let two hold it at once.
    """

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        with ExitStack() as undo:
            try:
                make_file(folder / LOCK)
                self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CLOEXEC)
            except OSError as error:
                msg = f"cannot use the data folder {folder}: {error.strerror}"
                raise StoreUnusable(msg) from None
            undo.callback(os.close, self._file)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                msg = f"{holder_of(self._file)} has the data folder {folder} open; close it first"
                raise StoreTaken(msg) from None
            os.ftruncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())
            undo.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def release(self) -> None:
        """Let go of the folder."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def is_held(folder: Path) -> bool:
    """Tell whether somebody has a data folder open; nothing is made there."""
    try:
        file = os.open(folder / LOCK, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False


def make_folder(folder: Path) -> None:
    """Make a data folder for its owner alone; one that is there is left as it is."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(FOLDER_OF_OWNER, exist_ok=True)
    except OSError as error:
        msg = f"cannot use the data folder {folder}: {error.strerror}; choose another with --data"
        raise StoreUnusable(msg) from None


def make_file(path: Path) -> None:
    """Make a file for its owner alone; one that is there is left as it is."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNER_ALONE))


def for_owner_alone(path: Path) -> None:
    """Let nobody but its owner read or write a file.

    A database is not opened for that: to close it would end the locks this process holds on it.
    """
    if path.stat().st_mode & OF_OTHERS:
        with suppress(PermissionError):  # another's file; what it is open to is theirs to say
            path.chmod(OWNER_ALONE)


def holder_of(file: int) -> str:
    """Name who holds a lock, as far as its file tells."""
    number = os.pread(file, 20, 0).decode(errors="replace")
    return f"another Soucoupe (process {number})" if number.isdecimal() else "another Soucoupe"
