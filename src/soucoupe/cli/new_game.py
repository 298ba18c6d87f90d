"""`soucoupe new-game`: a new game from a template that passes every test, and can be played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress
from keyword import iskeyword
from pathlib import Path
from shlex import quote
from shutil import rmtree
from typing import TYPE_CHECKING, Any

from soucoupe.cli.checkout import games_folder
from soucoupe.cli.files import BadFile
from soucoupe.core.errors import BadSetup

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

TEMPLATE = Path(__file__).with_name("template")
SUFFIX = ".tmpl"
# So long that the template's imports still fit into a line.
LONGEST = 30
NAME = re.compile(f"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}")
PLACE = ("soucoupe", "games")

WEB = Path("web/src/games")
TYPES = "types.gen.ts"

NEXT = """\
created {made}, a small card game that passes every test. Next:
1. watch bots play it:
   PYTHONPATH={root} python -m soucoupe watch {name}
2. play it yourself, on the table every game has:
   python {hatch} && PYTHONPATH={root} python -m soucoupe serve
3. make it yours, README.md first; then rewrite its golden files and the page's types:
   PYTHONPATH={root} python -m soucoupe golden {name} --into {games}
   PYTHONPATH={root} python -m soucoupe types
4. test it:
   PYTHONPATH={root} python -m pytest tests/conformance {made} --game {name}
"""


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("new-game", help="create the folder of a new game")
    parser.add_argument("name", metavar="NAME", help="lower-case letters, digits and underscores")
    parser.add_argument("--into", metavar="FOLDER", help="the games folder of a checkout")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Make the folder and the page's types, all or nothing, and say what to do next."""
    name = checked(given.name)
    games = checkout_games(given.into)
    made = games / name
    claim(made)
    try:
        fill(made, name)
        have_done(games, "golden", name, "--into", str(games))
        if (root_of(games) / WEB).is_dir():
            have_done(games, "types", name)
    except BaseException:
        remove(games, name)
        raise
    source, hatch = games.parent.parent, root_of(games) / "hatch_build.py"
    shown = {"root": near(source), "games": near(games), "made": near(made), "hatch": near(hatch)}
    sys.stdout.write(NEXT.format(name=name, **shown))
    return 0


def checked(name: str) -> str:
    """Return the name if a game can have it."""
    if NAME.fullmatch(name) and not iskeyword(name):
        return name
    msg = (
        f"no game can be named {name!r}: it takes a lower-case letter, then such letters, digits "
        f"or underscores, {LONGEST} in all at most, and no keyword of Python"
    )
    raise BadSetup(msg, code="setup/name")


def checkout_games(given: str | None) -> Path:
    """Return the games folder, made sure that what lies in it can be imported."""
    folder = games_folder(given).resolve()
    if folder.parts[-len(PLACE) :] != PLACE or not (folder / "__init__.py").is_file():
        msg = f"{near(folder)} holds no games; name a checkout's src/soucoupe/games with --into"
        raise BadFile(msg)
    return folder


def claim(made: Path) -> None:
    """Make the empty folder; whoever comes second finds the name taken."""
    try:
        made.mkdir()
    except FileExistsError:
        msg = f"there already is a game {made.name!r} in {near(made.parent)}; choose another name"
        raise BadSetup(msg, code="setup/name") from None
    except OSError as error:
        msg = f"cannot make {near(made)}: {error.strerror}"
        raise BadFile(msg) from None


def fill(made: Path, name: str) -> None:
    """Write every file of the template under the new name."""
    title = " ".join(word.capitalize() for word in name.split("_") if word)
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        text = source.read_text(encoding="utf-8")
        text = text.replace("GAME_ID", name).replace("GAME_TITLE", title)
        target = made / source.relative_to(TEMPLATE).with_suffix("")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        except OSError as error:
            msg = f"cannot write {near(target)}: {error.strerror}"
            raise BadFile(msg) from None


def have_done(games: Path, *command: str) -> None:
    """Run a command of the checkout itself, which may not be the package running now."""
    done = subprocess.run(  # noqa: S603 (our own command)
        [sys.executable, "-B", "-m", "soucoupe", *command],
        cwd=root_of(games),
        env={**os.environ, "PYTHONPATH": str(games.parent.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told = done.stderr.strip().splitlines() or ["it does not say why"]
        msg = f"the checkout at {near(root_of(games))} cannot play the new game: {told[-1]}"
        raise BadSetup(msg, code="setup/checkout")


def remove(games: Path, name: str) -> None:
    """Take away whatever was made."""
    rmtree(games / name, ignore_errors=True)
    face = root_of(games) / WEB / name
    with suppress(OSError):  # there is none, or somebody has begun to draw there
        (face / TYPES).unlink(missing_ok=True)
        face.rmdir()


def root_of(games: Path) -> Path:
    """Return the root of the checkout a games folder belongs to."""
    return games.parents[len(PLACE)]


def near(path: Path) -> str:
    """Write a path as seen from here, ready for a shell."""
    return quote(os.path.relpath(path))
