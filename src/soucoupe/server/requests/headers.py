"""The headers that every answer carries, whoever made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.types import Message, Scope

NOT_KEPT = ("/api", "/schema")
"""Below these, an answer is true for a moment and for one asker."""


async def guard(message: Message, scope: Scope) -> None:
    """Let no browser guess what an answer is, and none keep one of the API."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("x-content-type-options", "nosniff")
        if scope["path"].startswith(NOT_KEPT):
            headers.setdefault("cache-control", "no-store")
