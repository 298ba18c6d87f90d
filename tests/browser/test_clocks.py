"""Clocks: terms that are set and read, and one real time that runs out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import LONG, Guests, faces, join, switch
from tests.browser.sitting import LARGE, SMALL, log_of, plate, play_together, to_move

pytestmark = pytest.mark.parametrize("face", faces()[:1])
SHORTEST = {"clock": "decision", "seconds": 10, "grace": 60, "is_watchable": False}


def test_terms_are_chosen_with_a_new_table_and_changed_by_its_host(
    guests: Guests, face: str
) -> None:
    """Before the table is opened and in its waiting room; whoever joins reads them."""
    ada = guests.come(f"/new/{face}", viewport=SMALL)
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    ada.get_by_text("Time, absence, spectators").click()
    ada.get_by_role("combobox", name="Time to think").select_option(
        label="10 min for the whole game"
    )
    ada.get_by_role("combobox", name="If somebody leaves").select_option(label="1 day")
    switch(ada.get_by_label("Anyone who has the link may watch"), is_on=True)
    ada.get_by_role("button", name="Open a table for friends").click()
    ada.wait_for_url("**/t/*")
    expect(ada.get_by_role("combobox", name="Time to think")).to_have_value("total 600")
    bo = guests.come(ada.url, viewport=LARGE)
    join(bo, "Bo")
    expect(bo.get_by_text("10 min each to think, for the whole game.")).to_be_visible()
    expect(bo.get_by_text("Played turn by turn: after 1 day away")).to_be_visible()
    expect(bo.get_by_text("Anyone who has the link may watch.")).to_be_visible()
    ada.get_by_role("combobox", name="Time to think").select_option(label="15 s per decision")
    switch(ada.get_by_label("Anyone who has the link may watch"), is_on=False)
    expect(bo.get_by_text("15 s to think per decision.")).to_be_visible()
    expect(bo.get_by_text("Private: only those who sit here see the game.")).to_be_visible()
    expect(bo.get_by_role("combobox", name="Time to think")).to_have_count(0)


def test_a_time_runs_out(guests: Guests, face: str) -> None:
    """My time is large, the times of others stand on their plates; at the end the clock decides."""
    pages = play_together(guests, face, terms=SHORTEST)
    mover = to_move(pages)
    mine, other = pages[mover], pages[1 - mover]
    large = mine.locator(".bar").get_by_role("timer")
    expect(large).to_have_accessible_name(re.compile(r"Time left: 0:\d\d"))
    expect(large).to_contain_text("Hurry!")
    expect(plate(other, mover).get_by_role("timer")).to_be_visible()
    expect(plate(mine, mover).get_by_role("timer")).to_have_count(0)
    expect(other.locator(".bar").get_by_role("timer")).to_have_count(0)

    decided = mine.get_by_role("status").filter(has_text="Your time is up: the clock has decided")
    expect(decided).to_be_visible(timeout=LONG)
    name = ("Ada", "Bo")[mover]
    line = f"Time is up: the clock decides for {name}."
    expect(other.get_by_role("status").filter(has_text=line)).to_be_visible()
    wide = pages[1]
    expect(log_of(wide).filter(has_text=re.compile("the clock decide"))).to_have_count(1)
