"""The application: requests to the API, sockets to their table, errors to one form."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from soucoupe import __version__
from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import Proxies, household
from soucoupe.server.origin import is_foreign
from soucoupe.server.requests import history, setups
from soucoupe.server.requests.checks import must_be_sent_from_here
from soucoupe.server.requests.headers import guard
from soucoupe.server.requests.http_errors import HANDLERS, refuse_request
from soucoupe.server.requests.openapi import describe_strictly, name_methods
from soucoupe.server.requests.pages import (
    FILES,
    is_for_people,
    page_handlers,
    page_response,
    page_under,
)
from soucoupe.server.requests.tables import ASKED, Api
from soucoupe.server.rooms.house import House
from soucoupe.server.sockets.connections import Counted
from soucoupe.server.sockets.socket import Socket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable

    from soucoupe.server.settings import Settings
    from soucoupe.store.protocol import Store

SOCKET_PATH = "/api/tables/"
POLICY = 1008
BUSY = 1013


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

    app = Litestar(
        route_handlers=[Api, history.Replays, setups.Setups, *page_handlers(html)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
        },
        exception_handlers={**HANDLERS, NotFoundException: none_such},
        openapi_config=OpenAPIConfig(
            title="Soucoupe", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            backend="gzip", exclude=FILES, exclude_opt_key=history.COMPRESSED
        ),
        lifespan=[lifespan],
        before_request=must_be_sent_from_here(house.settings.public_url),
        before_send=[name_methods, guard],
        request_max_body_size=house.settings.most_body_bytes,
    )
    describe_strictly(app, (*ASKED, *history.ASKED, *setups.ASKED))
    return app


class Application:
    """Answers requests by Litestar and sockets by hand: the thin path every move takes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.house = House(store, settings)
        self._requests = make_litestar(self.house)
        self._base = urlsplit(settings.public_url).path.rstrip("/")
        each = settings.sockets_per_address
        proxies = Proxies(settings.trusted_proxies)
        self._sockets = Counted("sockets", settings.most_sockets, each, proxies)

    def __call__(self, scope: Any, receive: Any, send: Any) -> Awaitable[None]:  # noqa: ANN401 (ASGI)
        """Answer one connection; not a coroutine itself, which every open socket would carry."""
        if self._base and scope["type"] != "lifespan":
            before, base, path = scope["path"].partition(self._base)
            if base and not before and path[:1] in {"", "/"}:
                scope = {**scope, "path": path or "/", "raw_path": path.encode() or b"/"}
        if scope["type"] == "websocket":
            return self._socket(scope, receive, send)
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
        host = scope["client"][0] if scope["client"] else ""
        try:
            self._sockets.enter(host)
        except SoucoupeError as error:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": BUSY, "reason": error.detail})
            return
        try:
            await send({"type": "websocket.accept"})
            await Socket(self.house, receive, send, household(host)).serve(table_id)
        finally:
            self._sockets.leave(host)
