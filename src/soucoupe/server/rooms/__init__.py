"""Open tables: who is there, what they are told, and what happens by itself."""
