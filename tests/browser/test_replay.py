"""Watching a finished game again: step, jump, look through other eyes, hand a moment on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NAME
from tests.browser.finished import (
    NOTED,
    SAID,
    SPOKEN,
    TAKEN_BACK,
    WHISPERED,
    hold,
    wait_for,
)
from tests.browser.guest import Guests, faces, fingers, result
from tests.server.guests import ask, lines

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from soucoupe.client.house import HeldSeat

SIZES = [(390, 844), (1280, 800)]
WIDE = 1200
"""From here on the list of moves lies beside the table."""
ANY = pytest.mark.parametrize("face", faces()[:1])
EVERY = pytest.mark.parametrize("face", faces())


def watch(guests: Guests, seat: HeldSeat, moment: str = "", **more: Any) -> Page:
    """Open a replay."""
    page = guests.come(f"/t/{seat.table}/replay{moment}", **more)
    page.locator(".scene > *").first.wait_for()
    return page


def at(page: Page) -> int:
    """Return the ply that is shown."""
    return int(page.get_by_role("slider").input_value())


def look(page: Page, eyes: str) -> None:
    """Look through somebody's eyes, and wait for them."""
    page.get_by_label("View").select_option(label=eyes)
    page.wait_for_url(re.compile(r"eyes="))


def open_list(page: Page) -> None:
    """Have the list of moves on the screen."""
    if page.evaluate("innerWidth") < WIDE:
        page.get_by_role("button", name="Moves").click()


@EVERY
def test_a_game_is_watched_again_from_its_result(guests: Guests, over: list[HeldSeat]) -> None:
    """The table's link leads there, even a stranger's; the whole game is a text as well."""
    page = guests.come(f"/t/{over[0].table}")
    assert {name for _, name, _ in result(page)} >= {"Ada", "Bo"}
    text = page.get_by_role("link", name="As text").get_attribute("href")
    told = page.request.get(f"{guests.address}{text}")
    assert told.headers["content-type"].startswith("text/plain")
    assert (SAID in told.text()) == (over[0].table in SPOKEN)
    assert WHISPERED not in told.text()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert at(page) == last > 3
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()


@ANY
@pytest.mark.parametrize("size", SIZES)
def test_steps_jumps_and_the_list(
    guests: Guests, over: list[HeldSeat], size: tuple[int, int]
) -> None:
    """A step is played on the table that lies there; a jump lays it anew."""
    width, height = size
    page = watch(guests, over[0], viewport={"width": width, "height": height})
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("slider").fill("20")
    page.evaluate("document.querySelector('.scene > *').isTheSame = true")
    same = "document.querySelector('.scene > *').isTheSame === true"
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_role("slider")).to_have_value("21")
    assert page.evaluate(same)
    page.get_by_role("button", name="One move back").click()
    assert at(page) == 20
    assert not page.evaluate(same)
    open_list(page)
    page.get_by_role("button", name=re.compile(r"^Move 5\b")).click()
    expect(page.get_by_role("slider")).to_have_value("5")
    page.wait_for_url("**ply=5**")
    open_list(page)
    current = page.locator("[aria-current=step]:visible")
    expect(current).to_have_count(1)
    expect(current).to_contain_text("5")


@ANY
@pytest.mark.parametrize("size", SIZES)
def test_asides_stand_in_their_place(
    guests: Guests, over: list[HeldSeat], face: str, size: tuple[int, int]
) -> None:
    """What was said, felt and noted; a move taken back is called so; a whisper is for its seat."""
    width, height = size
    page = guests.come(viewport={"width": width, "height": height})
    hold(page, over[0], face)
    page.goto(f"/t/{over[0].table}/replay")
    page.locator(".scene > *").first.wait_for()
    open_list(page)
    rows = page.locator("ol:visible > li")
    told = rows.all_inner_texts()
    said = next(place for place, text in enumerate(told) if SAID in text)
    if over[0].table in TAKEN_BACK:
        assert "taken back" in told[said - 2]
        assert "takes move 1 back" in told[said - 1]
    assert any(WHISPERED in one for one in told[:said])
    assert "Ada laughs." in told[said + 1]
    assert NOTED in told[said + 2]
    if width < WIDE:
        return
    stranger = watch(guests, over[0], viewport={"width": width, "height": height})
    open_list(stranger)
    heard = " ".join(stranger.locator("ol:visible > li").all_inner_texts())
    assert SAID in heard
    assert NOTED in heard
    assert WHISPERED not in heard


@EVERY
def test_everybody_has_eyes_of_their_own(guests: Guests, over: list[HeldSeat], face: str) -> None:
    """The public sees no hand, a seat its own, and open means all of them."""
    secrets = fingers(face).SECRETS
    page = watch(guests, over[0], "?ply=3&eyes=public")
    assert page.locator(secrets).count() == 0
    look(page, "Bo")
    page.wait_for_url("**ply=3&eyes=1")
    one = page.locator(secrets).count()
    assert one > 0
    look(page, "everything revealed")
    page.wait_for_url("**ply=3&eyes=open")
    assert not fingers(face).HIDES_HANDS or page.locator(secrets).count() > one


@ANY
def test_a_moment_is_handed_on(guests: Guests, over: list[HeldSeat]) -> None:
    """By a link that shows the same to somebody else; it is copied without a secure context."""
    port = guests.address.rpartition(":")[2]
    page = guests.come(f"http://{NAME}:{port}/t/{over[0].table}/replay?ply=12&eyes=1")
    page.locator(".scene > *").first.wait_for()
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Copied")
    link = page.get_by_label("A link to move 13").input_value()
    other = guests.come(link)
    other.locator(".scene > *").first.wait_for()
    assert at(other) == 13
    expect(other.get_by_label("View")).to_have_value("1")
    assert other.locator(".scene").inner_text() == page.locator(".scene").inner_text()


@ANY
def test_a_replay_by_keyboard_and_ear(guests: Guests, over: list[HeldSeat]) -> None:
    """Arrows, Home and End, space, digits; every moment is told in words."""
    page = watch(guests, over[0], "?ply=3")
    heard = page.locator("main > [role=status]")
    page.keyboard.press("ArrowRight")
    expect(heard).to_have_text(re.compile(r"^Move 4 of [\d,]+\. \w+"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    told = r" takes move 1 back\. .*" + SAID if over[0].table in TAKEN_BACK else ""
    expect(heard).to_have_text(re.compile(r"^Move 2 of [\d,]+\. \w+" + told))
    page.keyboard.press("End")
    page.keyboard.press("Home")
    assert at(page) == 0
    page.keyboard.press("4")
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("4")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = at(page)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    words = page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    assert words.startswith(f"Move {stopped + 1} of ")
    page.keyboard.press("PageDown")
    assert at(page) > stopped + 2


@ANY
def test_the_list_is_printed_without_the_rest(guests: Guests, over: list[HeldSeat]) -> None:
    """On paper there are the moves, from the smallest telephone as well."""
    page = watch(guests, over[0], viewport={"width": 360, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.emulate_media(media="print")
    expect(page.locator("aside ol")).to_be_visible()
    expect(page.locator(".scene")).to_be_hidden()
    expect(page.get_by_role("slider")).to_be_hidden()


@ANY
def test_a_game_under_way_is_not_shown(guests: Guests, over: list[HeldSeat], face: str) -> None:
    """Neither one that has not ended, nor, in a replay, anything of the rematch."""

    async def again() -> str:
        async with lines(over[:1]) as (host,):
            told = await ask(host, "rematch", "again")
            rematch: str = told["room"]["rematch"]
            return rematch

    rematch = wait_for(again())
    page = guests.come()
    hold(page, over[0], face)
    with page.expect_response("**/replay") as answer:
        page.goto(f"/t/{over[0].table}/replay")
    assert rematch not in answer.value.text()
    page.locator(".scene > *").first.wait_for()
    assert rematch not in page.content()
    page.goto(f"/t/{rematch}/replay")
    expect(page.get_by_role("heading", name="still being played")).to_be_visible()
    assert [one for one in guests.complaints if not one.startswith("409 ")] == []
    guests.complaints.clear()
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("Waiting room")).to_be_visible()
