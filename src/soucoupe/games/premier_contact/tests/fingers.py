"""How a test plays Premier Contact on its page: it touches what can be touched, without rules."""

from __future__ import annotations

from typing import Any

HIDES_HANDS = False
"""An open view shows the lexicon, which half the seats see anyway."""

AUTOPILOT = """
() => setInterval(() => {
  if (!document.title.startsWith('●')) return
  const any = (found) => found[Math.floor(Math.random() * found.length)]
  const touch = (chosen) => any([...document.querySelectorAll(chosen)])
  const next =
    document.querySelector('.ask button.primary:enabled') ??
    touch('.ask button.take') ??
    touch('.board button.card') ??
    touch('.lexicon button.sign:enabled') ??
    touch('.pad button.word:enabled')
  next?.click()
}, 25)
"""
"""Plays in the page itself, whenever it is this seat's turn."""

KEYS = ("1", "Enter", "Enter", "Enter")
"""Pressed one after another, they take any turn: touch the first thing, then go on with it."""

SECRETS = "[data-place='lexicon'], [data-place='notepad']"
"""What only a camp, or one human, finds on the page."""


def tells_secrets(view: dict[str, Any]) -> bool:
    """Tell whether a view for the public holds lexicon, request, a secret vote or a notepad."""
    return bool(view["camp"] or view["cast"] or view["claims"])
