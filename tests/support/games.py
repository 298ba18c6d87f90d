"""The games of `tests/games`: the registry knows them while tests run, and at no other time.

`python -m tests.support.games serve ...` is the house's own command with them in it, for tests
that need it as a process of its own; bots that think there know them too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from soucoupe import games, registry

FOLDER = str(Path(__file__).parents[1] / "games")


def make_known() -> None:
    """Let the registry find the games of the tests beside those of the house."""
    if FOLDER not in games.__path__:
        games.__path__.append(FOLDER)
    registry.game_ids.cache_clear()
    registry.find.cache_clear()


def main() -> int:
    """Run a command of the house."""
    from soucoupe.cli import main as command  # noqa: PLC0415 (commands list games when imported)

    return command(sys.argv[1:])


if __name__ in {"__main__", "__mp_main__"}:
    make_known()
if __name__ == "__main__":
    sys.exit(main())
