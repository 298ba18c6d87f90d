"""`soucoupe types`: the wire's and the games' structs as TypeScript, for the page's build."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from soucoupe import registry
from soucoupe.cli import typescript
from soucoupe.cli.files import BadFile, write_file

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from soucoupe.core.game import AnyGame

TOP = "// Written by `soucoupe types` from the structs of the server; never edited by hand.\n"
WEB = Path("web/src")


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("types", help="write the page's types from the structs")
    parser.add_argument("game", nargs="?", metavar="GAME", help="only those of this game")
    parser.add_argument("--check", action="store_true", help="only say whether they are fresh")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Write the files, or say which are stale."""
    if not WEB.is_dir():
        msg = f"there is no folder {WEB}; run this in a checkout"
        raise BadFile(msg)
    wanted = {WEB / name: text for name, text in files(given.game).items()}
    stale = [path for path, text in wanted.items() if not is_fresh(path, text)]
    if given.check:
        for path in stale:
            sys.stdout.write(f"{path} is stale: run `soucoupe types`\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(str(path), wanted[path])
        sys.stdout.write(f"{path}\n")
    return 0


def is_fresh(path: Path, text: str) -> bool:
    """Tell whether a file says what it should."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def files(only: str | None = None) -> dict[str, str]:
    """Return every generated file, or those of one game, by its path under web/src."""
    if only is not None:
        return files_of(registry.find(only))
    written = {"core/types.gen.ts": protocol()}
    for game in registry.all_games():
        written |= files_of(game)
    return written


def files_of(game: AnyGame) -> dict[str, str]:
    """Return the generated files of one game."""
    return {f"games/{game.id}/types.gen.ts": of_game(game)}


def protocol() -> str:
    """Write the types of the wire and of the requests beside it."""
    from soucoupe.server import api, commands, replays, setups  # noqa: PLC0415 (it takes a while)
    from soucoupe.server import messages as wire  # noqa: PLC0415

    sent = get_args(commands.AnyCommand)
    signs = (commands.Pong, commands.Here, commands.Sketch)
    beside = (*api.ASKED, *replays.ASKED, *setups.ASKED)
    asked = (*sent, *signs, commands.Hello, *beside)
    told = (wire.Welcome, wire.Now, wire.Moved, wire.Refusal, wire.Notice)
    shown = (
        replays.Replay,
        replays.Mine,
        api.GameInfo,
        api.SeatTicket,
        api.TableInfo,
        api.HouseInfo,
        api.QrCode,
        setups.SetupTold,
    )
    parts = [
        TOP + f"export const PROTOCOL = {commands.PROTOCOL}",
        typescript.union(
            "AnyCommand", commands.AnyCommand, "What a client may ask for on a socket."
        ),
        *typescript.declarations((*asked, *told, *shown), asked),
    ]
    return "\n\n".join(parts) + "\n"


def of_game(game: AnyGame) -> str:
    """Write the types of one game, how its facts are told, and its options as a form shows them."""
    kinds = (game.options, game.actions, game.events, game.views)
    actions = get_args(game.actions) or (game.actions,)
    parts = [
        TOP + constant("TELLING", typescript.telling((game.events,))),
        constant("FIELDS", typescript.fields(game.actions, game.views)),
        constant("OPTION_FIELDS", typescript.option_fields(game.options)),
        *typescript.declarations(kinds, actions),
        typescript.union("Action", game.actions, "What a seat can do."),
        typescript.union("Event", game.events, "What can happen."),
    ]
    return "\n\n".join(parts) + "\n"


def constant(name: str, value: dict[str, Any] | list[Any]) -> str:
    """Write a value, one line per entry."""
    opening, closing = "[]" if isinstance(value, list) else "{}"
    entries = (
        [json.dumps(one) for one in value]
        if isinstance(value, list)
        else [f"{json.dumps(key)}: {json.dumps(one)}" for key, one in value.items()]
    )
    inner = "".join(f"  {one},\n" for one in entries)
    return f"export const {name} = {opening}\n{inner}{closing} as const"
