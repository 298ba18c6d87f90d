"""How well a seat stands, for bots that search."""

from soucoupe.games.strangers.prospects import evaluate

__all__ = ["evaluate"]
