"""Talk: messages, what is unread, mute, report, the host's word, feelings, those who watch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guests, faces, switch, wait_for_deal
from tests.browser.sitting import drawer, open_menu, plate, play_together, sit_together, tool

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.parametrize("face", faces()[:1])
MARKUP = "<b>bold</b> <img src=x onerror=alert(1)>"


def say(page: Page, text: str) -> None:
    """Say something in the talk that is open."""
    field = drawer(page).get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_two_people_talk(guests: Guests, face: str) -> None:
    """What one says, the other is told of by a number, reads as it was typed, and answers."""
    ada, bo = play_together(guests, face, is_public=True)
    tool(bo, "talk").click()
    say(bo, "Hello!")
    field = drawer(bo).get_by_role("textbox", name="Say something")
    field.press_sequentially("two")
    field.press("Shift+Enter")
    field.press_sequentially("lines")
    field.press("Enter")
    say(bo, MARKUP)

    expect(tool(ada, "talk")).to_have_accessible_name("Talk , 3 new messages")
    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Bo says: Hello!")
    tool(ada, "talk").click()
    messages = drawer(ada).get_by_role("log", name="Talk").get_by_role("listitem")
    expect(messages).to_have_count(3)
    expect(messages.nth(1).locator(".text")).to_have_text("two\nlines", use_inner_text=True)
    expect(messages.nth(2).locator(".text")).to_have_text(MARKUP)
    expect(messages.nth(2).locator("strong")).to_have_text("Bo")
    expect(messages.nth(2).locator("time")).to_have_text(re.compile(r"\d\d:\d\d"))
    expect(tool(ada, "talk")).to_have_accessible_name("Talk")
    say(ada, "Good evening")
    expect(drawer(bo).get_by_text("Good evening")).to_be_visible()
    ada.reload()
    wait_for_deal(ada)
    expect(tool(ada, "talk")).to_have_accessible_name("Talk")
    listens(guests.come(ada.url))


def listens(watcher: Page) -> None:
    """Hold that those who watch read what is said, and are told that they do not talk."""
    wait_for_deal(watcher)
    tool(watcher, "talk").click()
    expect(drawer(watcher).get_by_text("Good evening")).to_be_visible()
    expect(drawer(watcher).get_by_text("Spectators can listen")).to_be_visible()
    expect(drawer(watcher).get_by_role("textbox")).to_have_count(0)
    expect(tool(watcher, "notes")).to_have_count(0)
    expect(tool(watcher, "feelings")).to_have_count(0)


def test_the_game_goes_on_beside_the_talk(guests: Guests, face: str) -> None:
    """On a large screen nothing is shut out: the table can be played while the talk is open."""
    _, bo = play_together(guests, face)
    tool(bo, "talk").click()
    expect(drawer(bo)).to_be_visible()
    tool(bo, "rules").click()
    expect(bo.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(drawer(bo)).to_have_count(1)
    bo.keyboard.press("Escape")
    tool(bo, "talk").click()
    plate(bo, 0).click(trial=True)
    drawer(bo).get_by_role("textbox").press("Escape")
    expect(drawer(bo)).to_have_count(0)
    expect(tool(bo, "talk")).to_be_focused()


def test_what_cannot_be_said_is_explained_where_it_was_written(guests: Guests, face: str) -> None:
    """Too long: counted, and not sent. Not printable: refused at the field, nothing is lost."""
    ada, _ = sit_together(guests, face)
    tool(ada, "talk").click()
    field = drawer(ada).get_by_role("textbox", name="Say something")
    field.fill("x" * 501)
    expect(drawer(ada).get_by_text("501 of 500 characters")).to_be_visible()
    expect(drawer(ada).get_by_role("button", name="Send")).to_be_disabled()
    field.fill("back\u202ewards")
    field.press("Enter")
    expect(drawer(ada).get_by_role("alert")).to_contain_text("1 to 500 characters")
    expect(field).to_have_value("back\u202ewards")


def test_mute_report_and_the_host(guests: Guests, face: str) -> None:
    """One is muted here only; the host is shown a message, and takes the word or ends all talk."""
    ada, bo, cy = sit_together(guests, face, ("Ada", "Bo", "Cy"))
    tool(bo, "talk").click()
    say(bo, "You all lose")
    tool(cy, "talk").click()
    more = drawer(cy).get_by_role("button", name="More about this message from Bo")
    more.click()
    drawer(cy).get_by_role("button", name="Show it to the host").click()
    expect(drawer(cy).get_by_text("Reported to the host.")).to_be_visible()
    more.click()
    drawer(cy).get_by_role("button", name="Mute Bo").click()
    expect(drawer(cy).get_by_text("You all lose")).to_have_count(0)
    cy.reload()
    tool(cy, "talk").click()
    expect(drawer(cy).get_by_text("Nobody has said anything yet.")).to_be_visible()
    drawer(cy).get_by_role("button", name="Hear Bo again").click()
    expect(drawer(cy).get_by_text("You all lose")).to_be_visible()

    expect(ada.get_by_role("status").filter(has_text="Somebody has shown you")).to_be_visible()
    expect(tool(ada, "table")).to_have_accessible_name("Table , one message has been shown to you")
    menu = open_menu(ada)
    expect(menu.get_by_text("Cy shows you what Bo said:")).to_be_visible()
    expect(menu.locator("q")).to_have_text("You all lose")
    menu.get_by_role("button", name=re.compile(r"Mute for all\W+Bo")).click()
    expect(drawer(bo).get_by_text("The host has muted you.")).to_be_visible()
    menu.get_by_role("button", name=re.compile(r"Unmute\W+Bo")).click()
    expect(drawer(bo).get_by_role("textbox")).to_be_visible()
    switch(menu.get_by_label("Talking is allowed at this table"), is_on=False)
    expect(drawer(bo).get_by_text("The host has switched talk off.")).to_be_visible()
    expect(bo.locator("[data-feeling]")).to_have_count(0)


def test_feelings_are_seen_by_the_plate_of_who_shows_them(guests: Guests, face: str) -> None:
    """By one tap, or by keyboard; everybody sees it, and those who listen are told."""
    ada, bo = play_together(guests, face)
    tool(ada, "feelings").click()
    ada.get_by_role("button", name="laughs").click()
    expect(plate(bo, 0).get_by_role("img", name="Ada: laughs")).to_be_visible()
    expect(plate(ada, 0).get_by_role("img", name="Ada: laughs")).to_be_visible()
    expect(bo.get_by_role("log", name="Reactions")).to_contain_text("Ada: laughs")
    expect(tool(ada, "feelings")).to_be_focused()

    tool(bo, "feelings").press("Enter")
    expect(bo.get_by_role("button", name="applause")).to_be_focused()
    bo.keyboard.press("ArrowLeft")
    bo.keyboard.press("Enter")
    expect(plate(ada, 1).get_by_role("img", name="Bo: saucer")).to_be_visible()
