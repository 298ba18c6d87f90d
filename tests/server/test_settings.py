"""Settings: a flag wins over a variable, that over a file, that over the default; all are told."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import msgspec
import pytest

from soucoupe.cli.serve import FLAGS
from soucoupe.server import settings_reference
from soucoupe.server.settings import BadSetting, Settings, read_settings
from soucoupe.server.settings_reference import as_file, as_page
from tests.house.test_readme import ROOT
from tests.server.test_starting import refusal

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [field.name for field in msgspec.structs.fields(Settings)]
BAD = {
    'prot = "8000"': "Object contains unknown field `prot`",
    'port = "8000"': "Expected `int`, got `str` - at `$.port`",
    "port = 70000": "Expected `int` <= 65535 - at `$.port`",
    'trusted_proxies = "nginx"': "'nginx' does not appear to be an IPv4 or IPv6 network",
    'metrics_token = "short"': "Expected `str` matching regex",
    "port": "Expected '=' after a key",
    "\xff": "",
}


def test_the_nearer_setting_wins(tmp_path: Path) -> None:
    """Flag, variable with and without the prefix, file, default: in this order."""
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\ndata = "file"\ndrain = 5\nbot_pause = 2\n')
    variables = {"PORT": "2", "SOUCOUPE_HOST": "variable", "SOUCOUPE_SETTINGS": str(file)}
    found = read_settings({"port": 3, "host": None, "drain": 0.0}, variables)
    assert (found.port, found.host, found.data) == (3, "variable", "file")
    assert (found.drain, found.bot_pause, found.bot_workers) == (0.0, 2.0, 1)
    assert read_settings({"settings": str(file)}, {}).port == 1
    other = tmp_path / "other.toml"
    other.write_text("port = 4")
    assert read_settings({"settings": str(other)}, variables | {"PORT": "2"}).port == 2
    del variables["PORT"]
    assert read_settings({"settings": str(other)}, variables).port == 4


@pytest.mark.parametrize("text", BAD, ids=lambda text: text[:8])
def test_a_bad_file_is_named(tmp_path: Path, text: str) -> None:
    """With what is wrong in it, whatever a flag says; a secret in it is not repeated."""
    file = tmp_path / "house.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadSetting) as refused:
        read_settings({"port": 1, "settings": str(file)}, {})
    assert refused.value.detail.startswith(f"invalid setting in {file}: ")
    assert BAD[text] in refused.value.detail
    assert "short" not in refused.value.detail


def test_bad_settings_cost_one_line(tmp_path: Path) -> None:
    """From a real start: exit code 2, nothing half open."""
    file = tmp_path / "house.toml"
    assert f"cannot read {file}: No such file" in refusal(
        tmp_path / "data", "--settings", str(file)
    )
    file.write_text("bot_workers = 0")
    line = refusal(tmp_path / "data", settings={"SOUCOUPE_SETTINGS": str(file)})
    assert line.endswith("Expected `int` >= 1 - at `$.bot_workers`")
    assert "\n" not in refusal(tmp_path / "data", "--drain", "soon")
    assert "$.drain" in refusal(tmp_path / "data", "--drain", "-1")
    assert not (tmp_path / "data").exists()


def test_the_reference_is_fresh_and_whole() -> None:
    """Run `soucoupe settings --reference > docs/settings.md`."""
    page = as_page()
    assert (ROOT / "docs/settings.md").read_text(encoding="utf-8") == page
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == NAMES
    assert set(settings_reference.FLAGS) == set(FLAGS) - {"settings"}


def test_the_file_to_edit_says_what_is_so_anyway(tmp_path: Path) -> None:
    """Every line of it can be switched on, and then nothing has changed."""
    text = re.sub(r"^# (?=\w+ = )", "", as_file(), flags=re.MULTILINE)
    assert list(tomllib.loads(text)) == NAMES
    file = tmp_path / "house.toml"
    file.write_text(text)
    found = read_settings({"settings": str(file)}, {})
    assert msgspec.structs.replace(found, metrics_port=None) == Settings()
