"""The application: requests to the API, sockets to their table, errors to one form."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from soucoupe import __version__
from soucoupe.core.errors import SoucoupeError
from soucoupe.server.api import Api
from soucoupe.server.house import House
from soucoupe.server.limits import BucketPerAddress
from soucoupe.server.sockets import Socket, is_foreign

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from soucoupe.server.settings import Settings
    from soucoupe.store.protocol import Store

STATUS = {
    "table/unknown": 404,
    "setup/unknown-game": 404,
    "table/foreign-rules": 410,
    "seat/taken": 409,
    "seat/held": 409,
    "table/not-now": 409,
    "seat/not-yours": 403,
    "table/not-host": 403,
    "limit/too-much": 429,
    "store/unavailable": 503,
}
SOCKET_PATH = "/api/tables/"
POLICY = 1008
BUSY = 1013


def make_litestar(house: House) -> Litestar:
    """Put the API together."""
    doors = BucketPerAddress(house.settings.tables_per_hour)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        yield
        await house.close()

    return Litestar(
        route_handlers=[Api],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
        },
        exception_handlers={SoucoupeError: refuse, HTTPException: refuse_request},
        openapi_config=OpenAPIConfig(title="Soucoupe", version=__version__),
        compression_config=CompressionConfig(backend="gzip"),
        lifespan=[lifespan],
        request_max_body_size=65_536,
    )


def refuse(_: Request[Any, Any, Any], error: SoucoupeError) -> Response[dict[str, str]]:
    """Answer a refusal with its code and reason."""
    status = STATUS.get(error.code, 400)
    return Response({"code": error.code, "detail": error.detail}, status_code=status)


def refuse_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Answer a request that could not be read in the same form."""
    reasons = [str(one.get("message", one)) for one in error.extra or () if isinstance(one, dict)]
    detail = "; ".join([error.detail, *reasons])
    code = "request/none-such" if error.status_code == 404 else "request/unreadable"  # noqa: PLR2004
    return Response(
        {"code": code, "detail": detail}, status_code=error.status_code, headers=error.headers
    )


class Application:
    """Answers requests by Litestar and sockets by hand: the thin path every move takes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.house = House(store, settings)
        self._requests = make_litestar(self.house)
        self._base = urlsplit(settings.public_url).path.rstrip("/")
        self._sockets = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 (ASGI)
        """Answer one connection."""
        if self._base and scope["type"] != "lifespan" and scope["path"].startswith(self._base):
            scope = {**scope, "path": scope["path"][len(self._base) :] or "/"}
            scope["raw_path"] = scope["path"].encode()
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._requests(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        await receive()
        path = scope["path"]
        table_id = path.removeprefix(SOCKET_PATH).removesuffix("/socket")
        settings = self.house.settings
        if not path.endswith("/socket") or is_foreign(dict(scope["headers"]), settings.public_url):
            await send({"type": "websocket.close", "code": POLICY, "reason": "not from here"})
            return
        if self._sockets >= settings.most_sockets:
            await send({"type": "websocket.close", "code": BUSY, "reason": "the house is full"})
            return
        self._sockets += 1
        try:
            await send({"type": "websocket.accept"})
            await Socket(self.house, receive, send).serve(table_id)
        finally:
            self._sockets -= 1
