"""Who sees which aliens: witnesses all, investigator and public only what lies face up."""

from collections.abc import Iterator

import msgspec
import pytest

from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.events import Appeared, Drew, DrewUnseen, Event
from soucoupe.games.aliens.moves import Options, Turn
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.tests.table import (
    HELP,
    LANDED,
    SEATS,
    STANDARD,
    act,
    dealt,
    example,
    landed,
    random_game,
    random_round,
)
from soucoupe.games.aliens.view_types import ALIEN, Alien

EXAMPLE = tuple(Alien(*words.split()) for words in LANDED)  # type: ignore[arg-type]


def aliens_in(told: object) -> Iterator[Alien]:
    """Find every alien in something about to be sent, wherever it sits."""
    if isinstance(told, dict):
        if set(told) == {"race", "colour", "appetite"}:
            yield msgspec.convert(told, Alien)
        for part in told.values():
            yield from aliens_in(part)
    elif isinstance(told, list | tuple):
        for part in told:
            yield from aliens_in(part)


def entitled(state: State, reader: int | None) -> set[Alien]:
    """List the aliens of this pass the reader has looked at: as a witness, or face up."""
    seen = set()
    for played in (*state.past, state.current):
        is_witness = reader is not None and reader != played.investigator
        for at, alien in enumerate(played.aliens):
            if is_witness or played.face_up >> at & 1:
                seen.add(ALIEN[alien])
    return seen


def test_witnesses_see_the_aliens_for_the_whole_round() -> None:
    """In drawn order, before, during and after the testimonies (ruling 2)."""
    for state in (landed(dealt(), *LANDED), example(), act(example(), "judge 0 false")):
        for seat in (1, 2, 3):
            sightings = GAME.view(state, seat).current.sightings
            assert tuple(one.alien for one in sightings) == EXAMPLE
            assert [one.position for one in sightings] == [0, 1, 2]
        for reader in (0, None):
            assert GAME.view(state, reader).current.sightings == ()


def test_turned_alien_is_seen_by_all_and_alone() -> None:
    """Investigator and public learn the turned alien and its place, no other (ruling 5)."""
    state = act(example(), "judge 0 false", "turn 2")
    for reader in (0, None):
        (sighting,) = GAME.view(state, reader).current.sightings
        assert (sighting.position, sighting.alien) == (2, EXAMPLE[2])


@pytest.mark.parametrize("options", [STANDARD, HELP])
@pytest.mark.parametrize("seats", SEATS)
def test_unturned_aliens_are_never_told(seats: int, options: Options) -> None:
    """No view or event of a whole game shows anybody an alien not looked at (ruling 5)."""
    before = dealt(seats, options)
    for state, action, events in random_game(seats, options, seed=seats):
        for reader in (None, *range(seats)):
            allowed = entitled(state, reader)
            view = msgspec.to_builtins(GAME.view(state, reader))
            assert set(aliens_in(view)) == allowed
            if isinstance(action, Turn):
                allowed.add(ALIEN[before.current.aliens[action.position]])
            shown = [GAME.show(event, reader) for event in events]
            told = msgspec.to_builtins([event for event in shown if event is not None])
            assert set(aliens_in(told)) <= allowed
        before = state


def test_appearance_is_shown_to_witnesses_only() -> None:
    """The new investigator and the public hear of a round, not of its aliens (ruling 2)."""
    after = random_round(dealt())
    event = Appeared(1, tuple(ALIEN[alien] for alien in after.current.aliens))
    assert [GAME.show(event, seat) for seat in (0, 2, 3)] == [event] * 3
    assert [GAME.show(event, seat) for seat in (1, None)] == [None] * 2


def test_hands_and_draws_are_their_owners() -> None:
    """A seat sees its own hand; of other draws only that they happened."""
    state = dealt()
    for seat in range(4):
        (hand,) = GAME.view(state, seat).hands
        assert (hand.seat, hand.cards) == (seat, tuple(state.hands[seat]))
    assert GAME.view(state, None).hands == ()
    out: list[Event] = []
    random_round(state, out=out)
    drawn = [event for event in out if isinstance(event, Drew)]
    assert len(drawn) == 5
    for event in drawn:
        for reader in (None, 0, 1, 2, 3):
            seen = event if reader == event.seat else DrewUnseen(event.seat)
            assert GAME.show(event, reader) == seen


@pytest.mark.parametrize("seats", SEATS)
def test_aide_memoire_changes_no_view(seats: int) -> None:
    """The option is for screens: with it on a view is the same but for the option itself."""
    aided = Options(first_investigator=0, aide_memoire=True)
    for (off, *_), (on, *_) in zip(
        random_game(seats, STANDARD, seed=1), random_game(seats, aided, seed=1), strict=True
    ):
        for reader in (None, *range(seats)):
            seen = msgspec.structs.replace(GAME.view(on, reader), options=STANDARD)
            assert seen == GAME.view(off, reader)
