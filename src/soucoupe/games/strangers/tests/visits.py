"""Every way to play, in browsers: together, in teams, alone, by a plan.

The house hands in its guests and the ways they sit together; see `tests/browser/test_visits.py`.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from soucoupe.games.strangers.tests.fingers import AUTOPILOT

MINE = "() => document.title.startsWith('●')"


def autopilot(*pages: Page) -> None:
    """Have pages play whenever they can."""
    for page in pages:
        page.evaluate(AUTOPILOT)


def two_people_play_neighbourhood_a_to_the_end(guests: Any, sitting: Any, face: str) -> None:
    """Let a kid out by a tap; then have both play on, and agree on the end."""
    pages = sitting.play_together(guests, face, seats=2, options={"first_player": 0})
    ada, bo = pages
    ada.wait_for_function(MINE)
    ada.get_by_role("button", name="Let a kid out").click()
    expect(bo.locator("[data-place=kid-0]")).to_be_visible()
    expect(bo.get_by_role("log", name="What happened")).to_contain_text(
        "Ada lets a kid out of School."
    )
    autopilot(*pages)
    rows = [sitting.result(page) for page in pages]
    assert rows[0] == rows[1]
    assert {name for _, name, _ in rows[0]} == {"Ada", "Bo"}


def a_team_game_with_bots_on_neighbourhood_b(guests: Any, sitting: Any, face: str) -> None:
    """Two people side by side see each other's hand, nobody else's; sums decide."""
    options = {"mode": "teams-adjacent", "board": "b", "aliens_return": True}
    ada, bo = sitting.play_together(guests, face, seats=4, options=options)
    expect(ada.get_by_role("group", name="Hand of Bo")).to_be_visible()
    expect(bo.get_by_role("group", name="Hand of Ada")).to_be_visible()
    expect(ada.get_by_role("group", name=re.compile("Hand of Bot"))).to_have_count(0)
    expect(ada.get_by_role("region", name="Neighbourhood B")).to_be_visible()
    autopilot(ada, bo)
    rows = sitting.result(ada)
    points = {name: points for _, name, points in rows}
    assert points["Ada"] == points["Bo"]
    assert points["Bot 3"] == points["Bot 4"]
    assert sitting.result(bo) == rows


def alone(guests: Any, sitting: Any, face: str, **options: Any) -> Page:
    """Sit alone in a waiting room."""
    page: Page
    (page,) = sitting.sit_together(guests, face, ("Ada",), seats=1, options=options)
    return page


def a_solo_game_and_its_best_score(guests: Any, sitting: Any, face: str) -> None:
    """Find the score at the end, and on the page where the next game begins."""
    page = alone(guests, sitting, face, aliens_return=True)
    page.locator(".go button").click()
    sitting.wait_for_deal(page)
    autopilot(page)
    ((_, name, points),) = sitting.result(page)
    assert name == "Ada"
    expect(page.get_by_text("Your first score in this challenge.")).to_be_visible()
    page.goto(f"/new/{face}")
    best = page.locator(".bests")
    expect(best).to_contain_text("Solo challenge · Neighbourhood A · Aliens come back")
    expect(best.locator("li")).to_contain_text(points)
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seats ol li")).to_have_count(1)


def a_plan_is_saved_edited_and_run(guests: Any, sitting: Any, face: str) -> None:
    """Load the best plan, save, spoil and mend it, play it, step back, and edit it again."""
    page = alone(guests, sitting, face, mode="architect")
    play = page.get_by_role("button", name="Play this plan")
    cards = page.get_by_role("list", name="Cards in the order they come").get_by_role("button")
    page.get_by_label("Load a plan").select_option("best 0")
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_text("This plan can be played.")).to_be_visible()
    page.get_by_label("Save it as").fill("By the book")
    page.get_by_role("button", name="Save", exact=True).click()

    count = cards.count()
    cards.nth(count - 1).click()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("The deck must last until the last alien")).to_be_visible()
    expect(play).to_be_disabled()
    page.get_by_role("button", name="Add Walkie-talkies").click()
    expect(cards).to_have_count(count)
    expect(play).to_be_enabled()
    page.reload()
    expect(cards.nth(count - 1)).to_have_accessible_name(re.compile("Walkie-talkies"))
    expect(play).to_be_enabled()
    play.click()
    sitting.wait_for_deal(page)

    expect(page.get_by_role("list", name="The deck, from the top")).to_be_visible()
    page.get_by_role("button", name="Let a kid out").click()
    expect(page.locator("[data-place=kid-0]")).to_be_visible()
    autopilot(page)
    assert len(sitting.result(page)) == 1

    page.get_by_role("button", name="Change something first").click()
    expect(cards).to_have_count(count)
    page.get_by_label("Load a plan").select_option("mine By the book")
    page.get_by_role("button", name="Load", exact=True).click()
    expect(cards.nth(count - 1)).not_to_have_accessible_name(re.compile("Walkie-talkies"))
    expect(play).to_be_enabled()


VISITS = (
    two_people_play_neighbourhood_a_to_the_end,
    a_team_game_with_bots_on_neighbourhood_b,
    a_solo_game_and_its_best_score,
    a_plan_is_saved_edited_and_run,
)
