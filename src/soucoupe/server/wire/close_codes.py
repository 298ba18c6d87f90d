"""The codes a socket is closed with, beside the WebSocket protocol's own."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the house ends a socket."""

    TURNED_AWAY = 4000
    """No readable hello, or whoever came may not be here."""
    TAKEN_OVER = 4001
    """Another device took the seat over."""
    SEAT_FREED = 4002
    """The seat was freed."""
    NOT_WATCHED = 4003
    """The table is private now."""
    TOO_MUCH = 4008
    """The client sent more than it may, or read less than it was sent."""


FINAL = frozenset({CloseCode.TURNED_AWAY, CloseCode.TAKEN_OVER, CloseCode.SEAT_FREED})
"""Codes after which coming back with the same session is of no use."""
