"""A game as it is kept for ever: written down once by its rules, read without them."""
