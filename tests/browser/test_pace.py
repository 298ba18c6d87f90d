"""What happens is told to the end, in order, and for as long as it takes to read it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.browser.guest import Guests, against_bots, faces, fingers, wait_for_deal
from tests.browser.sitting import tool

if TYPE_CHECKING:
    from playwright.sync_api import Page

A_WHILE = 2000
"""Milliseconds of the page's clock that pass at a time."""
MOST_WHILES = 2000
LEAST_READ, MOST_READ = 1200, 6000
QUIET = 150
"""What is dealt or shuffled passes by in so many milliseconds, and is not read."""
ME = "Ada"

RECORD = """
() => {
  window.seen = { told: [], heard: new Map() }
  const read = (chosen) => document.querySelector(chosen)?.textContent ?? ''
  const lines = () => [...document.querySelectorAll('[role=log] p')]
  const before = new Set(lines())
  const look = () => {
    for (const line of lines()) if (!before.has(line)) seen.heard.set(line, line.textContent)
    const words = read('.bar .question')
    const isOver = !!document.querySelector('dialog[open] table')
    if (!isOver && seen.told.at(-1)?.words !== words) seen.told.push({ words, at: Date.now() })
  }
  const watched = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.querySelector('main'), watched)
}
"""


class Shown(NamedTuple):
    """What the bar said, and for how many milliseconds."""

    words: str
    ms: float


def reading_time(words: str) -> int:
    """Return how long a sentence is read, by the rule all games keep to."""
    return min(MOST_READ, max(LEAST_READ, 500 + 280 * len(re.findall(r"\w\S*", words))))


def play_out(page: Page, face: str) -> tuple[list[Shown], list[str]]:
    """Play a whole game by the page's own clock; return what was shown, and what was heard."""
    pilot = fingers(face).AUTOPILOT
    # Whoever taps while things are told goes on: this player reads.
    for before, after in (
        ("document.title.startsWith('●')", "document.querySelector('.bar.mine')"),
        (", 25)", ", 500)"),
    ):
        assert before in pilot
        pilot = pilot.replace(before, after)
    page.evaluate(RECORD)
    page.evaluate(pilot)
    end = page.locator("dialog[open] table")
    for _ in range(MOST_WHILES):
        if end.count():
            break
        page.clock.run_for(A_WHILE)
        # The house has a clock of its own: its answers are waited for.
        page.locator(".bar .late").wait_for(state="detached")
    told = page.evaluate("seen.told")
    ends = [one["at"] for one in told[1:]]
    shown = [Shown(one["words"], end - one["at"]) for one, end in zip(told, ends, strict=False)]
    return shown, page.evaluate("[...seen.heard.values()]")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("face", [face for face in faces() if fingers(face).OWN_DEEDS])
def test_all_is_told_before_the_result(guests: Guests, face: str, motion: str) -> None:
    """Whether things move or not, all that was heard stood there to be read, in order."""
    page = guests.come(reads="normal", reduced_motion=motion)
    page.clock.install()
    against_bots(page, face, ME)
    # From here on its clock stands still, and goes only as far as it is told to.
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    shown, heard = play_out(page, face)
    rest = iter(shown)
    found = [next((one for one in rest if one.words == line), None) for line in heard]
    assert None not in found, heard[found.index(None)]
    mine = re.compile(fingers(face).OWN_DEEDS.format(name=ME))
    read = [one for one in found if one and one.ms > QUIET and not mine.match(one.words)]
    assert [one for one in read if one.ms < reading_time(one.words)] == []
    assert heard[-1].startswith("The game is over.")
    assert len(read) > len(heard) / 3


def test_the_house_is_told_how_one_reads(guests: Guests) -> None:
    """A page says its reader's speed, at once when it changes, and which ply it has shown."""
    page = guests.come(reads="quick", locale="fr")
    said: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda sent: said.append(json.loads(sent))),
    )
    page.goto(f"/new/{faces()[0]}")
    page.locator("input[autocomplete=nickname]").fill(ME)
    page.locator("button[value=bots]").click()
    wait_for_deal(page)
    tool(page, "table").click()
    page.locator("input[name=reading][value=calm]").check(force=True)
    page.wait_for_timeout(0)
    reads = [(one["speed"], one["language"]) for one in said if one.get("type") == "reads"]
    assert (reads[0], reads[-1]) == (("quick", "fr"), ("calm", "fr"))
    shown = [one["ply"] for one in said if one.get("type") == "shown"]
    assert shown == sorted(set(shown))
    assert shown
