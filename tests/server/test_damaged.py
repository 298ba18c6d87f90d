"""A house whose file was damaged: every table that is whole goes on, of the rest it tells so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from soucoupe.client.line import open_line
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.store.lock import FILE
from tests.server.guests import at, closed, lines, sit_down

if TYPE_CHECKING:
    from soucoupe.client.house import HeldSeat
    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

DAMAGE = """
update rooms set room = 5 where "table" = :unindexed;
update entries set body = 5 where "table" = :broken;
update standings set waits = 5 where "table" = :broken
"""


async def test_one_damaged_table_hides_no_other(own_house: Open) -> None:
    """Lists, my games, pages and sockets; what can be made again from the log is."""
    house = own_house()
    whole, unindexed, broken = [(await sit_down(house.address, 1))[0] for _ in range(3)]
    house.stop()
    with closing(sqlite3.connect(house.data / FILE)) as file, file:
        for statement in DAMAGE.split(";"):
            file.execute(statement, {"unindexed": unindexed.table, "broken": broken.table})
    house.start()
    listed = [one["table"] for one in await asked(house, "GET", "/api/tables")]
    assert set(listed) - {unindexed.table} == {whole.table}
    await house.hear("part of the log is damaged: ")
    assert (await asked(house, "GET", f"/api/tables/{unindexed.table}"))["room"]["stage"]
    mine = [{"table": one.table, "session": one.session} for one in (whole, unindexed, broken)]
    told = await asked(house, "POST", "/api/mine", {"seats": mine})
    assert [(one["stage"], one["is_damaged"]) for one in told] == [
        ("waiting", False),
        ("waiting", False),
        (None, True),
    ]
    refused = await asked(house, "GET", f"/api/tables/{broken.table}")
    assert refused["code"] == "store/damaged"
    assert "try again" not in refused["detail"]
    async with open_line(at(house, broken).socket_url(), broken.session) as line:
        assert (await line.until("refused"))["code"] == "store/damaged"
        await closed(line, CloseCode.TURNED_AWAY)
    seats: list[HeldSeat] = [at(house, whole), at(house, unindexed)]
    async with lines(seats):
        pass


async def asked(house: Serving, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Make a request; return what came back, refused or not."""
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        return (await http.request(method, house.address + path, json=body)).json()
