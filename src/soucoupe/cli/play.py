"""`soucoupe play`: a seat at somebody's table, played by a bot over the public protocol."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.bots.levels import LEVELS, bot
from soucoupe.cli.output import counted

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("play", help="let a bot play a seat at a table")
    parser.add_argument("url", metavar="URL", help="link to a table or to a seat")
    parser.add_argument("--bot", default="novice", help=f"one of: {', '.join(LEVELS)}")
    parser.add_argument("--name", default="Robot", help="name to sit down under")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Join, play to the end, and say how it ended."""
    asyncio.run(play(given.url, given.bot, given.name))
    return 0


async def play(url: str, level: str, name: str) -> None:
    """Follow the link and play the seat it leads to, if there is a bot that can."""
    from soucoupe.client.house import game_at, join  # noqa: PLC0415 (only this command pays for it)
    from soucoupe.client.player import Player  # noqa: PLC0415

    chosen = bot(registry.find(await game_at(url)), level)
    seat = await join(url, name)
    sys.stdout.write(f"seat {seat.seat} at table {seat.table}\n")
    sys.stdout.flush()
    outcome = await Player(seat, lambda _: chosen).play()
    sys.stdout.write(f"{ended(outcome, seat.seat)}\n")


def ended(outcome: dict[str, Any], seat: int) -> str:
    """Say how a seat came out; where nobody won, nobody came first."""
    points = outcome["points"][seat]
    score = counted(points, "point")
    return f"place {outcome['places'][seat]}, {score}" if outcome["winners"] else score
