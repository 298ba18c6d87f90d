"""The WebSocket protocol under a socket, made firm against peers that send and never read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from soucoupe.server.small_queue import SmallEvent, SmallQueue

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

    from soucoupe.server.sockets.connections import Connections

MOST_LATE = 100
"""Messages that may be under way when a socket is closed from here."""


class Peer(WebSocketsSansIOProtocol):
    """One connection; whoever does not read what is sent cannot make it grow, nor stay for ever."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 (as inherited)
        super().__init__(*given, **named)
        self._counted = cast("Connections", named["server_state"]).counted
        self._late = 0
        self.queue = SmallQueue()  # type: ignore[assignment]
        self.writable = SmallEvent()  # type: ignore[assignment]
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out, which was counted in before it became a socket."""
        self._counted.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send; once the end has begun, that is a lost line like any other."""
        await self.writable.wait()
        if self.close_sent or self.disconnected:
            raise ClientDisconnected
        text = message.get("utf8")
        if isinstance(text, bytes):
            self._send_at_once(text)
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_the_handshake()

    def _send_at_once(self, text: bytes) -> None:
        """Send a text that is encoded already: the short way every move takes."""
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _forget_the_handshake(self) -> None:
        """Let go of the headers, which nobody asks for any more: several kilobytes a socket."""
        self.scope.clear()  # type: ignore[attr-defined]
        self.response.headers.clear()

    def handle_connect(self, event: Request) -> None:
        """Take the request for a socket; what it asked for is in the scope now."""
        super().handle_connect(event)
        event.headers.clear()

    def handle_ping(self) -> None:
        """Answer a ping, unless answers are not being read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message; a piece of nothing would only be kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; whoever goes on sending after the end is not waited for."""
        self._late += self.close_sent
        if self._late > MOST_LATE:
            self.transport.abort()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Let go of a peer that answers no ping: an orderly end would wait for it to read."""
        super().keepalive_timeout()
        self._drop_if_stuck()

    def shutdown(self) -> None:
        """Say goodbye, but wait for nobody who does not listen."""
        super().shutdown()
        self._drop_if_stuck()

    def _drop_if_stuck(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
