"""`soucoupe perft`: counts of action sequences from a seed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from soucoupe import registry
from soucoupe.cli.arguments import add_game, add_table, options_of, seats_of
from soucoupe.core.errors import BadSetup
from soucoupe.core.options import read_options
from soucoupe.core.perft import perft, wander
from soucoupe.core.play import deal
from soucoupe.core.rng import Rng, seed_of_text

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add(commands: _SubParsersAction[Any]) -> None:
    """Describe the command."""
    parser = commands.add_parser("perft", help="count action sequences from a position")
    add_game(parser)
    add_table(parser)
    parser.add_argument("--depth", type=int, default=3, help="length of the sequences (default: 3)")
    parser.add_argument(
        "--after", type=int, default=0, help="random actions to play first (default: 0)"
    )
    parser.add_argument("--seed", default="perft", help="any word (default: perft)")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Print the number of sequences for every depth up to the one asked for."""
    game = registry.find(given.game)
    if given.depth < 1 or given.after < 0:
        msg = "--depth must be at least 1 and --after at least 0"
        raise BadSetup(msg, code="setup/depth")
    seed = seed_of_text(given.seed)
    options = read_options(game, options_of(given))
    state = deal(game, options, seats_of(given, game), Rng(seed, 0))
    state = wander(game, state, seed, given.after)
    for depth in range(1, given.depth + 1):
        count = perft(game, state, seed, given.after, depth)
        sys.stdout.write(f"depth {depth}: {count}\n")
    return 0
