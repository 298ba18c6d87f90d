"""`soucoupe types`: the wire's and the games' structs as TypeScript, for the page's build."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from msgspec import to_builtins

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
    parser = commands.add_parser("types", help="generate the page's types from the structs")
    parser.add_argument("game", nargs="?", metavar="GAME", help="only the types of this game")
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
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
        return of_folder(registry.find(only))
    written = {"core/types.gen.ts": protocol()}
    for game in registry.all_games():
        written |= of_folder(game)
    return written


def of_folder(game: AnyGame) -> dict[str, str]:
    """Return what is generated for one game, by its path under web/src."""
    written = {f"games/{game.id}/types.gen.ts": of_game(game)}
    if game.facts:
        written[f"games/{game.id}/facts.gen.ts"] = facts_of(game)
    return written


def protocol() -> str:
    """Write the types of the wire and of the requests beside it."""
    from soucoupe.server.readers import replay  # noqa: PLC0415 (it takes a while)
    from soucoupe.server.requests import (  # noqa: PLC0415
        history,
        host_page,
        setups,
        tables,
    )
    from soucoupe.server.wire import commands  # noqa: PLC0415
    from soucoupe.server.wire import messages as wire  # noqa: PLC0415
    from soucoupe.server.wire.close_codes import CloseCode  # noqa: PLC0415
    from soucoupe.tables.entries.talk import FEELINGS  # noqa: PLC0415

    sent = get_args(commands.AnyCommand)
    signs = get_args(commands.Sign)
    beside = (*tables.ASKED, *history.ASKED, *setups.ASKED, *host_page.ASKED)
    asked = (*sent, *signs, commands.Hello, *beside)
    told = get_args(wire.ServerMessage)
    may_lack = (*asked, wire.Numbered)
    shown = (
        replay.Replay,
        history.Mine,
        tables.GameInfo,
        tables.NextTable,
        tables.SeatTicket,
        tables.TableInfo,
        tables.HouseInfo,
        tables.QrCode,
        history.AdviceTold,
        setups.SetupTold,
        host_page.HostPage,
    )
    parts = [
        TOP + f"export const PROTOCOL = {commands.PROTOCOL}",
        constant("FEELINGS", list(FEELINGS)),
        constant("CLOSED", {camel(code.name): code.value for code in CloseCode}),
        typescript.union(
            "AnyCommand", commands.AnyCommand, "What a client may ask for on a socket."
        ),
        typescript.union(
            "AnyMessage", wire.ServerMessage, "What a client may be told on a socket."
        ),
        *typescript.declarations((*may_lack, *told, *shown), may_lack),
    ]
    return "\n\n".join(parts) + "\n"


def of_game(game: AnyGame) -> str:
    """Write the types of one game, how its facts are told, and its options as a form shows them."""
    kinds = [game.options, game.actions, game.events, game.views]
    if game.advice is not None:
        kinds.append(game.advice)
    actions = get_args(game.actions) or (game.actions,)
    told = (game.events,) if game.advice is None else (game.events, game.advice)
    parts = [
        TOP + constant("TELLING", typescript.telling(told)),
        constant("QUIET", [str(one.__struct_config__.tag) for one in game.quiet]),
        constant("FIELDS", typescript.fields(game.actions, game.views)),
        constant("OPTION_FIELDS", typescript.option_fields(game.options)),
        *typescript.declarations(kinds, actions),
        typescript.union("Action", game.actions, "What a seat can do."),
        typescript.union("Event", game.events, "What can happen."),
    ]
    return "\n\n".join(parts) + "\n"


def facts_of(game: AnyGame) -> str:
    """Write what the page must know of a game's components, as the game's `facts` say it."""
    top = "// Written by `soucoupe types` from the game's component tables; never edited by hand.\n"
    parts = [constant(name, to_builtins(value)) for name, value in game.facts.items()]
    return top + "\n\n".join(parts) + "\n"


def camel(name: str) -> str:
    """Write a name of Python's constants as the page writes names."""
    first, *more = name.lower().split("_")
    return first + "".join(word.capitalize() for word in more)


def constant(name: str, value: Any) -> str:  # noqa: ANN401 (anything JSON holds)
    """Write a value; lists and records one line per entry."""
    if isinstance(value, list | tuple):
        inner, (opening, closing) = [json.dumps(one) for one in value], "[]"
    elif isinstance(value, dict):
        inner, (opening, closing) = [record_entry(*one) for one in value.items()], "{}"
    else:
        return f"export const {name} = {json.dumps(value)} as const"
    lines = "".join(f"  {one},\n" for one in inner)
    return f"export const {name} = {opening}\n{lines}{closing} as const"


def record_entry(key: str, value: Any) -> str:  # noqa: ANN401 (anything JSON holds)
    """Write one entry of a record."""
    return f"{json.dumps(key)}: {json.dumps(value)}"
