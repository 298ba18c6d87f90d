"""Stub."""

LEAKS: dict = {}
