"""A house that is started anew: a calm word before and meanwhile, and the page comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.finished import hold, wait_for
from tests.browser.guest import Guests, faces, wait_for_deal
from tests.browser.sitting import LARGE, SMALL, seats_for
from tests.server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

WORDS = {
    "en": ("The house is about to restart", "The house is restarting"),
    "fr": ("La maison va redémarrer", "La maison redémarre"),
}


@pytest.mark.parametrize("face", faces()[:1])
def test_a_restart_is_told_and_waited_for(browser: Browser, tmp_path: Path, face: str) -> None:
    """In both languages; play goes on until the end, and afterwards by itself."""
    house = Serving(tmp_path / "data", SOUCOUPE_BOT_PAUSE="0.02").start("--drain", "600")
    port = str(house.port)
    guests = Guests(browser, house.address)
    seats = wait_for(seats_for(house.address, face, ("Ada", "Bo"), {}))
    pages = []
    for seat, locale, size in zip(seats, WORDS, (SMALL, LARGE), strict=True):
        page = guests.come(locale=locale, viewport=size)
        hold(page, seat, face)
        page.goto(f"/t/{seat.table}")
        pages.append(page)
    pages[0].locator(".go button").click()
    for page in pages:
        wait_for_deal(page)
    house.send()
    for page, (before, _) in zip(pages, WORDS.values(), strict=True):
        notice = page.get_by_role("status").locator("p")
        expect(notice.filter(has_text=before)).to_be_visible()
        assert page.locator("[data-line=online].calm").count() == 1
    assert house.stop() == 0
    for page, (_, after) in zip(pages, WORDS.values(), strict=True):
        notice = page.get_by_role("status").locator("p")
        expect(notice.filter(has_text=after)).to_be_visible()
    house.start("--port", port)
    for page in pages:
        page.locator("[data-line=online]:not(.calm)").wait_for(state="attached")
    guests.leave()
    assert guests.complaints == []
    assert (house.stop(), house.complaints()) == (0, "")
