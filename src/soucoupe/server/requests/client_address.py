"""Where a request comes from, for limits that count by address."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from soucoupe.server.addresses import household


def address_of(request: Request[Any, Any, State]) -> str:
    """Return what limits count whoever asks as; nothing where the server does not know it."""
    return household(request.client.host) if request.client else ""
