"""What every request that changes something is asked first: that no foreign page has sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.origin import is_foreign

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Request

HARMLESS = {"GET", "HEAD", "OPTIONS"}
JSON = "application/json"


class ForeignPage(SoucoupeError):
    """A browser was sent here by a page of somebody else's."""

    code = "request/foreign"


class NotJson(SoucoupeError):
    """A body of a kind that forms of any page can send; ours is one that they cannot."""

    code = "request/not-json"


def must_be_sent_from_here(public_url: str) -> Callable[[Request[Any, Any, Any]], None]:
    """Make the check that every request goes through before anything of it is done."""

    def check(request: Request[Any, Any, Any]) -> None:
        if request.method in HARMLESS:
            return
        if is_foreign(dict(request.scope["headers"]), public_url):
            msg = "this comes from a page of another site"
            raise ForeignPage(msg)
        kind = request.headers.get("content-type", "").partition(";")[0]
        if kind.strip().lower() != JSON:
            msg = f"a body is sent as {JSON}"
            raise NotJson(msg)

    return check
