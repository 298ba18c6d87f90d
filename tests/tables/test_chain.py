"""Commitment, seed and chain, computed again by other means from docs/fairness.md."""

from __future__ import annotations

from struct import pack

import pytest

from soucoupe import registry
from soucoupe.core.rng import Draw, Rng
from soucoupe.core.snapshot import digest
from soucoupe.tables import entries as log
from soucoupe.tables.chain import commitment, leaf, table_seed
from tests.games.secret_picks import GAME
from tests.support.tables import (
    SECRET,
    Logged,
    chain_of,
    dealt,
    hashed,
    header,
    play_to_the_end,
)


def test_the_commitment_is_a_hash_of_the_secret() -> None:
    """Published before the deal, it fixes the secret."""
    assert commitment(SECRET) == hashed(b"soucoupe/commitment/1", SECRET).hex()
    assert header(GAME.id).commitment == commitment(SECRET)


@pytest.mark.parametrize(
    "lent",
    [{}, {0: b"a"}, {1: b"a"}, {0: b"ab", 3: b"\xff" * 64}, {0: b"a", 1: b"b"}, {1: b"b", 0: b"a"}],
)
def test_the_seed_mixes_secret_and_lent_chance(lent: dict[int, bytes]) -> None:
    """Seat by seat, whoever lent first; each with its seat and its length in front."""
    parts = [bytes([seat, len(lent[seat])]) + lent[seat] for seat in sorted(lent)]
    assert table_seed(SECRET, lent) == hashed(b"soucoupe/seed/1", SECRET, *parts)


def test_every_bit_of_chance_counts() -> None:
    """Another secret, seat, byte or way of cutting the same bytes: another seed."""
    seeds = {
        table_seed(secret, lent)
        for secret in (SECRET, bytes(32))
        for lent in ({}, {0: b"ab"}, {1: b"ab"}, {0: b"a", 1: b"b"}, {0: b"\x01\x01b"}, {0: b"ac"})
    }
    assert len(seeds) == 12


def test_the_deal_follows_from_what_is_told_at_the_end() -> None:
    """Secret and lent chance give the seed; the seed gives the deal, draw by draw, by name."""
    logged = dealt(GAME.id, 3)
    lent = [bytes([seat, 8]) + bytes([seat]) * 8 for seat in range(3)]
    draws: list[Draw] = []
    seed = hashed(b"soucoupe/seed/1", SECRET, *lent)
    state = GAME.deal(GAME.options(), 3, Rng(seed, 0, draws))
    assert digest(state) == digest(logged.table.state)
    assert {draw.purpose for draw in draws} == {"cards"}


def test_the_silent_add_nothing_and_hold_nobody_up() -> None:
    """With chance lent by some, or by nobody, there is a seed all the same."""
    logged = Logged(header(GAME.id))
    for body in (log.Arranged(2, {}), log.Begun(0), log.Lent(1, "ab"), log.Dealt()):
        logged.put(body)
    assert logged.table.seed == hashed(b"soucoupe/seed/1", SECRET, b"\x01\x01\xab")


def test_the_chain_runs_through_every_entry(game_id: str) -> None:
    """From the first to the last of a whole game, as anybody can compute it."""
    logged = dealt(game_id, registry.find(game_id).seats[0])
    play_to_the_end(logged)
    computed = chain_of(logged.table.header, logged.entries)
    assert [entry.chain for entry in logged.entries] == computed
    assert logged.table.chain == logged.entries[-1].chain


def test_an_entry_can_be_stood_for_without_being_told() -> None:
    """The leaf is enough to go on with the chain; a guess at it needs the salt."""
    entry = dealt(GAME.id, 2).entries[3]
    own = leaf(entry.salt, entry.at, entry.body)
    assert own != leaf(bytes(16), entry.at, entry.body)
    before = dealt(GAME.id, 2).entries[2].chain
    assert entry.chain == hashed(before, pack(">Q", entry.number), own)
