"""Every width from a small telephone on: nothing at a table sticks out, whatever the language."""

from __future__ import annotations

import pytest

from tests.browser.guest import Guests, faces, wait_for_deal
from tests.browser.sitting import SMALL, tool

WIDTHS = (360, 480, 620, 768, 1000, 1280)
STICKS_OUT = "document.documentElement.scrollWidth > innerWidth"
HIDDEN = """[...document.querySelectorAll('header .tool')].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.left < 0 || box.right > innerWidth || box.height < 38
}).length"""


@pytest.mark.parametrize("face", faces()[:1])
def test_nothing_sticks_out(guests: Guests, face: str) -> None:
    """Five tools with French words, a long name and a clock have room, or become smaller."""
    page = guests.come(f"/new/{face}", locale="fr", viewport=SMALL)
    page.locator("input[autocomplete=nickname]").fill("Maximilien de la Soucoupe")
    page.locator("button[value=bots]").click()
    wait_for_deal(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert (width, page.evaluate(STICKS_OUT), page.evaluate(HIDDEN)) == (width, False, 0)
    for name in ("talk", "notes", "table"):
        page.set_viewport_size({"width": 360, "height": 640})
        tool(page, name).click()
        page.locator("dialog[open] h2").first.wait_for()
        inside = "document.querySelector('dialog[open] .content')"
        assert page.evaluate(f"{inside}.scrollWidth <= {inside}.clientWidth"), name
        page.keyboard.press("Escape")
