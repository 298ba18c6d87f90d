"""How the operator of the house gets in: a secret in a file, and a cookie that proves it is known.

"Host" is whoever hosts a table; the operator runs the house. People are shown "the host's page".
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from soucoupe.store.protocol import StoreUnusable

if TYPE_CHECKING:
    from pathlib import Path

FILE = "host-secret"
SECRET_BYTES = 18
OWNER_ALONE = 0o600
LASTS = 12 * 3600
"""Seconds for which a cookie is good."""


class OperatorKey:
    """Checks the secret, and makes and checks what a browser keeps instead of it.

    What it keeps is signed with the secret: another secret in the file ends every visit.
    """

    def __init__(self, secret: str) -> None:
        self._secret = kept_of(secret)

    def fits(self, secret: str) -> bool:
        """Tell whether somebody knows the secret; compared in constant time."""
        return compare_digest(self._secret, kept_of(secret))

    def proof(self, now: float) -> str:
        """Make what a browser keeps from now on."""
        return self._signed(str(int(now) + LASTS))

    def is_proven(self, proof: str, now: float) -> bool:
        """Tell whether a browser was let in, not too long ago."""
        until = proof.partition(".")[0]
        if not (until.isascii() and until.isdigit()):
            return False
        return compare_digest(self._signed(until).encode(), proof.encode()) and int(until) > now

    def _signed(self, until: str) -> str:
        return f"{until}.{digest(self._secret, until.encode(), 'sha256').hex()}"


def kept_of(secret: str) -> bytes:
    """Return what is kept of a secret in memory."""
    return sha256(b"soucoupe/operator/1" + secret.encode()).digest()


def operator_secret(folder: Path) -> str:
    """Return the operator's secret; the first time, it is made, for its owner's eyes alone."""
    path = folder / FILE
    try:
        with suppress(FileExistsError):
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(os.open(path, flags, OWNER_ALONE), "w") as file:
                file.write(f"{token_urlsafe(SECRET_BYTES)}\n")
        secret = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        msg = f"cannot use {path}: {error}"
        raise StoreUnusable(msg) from None
    if len(secret) < SECRET_BYTES:
        msg = f"{path} holds no secret to speak of; remove it, and a new one is made"
        raise StoreUnusable(msg)
    return secret
