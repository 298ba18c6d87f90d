"""The requests of a client: open a table, take a seat, claim a seat by its link."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import httpx
from msgspec import Struct

from soucoupe.core.errors import SoucoupeError


class Unreachable(SoucoupeError):
    """The house does not answer."""

    code = "client/unreachable"


class TurnedAway(SoucoupeError):
    """The house answered, and refused."""

    code = "client/turned-away"


class HeldSeat(Struct, frozen=True):
    """A seat this client holds: where, and the session that proves it."""

    base: str
    table: str
    seat: int
    session: str
    link: str | None

    def socket_url(self) -> str:
        """Return the address of the table's socket."""
        return socket_url(self.base, self.table)


def socket_url(base: str, table: str) -> str:
    """Return the address of a table's socket."""
    return f"ws{base.removeprefix('http')}/api/tables/{table}/socket"


def parts_of(url: str) -> tuple[str, str, str]:
    """Split the link of a table or seat into the house, the table and the seat's secret."""
    pieces = urlsplit(url)
    before, mark, table = pieces.path.partition("/t/")
    if pieces.scheme not in {"http", "https"} or not mark or not table.strip("/"):
        msg = f"'{url}' is not a link to a table, such as http://127.0.0.1:8000/t/NAME"
        raise TurnedAway(msg)
    return f"{pieces.scheme}://{pieces.netloc}{before}", table.strip("/"), pieces.fragment


async def ask(method: str, url: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 (JSON)
    """Make one request; return what came back, or raise what the house said."""
    try:
        async with httpx.AsyncClient(timeout=10, trust_env=False) as http:
            answer = await http.request(method, url, json=body)
    except httpx.HTTPError as error:
        msg = f"cannot reach {url}: {error or type(error).__name__}"
        raise Unreachable(msg) from None
    try:
        told = answer.json()
    except ValueError:
        told = {"code": "client/turned-away", "detail": f"{url} is not a house of ours"}
    if answer.is_error or (isinstance(told, dict) and "code" in told):
        raise TurnedAway(str(told["detail"]), code=str(told["code"]))
    return told


async def game_at(url: str) -> str:
    """Return the game that is played at a table, by the link of the table or of a seat."""
    base, table, _ = parts_of(url)
    return str((await ask("GET", f"{base}/api/tables/{table}"))["game"])


async def open_table(base: str, game: str, name: str, **more: Any) -> HeldSeat:  # noqa: ANN401 (JSON)
    """Open a table and take its first seat."""
    told = await ask("POST", f"{base}/api/tables", {"game": game, "name": name, **more})
    return HeldSeat(base, told["table"], told["seat"], told["session"], told["link"])


async def take_seat(base: str, table: str, name: str) -> HeldSeat:
    """Take a free seat."""
    told = await ask("POST", f"{base}/api/tables/{table}/seats", {"name": name})
    return HeldSeat(base, table, told["seat"], told["session"], told["link"])


async def claim_seat(base: str, table: str, link: str) -> HeldSeat:
    """Move a seat to this client."""
    body = {"link": link, "is_confirmed": True}
    told = await ask("POST", f"{base}/api/tables/{table}/claim", body)
    return HeldSeat(base, table, told["seat"], told["session"], link)


async def join(url: str, name: str) -> HeldSeat:
    """Follow a link: to one's own seat, or to a table with a free one."""
    base, table, link = parts_of(url)
    if link:
        return await claim_seat(base, table, link)
    return await take_seat(base, table, name)
