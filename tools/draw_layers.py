"""Draw the layers from the real imports: `make layers` writes docs/img/layers.svg.

Every box is a package; a line says that something in the upper one imports something in the lower
one. Nothing here is drawn from memory, and a test says when the picture is stale.
"""

# ruff: noqa: INP001 (a script, not a package)

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs/img/layers.svg"
WEB = ROOT / "web/src"
WEB_LAYERS = [["pages"], ["app"], ["games"], ["ui"], ["core"]]
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.{1,2}/[^'"]+)['"]""")
FILES = {"app", "serve"}
"""Layers of one file, which say nothing in a picture of packages."""
WIDE, TALL, STEP, PAPER, INK = 150, 44, 86, "#F4EAD5", "#1F1B2E"
TINTS = ("#1B9AAA", "#E4572E", "#7A4EAB", "#4F9D5B", "#C9A227", "#C1292E")

Edges = set[tuple[str, str]]


def main() -> int:
    """Write the picture; with --check, only say whether it is fresh."""
    drawn = picture()
    if "--check" in sys.argv[1:]:
        return 0 if PICTURE.read_text(encoding="utf-8") == drawn else 1
    PICTURE.write_text(drawn, encoding="utf-8")
    return 0


def picture() -> str:
    """Draw the Python packages and the page's folders side by side."""
    whole, *inside = contracts()
    rows = layers(whole)
    left = drawing(rows, python_imports(whole), 70, 60)
    right = drawing(WEB_LAYERS, web_imports(), 620, 60)
    server = layers(inside[0])
    below = 60 + STEP * len(WEB_LAYERS)
    right += drawing(server, python_imports(inside[0]), 620, below + 50)
    height = 90 + STEP * len(rows)
    about = 'role="img" aria-label="The layers of Soucoupe, drawn from its imports"'
    title = '<text x="{}" y="{}" font-weight="bold">{}</text>'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 {height}" {about}>',
            f'<rect width="980" height="{height}" fill="{PAPER}"/>',
            f'<g font-family="Atkinson Hyperlegible, sans-serif" font-size="16" fill="{INK}">',
            title.format(70, 34, "src/soucoupe: who imports whom"),
            title.format(620, 34, "web/src"),
            title.format(620, below + 24, "src/soucoupe/server"),
            *left,
            *right,
            "</g>",
            "</svg>",
            "",
        ]
    )


def contracts() -> list[list[str]]:
    """Return the layers of every contract that has some, the whole first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    every = project["tool"]["importlinter"]["contracts"]
    return [one["layers"] for one in every if one["type"] == "layers"]


def layers(contract: list[str]) -> list[list[str]]:
    """Return the rows of a contract, by the last part of their names; single files left out."""
    rows = [[name.strip() for name in row.split("|")] for row in contract]
    return [[short(name) for name in row] for row in rows if short(row[0]) not in FILES]


def short(name: str) -> str:
    """Return the last part of a module's name."""
    return name.rpartition(".")[2]


def python_imports(contract: list[str]) -> Edges:
    """Return which layers of a contract import which."""
    names = [name.strip() for row in contract for name in row.split("|")]
    shown = {short(name) for name in names} - FILES
    graph = grimp.build_graph("soucoupe")
    return {
        (here, there)
        for module in graph.modules
        if ".tests" not in module and (here := layer_of(module, names)) in shown
        for other in graph.find_modules_directly_imported_by(module)
        if (there := layer_of(other, names)) in shown - {here}
    }


def layer_of(module: str, names: list[str]) -> str:
    """Return the layer a module belongs to, or nothing."""
    return next((short(name) for name in names if f"{module}.".startswith(f"{name}.")), "")


def web_imports() -> Edges:
    """Return which folders of the page import which."""
    folders = {name for row in WEB_LAYERS for name in row}
    edges: Edges = set()
    for path in WEB.rglob("*"):
        if path.suffix not in {".ts", ".svelte"} or path.name.endswith(".test.ts"):
            continue
        here = path.relative_to(WEB).parts[0]
        for target in IMPORT.findall(path.read_text(encoding="utf-8")):
            found = (path.parent / target).resolve()
            there = found.relative_to(WEB).parts[0] if found.is_relative_to(WEB) else here
            if there != here and {here, there} <= folders:
                edges.add((here, there))
    return edges


def drawing(rows: list[list[str]], edges: Edges, left: int, top: int) -> list[str]:
    """Draw boxes in rows, and a line for each import that goes down."""
    places = {
        name: (left + at * (WIDE + 30) + (0 if len(row) > 1 else 90), top + line * STEP)
        for line, row in enumerate(rows)
        for at, name in enumerate(row)
    }
    lines = [
        line_between(places[one], places[other], TINTS[at % len(TINTS)])
        for at, (one, other) in enumerate(sorted(edges))
    ]
    return [*lines, *(box(name, places[name]) for name in sorted(places))]


def line_between(above: tuple[int, int], below: tuple[int, int], tint: str) -> str:
    """Draw one line; the further down it goes, the more it bends aside."""
    (x, y), (to_x, to_y) = above, below
    start, end = x + WIDE // 2, to_x + WIDE // 2
    span = (to_y - y) // STEP
    bend = 0 if abs(span) <= 1 else 34 * abs(span) * (1 if span % 2 else -1)
    first, second = f"{start + bend} {y + TALL + 30}", f"{end + bend} {to_y - 30}"
    path = f"M{start} {y + TALL}C{first} {second} {end} {to_y}"
    return f'<path d="{path}" fill="none" stroke="{tint}" stroke-width="2"/>'


def box(name: str, place: tuple[int, int]) -> str:
    """Draw one package."""
    x, y = place
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{TALL}" rx="8" fill="#FFFDF6" '
        f'stroke="{INK}" stroke-width="2"/>'
        f'<text x="{x + WIDE // 2}" y="{y + 28}" text-anchor="middle">{escape(name)}</text>'
    )


if __name__ == "__main__":
    sys.exit(main())
