"""Browser tests of what only one game has."""
