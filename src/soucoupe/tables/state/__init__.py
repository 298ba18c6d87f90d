"""What a log makes of a table; nothing here is true that the log does not say."""
