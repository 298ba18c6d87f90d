"""The log on disk: one suite for every store, and what is special about each."""
