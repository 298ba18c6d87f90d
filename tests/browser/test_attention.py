"""Being called: a sound and the title of the tab when it is my turn; sounds can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guests, against_bots, faces, wait_for_deal
from tests.browser.sitting import act, open_menu

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.parametrize("face", faces()[:1])
LISTEN = """
window.sounds = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.sounds += 1
  start.apply(this, when)
}
"""
SWITCH = "Sounds: when it is your turn, and when time runs short"


def sounds_at_my_turn(page: Page) -> int:
    """Wait for my turn; return how often something has sounded."""
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    sounds: int = page.evaluate("window.sounds")
    return sounds


def test_my_turn_is_heard(guests: Guests, face: str) -> None:
    """Once somebody has touched the page; not before, and not when it is switched off."""
    page = guests.come()
    page.add_init_script(LISTEN)
    against_bots(page, face, "Ada")
    assert sounds_at_my_turn(page) > 0

    page.reload()
    wait_for_deal(page)
    assert sounds_at_my_turn(page) == 0

    menu = open_menu(page)
    expect(menu.get_by_label(SWITCH)).to_be_checked()
    menu.get_by_label(SWITCH).uncheck()
    page.keyboard.press("Escape")
    act(page, face)
    assert sounds_at_my_turn(page) == 0

    page.reload()
    wait_for_deal(page)
    expect(open_menu(page).get_by_label(SWITCH)).not_to_be_checked()
