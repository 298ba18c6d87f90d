"""Whether a game could be dealt like this: the house says what the deal would say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import httpx
import pytest
from msgspec.structs import fields

from soucoupe import registry
from soucoupe.core.errors import BadSetup
from soucoupe.core.options import read_options
from soucoupe.core.play import deal
from soucoupe.core.rng import Rng
from tests.server.guests import GAME

if TYPE_CHECKING:
    from soucoupe.core.game import AnyGame
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


async def told(house: Serving, **asked: Any) -> httpx.Response:
    """Ask the house about a setup."""
    async with httpx.AsyncClient() as client:
        return await client.post(f"{house.address}/api/setup", json=asked)


def refused(game: AnyGame, seats: int, options: dict[str, Any]) -> tuple[str | None, str | None]:
    """Return why a deal is refused."""
    try:
        deal(game, read_options(game, options), seats, Rng(bytes(32), 0))
    except BadSetup as error:
        return error.reason, error.detail
    return None, None


async def listed(house: Serving) -> list[AnyGame]:
    """List the games of the house."""
    async with httpx.AsyncClient() as client:
        games = (await client.get(f"{house.address}/api/games")).json()
    return [registry.find(one["id"]) for one in games]


async def test_a_setup_is_refused_as_the_deal_refuses_it(house: Serving) -> None:
    """Every choice of every option alone, at the fewest and the most seats, and one too many."""
    for game in await listed(house):
        await hold_against_deals(house, game)


async def hold_against_deals(house: Serving, game: AnyGame) -> None:
    """Hold what the house says about a game against what its deal says."""
    single = [
        {field.name: value}
        for field in fields(game.options)
        for value in (get_args(field.type) if get_origin(field.type) is Literal else ())
    ]
    for seats in (game.seats[0], game.seats[-1], game.seats[-1] + 1):
        for options in [{}, *single]:
            answer = await told(house, game=game.id, seats=seats, options=options)
            expected = refused(game, seats, options)
            assert answer.status_code == 200
            assert (answer.json()["reason"], answer.json()["detail"]) == expected
    assert expected != (None, None)


async def test_options_no_game_has_are_refused_in_the_same_form(house: Serving) -> None:
    """Unknown options are told; an unknown game is not there at all."""
    answer = await told(house, game=GAME.id, seats=GAME.seats[0], options={"nonsense": 1})
    assert "nonsense" in answer.json()["detail"]
    assert (await told(house, game="nowhere", seats=2)).status_code == 404


async def test_a_table_has_company_unless_somebody_says_otherwise(house: Serving) -> None:
    """Without a number, a table has the fewest seats its game takes, but more than one."""
    async with httpx.AsyncClient() as client:
        for game in await listed(house):
            wish = {"game": game.id, "name": "Ada"}
            opened = (await client.post(f"{house.address}/api/tables", json=wish)).json()
            seen = (await client.get(f"{house.address}/api/tables/{opened['table']}")).json()
            assert len(seen["room"]["chairs"]) == max(2, game.seats[0])
