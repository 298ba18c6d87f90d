"""The HTTP protocol under a request, which lets go of what it holds when it becomes a socket."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Caller(HttpToolsProtocol):
    """One connection, until it asks to be a WebSocket.

    The original and its parser then hold one another for ever: some kilobytes a socket, which only
    a full collection would find, and full collections are rare here on purpose.
    """

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on, and be gone."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
