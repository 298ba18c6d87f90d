"""What a supervisor asks for: whether the house lives, whether it is ready, and its numbers."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from soucoupe import registry
from tests.server import guests
from tests.server.guests import FEWEST, GAME, ask, lines, sit_down
from tests.server.test_failing import full
from tests.server.test_starting import refusal

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Open
    from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

TOKEN = "a secret for the scraper"  # noqa: S105
SEVERAL = {"SOUCOUPE_METRICS_PORT": "0", "SOUCOUPE_TRUSTED_PROXIES": ""}


async def asked(url: str, **headers: str) -> httpx.Response:
    """Ask for something."""
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        return await http.get(url, headers=headers)


async def numbers(house: Serving) -> dict[str, float]:
    """Read the metrics, by their name and labels."""
    told = (await asked(house.metrics)).text
    families = text_string_to_metric_families(told)
    return {
        " ".join([one.name.removeprefix("soucoupe_"), *one.labels.values()]): one.value
        for family in families
        for one in family.samples
    }


async def test_numbers_move_with_what_people_do(own_house: Open) -> None:
    """Tables, sockets, commands taken and refused, times, commits, thoughts: after real play."""
    house = own_house(**SEVERAL)
    before = await numbers(house)
    assert before["tables waiting"] == before["sockets"] == before["append_seconds_count"] == 0
    seats = await sit_down(house.address, 2, FEWEST + 1)
    async with lines(seats[:1]) as (host,):
        assert (await ask(host, "free", "nobody", seat=FEWEST))["code"] == "seat/none-such"
        await host.send({"type": "nonsense"})
        await host.until("refused")
        now = await numbers(house)
        assert (now["tables waiting"], now["sockets"]) == (1, 1)
        assert now["connections"] >= 1
        assert now[f"commands_total {GAME.id} seat/none-such"] == 1
        assert now[f"commands_total {GAME.id} command/unfit"] == 1
    await guests.start_all(seats, range(2, FEWEST + 1), "random")
    await guests.play_on(seats)
    now = await numbers(house)
    assert now[f"commands_total {GAME.id} taken"] > FEWEST
    assert now["bot_thoughts_total"] > FEWEST
    assert now["bot_failed_total"] == 0
    for name in ("append_seconds", "tell_seconds", "commit_jobs"):
        assert now[f"{name}_count"] > now[f"commands_total {GAME.id} taken"]
        assert now[f"{name}_sum"] > 0
        assert now[f"{name}_bucket +Inf"] == now[f"{name}_count"]
    assert now["closing"] == now["store_errors_total"] == 0
    assert now["process_resident_memory_bytes"] > 1e6


async def test_numbers_name_nobody(own_house: Open) -> None:
    """No table, no person, no seat; labels are games, stages, codes, limits and the version."""
    house = own_house(**SEVERAL)
    seats = await sit_down(house.address, 1)
    async with lines(seats) as (host,):
        await ask(host, "rename", "me", name="Rosalind")
        told = (await asked(house.metrics)).text
    assert seats[0].table not in told
    assert "Rosalind" not in told
    labels = set(re.findall(r'(\w+)="([^"]*)"', told))
    assert {name for name, _ in labels} == {"game", "outcome", "limit", "stage", "version", "le"}
    assert {value for name, value in labels if name == "game"} <= set(registry.game_ids())


async def test_trouble_is_counted(own_house: Open) -> None:
    """What the log refuses, what limits refuse; and readiness says so while it lasts."""
    house = own_house(**SEVERAL, SOUCOUPE_TABLES_PER_HOUR="1")
    ready = f"{house.address}/readyz"
    assert (await asked(ready)).json() == {"status": "ready"}
    seats = await sit_down(house.address, 1)
    async with lines(seats) as (host,):
        with full(house):
            while (told := await asked(ready)).status_code == 200:
                """It counts as ready for a second after it was."""
            assert (told.status_code, told.json()["code"]) == (503, "store/unavailable")
            apart = await asked(house.metrics.replace("metrics", "readyz"))
            assert (apart.status_code, apart.json()["code"]) == (503, "store/unavailable")
            assert (await asked(f"{house.address}/livez")).json() == {"status": "alive"}
            assert (await ask(host, "rename", "a", name="Ann"))["code"] == "store/unavailable"
            await house.hear("the log cannot be written")
    async with httpx.AsyncClient(trust_env=False) as http:
        body = {"game": GAME.id, "name": "Ann"}
        assert (await http.post(f"{house.address}/api/tables", json=body)).status_code == 429
    assert (await asked(ready)).status_code == 200
    await house.hear("the log can be written again")
    now = await numbers(house)
    assert now["store_errors_total"] >= 3
    assert now["turned_away_total tables"] == 1


async def test_numbers_are_not_public(own_house: Open) -> None:
    """Without a token they are not there; with one, only for whoever knows it."""
    open_to_none = own_house(**SEVERAL)
    assert (await asked(f"{open_to_none.address}/metrics")).status_code == 404
    behind = own_house(SOUCOUPE_METRICS_TOKEN=TOKEN.replace(" ", "-"))
    url = f"{behind.address}/metrics"
    for given in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}):
        told = await asked(url, **given)
        assert (told.status_code, "soucoupe" in told.text) == (401, False)
    told = await asked(url, Authorization=f"Bearer {TOKEN.replace(' ', '-')}")
    assert told.status_code == 200
    assert "soucoupe_commands" in told.text
    assert told.headers["cache-control"] == "no-store"


async def test_the_port_apart_answers_three_questions(own_house: Open) -> None:
    """In a full house too; nothing else is reached by it, and no name but its own leads here."""
    house = own_house(**SEVERAL, SOUCOUPE_MOST_CONNECTIONS="1")
    house.expect("as many connections are open", "there is room again")
    assert house.metrics.startswith("http://127.0.0.1:")
    for path, status in (("livez", 200), ("readyz", 200), ("api/games", 404), ("", 404)):
        assert (await asked(house.metrics.replace("metrics", path))).status_code == status
    assert (await asked(house.metrics, Host="evil.example")).status_code == 403
    seats = await sit_down(house.address, 1)
    async with lines(seats):
        assert (await asked(f"{house.address}/livez")).status_code == 503
        now = await numbers(house)
        assert (now["sockets"], now["turned_away_total connections"]) == (1, 1)


def test_the_port_apart_is_taken(tmp_path: Path) -> None:
    """One line, like any other port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refusal(tmp_path / "data", settings={"SOUCOUPE_METRICS_PORT": str(port)})
    assert line.startswith(f"soucoupe: cannot listen on 127.0.0.1:{port}: Address already in use")
