"""How a test plays TUERIE on its page: it touches what can be touched, and knows no rules."""

from __future__ import annotations

from typing import Any

HIDES_HANDS = True
"""An open view shows more hands than any seat sees."""

AUTOPILOT = """
() => setInterval(() => {
  if (!document.title.startsWith('●')) return
  const any = (found) => found[Math.floor(Math.random() * found.length)]
  const touch = (chosen) => any([...document.querySelectorAll(chosen)])
  const next =
    document.querySelector('.ask button.primary:not(:disabled)') ??
    touch('.ask .choices button') ??
    touch('.hand button.pick, .zone .pick button')
  next?.click()
}, 25)
"""
"""Plays in the page itself, whenever it is this seat's turn."""

OWN_DEEDS = "{name} |“.*” is aimed at|From outside, {name}"
"""How what this player has just done is told: nobody needs time to read that of themselves."""

KEYS = ("1", "Enter", "Enter", "Enter", "Enter", "Enter")
"""Pressed one after another, they take any turn: pick the first of whatever there is, then go."""

SECRETS = "[data-place^='card-']"
"""What only its owner may find on the page: the cards of a hand."""


def tells_secrets(view: dict[str, Any]) -> bool:
    """Tell whether a view for the public holds a hand, or a target that lies face down."""
    return bool(view["hands"] or view["sightings"])
