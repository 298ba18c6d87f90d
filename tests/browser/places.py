"""Every place of the page, and how to get there, whatever the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe import registry
from tests.browser.finished import hold, wait_for
from tests.browser.guest import LONG, base_of, fingers, wait_for_deal
from tests.browser.sitting import seats_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLACES = (
    *("home", "new", "waiting", "table", "feelings", "talk-drawer", "notes-drawer"),
    *("rules-drawer", "table-drawer", "paused", "result"),
    *("replay", "mine", "host-tools", "join", "claim", "rules", "credits", "help", "lost", "gone"),
)
"""In this order: what is opened in one place is used in the next."""
OF_A_GAME = ("new", "waiting", "table", "rules")
"""Those that are another picture in every game, and what leads to them."""


def visit(page: Page, place: str, face: str) -> None:
    """Go to a place."""
    base = base_of(page)
    match place:
        case "home" | "help":
            page.goto(f"{base}/{place.removeprefix('home')}")
        case "rules" | "credits" | "new":
            page.goto(f"{base}/{place}/{face}")
        case "lost":
            page.goto(f"{base}/new/nowhere")
        case "gone":
            page.goto(f"{base}/t/nowhere")
        case "mine":
            visit_table(page, place, face)
            page.goto(f"{base}/")
            page.locator("li.turn").wait_for()
        case "host-tools":
            visit_hosted(page, face)
        case "join":
            page.goto(f"{base}/t/{another_table(page, face)}")
        case "claim":
            page.goto(f"{base}/t/{another_table(page, face)}#secret")
        case _:
            visit_table(page, place, face)
    page.locator("main h1, main h2, dialog[open] h2").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def visit_table(page: Page, place: str, face: str) -> None:
    """Go on from the page before: from the form to the waiting room, to the deal, to the end."""
    match place:
        case "waiting":
            page.locator("input[autocomplete=nickname]").fill("Ada")
            page.locator("button[value=friends]").click()
            page.locator(".seats ol").wait_for()
            seats = min(4, registry.find(face).seats[-1])
            page.locator(".seats select").first.select_option(str(seats))
            page.locator(".seats li").nth(seats - 1).wait_for()
            page.locator(".terms select").first.select_option("decision 300")
        case "table":
            page.locator(".go button").click()
            wait_for_deal(page)
            page.wait_for_function("() => document.title.startsWith('●')")
        case "feelings" | "talk-drawer" | "notes-drawer" | "rules-drawer" | "table-drawer":
            open_drawer(page, place)
        case "paused":
            page.locator("dialog[open] button:has(svg)").nth(2).click()
            page.locator(".banner.paused").wait_for()
        case "result":
            page.locator(".banner.paused button").click()
            page.evaluate(fingers(face).AUTOPILOT)
            page.locator("dialog[open] table").first.wait_for(timeout=LONG)
        case "replay":
            page.locator("dialog[open] a[href$='/replay']").click()
            page.locator(".scene > *").first.wait_for()
            page.locator("input[type=range]").fill("40")
        case "mine":
            page.goto(f"{base_of(page)}/new/{face}")
            page.locator("button[value=bots]").click()
            wait_for_deal(page)
            page.wait_for_function("() => document.title.startsWith('●')")


def open_drawer(page: Page, place: str) -> None:
    """Open a drawer of the table, and use it a little."""
    page.keyboard.press("Escape")
    page.locator(f"[data-tool={place.removesuffix('-drawer')}]").click()
    match place:
        case "feelings":
            page.locator(".loose").wait_for()
        case "talk-drawer":
            page.locator("dialog[open] textarea").fill("Bonsoir, Soucoupe!")
            page.keyboard.press("Enter")
            page.locator("dialog[open] .text").wait_for()
        case "notes-drawer":
            page.locator("dialog[open] textarea").fill("? ! ?")
            page.locator("[data-pad=saved]").wait_for()
        case "table-drawer":
            page.locator("dialog[open] svg[role=img]").nth(1).wait_for()


def visit_hosted(page: Page, face: str) -> None:
    """Host a waiting room with somebody else in it, and make them a new link."""
    seats = wait_for(seats_for(base_of(page), face, ("Ada", "Bo"), {}))
    hold(page, seats[0], face)
    page.goto(f"{base_of(page)}/t/{seats[0].table}")
    page.locator("[data-tool=table]").click()
    page.locator("dialog[open] li button").nth(1).click()
    page.locator(".relink button.primary").click()
    page.locator(".relink svg[role=img]").wait_for()


def another_table(page: Page, face: str) -> str:
    """Have somebody else open a table; return its id."""
    told = page.request.post(f"{base_of(page)}/api/tables", data={"game": face, "name": "Bo"})
    table: str = told.json()["table"]
    return table
