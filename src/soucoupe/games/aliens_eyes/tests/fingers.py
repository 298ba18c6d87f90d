"""How a test plays Aliens Eyes on its page: quick fingers that touch what can be touched."""

from __future__ import annotations

from typing import Any

HIDES_HANDS = False
"""Contracts lie open, unless people choose otherwise."""

AUTOPILOT = """
() => {
  let isBusy = false
  const all = (chosen) => [...document.querySelectorAll(chosen)]
  const ready = (key) => document.querySelector(`.ask button[aria-keyshortcuts="${key}"]:enabled`)
  const drawn = () => new Promise((then) => setTimeout(then))
  const face = (die) => Number(die.dataset.face)

  // The dice of each item of a value, singles first.
  const itemsOf = (value) => {
    const dice = all('.rolled button[data-face]')
    const items = dice.filter((die) => face(die) === value).map((die) => [die])
    const rest = dice.filter((die) => face(die) !== value)
    for (let die = rest.shift(); die; die = rest.shift()) {
      const at = rest.findIndex((other) => face(die) + face(other) === value)
      if (at >= 0) items.push([die, ...rest.splice(at, 1)])
    }
    return items
  }

  // Of the tokens that lie there, the dearest the loose dice can show.
  const plan = () => all('[data-place^=token-]:not(.gone)')
    .map((token) => token.dataset.place.split('-').slice(1).map(Number))
    .filter(([eyes]) => !document.querySelector(`[data-place=group-${eyes}]`))
    .sort((one, other) => one[0] * one[1] - other[0] * other[1])
    .map(([eyes, quantity]) => [itemsOf(eyes).slice(0, quantity), quantity])
    .filter(([items, quantity]) => items.length === quantity)
    .map(([items]) => items)
    .at(-1)

  const turn = async () => {
    for (let items = plan(); items && ready('t'); items = plan()) {
      for (const dice of items) {
        for (const die of dice) die.click()
        await drawn()
        ready('Enter')?.click()
        await drawn()
      }
    }
    ready('t')?.click()
  }

  const answer = async () => {
    for (const token of all('.choice[aria-pressed=false]')) token.click()
    await drawn()
    ;(ready('Enter') ?? ready('n'))?.click()
  }

  return setInterval(async () => {
    if (isBusy || !document.title.startsWith('●')) return
    isBusy = true
    ready('r Enter')?.click()
    if (ready('t')) await turn()
    else if (ready('n')) await answer()
    isBusy = false
  }, 25)
}
"""
"""Plays in the page itself, whenever it is this seat's turn."""

KEYS = ("r", *(key for face in "6655" for key in (face, "Enter")), "t", "n")
"""Pressed one after another, they take any turn: high dice alone, and what is asked at its end."""

SHORTER = ("Short game",)
"""Options that make a game shorter where several browsers play it, by their names."""

SECRETS = "[data-place='mine']"
"""What only a seat finds on its page: a contract of its own."""


def tells_secrets(view: dict[str, Any]) -> bool:
    """Tell whether a view for the public holds an answer that is not revealed yet."""
    return bool(view["answers"])
