"""Whose page a browser comes from."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_foreign(headers: dict[bytes, bytes], public_url: str) -> bool:
    """Tell whether a browser was sent here by a page of somebody else's."""
    origin = headers.get(b"origin")
    if origin is None:
        return False
    host = urlsplit(origin.decode("latin-1")).netloc
    own = {
        headers.get(b"host", b"").decode("latin-1"),
        headers.get(b"x-forwarded-host", b"").decode("latin-1"),
        urlsplit(public_url).netloc,
    }
    return host not in own - {""}
