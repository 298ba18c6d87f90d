"""`soucoupe watch`: one game among bots, told in words."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Any

from rich.console import Console

from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.cli.arguments import add_table, bots_of, options_of, seats_of
from soucoupe.cli.files import write_file
from soucoupe.cli.terminal_teller import TerminalTeller
from soucoupe.core import notation, record
from soucoupe.core.budget import Budget
from soucoupe.core.options import read_options, write_options
from soucoupe.core.play import deal, opening, play
from soucoupe.core.rng import FastRng, Rng, game_seed, seed_of_text
from soucoupe.sim.match import EventsSeen
from soucoupe.words.catalogue import LANGUAGES

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("watch", help="watch bots play a game, told in words")
    ids = registry.game_ids()
    about = f"one of: {', '.join(ids)} (default: {ids[0]})"
    parser.add_argument("game", nargs="?", default=ids[0], metavar="GAME", help=about)
    add_table(parser)
    parser.add_argument(
        "--bots", default="novice", help="one bot for all seats, or one per seat: a,b,c"
    )
    parser.add_argument("--seed", help="any word; same word, same game (default: drawn at random)")
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.add_argument("--save", metavar="FILE", help="save the game for soucoupe replay")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play a game at the table's own chance, tell it as it goes, and keep it if asked to."""
    game = registry.find(given.game)
    seats = seats_of(given, game)
    options = read_options(game, options_of(given))
    choosers = [bot(game, name) for name in bots_of(given, seats)]
    seed = seed_of_text(given.seed or token_hex(8))
    story = TerminalTeller(game, given.lang, seats, Console())
    state = deal(game, options, seats, Rng(seed, 0))
    story.opens()
    events: list[Any] = opening(game, state)
    story.goes_on(events)
    entries: list[record.RecordedAction] = []
    chance = [
        FastRng(int(token_hex(8), 16) if given.seed is None else game_seed(seat, 0))
        for seat in range(seats)
    ]
    while waiting := game.to_act(state):
        seat = waiting[0]
        legal = game.legal(state, seat)
        seen = EventsSeen(game, events, seat)
        action = choosers[seat](game.view(state, seat), legal, seen, chance[seat], Budget())
        entries.append(record.RecordedAction(len(entries) + 1, seat, notation.write(action)))
        out: list[Any] = []
        state = play(game, state, seat, action, Rng(seed, len(entries)), out)
        story.goes_on(out)
        events += out
    story.ends(game.outcome(state))
    if given.save:
        header = record.RecordHeader(
            record.FORMAT, game.id, game.version, seats, write_options(options), seed.hex()
        )
        write_file(given.save, record.write(record.Record(header, tuple(entries))))
    return 0
