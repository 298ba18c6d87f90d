"""`soucoupe hint`: what the coach says of a decision, in a saved game or at a table."""

from __future__ import annotations

import asyncio
import sys
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from soucoupe import registry
from soucoupe.cli.files import read_file
from soucoupe.core import record
from soucoupe.core.errors import BadRecord, SoucoupeError
from soucoupe.core.hints import hints_in
from soucoupe.words.catalogue import LANGUAGES
from soucoupe.words.golden import PEOPLE
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Sequence

    from soucoupe.core.game import AnyGame


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("hint", help="ask the coach about a decision")
    parser.add_argument(
        "source",
        metavar="FILE|URL",
        help="a record written by soucoupe watch --save, or the link of a seat, "
        "which moves the seat here",
    )
    parser.add_argument("--ply", type=int, default=1, help="the decision of a record (default: 1)")
    parser.add_argument(
        "--seat", type=int, help="whose decision, counted from 0 (default: who took that ply)"
    )
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Say what the coach says, one line for each thing."""
    if given.source.startswith(("http://", "https://")):
        lines = asyncio.run(at_table(given.source, given.lang))
    else:
        lines = in_record(given.source, given.ply, given.seat, given.lang)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def in_record(path: str, ply: int, of: int | None, language: str) -> list[str]:
    """Ask about a decision before a ply of a record, as its seat saw the table then."""
    try:
        kept = record.read(read_file(path))
        game = registry.find(kept.header.game)
        if not 1 <= ply <= len(kept.entries):
            msg = f"there is no ply {ply}; plies are 1 to {len(kept.entries)}"
            raise BadRecord(msg)
        if of is not None and not 0 <= of < kept.header.seats:
            msg = f"there is no seat {of}; seats are 0 to {kept.header.seats - 1}"
            raise BadRecord(msg)
        steps = list(record.replay(game, kept))
    except SoucoupeError as error:
        msg = f"{path}: {error.detail}"
        raise BadRecord(msg, code=error.code) from error
    seat = kept.entries[ply - 1].seat if of is None else of
    seats = kept.header.seats
    names = kept.header.names if len(kept.header.names) == seats else PEOPLE[:seats]
    advice = game.coach(game.view(steps[ply - 1].state, seat)) if game.coach else None
    return told(game, advice, names, language)


async def at_table(url: str, language: str) -> list[str]:
    """Take the seat of a link, and ask about the decision it owes."""
    from soucoupe.client.house import TurnedAway, join, parts_of  # noqa: PLC0415 (only here)
    from soucoupe.client.line import open_line  # noqa: PLC0415

    if not parts_of(url)[2]:
        msg = "a hint is for a seat: give the link of a seat, with its secret behind #"
        raise TurnedAway(msg)
    seat = await join(url, "")
    async with open_line(seat.socket_url(), seat.session) as line:
        game = registry.find((await line.until("welcome"))["game"])
        now = await line.until("now")
        await line.send({"type": "hint", "id": token_hex(8), "ply": now["ply"]})
        while (answer := await line.receive())["type"] not in {"hint", "refused"}:
            pass
    if answer["type"] == "refused":
        raise TurnedAway(answer["detail"], code=answer["code"])
    advice = msgspec.convert(answer["advice"], game.advice)
    names = [chair["name"] or f"{at + 1}" for at, chair in enumerate(now["room"]["chairs"])]
    return told(game, advice, names, language)


def told(
    game: AnyGame, advice: msgspec.Struct | None, names: Sequence[str], language: str
) -> list[str]:
    """Put hints into words."""
    teller = Teller(game.id, language, names)
    lines = [teller.tell(hint) for hint in hints_in(advice)]
    return lines or [teller.say("hint-nothing", {})]
