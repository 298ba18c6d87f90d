"""Commitment, seed and hash chain: what makes a table provably fair; see docs/fairness.md."""

from __future__ import annotations

from hashlib import sha256
from struct import pack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

SECRET_BYTES = 32
SALT_BYTES = 16
MOST_ENTROPY = 64
"""Bytes of chance one player can lend."""


def commitment(secret: bytes) -> str:
    """Return what is published before the deal, so that the secret cannot be changed after."""
    return sha256(b"soucoupe/commitment/1" + secret).hexdigest()


def table_seed(secret: bytes, lent: Mapping[int, bytes]) -> bytes:
    """Mix the secret with what players lent, seat by seat, into the seed of the table."""
    mixed = sha256(b"soucoupe/seed/1" + secret)
    for seat in sorted(lent):
        mixed.update(bytes([seat, len(lent[seat])]) + lent[seat])
    return mixed.digest()


def first_link(table_id: str, game: str, version: str, published: str) -> bytes:
    """Start the chain of a table from its name, its rules and its commitment."""
    return sha256(f"soucoupe/chain/1:{table_id}:{game}:{version}:{published}".encode()).digest()


def leaf(salt: bytes, at: float, body: bytes) -> bytes:
    """Stand for an entry without telling it: what an export carries of a private one."""
    return sha256(b"soucoupe/leaf/1" + salt + pack(">d", at) + body).digest()


def next_link(chain: bytes, number: int, entry_leaf: bytes) -> bytes:
    """Add an entry to the chain."""
    return sha256(chain + number.to_bytes(8, "big") + entry_leaf).digest()
