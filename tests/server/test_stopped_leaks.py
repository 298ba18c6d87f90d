"""The leak laws for games that are read before their end: the same bytes in both worlds."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from msgspec.structs import replace

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng
from soucoupe.server.readers import archived
from soucoupe.server.readers import replay as replays
from soucoupe.server.readers.replay import replay, transcript_so_far
from soucoupe.server.readers.talk import talk_items
from soucoupe.tables import entries as log
from soucoupe.tables.archive import build as building
from soucoupe.tables.archive.archive import Eyes
from soucoupe.tables.archive.build import WrittenDown
from soucoupe.tables.archive.read import seen_through
from soucoupe.tables.archive.words import worded_by_sight
from soucoupe.words.catalogue import LANGUAGES
from tests.server.forks import HONEST
from tests.support.cases import of_game
from tests.support.leaks import Leak
from tests.support.tables import header

SEEDS = 8
MANY = 100
"""As many as it takes to come by what a leak shows: the search for one ends when it is found."""
PLIES, STEPS = 24, 3
SEVERAL = 3
PRIVATE = 5000
"""Where the salts of private entries begin, so that those of public ones stay the same."""


class World:
    """A log that grows, and what is written down of it."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.written = WrittenDown(header(game.id))
        self.entries: list[log.Entry] = []
        self.put(log.Arranged(seats, {}))
        for seat in range(seats):
            self.put(log.Sat(seat, f"Seat {seat}", f"link {seat}", f"session {seat}"))
        self.put(log.Begun(0))
        self.put(log.Dealt())

    @property
    def table(self) -> Any:
        """The table as the log has it."""
        return self.written.table

    def put(self, body: log.Body, salt: int | None = None) -> None:
        """Add an entry, and write down what it showed."""
        if salt is None:
            salt = sum(1 for one in self.entries if int.from_bytes(one.salt, "big") < PRIVATE)
        entry = self.table.seal(body, salt.to_bytes(16, "big"), float(self.table.ply))
        self.entries.append(entry)
        self.written.read(entry)

    def told(self, watcher: int | None) -> list[bytes]:
        """Return everything a watcher can ask for."""
        archive = self.written.archive()
        eyes: Eyes = "public" if watcher is None else watcher
        rows = [(one.number, one.body, one.at, one.salt, one.chain) for one in self.entries]
        told = [transcript_so_far(archive, rows, one, eyes) for one in LANGUAGES]
        told.append(replay(archive, rows, eyes, watcher))
        return [gzip.decompress(one) for one in told]


def fork(game: AnyGame, seats: int, watcher: int | None, seed: int) -> int:
    """Split the world behind a watcher's back; return how often what it can read was compared."""
    rng = FastRng(seed)
    worlds = [World(game, seats) for _ in range(2)]
    for _ in range(rng.below(PLIES, "plies")):
        if not step(game, worlds, rng):
            return 0
    worlds[1].table.state = of_game(game.id, "hidden").redeal(worlds[1].table.state, watcher, rng)
    whisper(worlds[1], seats, watcher)
    compared = 0
    for _ in range(STEPS):
        if not step(game, worlds, rng) or not is_alike(game, worlds, watcher):
            break
        compare(worlds, watcher)
        compared += 1
    return compared


def step(game: AnyGame, worlds: list[World], rng: FastRng) -> bool:
    """Take one action that every world allows, unless it would end the game."""
    for seat in game.to_act(worlds[0].table.state):
        elsewhere = list(game.legal(worlds[1].table.state, seat))
        common = [one for one in game.legal(worlds[0].table.state, seat) if one in elsewhere]
        if common:
            action = notation.write(rng.pick(common, "action"))
            for world in worlds:
                world.put(log.Acted(seat, action, "person"))
                world.put(log.Said(seat, "aloud", None))
            return all(world.table.stage == "playing" for world in worlds)
    return False


def whisper(world: World, seats: int, watcher: int | None) -> None:
    """Have the others talk, note and feel in private."""
    others = tuple(seat for seat in range(seats) if seat != watcher)[:2]
    if others:
        world.put(log.Said(others[0], "psst", others), PRIVATE)
        world.put(log.Noted(others[0], "a pad", others[:1]), PRIVATE + 1)
        world.put(log.Reacted(others[0], "laugh", others), PRIVATE + 2)


def is_alike(game: AnyGame, worlds: list[World], watcher: int | None) -> bool:
    """Tell whether a watcher still sees the same in both worlds; who is out of it sees all."""
    one, other = (world.table for world in worlds)
    if watcher in one.eliminated or watcher in other.eliminated:
        return False
    view = HONEST[game.id].view
    alike: bool = view(one.state, watcher) == view(other.state, watcher)
    return alike


def compare(worlds: list[World], watcher: int | None) -> None:
    """Hold that a watcher, and the public, can read the same bytes in both worlds."""
    for reader in {watcher, None}:
        one, other = (world.told(reader) for world in worlds)
        if one != other:
            msg = f"{reader} reads\n{one}\n{other}"
            raise Leak(msg)


def forked(game: AnyGame, seeds: int = SEEDS) -> int:
    """Fork some games, for every watcher."""
    compared = 0
    for seed in range(seeds):
        seats = game.seats[seed % len(game.seats)]
        for watcher in (None, *range(min(seats, 3))):
            compared += fork(game, seats, watcher, seed)
    return compared


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_what_can_be_read_is_the_same_in_both_worlds(game: AnyGame) -> None:
    """Replays and transcripts, of a seat and of the public, in every language."""
    assert forked(game) > SEEDS


def leaks() -> AnyGame:
    """Return a game that hides much."""
    return registry.all_games()[0]


def test_a_planted_leak_of_the_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words told from what the open eyes saw, as those of a finished game are."""

    def opened(table: Any, plies: Any, shown: Any, notices: Any) -> Any:
        everything = [[sights[0] for _ in sights] for sights in shown]
        return worded_by_sight(table, plies, everything, notices)

    monkeypatch.setattr(building, "worded_by_sight", opened)
    with pytest.raises(Leak):
        sum(forked(game) for game in registry.all_games())


def test_a_planted_open_eye_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay that looks through the first sight, whoever asks."""
    monkeypatch.setattr(archived, "seen_through", lambda game, _: seen_through(game, "open"))
    with pytest.raises(Leak):
        forked(leaks())


def test_a_planted_open_pad_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notepads laid open as if the game were over."""

    def opened(entries: Any, me: Any, *, are_pads_open: bool) -> Any:
        assert not are_pads_open
        return talk_items(entries, me, are_pads_open=True)

    monkeypatch.setattr(archived, "talk_items", opened)
    with pytest.raises(Leak):
        forked(leaks())


def test_a_planted_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the last entry tells of whispers."""

    def numbered(game: Any) -> Any:
        return replace(archived.archived_room(game), options={"number": game.plies[-1].number})

    monkeypatch.setattr(replays, "archived_room", numbered)
    with pytest.raises(Leak):
        forked(leaks())


def test_planted_leaks_of_views_and_events_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game leaks can be read later too."""
    game, found, missed = leaks(), [], []
    for name, leaky in of_game(game.id, "planted").LEAKS.items():
        is_written = (leaky.view, leaky.show) != (game.view, game.show)
        if not is_written or leaky.explain is not game.explain:
            continue  # what is legal or refused is not written down
        monkeypatch.setattr(registry, "find", lambda _, leaky=leaky: leaky)
        try:
            forked(leaky, MANY)
        except Leak:
            found.append(name)
        else:
            missed.append(name)
    assert (len(found) > SEVERAL, missed) == (True, [])
