"""Taking back: by button and by key, told to everyone, and gone once somebody has acted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.generic_fingers import KEYS
from tests.browser.guest import Guests
from tests.browser.sitting import act_by_keys, drawer, log_of, open_menu, play_together, to_move

GAME = "secret_picks"
"""A pick nobody else sees may be taken back."""


def test_the_last_action_is_taken_back(lamp_house: Guests) -> None:
    """The table is as it was, all are told; once somebody else has acted, it is too late."""
    pages = play_together(lamp_house, GAME, ("Ada", "Bo", "Cy"), seats=3)
    mover = to_move(pages)
    mine = pages[mover]
    watching = pages[1] if mover != 1 else pages[2]
    expect(mine.get_by_role("button", name="Take back")).to_have_count(0)
    act_by_keys(mine, KEYS)
    back = mine.get_by_role("button", name="Take back")
    expect(back).to_be_visible()
    told = log_of(watching)
    happened = told.count()
    back.click()
    name = ("Ada", "Bo", "Cy")[mover]
    line = f"{name} takes back their last move."
    expect(watching.get_by_role("status").filter(has_text=line)).to_be_visible()
    expect(told.last).to_have_text(line)
    expect(told).to_have_count(happened)
    mine.wait_for_function("() => document.title.startsWith('●')")

    act_by_keys(mine, KEYS)
    expect(back).to_be_visible()
    mine.keyboard.press("u")
    expect(told.filter(has_text=line)).to_have_count(2)
    expect(back).to_have_count(0)

    act_by_keys(mine, KEYS)
    open_menu(mine).get_by_role("button", name="Take back").click()
    expect(drawer(mine)).to_have_count(0)
    expect(told.filter(has_text=line)).to_have_count(3)

    act_by_keys(mine, KEYS)
    expect(back).to_be_visible()
    act_by_keys(pages[to_move(pages)], KEYS)
    expect(back).to_have_count(0)
    mine.keyboard.press("u")
    expect(open_menu(mine).get_by_role("button", name="Take back")).to_be_disabled()
