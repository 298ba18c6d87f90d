"""Golden games and perft tables: short texts that say what the rules did, line by line.

Each file starts from what it was dealt; the rest is computed again by the tests and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from soucoupe.core import notation
from soucoupe.core.options import read_options
from soucoupe.core.perft import lasting_chance, lasting_choice, perft, wander
from soucoupe.core.play import deal, opening, play
from soucoupe.core.rng import Rng, seed_of_text
from soucoupe.core.snapshot import digest
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soucoupe.core.game import AnyGame

PEOPLE = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Joe")


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a golden game or a perft table is computed from; `seed` is a word."""

    seats: int
    seed: str
    options: dict[str, Any] = {}
    after: int = 0
    depth: int = 0


def golden_game(game: AnyGame, text: str) -> str:
    """Write a golden game again: the same actions, or random ones where it has none yet."""
    first, *lines = text.splitlines()
    setup = msgspec.json.decode(first, type=Setup)
    seed = seed_of_text(setup.seed)
    teller = Teller(game.id, "en", PEOPLE)
    state = deal(game, read_options(game, setup.options), setup.seats, Rng(seed, 0))
    told = " ".join(["dealt", digest(state), *(teller.tell(one) for one in opening(game, state))])
    written = [first, f"{game.id} {game.version} {told}"]
    chance = lasting_chance(seed)
    kept = actions_in(lines)
    while waiting := game.to_act(state):
        seat, action = next(kept, None) or (waiting[0], None)
        move = (
            lasting_choice(game.legal(state, seat), chance)
            if action is None
            else notation.read(game, action)
        )
        out: list[Any] = []
        ply = len(written) - 1
        state = play(game, state, seat, move, Rng(seed, ply), out)
        words = " ".join(teller.tell(event) for event in out)
        written.append(f"{ply} {PEOPLE[seat]} | {notation.write(move)} | {digest(state)} | {words}")
    written.append(f"outcome {msgspec.json.encode(game.outcome(state)).decode()}")
    return "\n".join(written) + "\n"


def actions_in(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Read seats and actions back from the lines of a golden game."""
    for line in lines:
        parts = [part.strip() for part in line.split("|")]
        if len(parts) > 1:
            yield PEOPLE.index(parts[0].split()[1]), parts[1]


def perft_table(game: AnyGame, text: str) -> str:
    """Write a perft table again: one line per setup, with the number of sequences by depth."""
    written = []
    for line in text.splitlines():
        if line.startswith("#"):
            written.append(line)
            continue
        told = line.partition(" = ")[0]
        setup = msgspec.json.decode(told, type=Setup)
        seed = seed_of_text(setup.seed)
        state = deal(game, read_options(game, setup.options), setup.seats, Rng(seed, 0))
        state = wander(game, state, seed, setup.after)
        depths = range(1, setup.depth + 1)
        counts = [str(perft(game, state, seed, setup.after, depth)) for depth in depths]
        written.append(f"{told} = {' '.join(counts)}")
    return "\n".join(written) + "\n"
