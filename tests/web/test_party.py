"""`soucoupe serve --party`: everyone on the local network can come, and is told how."""

from __future__ import annotations

from signal import SIGINT
from typing import TYPE_CHECKING

from soucoupe.server.qr import in_blocks
from tests.server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path


def test_a_party_is_told_where_it_is(tmp_path: Path) -> None:
    """The address on the network comes with its QR code; Ctrl+C ends it cleanly."""
    serving = Serving(tmp_path / "data").start("--party")
    try:
        stdout = serving.process.stdout
        assert stdout is not None
        told = stdout.readline()
        address = told.removeprefix("On your network: ").strip()
        code = [] if told.startswith("No local network") else ["", *lines_of(address)]
        assert [stdout.readline().rstrip("\n") for _ in code] == code
    finally:
        assert serving.stop(SIGINT) == 0
    assert serving.complaints() == ""


def lines_of(address: str) -> list[str]:
    """Return the lines of an address's QR code."""
    return in_blocks(address, is_coloured=False).splitlines()


def test_colours_make_a_code_dark_on_light_anywhere() -> None:
    """Each line sets both colours and puts them back."""
    for line in in_blocks("http://192.168.1.2:8000", is_coloured=True).splitlines():
        assert line.startswith("\x1b[38;5;231;48;5;16m")
        assert line.endswith("\x1b[0m")
