"""Movement against brute force: exact lengths, no square twice, walls, aliens and entrances."""

from __future__ import annotations

from itertools import product

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.strangers.board import BOARDS
from soucoupe.games.strangers.component_types import BOARD_FILES, BoardFile
from soucoupe.games.strangers.paths import FOOT, HOP, RIDE, reaches, within

WAYS = {"foot": FOOT, "hop": HOP, "ride": RIDE}
Ends = dict[str, set[tuple[str, ...]]]


def brute_force(file: BoardFile, start: str, steps: int, way: str, aliens: set[str]) -> Ends:
    """Try every sequence of directions; return all lawful paths by the square or place they end in.

    Written from the rules alone: it walks on the grid, and looks at nothing but the file.
    """
    at = {(row.x, row.y): row.id for row in file.squares}
    place_of = {row.id: (row.x, row.y) for row in file.squares}
    walls = {frozenset(wall) for wall in file.walls}
    found: Ends = {}
    for length in range(steps + 1):
        for turns in product(((0, -1), (-1, 0), (1, 0), (0, 1)), repeat=length):
            path = follow(at, place_of[start], turns)
            if path is None or len({start, *path}) != length + 1:
                continue
            crossed = [frozenset(pair) for pair in zip((start, *path), path, strict=False)]
            if way != "hop" and walls & set(crossed):
                continue
            if way != "ride" and aliens & set(path):
                continue
            here = path[-1] if path else start
            if length == steps:
                if here not in aliens:
                    found.setdefault(here, set()).add(path)
                continue
            for place in file.places:
                doors = place.touches if way == "hop" else (place.entrance,)
                if here in doors:
                    found.setdefault(place.id, set()).add(path)
    return found


def follow(
    at: dict[tuple[int, int], str], here: tuple[int, int], turns: tuple[tuple[int, int], ...]
) -> tuple[str, ...] | None:
    """Take the turns on the grid; None, if they leave the streets."""
    path = []
    for across, down in turns:
        here = (here[0] + across, here[1] + down)
        if here not in at:
            return None
        path.append(at[here])
    return tuple(path)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("number", [0, 1])
def test_ends_and_paths_equal_brute_force(number: int, way: str) -> None:
    """From every square, 1 to 4 steps, with and without aliens: the same ends, lawful paths."""
    file, board = BOARD_FILES[number], BOARDS[number]
    rng = FastRng(number)
    names = [board.spots[square] for square in board.heads]
    for start, steps in product(range(board.squares), range(1, 5)):
        ends = reaches(board.streets, start, steps, WAYS[way])
        rng.shuffle(names, "aliens")
        for count in (0, 4, 9):
            aliens = {name for name in names[:count] if name != board.spots[start]}
            mask = sum(board.bit_of[board.number_of[name]] for name in aliens)
            expected = brute_force(file, board.spots[start], steps, way, aliens)
            found = {}
            for reach in ends:
                if reach.is_open(mask):
                    path = tuple(board.spots[square] for square in reach.path(mask))
                    end = path[-1] if reach.place < 0 else board.places[reach.place].name
                    found[end] = path
            assert found.keys() == expected.keys()
            assert all(path in expected[end] for end, path in found.items())


@pytest.mark.parametrize("number", [0, 1])
def test_a_car_goes_one_to_four_squares(number: int) -> None:
    """Within four squares means the ends of all shorter walks together, by a shortest path."""
    file, board = BOARD_FILES[number], BOARDS[number]
    rng = FastRng(number)
    for start in range(board.squares):
        aliens = {board.spots[rng.pick(board.heads, "aliens")] for _ in range(5)}
        aliens.discard(board.spots[start])
        mask = sum(board.bit_of[board.number_of[name]] for name in aliens)
        expected: Ends = {}
        for steps in range(1, 5):
            for end, paths in brute_force(file, board.spots[start], steps, "foot", aliens).items():
                expected.setdefault(end, paths)
        found = {}
        for reach in within(board.streets, start, 4):
            if reach.is_open(mask):
                path = tuple(board.spots[square] for square in reach.path(mask))
                found[path[-1] if reach.place < 0 else board.places[reach.place].name] = path
        assert found.keys() == expected.keys()
        for end, path in found.items():
            assert len(path) == min(len(one) for one in expected[end])


def test_a_full_circle_is_no_way_back() -> None:
    """A square block cannot bring a kid back to where it began: no square is entered twice."""
    for board in BOARDS:
        for start in range(board.squares):
            for steps in range(1, 5):
                ends = reaches(board.streets, start, steps, FOOT)
                assert all(start not in path for reach in ends for path in reach.paths)
