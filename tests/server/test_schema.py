"""The OpenAPI description holds: what it allows is taken, what it forbids refused, as it says."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from soucoupe.client.house import open_table
from tests.server.guests import GAME

if TYPE_CHECKING:
    from tests.server.serving import Serving

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")
FLAGS = ["--max-examples", "40", "--seed", "1", "--generation-database", "none", "--no-color"]
CONFIG = """
[parameters]
"path.table" = "{table}"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", 403, 404, 409, 422]
"""
"""Requests go to a table that is there. What can be read and not be meant is refused with 422."""


def test_requests_are_answered_as_described(house: Serving, tmp_path: Path) -> None:
    """Requests made up from the description, sound and spoiled, never meet an error of ours."""
    seat = asyncio.run(open_table(house.address, GAME.id, "Host", is_public=True))
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=seat.table))
    described = f"{house.address}/schema/openapi.json"
    found = subprocess.run(
        [SCHEMATHESIS, "--config-file", config, "run", described, *FLAGS],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert found.returncode == 0, found.stdout
    assert "passed" in found.stdout
