"""Watching: private tables, those that may be watched, and those who come late."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guest import LONG, Guests, faces, fingers, wait_for_deal
from tests.browser.sitting import LARGE, SMALL, log_of, play_together, sit_together, to_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.parametrize("face", faces()[:1])
PRIVATE = "This table is private"


def test_a_private_table_says_so(guests: Guests, face: str) -> None:
    """Whoever looked on in the waiting room is shown out at the start; later ones stay outside."""
    ada, _ = sit_together(guests, face)
    stranger = guests.come(ada.url, viewport=SMALL)
    expect(stranger.get_by_text("this table is private")).to_be_visible()
    ada.locator(".go button").click()
    wait_for_deal(ada)
    expect(stranger.get_by_role("heading", name=PRIVATE)).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name=PRIVATE)).to_be_visible()
    stranger.get_by_role("button", name="Try again").click()
    expect(stranger.get_by_role("heading", name=PRIVATE)).to_be_visible()
    stranger.get_by_role("button", name="Back to the games").click()
    expect(stranger.get_by_role("heading", name="Which game tonight?")).to_be_visible()


def test_who_comes_late_is_told_what_happened(guests: Guests, face: str) -> None:
    """The log of a watcher, and of a player on a new device, begins with the deal."""
    terms = {"clock": "none", "seconds": 60, "grace": 60, "is_watchable": True}
    pages = play_together(guests, face, terms=terms)
    for page in pages:
        page.evaluate(fingers(face).AUTOPILOT)
    expect(log_of(pages[1]).nth(8)).to_be_attached(timeout=LONG)
    for page in pages:
        page.reload()
        wait_for_deal(page)
    to_move(pages)
    known = log_of(pages[1]).all_inner_texts()
    watcher = guests.come(pages[0].url, viewport=LARGE)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(log_of(watcher).first).to_be_attached()
    assert watcher.locator(fingers(face).SECRETS).count() == 0
    elsewhere = guests.come("/", viewport=LARGE)
    elsewhere.evaluate("(kept) => localStorage.setItem('soucoupe.seats', kept)", seats(pages[1]))
    elsewhere.goto(pages[0].url)
    wait_for_deal(elsewhere)
    expect(log_of(elsewhere)).to_have_count(len(known))
    assert log_of(elsewhere).all_inner_texts() == known


def seats(page: Page) -> str:
    """Return the seats a browser holds."""
    found: str = page.evaluate("localStorage.getItem('soucoupe.seats')")
    return found
