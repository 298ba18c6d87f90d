"""Connections: the protocols under them, and the commands that come in."""
