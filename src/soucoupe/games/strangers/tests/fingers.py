"""How a test plays Don't Talk to Strangers on its page: it touches what can be touched."""

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
    document.querySelector('.ask button.go:not(:disabled)') ??
    touch('.ask .choices button') ??
    touch('.marks button') ??
    document.querySelector('.ask button.primary:not(:disabled)') ??
    touch('.hand button.card')
  next?.click()
}, 25)
"""
"""Plays in the page itself, whenever it is this seat's turn."""

KEYS = ("l", "1", "1", "1", "Enter", "d")
"""Pressed one after another, they take any turn: a kid let out, or the first card used."""

SHORTER = ("Aliens come back",)
"""Options that make a game shorter where several browsers play it, by their names."""

SECRETS = "[data-place='hand'], [data-place^='hand-']"
"""What only its owner may find on the page: the cards of a hand."""


def tells_secrets(view: dict[str, Any]) -> bool:
    """Tell whether a view for the public holds a hand or the order of the deck."""
    return bool(view["hands"] or view["upcoming"])
