"""The coach: what an ideal listener would have believed, told from a finished view alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from soucoupe.core import play
from soucoupe.core.budget import Budget
from soucoupe.core.options import read_options
from soucoupe.core.rng import FastRng, Rng, seed_of_text
from soucoupe.core.rollout import any_of
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.bots.advice import CellSaid, SplittingWord
from soucoupe.games.premier_contact.bots.coach import advise, coach
from soucoupe.games.premier_contact.bots.view_facts import grid_of
from soucoupe.games.premier_contact.component_types import OFFERINGS
from soucoupe.games.premier_contact.data import OFFERING_NUMBER
from soucoupe.games.premier_contact.deal import colour_counts
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.state import State, is_race
from soucoupe.games.premier_contact.tests.table import (
    SEATS,
    act,
    dealt,
    humans_asked,
    read,
    requested,
    voted,
)
from soucoupe.games.premier_contact.view_types import View

ON = Options(preliminary="on")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
PEOPLE = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus")
"""Who sits where in golden games."""


def finished() -> State:
    """Return a whole game among experts."""
    rng = FastRng(5)
    state = GAME.deal(Options(), 4, rng)
    while waiting := GAME.to_act(state):
        view = GAME.view(state, waiting[0])
        legal = GAME.legal(state, waiting[0])
        GAME.apply(
            state, waiting[0], GAME.bots["expert"](view, legal, (), rng, Budget()), rng, None
        )
    return state


def replayed(path: Path) -> State:
    """Return the end of a golden game."""
    first, _, *lines = path.read_text(encoding="utf-8").splitlines()
    setup = msgspec.json.decode(first)
    seed = seed_of_text(setup["seed"])
    options = read_options(GAME, setup.get("options", {}))
    state = play.deal(GAME, options, setup["seats"], Rng(seed, 0))
    for ply, line in enumerate(lines[:-1], 1):
        who, action = [part.strip() for part in line.split("|")][:2]
        seat = PEOPLE.index(who.split()[1])
        state = play.play(GAME, state, seat, read(action), Rng(seed, ply))
    return state


def at_random(seats: int, options: Options) -> State:
    """Return the end of a game of random actions."""
    rng = FastRng(seats)
    state = GAME.deal(options, seats, rng)
    while waiting := GAME.to_act(state):
        GAME.apply(state, waiting[0], any_of(GAME.legal(state, waiting[0]), rng), rng, None)
    return state


def assert_told_from_views(state: State) -> None:
    """Hold what is told from every view, also one sent over the wire, against the state itself."""
    counts = colour_counts(state.options, len(state.aliens), len(state.humans))
    wanted = advise(state.grid, tuple(state.history), counts, is_race(state))
    assert wanted.requests
    for seat in (None, *range(state.seats)):
        view = GAME.view(state, seat)
        assert coach(view) == wanted
        assert coach(msgspec.json.decode(msgspec.json.encode(view), type=View)) == wanted


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_told_from_their_last_view(path: Path) -> None:
    """A finished view holds all that the coach needs, for every seat and for the public."""
    assert_told_from_views(replayed(path))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), Options(hard=True, preliminary="on")])
def test_any_game_is_told_from_its_last_view(seats: int, options: Options) -> None:
    """Races and pacts, both modes."""
    assert_told_from_views(at_random(seats, options))


def test_the_coach_speaks_after_the_game() -> None:
    """During play a hint would be a word of the language; afterwards all are told the same."""
    playing = humans_asked(dealt(4))
    assert GAME.open is not None
    for seat in (0, 2, None):
        during = coach(GAME.view(playing, seat))
        assert during is None or not during.requests + during.signs
    assert coach(GAME.open(playing)) is None
    state = finished()
    advice = coach(GAME.open(state))
    assert advice is not None
    assert all(coach(GAME.view(state, seat)) == advice for seat in (0, 1, 2, 3, None))
    assert msgspec.json.encode(advice)


def test_the_coach_goes_through_every_request() -> None:
    """With a reading of each sign, the likeliest cells best first, and chances in per cent."""
    view = GAME.view(finished(), None)
    advice = coach(view)
    assert advice is not None
    requests = [at for at, entry in enumerate(view.history) if hasattr(entry, "marks")]
    assert [heard.entry for heard in advice.requests] == requests
    for heard in advice.requests:
        entry = view.history[heard.entry]
        assert [one.glyph for one in heard.readings] == [
            mark.glyph for mark in getattr(entry, "marks", ())
        ]
        chances = [guess.chance for guess in heard.guesses]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 100 for chance in chances)


def test_the_ideal_listener_knows_nothing_of_what_comes_later() -> None:
    """What it believes at the first request follows from what stands before it alone."""
    view = GAME.view(finished(), None)
    first = next(at for at, entry in enumerate(view.history) if hasattr(entry, "marks"))
    whole = coach(view)
    counts = colour_counts(view.options, len(view.aliens), len(view.humans))
    short = advise(grid_of(view), view.history[: first + 1], counts, race=True)
    assert whole is not None
    assert whole.requests[0] == short.requests[0]


def test_the_ideal_listener_finds_what_is_said_plainly() -> None:
    """With two words told and both drawn, the only offering that has both comes first."""
    state = dealt(4, ON)
    state.grid = (*range(24), 27)
    state = act(act(state, 2, "name sky"), 3, "name hot")
    state = humans_asked(state)
    state.round = 10
    state = voted(requested(state, "sky", "hot"), 20, 24)
    state = voted(requested(state), 20, 21)
    state = act(act(state, 2, "done"), 3, "done")
    advice = coach(GAME.view(state, 0))
    assert advice is not None
    assert advice.requests[0].guesses[0].cell == 24


def test_a_human_is_told_of_words_never_of_signs() -> None:
    """The same whatever the lexicon says: words, how many offerings have them, and examples."""
    state = dealt(4)
    (asking,) = GAME.to_act(state)
    view = GAME.view(state, asking)
    assert view.phase == "turn"
    advice = coach(view)
    assert advice is not None
    assert b"glyph" not in msgspec.json.encode(advice.hints)
    for hint in advice.hints:
        assert isinstance(hint, SplittingWord)
        rows = [OFFERINGS.offerings[OFFERING_NUMBER[cell.offering]] for cell in view.grid]
        assert hint.having == sum(hint.word.name in row.yes for row in rows)
        common = [set(OFFERINGS.offerings[OFFERING_NUMBER[one.name]].yes) for one in hint.examples]
        assert not common or set.intersection(*common) == {hint.word.name}


def test_an_alien_is_told_how_well_it_could_be_understood() -> None:
    """Before any sign is shown nothing tells offerings apart; each sign shown can only help."""
    state = humans_asked(dealt(4))
    fitting: list[int] = []
    for _ in range(400):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        view = GAME.view(state, waiting[0])
        if view.phase == "draw" and not view.tablet:
            advice = coach(view)
            assert advice is not None
            assert all(isinstance(one, CellSaid) for one in advice.hints)
            fitting.append(min(one.fitting for one in advice.hints if isinstance(one, CellSaid)))
        rng = FastRng(len(fitting))
        action = GAME.bots["expert"](view, GAME.legal(state, waiting[0]), (), rng, Budget())
        GAME.apply(state, waiting[0], action, rng, None)
    assert len(fitting) > 2
    assert fitting[-1] <= fitting[0]
    assert min(fitting) >= 1
