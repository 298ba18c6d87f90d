"""People at a table: names, languages, seats freed, tables found on the home page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guests, faces, join, open_table, title_of

pytestmark = pytest.mark.parametrize("face", faces()[:1])


def test_a_name_and_the_language_change_at_once(guests: Guests, face: str) -> None:
    """The others see the new name; the page speaks French without being loaded again."""
    ada = guests.come()
    address = open_table(ada, face, "Ada")
    bo = guests.come(address)
    ada.get_by_role("button", name="Change your name").first.click()
    ada.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Lovelace")
    ada.get_by_role("button", name="Save").click()
    expect(bo.get_by_role("heading", name="Lovelace is waiting for you")).to_be_visible()
    ada.evaluate("window.isTheSamePage = true")
    ada.get_by_role("button", name="Français").click()
    expect(ada.get_by_role("heading", name="Variantes et options")).to_be_visible()
    assert ada.evaluate("document.documentElement.lang") == "fr"
    assert ada.evaluate("window.isTheSamePage")
    ada.reload()
    expect(ada.get_by_role("heading", name="Variantes et options")).to_be_visible()


def test_a_freed_seat_is_told_to_whoever_had_it(guests: Guests, face: str) -> None:
    """The host frees the seat; its holder goes on as a watcher, and may sit down again."""
    ada = guests.come()
    address = open_table(ada, face, "Ada")
    bo = guests.come(address)
    join(bo, "Bo")
    ada.get_by_role("button", name="Clear seat 2").click()
    expect(bo.get_by_role("alert")).to_contain_text("Your seat has been freed")
    join(bo, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_public_table_is_found_on_the_home_page(guests: Guests, face: str) -> None:
    """Whoever comes by can join it there."""
    ada = guests.come(f"/new/{face}")
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    ada.get_by_label("List the table on the home page").check()
    ada.get_by_role("button", name="Open a table for friends").click()
    expect(ada.get_by_role("heading", name="Invite")).to_be_visible()
    passer_by = guests.come()
    passer_by.get_by_role("link", name=re.compile(rf"Join\W+{title_of(face)}, Ada")).first.click()
    join(passer_by, "Eve")
    expect(ada.get_by_text("Eve", exact=True)).to_be_visible()


def test_what_is_refused_says_why(guests: Guests, face: str) -> None:
    """Fewer seats than people: a note says why not, and nothing has changed."""
    ada = guests.come()
    address = open_table(ada, face, "Ada")
    seats = ada.get_by_label("Number of seats")
    seats.select_option("5")
    expect(ada.get_by_role("button", name="Add a bot")).to_have_count(4)
    ada.get_by_role("button", name="Add a bot (Seat 5)").click()
    expect(ada.get_by_role("combobox", name="Level of the bot in seat 5")).to_be_visible()
    seats.select_option("3")
    expect(ada.get_by_role("alert")).to_contain_text("That seat is taken.")
    expect(ada.locator(".seats li")).to_have_count(5)
    assert ada.url == address
