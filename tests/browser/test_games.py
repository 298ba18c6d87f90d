"""Whole games in browsers: with friends, through losses of the line, and on two devices."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from soucoupe import registry
from tests.browser.guest import (
    LONG,
    Guests,
    against_bots,
    faces,
    fingers,
    join,
    open_table,
    result,
    switch,
    wait_for_deal,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

PHONE = {"width": 360, "height": 740}
NAMES = ("Ada", "Bo", "Cy")
ONLINE = "[data-line=online]"
EARLY, LATE = 3, 6
"""After how many moves one reloads and another is cut off: every game lasts longer."""


def autopilot(page: Page, game_id: str) -> None:
    """Have a page play whenever it can."""
    page.evaluate(fingers(game_id).AUTOPILOT)


def overhear(page: Page) -> list[dict[str, Any]]:
    """Keep every message the page's socket is told."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard


def moves_until(page: Page, count: int) -> None:
    """Wait until the table has moved on so often since the page was opened."""
    page.wait_for_function(
        """(count) => Object.keys(sessionStorage).some((key) =>
             JSON.parse(sessionStorage[key]).length >= count)""",
        arg=count,
        timeout=LONG,
    )


@pytest.mark.parametrize("face", faces())
def test_a_full_table_plays_to_the_end(guests: Guests, face: str) -> None:
    """Up to three guests, all but one with small phones, a watcher, and bots in all other seats.

    One reloads in the middle, one goes offline and returns; all see the same end.
    """
    seats = registry.find(face).seats[-1]
    names = NAMES[:seats]
    ada = guests.come()
    address = open_table(ada, face, names[0])
    ada.get_by_label("Number of seats").select_option(str(seats))
    switch(ada.get_by_label("Anyone who has the link may watch"), is_on=True)
    watcher = guests.come(address)
    others = [guests.come(address, viewport=PHONE) for _ in names[1:]]
    bo, last = others[0], others[-1]
    heard, heard_by_bo = overhear(watcher), overhear(bo)
    watcher.reload()
    for page, name in zip(others, names[1:], strict=True):
        join(page, name)
    ada.get_by_role("button", name=re.compile("^(Fill up with bots and start|Start)$")).click()
    for page in (ada, *others, watcher):
        wait_for_deal(page)
    for page in (ada, *others):
        assert_fits(page)
        autopilot(page, face)

    moves_until(bo, EARLY)
    bo.reload()
    wait_for_deal(bo)
    autopilot(bo, face)

    moves_until(last, LATE)
    last.context.set_offline(True)
    expect(last.get_by_text("Offline. Trying again")).to_be_visible()
    last.context.set_offline(False)
    expect(last.locator(ONLINE)).to_be_attached()

    rows = [result(page) for page in (ada, *others, watcher)]
    bots = {f"Bot {seat}" for seat in range(len(names) + 1, seats + 1)}
    assert {*names, *bots} == {name for _, name, _ in rows[0]}
    assert rows[1:] == rows[:1] * len(rows[1:])
    assert_saw_no_secret(watcher, heard, face)
    assert any(told.get("view") for told in heard_by_bo)

    ada.get_by_role("button", name="Play again").click()
    expect(
        ada.get_by_role("heading", name="Waiting room").or_(ada.get_by_text("Waiting room"))
    ).to_be_visible()
    bo.get_by_role("button", name="To the next game").click()
    expect(bo.get_by_text("Ada will start the game.")).to_be_visible()
    assert bo.url == ada.url != address


def assert_fits(page: Page) -> None:
    """Hold that nothing is wider than the screen."""
    widths = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    width, room = page.evaluate(widths)
    assert width == room


def assert_saw_no_secret(watcher: Page, heard: list[dict[str, Any]], face: str) -> None:
    """Hold that a watcher's socket was told, and its page shows, nothing only seats may know."""
    views = [told["view"] for told in heard if told.get("view")]
    assert len(views) > LATE
    assert not any(
        fingers(face).tells_secrets(view) for view in views if view.get("phase") != "over"
    )
    assert all(told["seat"] is None for told in heard if told["type"] == "welcome")
    assert watcher.locator(fingers(face).SECRETS).count() == 0


@pytest.mark.parametrize("face", faces()[:1])
def test_a_seat_moves_to_a_second_device_and_back(guests: Guests, face: str) -> None:
    """The seat's own link asks before it takes over; the device that had it can take it back."""
    phone = guests.come()
    against_bots(phone, face, "Ada")
    phone.get_by_role("button", name="Table", exact=True).click()
    link = phone.get_by_role("textbox", name="Continue on another device")
    expect(link).to_have_value(re.compile("#"))
    tablet = guests.come(link.input_value())
    phone.keyboard.press("Escape")
    expect(tablet.get_by_role("heading", name="Move this seat here?")).to_be_visible()
    expect(phone.locator(ONLINE)).to_be_attached()
    tablet.get_by_role("button", name="Play here").click()
    wait_for_deal(tablet)
    assert "#" not in tablet.url
    assert tablet.locator(fingers(face).SECRETS).count() > 0

    expect(phone.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    phone.get_by_role("button", name="Take it back").click()
    wait_for_deal(phone)
    expect(tablet.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    tablet.get_by_role("button", name="Watch").click()
    expect(tablet.get_by_role("heading", name="This table is private")).to_be_visible()
    assert tablet.locator(fingers(face).SECRETS).count() == 0


@pytest.mark.parametrize("face", faces()[:1])
def test_back_and_forward_lead_to_the_same_table(guests: Guests, face: str) -> None:
    """Leave by the mark, come back by the browser's button or from the home page."""
    page = guests.come()
    against_bots(page, face, "Ada")
    address = page.url
    page.get_by_role("link", name="Soucoupe, Home").click()
    expect(page.get_by_role("heading", name="Which game tonight?")).to_be_visible()
    page.go_back()
    wait_for_deal(page)
    page.go_forward()
    page.get_by_role("link", name=re.compile(r"^(Play|Back to the table)\W+\w")).click()
    wait_for_deal(page)
    assert page.url == address
    assert page.locator(fingers(face).SECRETS).count() > 0
