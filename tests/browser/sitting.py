"""People who sit at one table, each with a page of their own: small screens and large ones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError, expect  # noqa: A004 (Playwright's own)

from soucoupe.client.house import open_table, take_seat
from tests.browser.finished import hold, wait_for
from tests.browser.guest import LONG, fingers, wait_for_deal
from tests.browser.guest import result as result  # noqa: PLC0414 (for visits)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

    from soucoupe.client.house import HeldSeat
    from tests.browser.guest import Guests

SMALL, LARGE = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
NAMES = ("Ada", "Bo")
TRIES = 12
"""How often keys are pressed for one action, at most."""


async def seats_for(
    base: str, face: str, names: tuple[str, ...], wish: dict[str, Any]
) -> list[HeldSeat]:
    """Open a table and take its seats."""
    host = await open_table(base, face, names[0], **wish)
    return [host, *[await take_seat(base, host.table, name) for name in names[1:]]]


WATCH_TITLE = """() => {
  window.hasActed = false
  const look = () => { window.hasActed ||= !document.title.startsWith('●') }
  const seen = { childList: true, characterData: true, subtree: true }
  new MutationObserver(look).observe(document.querySelector('title'), seen)
}"""
"""Notices that it is not my turn any more, however quickly it is again."""


def sit_together(
    guests: Guests, face: str, names: tuple[str, ...] = NAMES, **wish: Any
) -> list[Page]:
    """Open a table and have everyone sit at it, the first as host on a telephone."""
    pages = []
    for seat in wait_for(seats_for(guests.address, face, names, wish)):
        page = guests.come(viewport=LARGE if seat.seat else SMALL)
        hold(page, seat, face)
        page.goto(f"/t/{seat.table}")
        expect(page.locator(".seats li").first).to_be_visible()
        pages.append(page)
    return pages


def play_together(
    guests: Guests, face: str, names: tuple[str, ...] = NAMES, **wish: Any
) -> list[Page]:
    """Have people sit together, bots in the other seats, and the game dealt."""
    pages = sit_together(guests, face, names, **wish)
    pages[0].locator(".go button").click()
    for page in pages:
        wait_for_deal(page)
    return pages


def tool(page: Page, name: str) -> Locator:
    """Return a tool of the header."""
    return page.locator(f"[data-tool={name}]")


def drawer(page: Page) -> Locator:
    """Return the drawer that is open."""
    return page.locator("dialog[open]")


def open_menu(page: Page) -> Locator:
    """Open the table's own drawer."""
    tool(page, "table").click()
    expect(drawer(page).get_by_role("heading", name="Invite")).to_be_visible()
    return drawer(page)


def plate(page: Page, seat: int) -> Locator:
    """Return the plate of a seat."""
    return page.locator(f"[data-place=seat-{seat}]")


def to_move(pages: list[Page]) -> int:
    """Wait until it is one of these people's turn; return whose."""
    titles = re.compile("^●")
    for _ in range(200):
        for at, page in enumerate(pages):
            if titles.match(page.title()):
                return at
        pages[0].wait_for_timeout(25)
    msg = "it is nobody's turn"
    raise AssertionError(msg)


def log_of(page: Page) -> Locator:
    """Return the lines of what happened, beside a wide table."""
    return page.locator("aside ol li")


def act(page: Page, face: str) -> None:
    """Take the first action that comes to hand, and wait until it is taken."""
    act_by_keys(page, fingers(face).KEYS)


def act_by_keys(page: Page, keys: Sequence[str]) -> None:
    """Press keys that take an action, and wait until it is taken.

    Keys pressed while a drawer still closes or something is still told are lost, as they are for
    people; so they are pressed again as long as it is still this seat's turn.
    """
    expect(drawer(page)).to_have_count(0)
    page.evaluate(WATCH_TITLE)
    for _ in range(TRIES):
        page.locator("main").focus()
        for key in keys:
            if page.evaluate("window.hasActed"):
                return
            page.keyboard.press(key)
        try:
            page.wait_for_function("() => window.hasActed", timeout=LONG / TRIES)
        except TimeoutError:
            continue
        return
    msg = "the keys take no action"
    raise AssertionError(msg)
