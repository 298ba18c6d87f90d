"""How a test plays Aliens on its page: it touches what can be touched, and knows no rules."""

from __future__ import annotations

from typing import Any

HIDES_HANDS = True
"""An open view shows more hands than any seat sees."""

TRIES_THE_HOUSE = True
"""What the house does for every game alike is tried with this one: it takes three seats and more,
has hands, talk between all, turns in order that can be taken back, and more than twenty moves."""

AUTOPILOT = """
() => setInterval(() => {
  if (!document.title.startsWith('●')) return
  const any = (found) => found[Math.floor(Math.random() * found.length)]
  const touch = (chosen) => any([...document.querySelectorAll(chosen)])
  const next =
    touch('.ask button.yes, .ask button.no') ??
    document.querySelector('.ask button.primary:not(:disabled)') ??
    touch('.ask .markers button') ??
    touch('button.card')
  next?.click()
}, 25)
"""
"""Plays in the page itself, whenever it is this seat's turn."""

KEYS = ("1", "Enter", "Enter", "Enter")
"""Pressed one after another, they take any turn: pick the first thing, then say yes to it."""

SECRETS = "[data-place^='card-'], [data-place='hand']"
"""What only its owner may find on the page: the cards of a hand."""


def tells_secrets(view: dict[str, Any]) -> bool:
    """Tell whether a view for the public holds a hand, or an alien that lies face down."""
    rounds = [view["current"], *view["past"]]
    hidden = [
        sighting
        for one in rounds
        for sighting in one["sightings"]
        if sighting["position"] not in one["face_up"]
    ]
    return bool(view["hands"] or hidden)
