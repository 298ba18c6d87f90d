"""`soucoupe health`: 0 where people can be sent, 1 where not, one line either way."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from soucoupe.cli import main
from tests.server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_house_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Open it is ready; drained or closed it is not."""
    house = Serving(tmp_path / "data").start()
    port = str(house.port)
    assert (main(["health", "--port", port]), capsys.readouterr().out) == (0, "ready\n")
    assert house.stop() == 0
    assert main(["health", "--port", port]) == 1
    assert "does not answer" in capsys.readouterr().err


def test_something_else_is_no_house(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever hangs up has not answered."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        other.close()
        assert main(["health", "--host", "127.0.0.1", "--port", port]) == 1
    told = capsys.readouterr().err
    assert (told.count("\n"), port in told) == (1, True)
