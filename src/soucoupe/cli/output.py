"""How commands print: JSON for programs, tables and a moving bar for people."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from soucoupe.sim.statistics import Estimate


def print_json(value: object) -> None:
    """Print one JSON value."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error while work goes on; yields what to call when more is done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Drawn when more is done and not by a thread, beside which no process could be forked.
    with Progress(
        *columns,
        console=console,
        transient=True,
        auto_refresh=False,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(title, total=total)

        def told(more: int) -> None:
            bar.update(task, advance=more, refresh=True)

        yield told


@contextmanager
def copy_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar while a file is copied; yields what to call with what is done, and of how much."""
    shown = 0
    with progress(title, 100) as more:

        def told(done: int, total: int) -> None:
            nonlocal shown
            now = 100 * done // max(total, 1)
            more(now - shown)
            shown = now

        yield told


def counted(count: int, noun: str) -> str:
    """Write how many there are of something that takes a plain s."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def per_cent(estimate: Estimate) -> str:
    """Write a share with its interval."""
    value, low, high = (100 * part for part in estimate)
    return f"{value:.1f} % [{low:.1f}, {high:.1f}]"


def number(estimate: Estimate) -> str:
    """Write a mean with its interval."""
    return f"{estimate.value:.2f} [{estimate.low:.2f}, {estimate.high:.2f}]"
