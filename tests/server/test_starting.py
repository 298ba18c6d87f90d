"""What can be wrong at the door: one clear line, exit code 2, and nothing half open."""

from __future__ import annotations

import resource
import socket
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from soucoupe.server.settings import BadSetting, read_settings
from soucoupe.store.lock import FILE
from tests.server.serving import HOUSE, PATIENCE, Serving, environment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


def test_the_port_is_taken(tmp_path: Path) -> None:
    """Somebody else listens there."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refusal(tmp_path / "data", "--port", str(port))
    assert line.startswith(f"soucoupe: cannot listen on 127.0.0.1:{port}: Address already in use")


def test_the_address_is_not_ours(tmp_path: Path) -> None:
    """An address of some other machine, or of none, cannot be listened on."""
    assert "cannot listen on" in refusal(tmp_path / "data", "--host", "192.0.2.1")
    assert "cannot listen on" in refusal(tmp_path / "data", "--host", "no such host")


@pytest.mark.parametrize("below", ["", "data", "a/b/c"])
def test_the_data_folder_cannot_be_made(tmp_path: Path, below: str) -> None:
    """A file lies where the folder should be, or where one above it should."""
    (tmp_path / "file").touch()
    line = refusal(tmp_path / "file" / below)
    assert line.startswith(f"soucoupe: cannot use the data folder {tmp_path / 'file'}")
    assert line.endswith("choose another with --data")


def test_a_folder_lies_where_the_log_should_be(tmp_path: Path) -> None:
    """The log is a file."""
    (tmp_path / FILE).mkdir()
    assert refusal(tmp_path).startswith(f"soucoupe: cannot use {tmp_path / FILE}: ")


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" * 50])
def test_the_file_is_no_database(tmp_path: Path, content: bytes) -> None:
    """Something else has that name; it is left as it is."""
    (tmp_path / FILE).write_bytes(content)
    assert refusal(tmp_path).startswith(f"soucoupe: cannot use {tmp_path / FILE}: ")
    assert (tmp_path / FILE).read_bytes() == content


def test_the_log_is_of_a_newer_version(tmp_path: Path) -> None:
    """What a newer version has written is not touched by an older one."""
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("pragma user_version = 999")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    assert "was written by a newer Soucoupe (form 999; this one knows" in refusal(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_the_log_is_locked(tmp_path: Path) -> None:
    """Another program holds the log and does not let go."""
    holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    holder.execute("begin exclusive")
    assert refusal(tmp_path) == f"soucoupe: cannot use {tmp_path / FILE}: database is locked"
    holder.close()


def test_another_house_is_open_on_the_folder(tmp_path: Path) -> None:
    """The second says who has it and ends; when the first is killed, the folder is free at once."""
    first = Serving(tmp_path / "data").start()
    line = refusal(tmp_path / "data")
    who = f"another Soucoupe (process {first.pid})"
    assert line == f"soucoupe: {who} has the data folder {tmp_path / 'data'} open; close it first"
    first.kill()
    assert first.start().stop() == 0
    assert first.complaints() == ""


def test_what_the_house_keeps_is_its_owners_alone(tmp_path: Path) -> None:
    """Its folder, and every file in it; a folder that was there is left as it is."""
    (tmp_path / "there").mkdir(mode=0o755)
    for folder, mode in ((tmp_path / "data", 0o700), (tmp_path / "there", 0o755)):
        house = Serving(folder).start()
        assert folder.stat().st_mode & 0o777 == mode
        assert {one.stat().st_mode & 0o777 for one in folder.iterdir()} == {0o600}
        assert house.stop() == 0


def test_the_disk_is_full(tmp_path: Path) -> None:
    """Not even an empty log can be written."""
    line = refusal(tmp_path, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1)))
    assert line.startswith(f"soucoupe: cannot use {tmp_path / FILE}: ")


def test_a_setting_cannot_be_meant(tmp_path: Path) -> None:
    """A wrong setting is refused at the door like everything else."""
    line = refusal(tmp_path, port="", settings={"PORT": "door"})
    assert line == "soucoupe: invalid setting: Expected `int`, got `str` - at `$.port`"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("SOUCOUPE_PORT", "-1"),
        ("SOUCOUPE_BOT_PAUSE", "long"),
        ("SOUCOUPE_BOT_PAUSE", "-1"),
        ("SOUCOUPE_BOT_WORKERS", "0"),
        ("SOUCOUPE_MESSAGES_PER_SECOND", "nan"),
        ("SOUCOUPE_TABLES_PER_HOUR", "1.5"),
        ("SOUCOUPE_MOST_SOCKETS", "0"),
        ("PUBLIC_URL", "play.example"),
        ("PUBLIC_URL", "https://play.example/?page=1"),
    ],
)
def test_settings_have_bounds(name: str, value: str) -> None:
    """What is out of bounds is named, whether it comes by flag or by environment."""
    field = name.removeprefix("SOUCOUPE_").lower()
    for flags, variables in (({}, {name: value}), ({field: value}, {})):
        with pytest.raises(BadSetting, match=rf"\$\.{field}"):
            read_settings(flags, variables)


def test_flags_go_before_the_environment() -> None:
    """A flag is nearer than a variable of ours, that nearer than a bare one, that than nothing."""
    variables = {"PORT": "1", "SOUCOUPE_PORT": "2", "HOST": "a", "BOT_PAUSE": "5"}
    settings = read_settings({"port": 3, "host": None}, variables)
    assert (settings.port, settings.host, settings.bot_pause) == (3, "a", 0.45)
    assert read_settings({}, variables).port == 2


def refusal(
    data: Path,
    *flags: str,
    port: str = "0",
    before: Callable[[], None] | None = None,
    settings: Mapping[str, str] = {},
) -> str:
    """Try to open a house; return the one line it says, and see that it ends with code 2."""
    given = ["--data", str(data), *(["--port", port] if port else []), *flags]
    ended = subprocess.run(
        [sys.executable, *HOUSE, *given],
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=before,
    )
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr.strip()
