"""A game as it is told on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.words.golden import PEOPLE
from soucoupe.words.tell import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from msgspec import Struct
    from rich.console import Console

    from soucoupe.core.game import AnyGame
    from soucoupe.core.outcome import Outcome


class TerminalTeller:
    """Tells one game, with everything the players knew between them."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        seats: int,
        console: Console,
        names: Sequence[str] = (),
    ) -> None:
        self._names = names if len(names) == seats else PEOPLE[:seats]
        self._teller = Teller(game.id, language, self._names)
        self._console = console

    def opens(self) -> None:
        """Tell what is played, by whom."""
        title = self._teller.say("title", {})
        self._say(f"[bold]{title}[/bold] · {' · '.join(self._names)}")

    def goes_on(self, events: Iterable[Struct]) -> None:
        """Tell what happened."""
        for event in events:
            self._say(self._teller.tell(event))

    def ends(self, outcome: Outcome | None) -> None:
        """Tell who came where, and why."""
        if outcome is None:
            return
        for line in self._teller.results(outcome):
            self._say(line)

    def _say(self, text: str) -> None:
        self._console.print(text, highlight=False, soft_wrap=True)
