"""Ages as people write them: 90d, 12h."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError

SECONDS = {"h": 3600.0, "d": 86_400.0, "w": 604_800.0, "y": 31_557_600.0}


def age(text: str) -> float:
    """Read an age; return its seconds."""
    found = re.fullmatch(r"(\d+)([hdwy])", text.strip())
    if found is None:
        msg = f"'{text}' is not an age; write it like 12h, 90d, 8w or 2y"
        raise ArgumentTypeError(msg)
    return int(found[1]) * SECONDS[found[2]]
