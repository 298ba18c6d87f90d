"""The log of the house: text on a terminal, JSON otherwise; never a name, a link or a view.

What people do is not in it: modules log a plain sentence of their own and numbers, codes and games
beside it. What comes from outside stays out: an error tells its kind and the lines of code it went
through, not its words, which may quote somebody; other libraries tell their sentences without what
they would put into them.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
from typing import TYPE_CHECKING, Any, TextIO

# structlog loads rich for tracebacks where it can; the house draws none, and opens sooner without.
_rich = sys.modules.setdefault("rich", None)  # type: ignore[arg-type]
import structlog  # noqa: E402
from structlog.stdlib import ProcessorFormatter  # noqa: E402

if _rich is None:
    del sys.modules["rich"]

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterator

    from structlog.typing import EventDict, Processor, WrappedLogger

OUTSIDE = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
}
"""What anybody outside can bring about as often as they like: answered, and not logged."""
FRAME = re.compile(r'^\s+File "(.+)", line (\d+), in (\S+)$', re.MULTILINE)
OWN = "soucoupe."
"""How modules whose words are ours begin."""
SPEAKING = (OSError, sqlite3.Error)
"""Errors whose words are the system's own."""

BEFORE: tuple[Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *BEFORE,
        ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
    cache_logger_on_first_use=True,
)


def logger_of(module: str) -> structlog.stdlib.BoundLogger:
    """Return the logger of a module."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(module)
    return found


LOGGER = logger_of(__name__)


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process one way, from a level on."""
    stream = stream or sys.stderr
    shown: Processor = (
        structlog.dev.ConsoleRenderer()
        if stream.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    handler = logging.StreamHandler(stream)
    handler.addFilter(without_words)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=BEFORE,
            processors=[ProcessorFormatter.remove_processors_meta, tell_error, shown],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())


def without_words(record: logging.LogRecord) -> bool:
    """Drop what is not about this house, and what other libraries put into their sentences."""
    if isinstance(record.msg, dict) or record.name.startswith(OWN):
        return True
    if record.msg in OUTSIDE:
        return False
    record.msg = str(record.msg).strip().partition("\n")[0]
    record.args = ()
    return True


def tell_error(_: WrappedLogger, __: str, told: EventDict) -> EventDict:
    """Replace an error by its kind and the lines of code it went through."""
    found = told.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        told["error"] = kind_of(error)
        told["through"] = list(way_of(error))
    return told


def kind_of(error: BaseException) -> str:
    """Name an error; what the system says of one is told too."""
    kind = type(error).__qualname__
    if not isinstance(error, SPEAKING):
        return kind
    words = error.strerror if isinstance(error, OSError) else str(error)
    return f"{kind}: {words}"


def way_of(error: BaseException | None) -> Iterator[str]:
    """List the lines of code an error went through, and those of the errors it came from."""
    while error is not None:
        for frame in traceback.extract_tb(error.__traceback__):
            yield f"{frame.filename}:{frame.lineno} {frame.name}"
        for file, line, name in FRAME.findall(getattr(error, "tb", "")):
            yield f"{file}:{line} {name}"  # where it came about in another process
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def log_stray_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what failed where nobody waits for it; the loop's own words would quote arguments."""
    LOGGER.error("something failed that nobody waited for", exc_info=context.get("exception"))
