"""Component tables: data files beside the rules, read once at import and checked."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

DIGEST_LENGTH = 8


def load(module_file: str, name: str, kind: type[T]) -> tuple[T, str]:
    """Read the TOML table next to a module; return it, checked, with the digest of its content."""
    table = msgspec.toml.decode(Path(module_file).with_name(name).read_bytes(), type=kind)
    content = msgspec.json.encode(table, order="sorted")
    return table, sha256(content).hexdigest()[:DIGEST_LENGTH]
