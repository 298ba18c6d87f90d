"""Channels, shared notepads and being out, with a game of the tests that has all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from soucoupe.client.house import HeldSeat
from tests.browser.finished import wait_for
from tests.browser.guest import Guests
from tests.browser.sitting import drawer, play_together, tool
from tests.server.guests import ask, fresh, lines, to_move

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "last_lamp"


def seat_at(page: Page, base: str) -> HeldSeat:
    """Return the seat a page holds."""
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('soucoupe.seats'))")
    ((table, held),) = kept.items()
    return HeldSeat(base, table, held["seat"], held["session"], held["link"])


async def name_number_of(seats: list[HeldSeat], victim: int) -> int:
    """Pass until somebody else is to move, and have them name a number; return who it is."""
    while True:
        views = [await fresh(seat) for seat in seats]
        mover = to_move(views)
        lamps = {lamp["seat"]: lamp["number"] for lamp in views[victim]["view"]["lamps"]}
        action = {"type": "call"}
        if mover != victim:
            action = {"type": "name", "number": lamps[victim]}
        await act(seats[mover], views[mover]["ply"], action)
        if mover != victim:
            return mover


async def act(seat: HeldSeat, ply: int, action: dict[str, Any]) -> None:
    """Have a seat act."""
    async with lines([seat]) as (line,):
        told = await ask(line, "act", f"at {ply}", ply=ply, action=action)
        assert told["type"] == "moved", told


async def call(seat: HeldSeat) -> None:
    """Have a seat call the number it has named."""
    await act(seat, (await fresh(seat))["ply"], {"type": "call"})


def test_camps_the_dead_and_their_notepads(lamp_house: Guests) -> None:
    """A camp talks and writes among itself, is told why it may not, and the dead see all."""
    pages = play_together(lamp_house, GAME, ("Ada", "Bo", "Cy"), options={"sand": 0})
    ada, bo, cy = pages
    tool(ada, "talk").click()
    drawer(ada).get_by_role("button", name="owls").click()
    field = drawer(ada).get_by_role("textbox", name="Say something")
    field.fill("psst")
    field.press("Enter")
    expect(tool(cy, "talk")).to_have_accessible_name("Talk , one new message")
    expect(tool(bo, "talk")).to_have_accessible_name("Talk")
    tool(cy, "talk").click()
    drawer(cy).get_by_role("button", name="owls").click()
    expect(drawer(cy).get_by_text("psst")).to_be_visible()
    tool(bo, "talk").click()
    expect(drawer(bo).get_by_role("button", name="moths")).to_be_visible()
    expect(drawer(bo).get_by_role("button", name="owls")).to_have_count(0)

    field.fill("I hold 7")
    field.press("Enter")
    expect(drawer(ada).get_by_role("alert")).to_contain_text("The game does not let you say this.")
    expect(field).to_have_value("I hold 7")

    tool(cy, "notes").click()
    drawer(cy).get_by_role("button", name="owls").click()
    drawer(cy).get_by_role("textbox").fill("Bo is loud")
    expect(drawer(cy).locator("[data-pad=saved]")).to_be_visible()
    ada.keyboard.press("Escape")
    tool(ada, "notes").click()
    drawer(ada).get_by_role("button", name="owls").click()
    expect(drawer(ada).get_by_role("textbox")).to_have_value("Bo is loud")
    ada.keyboard.press("Escape")

    seats = [seat_at(page, lamp_house.address) for page in pages]
    mover = wait_for(name_number_of(seats, 0))
    tool(ada, "talk").click()
    drawer(ada).get_by_role("button", name="owls").click()
    expect(drawer(ada).get_by_text("Nothing can be said here just now.")).to_be_visible()
    wait_for(call(seats[mover]))
    expect(ada.get_by_text("You are out: you see everything.")).to_be_visible()
    expect(drawer(ada).get_by_role("button", name="Beyond")).to_be_visible()
    expect(drawer(ada).get_by_text("psst")).to_be_visible()
    expect(drawer(bo).get_by_role("button", name="Beyond")).to_have_count(0)
