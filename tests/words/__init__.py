"""Facts told to people: the words of the house and of every game."""
