"""Errors as answers to requests: one form, whoever raised them."""

from __future__ import annotations

from math import ceil
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.limits import ComeLater
from soucoupe.server.logs import logger_of

LOGGER = logger_of(__name__)
STATUS = {
    "table/unknown": 404,
    "setup/unknown-game": 404,
    "table/foreign-rules": 410,
    "table/not-archived": 410,
    "table/broken-log": 410,
    "seat/taken": 409,
    "seat/held": 409,
    "seat/present": 409,
    "text/taken": 409,
    "request/foreign": 403,
    "host/not-operator": 401,
    "host/banned": 403,
    "request/not-json": 415,
    "table/not-now": 409,
    "seat/not-yours": 403,
    "table/not-host": 403,
    "table/private": 403,
    "limit/too-much": 429,
    "limit/too-often": 409,
    "limit/full": 503,
    "house/closing": 503,
    "store/unavailable": 503,
    "store/damaged": 503,
}
UNREADABLE, NONE_SUCH, UNFIT, OUR_FAULT = 400, 404, 422, 500

Answer = Response[dict[str, str]]


def refuse(_: Request[Any, Any, Any], error: SoucoupeError) -> Answer:
    """Answer a refusal with its code and reason."""
    later = {"retry-after": str(ceil(error.wait))} if isinstance(error, ComeLater) else None
    return answer(STATUS.get(error.code, UNFIT), error.code, error.detail, later)


def refuse_request(_: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """Answer a request that could not be read in the same form."""
    reasons = [str(one.get("message", one)) for one in error.extra or () if isinstance(one, dict)]
    is_nowhere = error.status_code == NONE_SUCH
    code = "request/none-such" if is_nowhere else "request/unreadable"
    return answer(error.status_code, code, "; ".join([error.detail, *reasons]), error.headers)


def refuse_depth(_: Request[Any, Any, Any], error: RecursionError) -> Answer:
    """Answer a request that is nested more deeply than anything meant."""
    return answer(UNREADABLE, "request/unreadable", str(error))


def admit(request: Request[Any, Any, Any], error: Exception) -> Answer:
    """Answer for an error of our own, which is logged."""
    route = request.scope.get("path_template", "")
    LOGGER.error("a request failed", method=request.method, route=route, exc_info=error)
    detail = "something went wrong in the house; nothing that was told is lost"
    return answer(OUR_FAULT, "house/error", detail)


def answer(status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> Answer:
    """Put a refusal into its form."""
    return Response({"code": code, "detail": detail}, status_code=status, headers=headers)


HANDLERS: dict[int | type[Exception], Any] = {
    SoucoupeError: refuse,
    HTTPException: refuse_request,
    RecursionError: refuse_depth,
    Exception: admit,
}
