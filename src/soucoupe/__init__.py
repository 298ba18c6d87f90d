"""Soucoupe: five alien board games on one pure rules engine."""

__version__ = "0.1.0"
