"""What a game is set up with, as a person or a file gives it: seats and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from soucoupe.core.errors import BadOption, BadSeats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soucoupe.core.game import AnyGame


def check_seats(game: AnyGame, seats: int) -> None:
    """Refuse a number of seats the game is not for."""
    if seats not in game.seats:
        msg = f"{game.id} takes {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
        raise BadSeats(msg)


def read_options(game: AnyGame, given: Mapping[str, object]) -> msgspec.Struct:
    """Make the game's options from names and values; values may be texts."""
    known = game.options.__struct_fields__
    for name in given:
        if name not in known:
            msg = f"{game.id} has no option '{name}'; its options: {', '.join(known)}"
            raise BadOption(msg)
    try:
        return msgspec.convert(dict(given), game.options, strict=False)
    except msgspec.ValidationError as error:
        msg = f"{game.id}: {error}"
        raise BadOption(msg) from None


def write_options(options: msgspec.Struct) -> dict[str, object]:
    """Turn options into plain names and values."""
    plain: dict[str, object] = msgspec.to_builtins(options)
    return plain
