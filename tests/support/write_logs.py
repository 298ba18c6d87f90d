"""Write a game's logs of its present version, for the tests that read old logs.

PYTHONPATH=src .venv/bin/python -m tests.support.write_logs NAME

Run it when a game's version has risen; logs of before stay as they are.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.bots.levels import bot
from soucoupe.core.budget import Budget
from soucoupe.core.rng import FastRng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import commitment
from soucoupe.tables.decide import setup, talk
from soucoupe.words.catalogue import game_folder
from tests.support.tables import Logged, header, sat

PEOPLE = 3


def main(game_id: str) -> None:
    """Write a game that is over, and one that is on."""
    version = registry.find(game_id).version.partition("+")[0]
    folder = Path(str(game_folder(game_id))) / "tests" / "logs"
    for kind, most in (("finished", None), ("in-play", 1)):
        name = f"v{version}-{kind}"
        logged = played(game_id, name, most)
        text = "".join(line + "\n" for line in (written(logged.table.header), *lines(logged)))
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")


def played(game_id: str, name: str, most: int | None) -> Logged:
    """Let novices play so many actions, or to the end, and talk a little."""
    game = registry.find(game_id)
    secret = sha256(f"{game_id} {name}".encode()).digest()
    of = replace(header(game_id, f"{game_id}-{name}"), secret=secret, commitment=commitment(secret))
    logged = Logged(of)
    table, people = logged.table, min(max(PEOPLE, game.seats[0]), game.seats[-1])
    logged.put(log.Arranged(people, {}))
    for seat in range(people):
        logged.put(sat(table, seat))
    logged.put(talk.say(table, 0, "ready?", None, "said"))
    logged.put(setup.begin(table, 0))
    for seat in range(people):
        logged.put(setup.lend(table, seat, f"{seat:02x}" * 8))
    logged.put(log.Dealt())
    logged.put(talk.note(table, 0, "for myself", "noted"))
    choose, chance = bot(game, "novice"), FastRng(1)
    while table.stage == "playing" and (most is None or table.ply < most):
        seat = game.to_act(table.state)[0]
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        logged.act(seat, choose(view, legal, (), chance, Budget()))
    return logged


def lines(logged: Logged) -> list[str]:
    """Write the entries of a log, one line of JSON each."""
    return [written(entry) for entry in logged.entries]


def written(struct: log.Header | log.Entry) -> str:
    """Write a struct as the tests read it: bytes as hexadecimal digits, the body as a text."""
    told = {
        name: value.decode()
        if name == "body"
        else value.hex()
        if isinstance(value, bytes)
        else value
        for name, value in msgspec.structs.asdict(struct).items()
    }
    return msgspec.json.encode(told).decode()


if __name__ == "__main__":
    main(sys.argv[1])
