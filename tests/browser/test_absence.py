"""Going away: resigning, an empty chair, a pause by consent, a new host, a lost link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guests, faces, wait_for_deal
from tests.browser.sitting import (
    drawer,
    log_of,
    open_menu,
    plate,
    play_together,
    sit_together,
    to_move,
)

pytestmark = pytest.mark.parametrize("face", faces()[:1])
LONG = {"clock": "decision", "seconds": 300, "grace": 60, "is_watchable": False}


def test_who_resigns_is_asked_once_more_and_played_for(guests: Guests, face: str) -> None:
    """Everyone is told and sees it; the one who left may stay, and has nothing to decide."""
    ada, bo = play_together(guests, face)
    menu = open_menu(ada)
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="Play on").click()
    menu.get_by_role("button", name="Resign").click()
    expect(menu.get_by_text("A bot plays your seat to the end.")).to_be_visible()
    menu.locator("button.no").click()
    expect(ada.get_by_text("You have resigned. A bot plays on for you.")).to_be_visible()
    told = "Ada has resigned; a bot plays on for them."
    expect(bo.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(log_of(bo).filter(has_text=told)).to_have_count(1)
    expect(plate(bo, 0)).to_contain_text("resigned")
    bo.wait_for_function("() => document.title.startsWith('●')")
    assert not ada.title().startswith("●")
    assert ada.locator("button.card").count() == 0


def test_an_empty_chair_is_marked(guests: Guests, face: str) -> None:
    """Whoever has closed the page is away; coming back, they are here again."""
    ada, bo = play_together(guests, face)
    address = bo.url
    bo.goto("/help")
    expect(plate(ada, 1)).to_contain_text("away")
    bo.goto(address)
    wait_for_deal(bo)
    expect(plate(ada, 1)).not_to_contain_text("away")


def test_a_pause_is_asked_for_agreed_to_and_ended(guests: Guests, face: str) -> None:
    """While it lasts nothing can be done and no time runs; one word ends it."""
    pages = play_together(guests, face, terms=LONG)
    ada, bo = pages
    mover = pages[to_move(pages)]
    open_menu(bo).get_by_role("button", name="Ask for a pause").click()
    expect(drawer(bo)).to_have_count(0)
    expect(bo.locator(".banner")).to_contain_text("You asked for a pause.")
    expect(ada.locator(".banner")).to_contain_text("Bo would like a pause.")
    expect(mover.get_by_role("timer")).to_be_visible()
    ada.get_by_role("button", name="Agree to the pause").click()
    for page in pages:
        expect(page.locator(".banner")).to_contain_text("The game is paused")
        expect(page.get_by_role("timer")).to_have_count(0)
        expect(page.locator("button.card")).to_have_count(0)
        assert not page.title().startswith("●")
    ada.get_by_role("button", name="Play on").click()
    expect(bo.get_by_role("status").filter(has_text="Ada wants to play on.")).to_be_visible()
    expect(mover.get_by_role("timer")).to_be_visible()
    for page in pages:
        expect(page.locator(".banner")).to_have_count(0)
    lines = log_of(bo).filter(has_text=re.compile("pause|play on"))
    expect(lines).to_have_count(3)


def test_the_next_one_hosts(guests: Guests, face: str) -> None:
    """When the host leaves the waiting room, the mark and the tools go to whoever came next."""
    ada, bo = sit_together(guests, face)
    expect(bo.locator(".seats li").nth(0)).to_contain_text("host")
    expect(bo.locator(".go button")).to_have_count(0)
    ada.get_by_role("button", name="Leave the seat").click()
    expect(bo.locator(".seats li").nth(1)).to_contain_text("host")
    expect(bo.get_by_role("button", name="Fill up with bots and start")).to_be_visible()
    expect(bo.get_by_role("combobox", name="Time to think")).to_be_visible()


def test_a_lost_link_is_given_anew(guests: Guests, face: str) -> None:
    """The host is asked once more, then shown a link to hand on; the old device is told."""
    ada, bo = sit_together(guests, face)
    menu = open_menu(ada)
    menu.get_by_role("button", name=re.compile(r"New link\W+Bo")).click()
    expect(menu.get_by_text("For Bo, who has lost theirs")).to_be_visible()
    menu.get_by_role("button", name="Make a new link").click()
    link = menu.get_by_label("A new link for Bo", exact=True).get_by_role("textbox")
    expect(link).to_have_value(re.compile("#"))
    expect(menu.get_by_role("img", name="QR code of the link").first).to_be_visible()
    expect(bo.get_by_role("heading", name="Your seat has moved")).to_be_visible()
    found = guests.come(link.input_value())
    found.get_by_role("button", name="Play here").click()
    expect(found.locator(".seats li").nth(1)).to_contain_text("Bo")


def test_whoever_is_here_replaces_their_own_link(guests: Guests, face: str) -> None:
    """The host cannot do it for them; their device keeps the seat, and the new link moves it."""
    ada, bo = play_together(guests, face)
    hosts = open_menu(ada)
    expect(hosts.get_by_role("button", name=re.compile("Mute for all"))).to_be_visible()
    expect(hosts.get_by_role("button", name=re.compile("New link"))).to_have_count(0)
    menu = open_menu(bo)
    link = menu.get_by_role("textbox", name="Continue on another device")
    before = link.input_value()
    menu.get_by_role("button", name="Replace my link").click()
    expect(link).not_to_have_value(before)
    expect(plate(bo, 1)).to_contain_text("you")
    found = guests.come(link.input_value())
    found.get_by_role("button", name="Play here").click()
    wait_for_deal(found)
    expect(plate(found, 1)).to_contain_text("you")
