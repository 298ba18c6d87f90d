"""The games, one folder each; nothing outside a folder names the game in it."""
