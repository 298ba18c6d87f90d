"""Every place of the page, and how to get there, whatever the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.guest import base_of, fingers, wait_for_deal

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLACES = (
    *("home", "new", "waiting", "table", "rules-drawer", "table-drawer", "result"),
    *("join", "claim", "rules", "credits", "help", "lost", "gone"),
)
"""In this order: what is opened in one place is used in the next."""


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
            page.locator(".seats select").first.select_option("4")
            page.locator(".seats li").nth(3).wait_for()
        case "table":
            page.locator(".go button").click()
            wait_for_deal(page)
            page.wait_for_function("() => document.title.startsWith('●')")
        case "rules-drawer" | "table-drawer":
            page.keyboard.press("Escape")
            page.locator(".tool").nth(0 if place == "rules-drawer" else 1).click()
            page.locator("dialog[open]").wait_for()
        case "result":
            page.keyboard.press("Escape")
            page.evaluate(fingers(face).AUTOPILOT)
            page.locator("dialog[open] table").wait_for(timeout=60_000)
    if place == "table-drawer":
        page.locator("dialog[open] svg[role=img]").nth(1).wait_for()


def another_table(page: Page, face: str) -> str:
    """Have somebody else open a table; return its id."""
    told = page.request.post(f"{base_of(page)}/api/tables", data={"game": face, "name": "Bo"})
    table: str = told.json()["table"]
    return table
