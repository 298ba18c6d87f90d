"""Whether a table could be dealt like this: asked while somebody is still choosing."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from soucoupe import registry
from soucoupe.core.errors import BadSetup
from soucoupe.core.options import read_options
from soucoupe.core.play import deal
from soucoupe.core.rng import Rng
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.requests.openapi import refusals
from soucoupe.server.rooms.house import House


class AskSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A game, a number of seats, and options as they might be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}


class SetupTold(Struct, frozen=True):
    """Why no game can be dealt like this; nothing at all if it can."""

    reason: str | None = None
    """A message of the game's catalogue, where the game gives one."""
    detail: str | None = None


ASKED = (AskSetup,)


class Setups(Controller):
    """Setups that somebody thinks of."""

    path = "/api"

    @post(
        "/setup",
        sync_to_thread=False,
        status_code=200,
        summary="Whether a game could be dealt like this",
        responses=refusals(400, 404, 413, 429),
    )
    def check(
        self,
        data: JSONBody[AskSetup],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> SetupTold:
        """Try a deal that nobody sees, and tell why the game refuses it."""
        house.lists_by.take(address_of(request))
        game = registry.find(data.game)
        try:
            deal(game, read_options(game, data.options), data.seats, Rng(bytes(32), 0))
        except BadSetup as error:
            return SetupTold(error.reason, error.detail)
        return SetupTold()
