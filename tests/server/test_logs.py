"""The log of the house: one way for everything, and nothing in it that people would mind."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from soucoupe.client.house import open_table
from soucoupe.server.logs import log_stray_error, logger_of, start_logging
from tests.server import guests
from tests.server.faults import BREAKING
from tests.server.guests import FEWEST, GAME, ask, deal, fill, lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.client.house import HeldSeat
    from tests.server.conftest import Open

pytestmark = pytest.mark.anyio

NAMES = ("Rosalind", "Zebedee", "Host", "Guest")
SECRET = "Rosalind holds the seven of stars"  # noqa: S105


class Terminal(io.StringIO):
    """Something a person reads."""

    def isatty(self) -> bool:
        """Be a terminal."""
        return True


@pytest.fixture
def kept() -> Iterator[None]:
    """Put the process's own logging back after a test has changed it."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)


async def test_nothing_of_what_people_do_is_logged(own_house: Open) -> None:
    """They play, are refused, break off; errors with telling words come about; all is quiet."""
    house = own_house(program=BREAKING, SOUCOUPE_LOG_LEVEL="info")
    host = await open_table(house.address, GAME.id, "Rosalind", seats=FEWEST)
    async with httpx.AsyncClient(trust_env=False, base_url=house.address) as http:
        told = await http.post(f"/api/tables/{host.table}/seats", json={"name": "Zebedee"})
        assert told.json()["code"] == "house/error"
    async with lines([host]) as (line,):
        await fill(line, range(1, FEWEST))
        assert (await ask(line, "rename", "r", name="\u200b"))["code"] == "text/unfit"
        (now,) = await deal([line])
        while now["legal"]:
            await line.send(guests.move(now, f"act {now['ply']}"))
            now = await line.until("moved")
        await line.until("moved")  # a bot has failed, and the novice has answered
        await line.send({"type": "story", "id": "tell me"})
        line.connection.transport.abort()
    assert house.stop() == 0
    logged = [json.loads(row) for row in house.complaints().splitlines()]
    house.errors.write_text("")
    told_of = {row["event"] for row in logged}
    assert {"the house is open", "a request failed", "the house closes"} <= told_of
    assert any(event.endswith("failed; the novice answers") for event in told_of)
    assert "something failed that nobody waited for" in told_of
    assert {row["level"] for row in logged} == {"info", "error"}
    assert all("timestamp" in row for row in logged)
    (request,) = [row for row in logged if row["event"] == "a request failed"]
    assert (request["method"], request["error"]) == ("POST", "RuntimeError")
    assert request["route"] == "/api/tables/{table}/seats"
    assert any("faults.py" in way for way in request["through"])
    must_tell_nothing(json.dumps(logged, ensure_ascii=False), host, now)


def must_tell_nothing(logged: str, seat: HeldSeat, now: dict[str, Any]) -> None:
    """See that no name, table, link, session, action or view is in a log."""
    view = [f'"{name}"' for name in now["view"] if name not in {"seat", "game", "phase"}]
    actions = [one["type"] for one in now["legal"]] + ["tell me", "act 0"]
    secrets = (seat.table, seat.session, str(seat.link))
    assert [one for one in (*NAMES, *secrets, *view, *actions) if one and one in logged] == []


@pytest.mark.usefixtures("kept")
def test_errors_tell_where_and_not_what() -> None:
    """The kind and the way through the code; words only where they are the system's own."""
    stream = io.StringIO()
    start_logging("warning", stream)
    logger = logger_of("soucoupe.test")
    for error in (KeyError(SECRET), OSError(24, "Too many open files", SECRET)):
        try:
            fail_after(error)
        except RuntimeError as last:
            logger.exception("it failed", count=3)
            logger.exception("what it came from", exc_info=last.__cause__)
    rows = [json.loads(row) for row in stream.getvalue().splitlines()]
    assert [row["error"] for row in rows] == [
        "RuntimeError",
        "KeyError",
        "RuntimeError",
        "OSError: Too many open files",
    ]
    assert all(row["through"] for row in rows)
    assert len(rows[0]["through"]) == 3
    assert SECRET not in stream.getvalue()


def fail_after(error: Exception) -> None:
    """Fail because something else did."""
    try:
        raise error  # noqa: TRY301 (it is what this does)
    except Exception as first:
        raise RuntimeError(SECRET) from first


@pytest.mark.usefixtures("kept")
def test_other_libraries_speak_without_what_they_would_put_in() -> None:
    """Their sentences go the same way; what anybody outside can bring about is left out."""
    stream = io.StringIO()
    start_logging("warning", stream)
    logging.getLogger("uvicorn.error").warning("something about %s", SECRET)
    logging.getLogger("asyncio").error("in short\nfuture: %s", SECRET)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("soucoupe.store").error("the log cannot be written: %s", "disk full")
    logging.getLogger("uvicorn.error").info("too light")
    rows = [json.loads(row) for row in stream.getvalue().splitlines()]
    assert [row["event"] for row in rows] == [
        "something about %s",
        "in short",
        "the log cannot be written: disk full",
    ]
    assert {row["level"] for row in rows} == {"warning", "error"}
    assert SECRET not in stream.getvalue()


@pytest.mark.usefixtures("kept")
def test_a_person_reads_text() -> None:
    """On a terminal there is a line to read, not an object."""
    stream = Terminal()
    start_logging("info", stream)
    logger_of("soucoupe.test").info("the house is open", count=3)
    assert "the house is open" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


@pytest.mark.usefixtures("kept")
def test_what_nobody_waits_for_is_logged() -> None:
    """Without the arguments it was called with."""
    stream = io.StringIO()
    start_logging("warning", stream)

    async def story() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_stray_error)
        loop.call_soon(int, SECRET)
        await asyncio.sleep(0)

    asyncio.run(story())
    (row,) = [json.loads(one) for one in stream.getvalue().splitlines()]
    assert row["error"] == "ValueError"
    assert SECRET not in stream.getvalue()
