"""Nothing jumps while a page loads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.guest import Guests, faces, title_of

FACE = faces()[0]
PHONE = {"width": 390, "height": 844}
MOST_SHIFT = 0.05
SHIFT = """
() => new Promise((resolve) => {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => setTimeout(() => resolve(shift), 300))
})
"""


@pytest.mark.parametrize("path", ["/", "/help", f"/rules/{FACE}"])
def test_a_page_stays_where_it_is(guests: Guests, path: str) -> None:
    """Also where the house takes its time to say which games it has."""
    page = guests.come(f"/credits/{FACE}", viewport=PHONE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    page.goto(path)
    expect(page.locator("main :is(h1, h2)").first).to_be_visible()
    if path == "/":
        expect(page.get_by_role("heading", name=title_of(FACE), exact=True)).to_be_visible()
        assert page.get_by_text("Coming").count() == 0
        for route in held:
            route.continue_()
        expect(page.locator(".tables p, .tables li").first).to_be_visible()
    assert page.evaluate(SHIFT) < MOST_SHIFT
