"""Hints: asked for beside the question, told to nobody else before the decision is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

from soucoupe import registry
from soucoupe.words.golden import PEOPLE
from tests.browser.sitting import act, log_of, plate, play_together, to_move

if TYPE_CHECKING:
    from tests.browser.guest import Guests

FACE = next(game.id for game in registry.all_games() if game.coach is not None)
NAMES = PEOPLE[: registry.find(FACE).seats[0]]


def seated(guests: Guests, hints: str) -> tuple[list[Page], int]:
    """Have people sit together whose things move; return them, and who has to decide."""
    guests.motion = "no-preference"
    pages = play_together(guests, FACE, NAMES, seats=len(NAMES), terms={"hints": hints})
    return pages, to_move(pages)


def coach_button(page: Page) -> Locator:
    """Return the button that asks the coach, or hides what it said."""
    return page.locator("button.hint")


def test_a_hint_is_read_by_one_and_known_to_all_afterwards(guests: Guests) -> None:
    """It stands beside the question; once the decision is taken, all are told who asked."""
    pages, at = seated(guests, "all")
    mine, others = pages[at], [page for page in pages if page is not pages[at]]
    line = f"{NAMES[at]} asked for a hint."
    for page in others:
        expect(coach_button(page)).to_have_count(0)
    coach_button(mine).click()
    said = mine.locator(".hints li")
    expect(said.first).to_be_visible()
    assert said.first.inner_text().strip()
    expect(coach_button(mine)).to_have_attribute("aria-expanded", "true")
    coach_button(mine).click()
    expect(said).to_have_count(0)
    for page in others:
        expect(page.get_by_text(line)).to_have_count(0)
        expect(plate(page, at).get_by_text("1 hint")).to_have_count(0)
    act(mine, FACE)
    for page in others:
        expect(plate(page, at).get_by_text("1 hint").first).to_be_attached()
    wide = next(page for page in others if page.viewport_size == {"width": 1280, "height": 800})
    expect(log_of(wide).filter(has_text=line)).to_have_count(1)


def test_a_table_without_hints_has_no_coach(guests: Guests) -> None:
    """No button for anybody, before and after a decision."""
    pages, at = seated(guests, "off")
    act(pages[at], FACE)
    for page in pages:
        expect(coach_button(page)).to_have_count(0)
