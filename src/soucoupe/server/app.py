"""The application: requests to the API, sockets to their table, errors to one form."""

from __future__ import annotations

from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig

from soucoupe import __version__
from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import Proxies, household
from soucoupe.server.bans import Banned
from soucoupe.server.limits import RatePerAddress, TooMuch
from soucoupe.server.origin import is_foreign
from soucoupe.server.requests import history, host_page, setups
from soucoupe.server.requests.checks import must_be_sent_from_here
from soucoupe.server.requests.headers import guard
from soucoupe.server.requests.http_errors import HANDLERS, refuse_request
from soucoupe.server.requests.openapi import StrictDescription, name_methods
from soucoupe.server.requests.operations import Operations
from soucoupe.server.requests.pages import (
    FILES,
    is_for_people,
    page_handlers,
    page_response,
    page_under,
)
from soucoupe.server.requests.tables import ASKED, Api
from soucoupe.server.rooms.house import House
from soucoupe.server.sockets.connections import BURST_SECONDS, SECONDS_TO_WAIT, Counted
from soucoupe.server.sockets.http_protocol import TOO_OFTEN, refusal_parts
from soucoupe.server.sockets.socket import Socket
from soucoupe.server.wire.close_codes import CloseCode
from soucoupe.server.wire.table_messages import refusal_message

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable

    from soucoupe.server.settings import Settings
    from soucoupe.store.protocol import Store

SOCKET_PATH = "/api/tables/"
POLICY = 1008
BUSY = 1013
FORBIDDEN = 403


def make_litestar(house: House) -> Litestar:
    """Put the API together."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    html = page_under(urlsplit(house.settings.public_url).path.rstrip("/"))

    def none_such(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        if html and is_for_people(request):
            return page_response(html, error.status_code)
        return refuse_request(request, error)

    asked = (*ASKED, *history.ASKED, *setups.ASKED)
    return Litestar(
        route_handlers=[
            Api,
            Operations,
            history.Replays,
            setups.Setups,
            host_page.HostPages,
            *page_handlers(html),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
        },
        exception_handlers={**HANDLERS, NotFoundException: none_such},
        openapi_config=OpenAPIConfig(
            title="Soucoupe", version=__version__, render_plugins=[StrictDescription(asked)]
        ),
        compression_config=CompressionConfig(
            backend="gzip", exclude=FILES, exclude_opt_key=history.COMPRESSED
        ),
        lifespan=[lifespan],
        logging_config=None,
        before_request=must_be_sent_from_here(house.settings.public_url),
        before_send=[name_methods, guard],
        request_max_body_size=house.settings.most_body_bytes,
    )


class Application:
    """Answers requests by Litestar and sockets by hand: the thin path every move takes."""

    def __init__(self, store: Store, settings: Settings, secret: str | None = None) -> None:
        self.house = House(store, settings, secret)
        self._requests = make_litestar(self.house)
        self._base = urlsplit(settings.public_url).path.rstrip("/")
        each = settings.sockets_per_address
        self._proxies = Proxies(settings.trusted_proxies)
        self.sockets = Counted("sockets", settings.most_sockets, each, self._proxies)
        self.requests = RatePerAddress(settings.requests_per_second, BURST_SECONDS)

    def __call__(self, scope: Any, receive: Any, send: Any) -> Awaitable[None]:  # noqa: ANN401 (ASGI)
        """Answer one connection; not a coroutine itself, which every open socket would carry."""
        if self._base and scope["type"] != "lifespan":
            before, base, path = scope["path"].partition(self._base)
            if base and not before and path[:1] in {"", "/"}:
                scope = {**scope, "path": path or "/", "raw_path": path.encode() or b"/"}
        if scope["type"] != "lifespan" and self.house.bans.is_banned(host_of(scope)):
            return keep_out(scope, receive, send)
        if scope["type"] == "websocket":
            return self._socket(scope, receive, send)
        if scope["type"] == "http" and not self._may_ask(scope):
            return refuse_too_often(send)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the server sends no body after a HEAD
        return self._requests(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        await receive()
        path = scope["path"]
        table_id = path.removeprefix(SOCKET_PATH).removesuffix("/socket")
        settings = self.house.settings
        if not path.endswith("/socket") or is_foreign(dict(scope["headers"]), settings.public_url):
            await send({"type": "websocket.close", "code": POLICY, "reason": "not from here"})
            return
        host = host_of(scope)
        try:
            if not self._may_ask(scope):
                raise TooMuch(TOO_OFTEN, SECONDS_TO_WAIT)
            self.sockets.enter(host)
        except SoucoupeError as error:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": refusal_message(None, error).decode()})
            await send({"type": "websocket.close", "code": BUSY, "reason": error.detail})
            return
        try:
            await send({"type": "websocket.accept"})
            address = household(host)
            shared = None if self._proxies.is_one(host) else self.house.messages_by.at(address)
            await Socket(self.house, receive, send, address, shared).serve(table_id)
        finally:
            self.sockets.leave(host)

    def _may_ask(self, scope: Any) -> bool:  # noqa: ANN401 (ASGI)
        """Count a request for whom a proxy speaks; who comes without one was counted before."""
        host = host_of(scope)
        return self._proxies.is_one(host) or self.requests.take(household(host))


async def refuse_too_often(send: Any) -> None:  # noqa: ANN401 (ASGI)
    """Answer a request that came too soon after others, without looking at it."""
    status, code = HTTPStatus.TOO_MANY_REQUESTS, TooMuch.code
    headers, body = refusal_parts(code, TOO_OFTEN, SECONDS_TO_WAIT)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def host_of(scope: Any) -> str:  # noqa: ANN401 (ASGI)
    """Return where a connection comes from; nothing where the server does not know it."""
    return scope["client"][0] if scope["client"] else ""


async def keep_out(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
    """Say to somebody whom the operator has banned that they are not let in."""
    error = Banned("this house does not let this address in")
    told = refusal_message(None, error)
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": told.decode()})
        code = CloseCode.TURNED_AWAY
        await send({"type": "websocket.close", "code": code, "reason": error.code})
        return
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": FORBIDDEN, "headers": headers})
    await send({"type": "http.response.body", "body": told})
