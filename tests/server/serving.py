"""A house in a process of its own, on loopback: started, stopped, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

OPENED = "Soucoupe is open at "
METRICS = "Its metrics are at "
BARE = {"HOST", "PORT", "DATA", "PUBLIC_URL"}
QUICK = {
    "SOUCOUPE_BOT_PAUSE": "0",
    "SOUCOUPE_BOT_THOUGHT": "0.02",
    "SOUCOUPE_MESSAGES_PER_SECOND": "0",
    "SOUCOUPE_TABLES_PER_HOUR": "0",
    "SOUCOUPE_LISTS_PER_MINUTE": "0",
    "SOUCOUPE_REPLAYS_PER_MINUTE": "0",
    "SOUCOUPE_SECRETS_PER_MINUTE": "0",
}
"""Bots and guests play as fast as they can, unless a test says otherwise."""
PATIENCE = 30
HOUSE = ("-m", "soucoupe", "serve")


class Serving:
    """One house on one data folder; started again, it has another address."""

    def __init__(self, data: Path, program: Sequence[str] = HOUSE, **settings: str) -> None:
        self.data = data
        self.address = ""
        self.metrics = ""
        """Where the house tells its numbers, if it was asked to."""
        self.errors = data.with_name(data.name + ".stderr")
        self._program = program
        self._settings = settings
        self._process: subprocess.Popen[str] | None = None
        self._heard = 0
        self._expected: tuple[str, ...] = ()

    @property
    def pid(self) -> int:
        """The id of the process that serves."""
        return self.process.pid

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process that serves."""
        assert self._process is not None
        return self._process

    def start(self, *flags: str) -> Serving:
        """Open the house on a free port, and wait until it says where it is."""
        given = ["--port", "0", "--data", str(self.data), *flags]
        self.errors.touch()
        self._process = subprocess.Popen(
            [sys.executable, *self._program, *given],
            env=environment(**self._settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._listening = Thread(target=keep, args=(self._process.stderr, self.errors), daemon=True)
        self._listening.start()
        first = self._process.stdout.readline()
        if not first.startswith(OPENED):
            self._listening.join(PATIENCE)
        assert first.startswith(OPENED), f"{first}{self.errors.read_text()}"
        self.address = first.removeprefix(OPENED).strip()
        if "SOUCOUPE_METRICS_PORT" in self._settings:
            second = self._process.stdout.readline()
            self.metrics = second.removeprefix(METRICS).strip()
        return self

    @property
    def port(self) -> int:
        """Return the port the house listens on, whatever address it goes by."""
        rows = [line.split() for line in Path(f"/proc/{self.pid}/net/tcp").read_text().splitlines()]
        inodes = set()
        for link in Path(f"/proc/{self.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed since it was listed
                inodes.add(link.readlink().name)
        listening = [row for row in rows[1:] if row[3] == "0A" and f"socket:[{row[9]}]" in inodes]
        return int(listening[0][1].partition(":")[2], 16)

    def kill(self) -> None:
        """End the house at once, as a power cut would."""
        self.process.kill()
        self.expect("resource_tracker")  # multiprocessing complains of what the kill left behind
        self._wait()

    def send(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send the house a signal, and do not wait for what comes of it."""
        self.process.send_signal(how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask the house to close; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self._wait()

    def to_all(self, how: signal.Signals) -> int:
        """Send a signal to the house and to every process it started; return its exit code."""
        os.killpg(self.pid, how)
        return self._wait()

    def complaints(self) -> str:
        """Return everything the house has said on its standard error, but for what was expected."""
        lines = self.errors.read_text()[self._heard :].splitlines(keepends=True)
        return "".join([line for line in lines if not any(one in line for one in self._expected)])

    def expect(self, *words: str) -> None:
        """Take lines with any of these words as expected, however often they come."""
        self._expected += words

    async def hear(self, words: str) -> None:
        """Wait until the house has said a line with these words, and nothing else."""
        while not self.complaints().endswith("\n"):  # noqa: ASYNC110 (a file tells nobody)
            await asyncio.sleep(0.01)
        said = self.complaints()
        assert words in said
        assert said.count("\n") == 1, said
        self._heard += len(said)

    def _wait(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._listening.join(PATIENCE)
        return code


def keep(said: IO[str], errors: Path) -> None:
    """Write down what a house says: it may itself not be able to write to any file."""
    with said, errors.open("a", buffering=1) as kept:
        for line in said:
            kept.write(line)


def environment(**settings: str) -> dict[str, str]:
    """Return the environment of a house: nothing but what the test sets."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in BARE and not name.startswith("SOUCOUPE_")
    }
    return {**inherited, **QUICK, **settings}
