"""How a test plays at the table any game has; a game's own `tests/fingers.py` says what differs."""

AUTOPILOT = """
() => setInterval(() => {
  if (!document.title.startsWith('●')) return
  const offers = [...document.querySelectorAll('.ask .offers button')]
  const next =
    document.querySelector('.ask button.primary:not(:disabled)') ??
    offers[Math.floor(Math.random() * offers.length)]
  next?.click()
}, 25)
"""
"""Plays in the page itself, whenever it is this seat's turn."""

KEYS = ("1", "1", "1", "1", "1", "Enter")
"""Pressed one after another, they take any turn: the first thing each time, then yes."""

OWN_DEEDS = ""
"""How what this player has just done is told, as a pattern; without one, nobody looks at it."""

SHORTER: tuple[str, ...] = ()
"""Options that make a game shorter where several browsers play it, by their names."""

TRIES_THE_HOUSE = False
"""Whether what the house does for every game alike is tried with this one."""
