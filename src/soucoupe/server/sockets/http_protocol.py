"""The HTTP protocol under a request: nothing without an end, in bytes, seconds or connections."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.limits import TooMuch
from soucoupe.server.sockets.connections import SECONDS_TO_WAIT

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

    from uvicorn._types import ASGI3Application
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from soucoupe.server.sockets.connections import Connections

MOST_QUEUED = 16
"""Requests that may be sent ahead on one connection; no browser sends any."""
LINGER_SECONDS = 1.0
LINGER_BYTES = 4_194_304
"""How long, and for how much, a connection is read after a refusal, so that it can be heard."""
TOO_OFTEN = "too many requests; slow down"
CODES = {
    HTTPStatus.BAD_REQUEST: ("request/unreadable", "this is no request"),
    HTTPStatus.TOO_MANY_REQUESTS: ("limit/too-much", TOO_OFTEN),
    HTTPStatus.REQUEST_TIMEOUT: ("request/too-slow", "the request did not come whole in time"),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("request/unreadable", "the body is too long"),
    HTTPStatus.REQUEST_URI_TOO_LONG: ("request/unreadable", "the address is too long"),
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: ("request/unreadable", "the headers are too long"),
}


class RequestRefused(Exception):
    """A request that is not read any further."""


class Caller(HttpToolsProtocol):
    """One connection, until it asks to be a WebSocket.

    The original and its parser then hold one another for ever: some kilobytes a socket, which only
    a full collection would find, and full collections are rare here on purpose.
    """

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 (as inherited)
        super().__init__(*given, **named)
        self._house = cast("Connections", self.server_state)
        self._status = HTTPStatus.BAD_REQUEST
        """What a request that is not read any further is answered with."""
        self._is_counted = self._is_refused = False
        self._is_in_head = self._is_whole = False
        self._head = self._body = self._after = 0
        self._answering: RequestResponseCycle | None = None
        self._deadline: TimerHandle | None = None
        self._stalled: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let somebody in if there is room; they have some seconds to say what they want."""
        super().connection_made(transport)
        try:
            self._house.counted.enter(self.client[0] if self.client else "")
        except SoucoupeError as error:
            is_theirs = isinstance(error, TooMuch)
            status = HTTPStatus.TOO_MANY_REQUESTS if is_theirs else HTTPStatus.SERVICE_UNAVAILABLE
            self._is_refused = True
            self.transport.write(refusal(status, error.code, error.detail, SECONDS_TO_WAIT))
            self.transport.close()
            return
        self._is_counted = True
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out; whatever was under way has an end."""
        if self._is_counted:
            self._house.counted.leave(self.client[0] if self.client else "")
        self._stop_deadline()
        self._stop_stalled()
        self._disconnect()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what was refused is only heard out."""
        if self._is_refused:
            self._after += len(data)
            if self._after > LINGER_BYTES:
                self.transport.abort()
            return
        super().data_received(data)
        if self.parser is None or self._is_refused:
            return
        if self._is_in_head:
            self._head += len(data)
            if self._head > self._house.settings.most_header_bytes:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        is_idle = self.cycle is None or self.cycle.response_complete
        if self._deadline is None and (is_idle or not self._is_whole):
            self._start_deadline()

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._is_in_head, self._is_whole = True, False
        self._head = self._body = 0

    def on_url(self, url: bytes) -> None:
        """Take a piece of the address."""
        super().on_url(url)
        if len(self.url) > self._house.settings.most_address_bytes:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_headers_complete(self) -> None:
        """Take a request whose headers have come, if it is one that can be answered."""
        limits = self._house.settings
        size = sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > limits.most_header_bytes:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        for name, value in self.headers:
            if name == b"content-length" and int(value) > limits.most_body_bytes:
                self._stop(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        if not self._house.may_ask(self.client[0] if self.client else ""):
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        if len(self.pipeline) >= MOST_QUEUED:
            self._stop(HTTPStatus.BAD_REQUEST)
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of the body."""
        self._body += len(body)
        if self._body > self._house.settings.most_body_bytes:
            self._stop(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Have a whole request; from now on it is the house that is waited for."""
        self._is_whole = True
        self._stop_deadline()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 (ours says more)
        """Refuse what the parser was stopped at, or could not read."""
        self._refuse(self._status)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on, and be gone; who has come is counted out by its end there."""
        self._stop_deadline()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """Wait for a reader who is behind, but not for ever."""
        super().pause_writing()
        self._stop_stalled()
        self._stalled = self.loop.call_later(self._house.settings.request_seconds, self._drop)

    def resume_writing(self) -> None:
        """Go on."""
        self._stop_stalled()
        super().resume_writing()

    def _stop(self, status: HTTPStatus) -> None:
        """Stop the parser where it is; it then asks for the answer."""
        self._status = status
        raise RequestRefused

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with a refusal, unless others are due first; hear out a little, then close."""
        self._is_refused = True
        self._stop_deadline()
        self._disconnect()
        if self.pipeline or self._is_answered():
            self.transport.abort()
            return
        wait = SECONDS_TO_WAIT if status is HTTPStatus.TOO_MANY_REQUESTS else None
        self.transport.write(refusal(status, *CODES[status], wait))
        self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _drop(self) -> None:
        self._disconnect()
        self.transport.abort()

    def _is_answered(self) -> bool:
        """Tell whether an answer to what is being read has begun."""
        if self.cycle is None or not self.cycle.response_started:
            return False
        is_between = self.cycle.response_complete and (self._is_in_head or self._is_whole)
        return not is_between

    def _disconnect(self) -> None:
        """Let nobody answer any more; with several requests at once, the original forgets one."""
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self._house.settings.request_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def refusal(status: HTTPStatus, code: str, detail: str, wait: int | None = None) -> bytes:
    """Write an answer in the form all refusals have, and the end of the connection."""
    headers, body = refusal_parts(code, detail, wait)
    lines = [b"%b: %b\r\n" % header for header in (*headers, (b"connection", b"close"))]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])


def refusal_parts(
    code: str, detail: str, wait: int | None = None
) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Return the headers and the body that all refusals have."""
    body = msgspec.json.encode({"code": code, "detail": detail})
    headers = [
        (b"content-type", b"application/json"),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"content-length", b"%d" % len(body)),
    ]
    if wait is not None:
        headers.append((b"retry-after", b"%d" % wait))
    return headers, body
