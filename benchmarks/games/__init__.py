"""Measurements of single games, named after them."""
