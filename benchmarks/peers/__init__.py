"""The same game as two other libraries would have it, written apart from our engine."""

GAME = "aliens"
