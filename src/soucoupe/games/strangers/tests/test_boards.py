"""The boards' files: everything reachable, at the distances they were designed for."""

from __future__ import annotations

import json
from collections import Counter, deque
from pathlib import Path
from typing import Any

import pytest

from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.component_types import BOARD_FILES
from soucoupe.games.strangers.view_types import SPOTS

Rows = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "boards"
FILES: list[Rows] = [json.loads((FOLDER / f"{name}.json").read_text()) for name in "ab"]
EVERY = pytest.mark.parametrize("file", FILES, ids=["a", "b"])

DISTANCES = {
    "a": {
        "maple-house": 3,
        "library": 5,
        "north-park": 5,
        "south-park": 5,
        "pool": 6,
        "brick-house": 6,
        "yellow-house": 9,
        "gable-house": 9,
        "gym": 13,
        "north-manor": 14,
        "south-manor": 14,
        "east-manor": 17,
    },
    "b": {
        "maple-house": 3,
        "library": 5,
        "west-park": 5,
        "east-park": 5,
        "brick-house": 5,
        "secret-club": 6,
        "pool": 8,
        "prom": 8,
        "mill-house": 8,
        "corner-house": 8,
        "yellow-house": 9,
        "gable-house": 10,
        "south-manor": 11,
        "west-manor": 13,
        "north-manor": 13,
    },
}


def steps(file: Rows, blocked: str = "") -> dict[str, int]:
    """Walk from School, square by square; return how far every square is."""
    at = {(row["x"], row["y"]): row["id"] for row in file["squares"]}
    place = {row["id"]: (row["x"], row["y"]) for row in file["squares"]}
    walls = {frozenset(wall) for wall in file["walls"]}
    far = {file["school"]: 0}
    queue = deque(far)
    while queue:
        here = queue.popleft()
        x, y = place[here]
        for where in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            there = at.get(where)
            is_way = there and frozenset((here, there)) not in walls
            if there and is_way and there not in far and there != blocked:
                far[there] = far[here] + 1
                queue.append(there)
    return far


@EVERY
def test_distances_from_school_are_as_designed(file: Rows) -> None:
    """On foot, entering included; so every place, every stop and every square is reachable."""
    far = steps(file)
    found = {place["id"]: far[place["entrance"]] + 1 for place in file["places"]}
    assert found == DISTANCES[file["id"]]
    assert set(far) == {row["id"] for row in file["squares"]}


@EVERY
def test_no_single_alien_cuts_a_place_off(file: Rows) -> None:
    """Whatever head one alien takes, every place can be walked to from School."""
    for row in file["squares"]:
        if row["head"]:
            far = steps(file, blocked=row["id"])
            assert all(place["entrance"] in far for place in file["places"])


@EVERY
def test_no_head_on_school_stops_or_entrances(file: Rows) -> None:
    """Aliens never block a bus, a door or School; School is a school stop."""
    heads = {row["id"] for row in file["squares"] if row["head"]}
    stops = {row["id"]: row["stop"] for row in file["squares"] if row["stop"]}
    assert not heads & {file["school"], *stops, *(place["entrance"] for place in file["places"])}
    assert stops[file["school"]] == "school"
    assert Counter(stops.values()) == {"school": 4, "city": 4}


def test_sizes() -> None:
    """A: 49 squares, 18 heads, 8 aliens, no woods; B: 58 squares, 22 heads, 10 aliens, woods."""
    sizes = [(len(file["squares"]), len(heads(file)), file["aliens"]) for file in FILES]
    assert sizes == [(49, 18, 8), (58, 22, 10)]
    woods = [{row["id"] for row in file["squares"] if row["wood"]} for file in FILES]
    assert woods[0] == set()
    assert woods[1] == {"F2", "F3", "F4", "F6", "F7"}
    assert len(woods[1] & set(heads(FILES[1]))) == 4


def heads(file: Rows) -> list[str]:
    """List the squares with a head."""
    return [row["id"] for row in file["squares"] if row["head"]]


def test_board_a_is_the_one_of_the_rulings() -> None:
    """Streets, stops, heads and walls, square by square."""
    file = FILES[0]
    streets = {f"{column}{row}" for column in "ABCDEFGHIJK" for row in (1, 4, 7)}
    avenues = {f"{column}{row}" for column in "ADHK" for row in range(1, 8)}
    assert {row["id"] for row in file["squares"]} == streets | avenues
    assert " ".join(heads(file)) == ("C1 E1 G1 J1 D2 H2 K2 G4 I4 J4 D5 K5 A6 H6 C7 E7 G7 J7")
    lines = {line: [row["id"] for row in file["squares"] if row["stop"] == line] for line in LINES}
    assert sorted(lines["school"]) == ["A4", "D4", "H1", "H7"]
    assert sorted(lines["city"]) == ["D1", "D7", "H4", "K3"]
    assert file["walls"] == [["C1", "D1"], ["G4", "H4"], ["J4", "K4"]]


LINES = ("school", "city")


@EVERY
def test_spaces_are_listed_best_first(file: Rows) -> None:
    """Kids take the first free space; houses and manors have one; only dances and clubs fill up."""
    for place in file["places"]:
        assert place["points"] == sorted(place["points"], reverse=True)
        if place["kind"] in {"house", "manor"}:
            assert len(place["points"]) == 1
        assert (place["full"] is not None) == (place["kind"] in {"dance", "club"})
        assert place["full"] is None or place["full"] > max(place["points"])
    kinds = Counter(place["kind"] for place in file["places"])
    assert kinds["dance"] == kinds["pool"] == kinds["library"] == 1
    assert kinds["park"] == 2
    assert kinds["manor"] == 3


def test_rule_pages_tell_the_points_of_the_boards() -> None:
    """The table of safe places says, in both languages, what the files say."""
    for language in ("en", "fr"):
        page = (FOLDER.parent / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")
        rows = [line.split("|")[1:5] for line in page.splitlines() if line.startswith("|")]
        cells = [[cell.strip() for cell in row] for row in rows if len(row) == 4]
        for column, file in enumerate(FILES, 1):
            told = [row[column].split(" ch")[0].split(" each")[0] for row in cells]
            for kinds in (("library",), ("park",), ("pool",), ("house",), ("manor",)):
                assert points_told(file, *kinds) in told


def points_told(file: Rows, kind: str) -> str:
    """Write the points of all places of a kind as the page does: of the parks, only one."""
    places = [place["points"] for place in file["places"] if place["kind"] == kind]
    every = places[0] if kind == "park" else [one for points in places for one in points]
    singles = kind in {"house", "manor"}
    return " ".join(str(one) for one in (sorted(every) if singles else every))


@EVERY
def test_touches_are_the_squares_around_a_place(file: Rows) -> None:
    """What a fence hop may enter from lies beside the place as drawn, its entrance among it."""
    at = {(row["x"], row["y"]): row["id"] for row in file["squares"]}
    for place in file["places"]:
        area = place["drawing"]["area"]
        cells = {
            (x, y)
            for x in range(area["x"], area["x"] + area["w"])
            for y in range(area["y"], area["y"] + area["h"])
        }
        assert not cells & set(at), "a place lies on no street"
        around = {
            at[where]
            for x, y in cells
            for where in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            if where in at
        }
        assert set(place["touches"]) == around
        assert place["entrance"] in around


@EVERY
def test_what_is_drawn_does_not_overlap(file: Rows) -> None:
    """Places, School and scenery lie within the frame, each cell used once; spaces lie inside."""
    frame, school = file["drawing"]["frame"], file["drawing"]["school"]
    areas = [place["drawing"]["area"] for place in file["places"]] + [school, *file["scenery"]]
    cells = Counter((row["x"], row["y"]) for row in file["squares"])
    for area in areas:
        for x in range(area["x"], area["x"] + area["w"]):
            for y in range(area["y"], area["y"] + area["h"]):
                cells[x, y] += 1
    assert set(cells.values()) == {1}
    for x, y in cells:
        assert frame["x"] <= x < frame["x"] + frame["w"]
        assert frame["y"] <= y < frame["y"] + frame["h"]
    for place in file["places"]:
        area, spaces = place["drawing"]["area"], place["drawing"]["spaces"]
        assert len(spaces) == len(place["points"])
        for space in spaces:
            assert area["x"] < space["x"] < area["x"] + area["w"]
            assert area["y"] < space["y"] < area["y"] + area["h"]


def test_rules_read_the_same_files() -> None:
    """Board, spots and file agree on every name, and a board that changes its drawing does not."""
    for file, rows, board, spots in zip(FILES, BOARD_FILES, BOARDS, SPOTS, strict=True):
        assert [row.id for row in rows.squares] == [row["id"] for row in file["squares"]]
        assert board.spots == [spot.at for spot in spots]
        assert len(board.spots) == len(set(board.spots)) == len(board.number_of)
        assert board.spaces == sum(len(place["points"]) for place in file["places"])
        assert not hasattr(rows, "scenery")
