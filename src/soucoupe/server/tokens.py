"""Secrets people hold: unguessable, handed out once, kept only as hashes."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

from soucoupe.tables.chain import SALT_BYTES

TABLE_BYTES = 9
SECRET_BYTES = 24

SALTS_AT_ONCE = 256
_salts: list[bytes] = []


def new_table_id() -> str:
    """Make the name of a table: short enough for a link, too long to be guessed."""
    return token_urlsafe(TABLE_BYTES)


def table_id_after(secret: bytes) -> str:
    """Name the table that follows on one: whoever asks, and however often, it is the same."""
    drawn = sha256(b"soucoupe/anew/1" + secret).digest()
    return urlsafe_b64encode(drawn[:TABLE_BYTES]).decode()


def new_secret() -> str:
    """Make the secret of a seat link or of a session."""
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """Return what is kept of a secret; it has too many bits to need salt or stretching."""
    return sha256(b"soucoupe/secret/1" + secret.encode()).hexdigest()


def new_salt() -> bytes:
    """Make the salt of a log entry; drawn in bulk, because every move takes one."""
    if not _salts:
        drawn = token_bytes(SALT_BYTES * SALTS_AT_ONCE)
        _salts.extend(drawn[at : at + SALT_BYTES] for at in range(0, len(drawn), SALT_BYTES))
    return _salts.pop()
