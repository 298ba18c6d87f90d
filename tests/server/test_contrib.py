"""What contrib/ names exists: commands, flags, settings, files, addresses and numbers."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from soucoupe.cli import main
from soucoupe.server.metrics import BOTS, LiveCounts, Metrics
from soucoupe.server.settings import PREFIX, Settings, read_settings
from tests.house.test_readme import ROOT

CONTRIB = ROOT / "contrib"
FILES = ("soucoupe.service", "Caddyfile", "nginx.conf", "Containerfile", "grafana.json")
DEFAULT = Settings()


def text(name: str) -> str:
    """Read a file."""
    return (CONTRIB / name).read_text(encoding="utf-8")


def commands() -> list[str]:
    """Return every command that is to be run, in what is run and in what is told beside it."""
    whole = "\n".join(text(name).replace("\\\n#", " ") for name in FILES[:-1])
    lists = [" ".join(json.loads(one)) for one in re.findall(r"CMD (\[.*\])", whole)]
    lines = re.findall(
        r"(?:^ExecStart=\S*/|`|\S+=\S+ )(soucoupe [a-z].*?)(?:`|$)", whole, re.MULTILINE
    )
    return [*lists, *lines]


def test_nothing_is_left_out() -> None:
    """Every file there is checked here."""
    assert sorted(path.name for path in CONTRIB.iterdir()) == sorted(FILES)
    assert len(commands()) >= 5


@pytest.mark.parametrize("command", commands())
def test_commands_are_commands(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With flags that there are: each is asked for help, and knows the flags."""
    _, name, *flags = shlex.split(command)
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    helped = capsys.readouterr().out
    assert [flag for flag in flags if flag.startswith("--") and flag not in helped] == []


@pytest.mark.parametrize("name", FILES[:-1])
def test_settings_are_settings(name: str) -> None:
    """Every variable is one, with a value it takes."""
    found = dict(re.findall(rf"({PREFIX}[A-Z_]+)=(\S+)", text(name)))
    found.pop("SOUCOUPE_COMPILE", None)  # read by the build
    assert read_settings({}, found) != DEFAULT or not found
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__}
    assert set(found) <= known


def test_proxies_lead_to_the_house() -> None:
    """To the port it has by default; limits agree with its own, health and metrics stay inside."""
    for name in ("Caddyfile", "nginx.conf"):
        assert re.findall(r"127\.0\.0\.1:(\d+)", text(name)) == [str(DEFAULT.port)]
        assert all(path in text(name) for path in ("livez", "readyz", "metrics"))
    nginx = text("nginx.conf")
    assert f"limit_conn soucoupe {DEFAULT.connections_per_address};" in nginx
    assert f"client_max_body_size {DEFAULT.most_body_bytes // 1024}k;" in nginx
    for word in ("Upgrade $http_upgrade", "Connection $connection_upgrade", "X-Forwarded-For"):
        assert f"proxy_set_header {word}" in nginx


def test_the_container_copies_what_there_is_and_is_not_root() -> None:
    """Files of the checkout; a user of its own, one volume that is its data, a health check."""
    container = text("Containerfile")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", container, re.MULTILINE)
    assert [one for line in copied for one in line.split() if not (ROOT / one).exists()] == []
    assert re.search(r"^USER (?!0|root)\d+", container, re.MULTILINE)
    (volume,) = re.findall(r"^VOLUME (\S+)$", container, re.MULTILINE)
    assert f"SOUCOUPE_DATA={volume}" in container
    assert "--read-only" in container
    assert re.search(r'^HEALTHCHECK .* CMD \["soucoupe", "health"\]$', container, re.MULTILINE)
    assert "curl" not in container
    port = re.findall(r"^EXPOSE (\d+)$", container, re.MULTILINE)
    assert port == re.findall(r"SOUCOUPE_PORT=(\d+)", container)


def test_the_service_waits_for_people_and_knows_bad_set_ups() -> None:
    """It is stopped later than it drains, not started again after code 2, and shut in."""
    service = dict(re.findall(r"^(\w+)=(.*)$", text("soucoupe.service"), re.MULTILINE))
    drain = re.search(r"--drain (\d+)", service["ExecStart"])
    assert drain is not None
    assert int(service["TimeoutStopSec"]) > int(drain.group(1)) + 10
    assert service["RestartPreventExitStatus"] == "2"
    assert int(service["LimitNOFILE"]) > DEFAULT.most_connections
    for name, value in {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "StateDirectoryMode": "0700",
        "CapabilityBoundingSet": "",
    }.items():
        assert service[name] == value


def test_the_board_shows_numbers_there_are() -> None:
    """And all of ours."""
    metrics = Metrics()
    metrics.look = lambda: LiveCounts((), 0, 0, 0, False, dict.fromkeys(BOTS, 0), {"lists": 1})
    metrics.commands_of("a game")
    told = set(re.findall(r"^(\w+)", metrics.as_text().decode(), re.MULTILINE))
    board: dict[str, Any] = json.loads(text("grafana.json"))
    asked = " ".join(one["expr"] for panel in board["panels"] for one in panel["targets"])
    shown = set(re.findall(r"\b((?:soucoupe|process)_\w+)", asked))
    assert shown - told == set()
    ours = {re.sub(r"_(bucket|count|sum)$", "", one) for one in told if "soucoupe_" in one}
    assert ours - {re.sub(r"_(bucket|count|sum)$", "", one) for one in shown} == {"soucoupe_info"}
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    assert Path(CONTRIB / "grafana.json").read_text(encoding="utf-8").endswith("}\n")
