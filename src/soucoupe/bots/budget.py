"""Budgets by the clock, for bots that somebody waits for."""

from __future__ import annotations

from time import monotonic

from soucoupe.core.budget import Budget


def within_seconds(seconds: float) -> Budget:
    """Give a bot so many seconds from now, whatever its level would take."""
    ends = monotonic() + seconds
    return Budget(is_time_up=lambda: monotonic() >= ends)
