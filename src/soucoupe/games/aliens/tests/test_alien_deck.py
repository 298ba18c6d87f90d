"""The alien deck against a second opinion: a model that knows events alone, over random games."""

from __future__ import annotations

import pytest

from soucoupe.core.play import opening
from soucoupe.games.aliens import GAME
from soucoupe.games.aliens.data import ALIENS
from soucoupe.games.aliens.events import Appeared, Event, Reshuffled, RoundOpened
from soucoupe.games.aliens.moves import Options
from soucoupe.games.aliens.tests.table import SEATS, SHUFFLED, STANDARD, dealt, random_game

EVERY_ALIEN = frozenset(ALIENS)
GAMES = 8


class DeckModel:
    """What a spectator with a box of his own would do: take three out, put back when told to."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.box = set(EVERY_ALIEN)
        self.finished = 0
        """Rounds since the box was last full."""
        self.opened = 0
        self.is_full = True

    def hear(self, event: Event) -> None:
        """Follow one event and hold it against the box."""
        match event:
            case Reshuffled():
                assert self.options.shuffle_every_round or not self.box
                self.box = set(EVERY_ALIEN)
                self.finished, self.is_full = 0, True
            case RoundOpened():
                self.opened += 1
                assert event.number == self.opened
                assert event.past == self.finished
                assert self.is_full or not self.options.shuffle_every_round
            case Appeared():
                landed = {(one.race, one.colour, one.appetite) for one in event.aliens}
                assert len(landed) == 3
                assert landed <= self.box
                self.box -= landed
                self.finished, self.is_full = self.finished + 1, False
            case _:
                pass


@pytest.mark.parametrize("options", [STANDARD, SHUFFLED])
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_is_what_a_box_of_eighteen_would_be(seats: int, options: Options) -> None:
    """Without the option it empties in six rounds; with it every round starts from all (rule 6)."""
    for seed in range(GAMES):
        model = DeckModel(options)
        for event in opening(GAME, dealt(seats, options, seed)):
            model.hear(event)
        for state, _, events in random_game(seats, options, seed):
            for event in events:
                model.hear(event)
            played = [*state.past, state.current]
            assert len(state.past) == (0 if options.shuffle_every_round else model.finished - 1)
            lying = {ALIENS[alien] for one in played for alien in one.aliens}
            assert {ALIENS[alien] for alien in state.alien_pile} == EVERY_ALIEN - lying == model.box
        assert model.opened == state.rounds


@pytest.mark.parametrize("seats", SEATS)
def test_shuffled_every_round_an_alien_may_come_back_at_once(seats: int) -> None:
    """And nobody, whoever investigates, has seen anything that rules an alien out (ruling 13)."""
    returned = 0
    before: set[int] = set()
    for state, *_ in random_game(seats, SHUFFLED, seed=3):
        now = set(state.current.aliens)
        if now != before:
            returned += len(now & before)
        before = now
        for reader in range(seats):
            seen = GAME.view(state, reader)
            assert (seen.past, seen.alien_pile) == ((), 15)
    assert returned > 0
