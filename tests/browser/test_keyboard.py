"""From home to the result and on to another game, without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guest import LONG, Guests, faces, fingers, result, title_of, wait_for_deal

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_TABS = 40


def tab_to(page: Page, name: str) -> None:
    """Press the tabulator until what has that name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        found = page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        if found.strip() == name:
            return
    pytest.fail(f"the tabulator never came to '{name}'")


@pytest.mark.parametrize("face", faces())
def test_a_whole_game_by_keyboard(guests: Guests, face: str) -> None:
    """Choose, name oneself, play every turn, read the result, ask for another game."""
    page = guests.come()
    page.get_by_role("link", name=title_of(face), exact=True).wait_for()
    tab_to(page, title_of(face))
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name="Your name").wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.tagName") == "INPUT":
            break
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    wait_for_deal(page)

    is_mine = "document.title.startsWith('●')"
    is_over = "document.querySelector('dialog[open] table')"
    while True:
        page.wait_for_function(f"() => {is_mine} || {is_over}", timeout=LONG)
        if page.evaluate(f"!!{is_over}"):
            break
        for key in fingers(face).KEYS:
            if not page.evaluate(is_mine):
                break
            page.keyboard.press(key)

    assert len(result(page)) > 1
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Waiting room")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    wait_for_deal(page)
