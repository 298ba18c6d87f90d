"""Measurements of single games; each stands in its own game's README."""
