"""Golden games and perft: every game has them, and the rules still do what they say."""

from pathlib import Path

from soucoupe import registry
from soucoupe.words.catalogue import game_folder
from soucoupe.words.golden import golden_game, perft_table

HINT = "the rules moved: read the diff of `soucoupe golden`, and raise the game's version"


def folder_of(game_id: str) -> Path:
    """Return the folder of a game's own tests."""
    return Path(str(game_folder(game_id))) / "tests"


def test_golden_games_play_out_as_written(game_id: str) -> None:
    """Every line of every golden game - action, digest, words - comes out again."""
    files = sorted((folder_of(game_id) / "golden").glob("*.txt"))
    assert files, f"{game_id} needs golden games"
    game = registry.find(game_id)
    for path in files:
        written = path.read_text(encoding="utf-8")
        assert written.count("\n") > 3
        assert golden_game(game, written) == written, HINT


def test_perft_counts_hold(game_id: str) -> None:
    """The numbers of action sequences are the ones written down, at every number of seats."""
    written = (folder_of(game_id) / "perft.txt").read_text(encoding="utf-8")
    game = registry.find(game_id)
    assert perft_table(game, written) == written, HINT
    for seats in game.seats:
        assert f'"seats":{seats},' in written
