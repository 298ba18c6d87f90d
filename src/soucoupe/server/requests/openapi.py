"""What the OpenAPI description says beside what Litestar finds out: refusals and strictness."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.datastructures import MutableScopeHeaders
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar import Request
    from litestar.types import Message, Scope

REFUSALS = {
    400: "The request cannot be read",
    403: "That is not yours to do",
    404: "There is no such table or game",
    409: "The seat is taken or held, or the table is at another stage",
    410: "The table was played under rules that are gone",
    413: "The request is too long",
    415: "The body is not JSON",
    422: "The request is well-formed, but its values are not valid",
    429: "More than one address may ask for",
    503: "The log cannot be reached now; try again",
}


UNREAD = 413


class RefusalBody(Struct, frozen=True):
    """Why a request was not granted: a code for programs, a detail for people."""

    code: str
    detail: str


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe how a request may be refused; one with a body, also by where it comes from."""
    if UNREAD in statuses:
        statuses = tuple(sorted({*statuses, 403, 415}))
    return {
        status: ResponseSpec(RefusalBody, generate_examples=False, description=REFUSALS[status])
        for status in statuses
    }


class StrictDescription(JsonRenderPlugin):
    """Describes what requests are made with as msgspec reads it; Litestar loses some of it."""

    def __init__(self, asked: Iterable[type[Struct]]) -> None:
        super().__init__()
        self._asked = asked
        self._written: bytes | None = None

    def render(
        self,
        request: Request[Any, Any, Any],
        openapi_schema: dict[str, Any],  # noqa: ARG002 (Litestar's own, before this)
    ) -> bytes:
        """Write the description when it is first asked for: a house opens without it."""
        if self._written is None:
            template = "#/components/schemas/{name}"
            _, exact = json.schema_components(self._asked, ref_template=template)
            described = request.app.openapi_schema
            schemas: dict[str, Any] = described.components.schemas
            schemas |= exact
            self._written = super().render(request, described.to_schema())
        return self._written


async def name_methods(message: Message, scope: Scope) -> None:
    """Name every method of a path to whoever asks; Litestar names those of one handler."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        handlers = scope["litestar_app"].route_handler_method_map[scope["path_template"]]
        headers = MutableScopeHeaders.from_message(message)
        methods = {str(method) for method in handlers}
        headers["allow"] = ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
