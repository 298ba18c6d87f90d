"""The log on disk: a protocol of a few lines, and who keeps it."""
