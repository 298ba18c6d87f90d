"""Messages both ways: commands as they come, what is told, and how a table becomes it."""
