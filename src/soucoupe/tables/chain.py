"""Commitment, seed and hash chain: what makes a table provably fair; see docs/fairness.md."""

from __future__ import annotations

from hashlib import sha256
from struct import pack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from soucoupe.tables.entries import Entry, Header

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


def leaf_of(entry: Entry) -> bytes:
    """Return what stands for an entry in the chain: the leaf it had, if it was changed since."""
    return entry.leaf or leaf(entry.salt, entry.at, entry.body)


def next_link(chain: bytes, number: int, entry_leaf: bytes) -> bytes:
    """Add an entry to the chain."""
    return sha256(chain + number.to_bytes(8, "big") + entry_leaf).digest()


def broken_at(header: Header, entries: Iterable[Entry]) -> int | None:
    """Return where a log is not as it was written: at an entry, or 0 for its secret; or nowhere."""
    if commitment(header.secret) != header.commitment:
        return 0
    chain = first_link(header.id, header.game, header.version, header.commitment)
    for number, entry in enumerate(entries, 1):
        chain = next_link(chain, number, leaf_of(entry))
        if (entry.number, entry.chain) != (number, chain):
            return number
    return None
