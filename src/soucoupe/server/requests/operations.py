"""What a supervisor asks: whether the house is alive, whether it is ready, and its numbers."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, NotFoundException

from soucoupe.server.metrics import CONTENT_TYPE
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.rooms.house import House

NOT_KEPT = {"cache-control": "no-store"}
BEARER = "Bearer "


class Operations(Controller):
    """Short answers at short addresses; nobody but a supervisor or a scraper asks for them."""

    include_in_schema = False

    @get("/livez", sync_to_thread=False)
    def livez(self) -> Response[dict[str, str]]:
        """Answer, which is all there is to it."""
        return Response({"status": "alive"}, headers=NOT_KEPT)

    @get("/readyz")
    async def readyz(
        self, request: Request[Any, Any, State], house: NamedDependency[House]
    ) -> Response[dict[str, str]]:
        """Say whether people may be sent here: the log can be written, and nothing is closing."""
        house.lists_by.take(address_of(request))
        await house.must_be_ready()
        return Response({"status": "ready"}, headers=NOT_KEPT)

    @get("/metrics", sync_to_thread=False)
    def metrics(
        self, request: Request[Any, Any, State], house: NamedDependency[House]
    ) -> Response[bytes]:
        """Tell the numbers to whoever knows the token; without one they are not here at all."""
        token = house.settings.metrics_token
        if not token:
            raise NotFoundException
        given = request.headers.get("authorization", "")
        if not compare_digest(given.encode(), f"{BEARER}{token}".encode()):
            raise NotAuthorizedException(headers={"www-authenticate": "Bearer"})
        return Response(house.metrics.as_text(), media_type=CONTENT_TYPE, headers=NOT_KEPT)
