"""Longer runs of single games, started by hand."""
