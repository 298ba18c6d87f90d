"""A race told once more, by another hand: from the card and the votes alone, to its winners.

The model knows nothing of the state machine. It goes through the requests in order, gives tokens
and offerings by the rulebook's words, and says when the game must be over and who has won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soucoupe.core.rng import FastRng
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.moves import Options
from soucoupe.games.premier_contact.view_types import Request
from tests.support.walk import walk

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.state import State

COLOURS = ("red", "blue", "green")
CASES = [
    (seats, Options(hard=hard, play_out=play_out), seed)
    for seats in (4, 5, 6, 7)
    for hard in (False, True)
    for play_out in (False, True)
    for seed in (1, 2)
]


class Race:
    """What the votes so far come to."""

    def __init__(self, card: dict[int, str], colours: tuple[str, ...], options: Options) -> None:
        self.card = card
        self.colours = colours
        self.plays_out = options.play_out
        self.enough = 5 if options.hard else 3
        self.most_rounds = 15 if options.hard else 10
        self.taken: dict[str, set[int]] = {colour: set() for colour in colours}
        self.thanks: dict[int, int] = {}
        self.over = False

    def request(self, entry: Request) -> None:
        """Take one request with its votes."""
        assert not self.over, "a request after the end"
        before = set().union(*self.taken.values())
        for vote in entry.votes:
            self.thanks.setdefault(vote.seat, 0)
            if vote.cell is None:
                continue
            assert vote.cell not in before, "a covered cell was offered"
            if self.card[vote.cell] == entry.colour:
                self.thanks[vote.seat] += 1
                self.taken[entry.colour].add(vote.cell)
        is_last = entry.colour == self.colours[-1]
        reached = any(len(cells) >= self.enough for cells in self.taken.values())
        self.over = (reached and (is_last or not self.plays_out)) or (
            is_last and entry.round == self.most_rounds
        )

    def winning_colours(self) -> set[str]:
        """Return whose camp is won: whoever received most."""
        most = max(len(cells) for cells in self.taken.values())
        return {colour for colour, cells in self.taken.items() if len(cells) == most}


def hasty(state: State, seed: int) -> State:
    """Play a game to its end at random, with humans who are often right."""
    rng = FastRng(seed)
    while waiting := GAME.to_act(state):
        seat = waiting[rng.below(len(waiting), "who")]
        legal = list(GAME.legal(state, seat))
        wanted = [
            action
            for action in legal
            if state.request[getattr(action, "cell", 0)] == state.turn + 1
            and type(action).__name__ == "Vote"
        ]
        pool = wanted if wanted and rng.below(2, "luck") else legal
        GAME.apply(state, seat, rng.pick(pool, "action"), rng, None)
    return state


def told(state: State, options: Options) -> Race:
    """Tell a finished game by the model."""
    names = {0: "none", 1: "red", 2: "blue", 3: "green"}
    card = {cell: names[colour] for cell, colour in enumerate(state.request)}
    race = Race(card, COLOURS[: len(state.aliens)], options)
    for entry in state.history:
        if isinstance(entry, Request):
            race.request(entry)
    return race


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_a_race_ends_as_the_model_says(seats: int, options: Options, seed: int) -> None:
    """Tokens, offerings, the moment of the end and the winners agree in games of every kind."""
    state = hasty(GAME.deal(options, seats, FastRng(seed)), seed)
    race = told(state, options)
    outcome = GAME.outcome(state)
    assert race.over
    assert outcome is not None
    assert [len(race.taken[colour]) for colour in race.colours] == state.received
    assert [race.thanks[seat] for seat in state.humans] == [sum(row) for row in state.tokens]
    winners = {COLOURS[at] for at, seat in enumerate(state.aliens) if seat in outcome.winners}
    assert winners == race.winning_colours()


@pytest.mark.parametrize("play_out", [False, True])
def test_no_race_goes_on_after_the_model_ends_it(play_out: bool) -> None:
    """Seen at every position of a random game, not only at its end."""
    options = Options(play_out=play_out)
    for position in walk(GAME, 6, options, "model"):
        race = told(position.state, options)
        assert race.over <= (GAME.view(position.state, None).phase in ("tidy", "over"))


def test_the_model_tells_the_two_ends_apart() -> None:
    """Played out, the last round has all its requests; else it stops with who has enough."""
    last_rounds = {True: set[int](), False: set[int]()}
    for play_out, requests in last_rounds.items():
        options = Options(play_out=play_out)
        for seed in range(12):
            state = hasty(GAME.deal(options, 6, FastRng(seed)), seed)
            asked = [one for one in state.history if isinstance(one, Request)]
            requests.add(sum(one.round == state.round for one in asked))
    assert last_rounds[True] == {3}
    assert len(last_rounds[False]) > 1
