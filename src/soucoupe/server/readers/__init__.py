"""Readers of the log: what was shown and said, for those who ask later."""
