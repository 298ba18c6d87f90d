"""Where a request comes from, for limits that count by address."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State


def address_of(request: Request[Any, Any, State]) -> str:
    """Return the address of whoever asks; nothing where the server does not know it."""
    return request.client.host if request.client else ""
