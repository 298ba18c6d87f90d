"""Leaks that can be planted in any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from soucoupe.core.game import AnyGame


class Gossip:
    """Remembers the last state viewed, to let a secret slip in a refusal."""

    def __init__(self, game: AnyGame, secret: Callable[[Any], bool], reason: str) -> None:
        self._game = game
        self._secret = secret
        self._reason = reason
        self._state: Any = None

    def view(self, state: Any, seat: int | None) -> Any:
        """See like anybody."""
        self._state = state
        return self._game.view(state, seat)

    def explain(self, view: Any, action: Any) -> str | None:
        """Give another reason where the secret is so."""
        assert self._game.explain is not None
        reason = self._game.explain(view, action)
        return self._reason if reason and self._secret(self._state) else reason


def gossip_in_refusals(
    game: AnyGame, secret: Callable[[Any], bool], reason: str = "why-wait"
) -> AnyGame:
    """Return the game with refusals that give another reason where something hidden is so."""
    gossip = Gossip(game, secret, reason)
    return replace(game, view=gossip.view, explain=gossip.explain)
