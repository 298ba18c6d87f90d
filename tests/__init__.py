"""The tests that belong to no single game."""
