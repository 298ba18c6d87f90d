"""The commands: what they print, and that a mistake costs one line and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from soucoupe import registry
from soucoupe.cli import COMMANDS, main, module_of

GAME = registry.game_ids()[0]
SEATS = registry.find(GAME).seats
COACHED = [game.id for game in registry.all_games() if game.coach is not None]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command in this process."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    """As a table, and as JSON with all there is to know before playing."""
    code, out, _ = run(capsys, "games", "--json")
    rows = json.loads(out)
    assert code == 0
    assert [row["id"] for row in rows] == list(registry.game_ids())
    assert rows[0]["seats"] == list(SEATS)
    assert {"version", "title", "options", "bots", "traits"} <= set(rows[0])
    assert GAME in run(capsys, "games")[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_prints_the_page(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """In either language, without the anchors."""
    code, out, _ = run(capsys, "rules", GAME, "--lang", language)
    assert code == 0
    assert out.startswith("# ")
    assert "{#" not in out


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """With the promised keys; the table has a row per seat."""
    words = ("simulate", GAME, "--games", "20", "--bots", "novice", "--workers", "1")
    code, out, _ = run(capsys, *words, "--json")
    report = json.loads(out)
    assert code == 0
    assert report["games"] == report["finished"] == 20
    assert {"actions", "actions_per_second", "seconds"} <= set(report)
    assert len(report["wins"]) == len(report["points"]) == SEATS[0]
    assert {"count", "share", "low", "high"} <= set(report["wins"][0])
    assert "novice" in run(capsys, *words)[1]


def test_simulate_takes_a_bot_per_seat_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Naming bots seats them; an option reaches the game."""
    bots = ",".join(["novice", *["random"] * (SEATS[0] - 1)])
    options = json.loads(run(capsys, "games", "--json")[1])[0]["options"]
    switch = next(name for name, value in options.items() if value is False)
    words = ("simulate", GAME, "--bots", bots, "--set", f"{switch}=true", "--games", "9")
    code, out, _ = run(capsys, *words, "--workers", "1", "--json")
    assert code == 0
    assert [row["bot"] for row in json.loads(out)["wins"]] == bots.split(",")


def test_arena_prints_a_cross_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Every ordered pair of bots is in it."""
    words = ("arena", GAME, "--bots", "novice,random", "--games", "12", "--workers", "1")
    code, out, _ = run(capsys, *words, "--json")
    assert code == 0
    duels = json.loads(out)["duels"]
    assert [(duel["bot"], duel["other"]) for duel in duels] == [
        ("novice", "random"),
        ("random", "novice"),
    ]
    assert "ahead of" in run(capsys, *words)[1]


def test_a_watched_game_is_kept_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What watch told is what replay tells, in both languages."""
    for language in ("en", "fr"):
        file = str(tmp_path / f"{language}.jsonl")
        words = ("--seed", "kept", "--lang", language)
        code, told, _ = run(capsys, "watch", GAME, "--bots", "random", *words, "--save", file)
        assert code == 0
        code, again, _ = run(capsys, "replay", file, "--lang", language)
        assert (code, again) == (0, told)
        assert len(told.splitlines()) > 20


@pytest.mark.parametrize("game", COACHED)
def test_hints_of_a_kept_game(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Some decision of each game has something said of it, in either language; a wrong ply none."""
    file = str(tmp_path / "kept.jsonl")
    run(capsys, "watch", game, "--bots", "random", "--seed", "kept", "--save", file)
    for language in ("en", "fr"):
        said = [
            run(capsys, "hint", file, "--ply", str(ply), "--lang", language) for ply in range(1, 9)
        ]
        assert all(code == 0 and out for code, out, _ in said)
        assert len({out for _, out, _ in said}) > 1
    seats = registry.find(game).seats
    asked = [
        run(capsys, "hint", file, "--ply", "3", "--seat", f"{seat}") for seat in range(seats[0])
    ]
    assert all(code == 0 and out for code, out, _ in asked)
    for words, told in (
        (("--ply", "0"), "there is no ply 0"),
        (("--seat", f"{seats[-1]}"), f"there is no seat {seats[-1]}"),
        (("--seat", "-1"), "there is no seat -1"),
    ):
        code, _, error = run(capsys, "hint", file, *words)
        assert (code, error.count("\n")) == (2, 1)
        assert told in error


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """One line per depth, the same for the same seed."""
    code, out, _ = run(capsys, "perft", GAME, "--depth", "2", "--seed", "x")
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == ["depth 1", "depth 2"]
    assert run(capsys, "perft", GAME, "--depth", "2", "--seed", "x")[1] == out


def test_doctor_is_content_and_says_how_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    """All is well here, and the way the rules run is told."""
    code, out, _ = run(capsys, "doctor", "--json")
    found = {finding["what"]: finding for finding in json.loads(out)}
    assert all(finding["is_well"] for name, finding in found.items() if name != "terminal")
    assert found["rules"]["told"].split()[0] in {"compiled", "pure"}
    assert code in {0, 1}


BAD = [
    (("simulate", "chess"), "no game 'chess'; games: "),
    (("rules", "chess"), "no game 'chess'; games: "),
    (("rules", GAME, "--lang", "tlh"), "languages: en, fr"),
    (("simulate", GAME, "--seats", "99"), f"{SEATS[0]} to {SEATS[-1]} seats, not 99"),
    (("simulate", GAME, "--seats", "four"), "invalid int value: 'four'"),
    (("simulate", GAME, "--set", "colour=red"), "no option 'colour'; its options: "),
    (("simulate", GAME, "--set", "colour"), "should read NAME=VALUE"),
    (("simulate", GAME, "--bots", "genius"), "no bot 'genius'"),
    (("simulate", GAME, "--seats", str(SEATS[0]), "--bots", "novice,random"), "one per seat"),
    (("simulate", GAME, "--games", "0"), "at least 1 game"),
    (("simulate", GAME, "--workers", "0"), "at least 1"),
    (("arena", GAME, "--bots", "novice"), "two different bots"),
    (("arena", GAME, "--bots", "novice,novice"), "twice"),
    (("replay", "/nowhere/to/be/found"), "cannot read"),
    (("replay", "/"), "cannot read"),
    (("perft", GAME, "--depth", "0"), "at least 1"),
    (("watch", GAME, "--bots", "random", "--save", "/nowhere/file"), "cannot write"),
    (("fly",), "invalid choice: 'fly'"),
    ((), "required"),
]


@pytest.mark.parametrize(("words", "told"), BAD, ids=lambda value: "-".join(value) or "nothing")
def test_a_mistake_costs_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    """Exit code 2, one line on standard error that says what would be right, no traceback."""
    code, _, err = run(capsys, *words)
    assert code == 2
    assert err.count("\n") == 1
    assert told in err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"not a record\n", b"{}\n"])
def test_corrupt_records_cost_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    """So does a file that is no record."""
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    code, out, err = run(capsys, "replay", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(file) in err


def test_help_says_of_a_command_what_its_file_says() -> None:
    """Files of commands are imported one by one; the list that is shown for all must not stray."""
    said: dict[str, str | None] = {}
    for command in COMMANDS:
        parsers = ArgumentParser().add_subparsers()
        module_of(command).add(parsers)
        said |= {one.dest: one.help for one in parsers._choices_actions}
    assert said == COMMANDS


def test_help_imports_no_command() -> None:
    """Whoever asks what there is does not wait for a server, a simulator or a catalogue."""
    script = """
import sys
from contextlib import suppress
from soucoupe.cli import main
with suppress(SystemExit):
    main(["--help"])
print(sorted(name for name in sys.modules if name.startswith("soucoupe.")))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "open the house" in done.stdout
    assert (
        done.stdout.splitlines()[-1] == "['soucoupe.cli', 'soucoupe.core', 'soucoupe.core.errors']"
    )
