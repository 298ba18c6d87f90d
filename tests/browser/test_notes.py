"""Notes: saved by themselves, the same on every device, and open to all after the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guests, faces, wait_for_deal
from tests.browser.sitting import LARGE, drawer, open_menu, play_together, tool

pytestmark = pytest.mark.parametrize("face", faces()[:1])
PROMISE = "Only you can read this, on all your devices. After the game everyone can."


def test_notes_are_saved_and_follow_their_owner(guests: Guests, face: str) -> None:
    """The pad says from the start who will read it; another device shows what was written."""
    ada, bo = play_together(guests, face)
    tool(ada, "notes").click()
    pad = drawer(ada).get_by_role("textbox", name=PROMISE)
    pad.press_sequentially("Bo never lies")
    expect(drawer(ada).locator("[data-pad=saved]")).to_have_text("Saved")
    ada.keyboard.press("Escape")

    tool(bo, "notes").click()
    expect(drawer(bo).get_by_role("textbox", name=PROMISE)).to_have_value("")

    link = open_menu(ada).get_by_role("textbox", name="Continue on another device")
    expect(link).to_have_value(re.compile("#"))
    tablet = guests.come(link.input_value(), viewport=LARGE)
    tablet.get_by_role("button", name="Play here").click()
    wait_for_deal(tablet)
    tool(tablet, "notes").click()
    expect(drawer(tablet).get_by_role("textbox", name=PROMISE)).to_have_value("Bo never lies")


def test_notes_are_saved_on_leaving(guests: Guests, face: str) -> None:
    """Written and gone in the same moment: they are there when one comes back."""
    ada, _ = play_together(guests, face)
    address = ada.url
    tool(ada, "notes").click()
    drawer(ada).get_by_role("textbox").fill("in haste")
    ada.keyboard.press("Escape")
    ada.get_by_role("link", name="Soucoupe, Home").click()
    expect(ada.get_by_role("heading", name="Which game tonight?")).to_be_visible()
    ada.goto(address)
    wait_for_deal(ada)
    tool(ada, "notes").click()
    expect(drawer(ada).get_by_role("textbox")).to_have_value("in haste")
