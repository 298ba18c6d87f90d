"""Taking back: one's own last action, while nobody has acted since and nothing came out by it."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.game import Traits
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.core.snapshot import digest
from soucoupe.tables import entries as log
from soucoupe.tables.decide import seats, undo
from soucoupe.tables.errors import (
    FinalAction,
    NothingToTakeBack,
    NotKnownYet,
    NotNow,
    NotSeated,
    Stale,
    TooLateToTakeBack,
)
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.tables import (
    Logged,
    dealt,
    decided,
    find_out,
    picture,
    play_to_the_end,
    refused,
    take_back,
)


def pick(logged: Logged, seat: int, command: str = "") -> None:
    """Pick the first card of a seat's hand."""
    logged.act(seat, Pick(logged.table.state.hands[seat][0]), command)


def test_an_action_taken_back_has_not_happened() -> None:
    """The state is what it was; the ply goes on, so that nothing older is mistaken for new."""
    logged = dealt(GAME.id, 3, 0)
    table = logged.table
    before = digest(table.state)
    pick(logged, 1)
    logged.put(take_back(table, 1, "oops"))
    assert digest(table.state) == before
    assert (table.ply, table.undone, table.decision_ply[1]) == (2, 1, 2)
    assert picture(logged.again()) == picture(table)


def test_a_command_made_before_is_stale() -> None:
    """Of the seat itself and of everyone who owes a decision: they look again."""
    logged = dealt(GAME.id, 3)
    pick(logged, 1)
    logged.put(take_back(logged.table, 1, ""))
    for seat in (0, 1, 2):
        action = Pick(logged.table.state.hands[seat][0])
        with refused(logged.table, Stale):
            decided(logged.table, seat, action, ply=1)


def test_only_the_last_action_and_only_ones_own() -> None:
    """Once somebody else has acted it is too late; nobody takes back for others."""
    logged = dealt(GAME.id, 3)
    with refused(logged.table, NothingToTakeBack):
        take_back(logged.table, 0, "")
    pick(logged, 0)
    with refused(logged.table, NothingToTakeBack):
        take_back(logged.table, 1, "")
    with refused(logged.table, NotSeated):
        take_back(logged.table, None, "")
    pick(logged, 1)
    with refused(logged.table, NothingToTakeBack):
        take_back(logged.table, 0, "")


def test_not_after_seeing_what_others_had_hidden() -> None:
    """The last pick of a round turns all of them over: that cannot be unseen."""
    logged = dealt(GAME.id, 2)
    pick(logged, 0)
    pick(logged, 1)
    with refused(logged.table, TooLateToTakeBack, "came out"):
        take_back(logged.table, 1, "")


def test_not_after_a_draw_even_an_unseen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever drew could try again until they liked what came."""

    def drawing(state: Any, seat: int, action: Any, rng: Any, out: Any) -> None:
        rng.below(6, "a die nobody sees")
        GAME.apply(state, seat, action, rng, out)

    game = dataclasses.replace(registry.find(GAME.id), apply=drawing)
    logged = dealt(GAME.id, 3)
    monkeypatch.setattr(logged.table, "game", game)
    pick(logged, 0)
    with refused(logged.table, TooLateToTakeBack):
        take_back(logged.table, 0, "")


def test_what_a_bot_or_the_clock_did_is_not_taken_back() -> None:
    """Only what a person did, by that person."""
    logged = dealt(GAME.id, 3)
    for hand in ("bot", "clock"):
        action = Pick(logged.table.state.hands[0][0])
        tried = logged.table.try_action(0, action)
        logged.put(log.Acted(0, f"pick {action.number}", hand), tried)
        with refused(logged.table, NothingToTakeBack):
            take_back(logged.table, 0, "")
        pick(logged, 1)
        pick(logged, 2)


def test_not_after_the_end() -> None:
    """Then everything is laid open."""
    logged = dealt(GAME.id, 2)
    play_to_the_end(logged)
    with refused(logged.table, NotNow):
        take_back(logged.table, 0, "")


def test_bots_forget_what_was_taken_back() -> None:
    """They were shown it, and it has not happened."""
    logged = dealt(GAME.id, 2, 1)
    pick(logged, 0)
    logged.put(take_back(logged.table, 0, ""))
    assert logged.table.events == []


def test_what_a_game_calls_final_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused with the game's own reason, whatever it showed."""
    logged = dealt(GAME.id, 3)
    game = dataclasses.replace(GAME, final=lambda _view, _action: "why-wait")
    monkeypatch.setattr(logged.table, "game", game)
    pick(logged, 0)
    with refused(logged.table, FinalAction) as told:
        take_back(logged.table, 0)
    assert told.value.reason == "why-wait"


def test_nothing_is_tried_where_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move on an open board is taken back without asking any other world."""
    logged = dealt(GAME.id, 3)
    game = dataclasses.replace(GAME, traits=Traits(hidden=False, simultaneous=True))
    monkeypatch.setattr(logged.table, "game", game)
    pick(logged, 0)
    assert undo.undo_question(logged.table) is None
    assert undo.can_take_back(logged.table, 0)


def test_as_long_as_it_is_not_known_nothing_is_taken_back() -> None:
    """Whoever asks too early is told to ask again, and is told no before that."""
    logged = dealt(GAME.id, 3)
    pick(logged, 0)
    assert not undo.can_take_back(logged.table, 0)
    with refused(logged.table, NotKnownYet):
        undo.take_back(logged.table, 0, "")
    find_out(logged.table)
    assert undo.can_take_back(logged.table, 0)
    assert undo.take_back(logged.table, 0, "")


def test_whoever_resigned_takes_nothing_back() -> None:
    """A bot plays on from where they left."""
    logged = dealt(GAME.id, 3)
    pick(logged, 0)
    logged.put(seats.resign(logged.table, 0, ""))
    with refused(logged.table, NotNow):
        take_back(logged.table, 0)
    assert not undo.can_take_back(logged.table, 0)


def test_worlds_are_drawn_from_the_secret_of_the_table() -> None:
    """Another table, another ply: other worlds, and nobody knows which before the end."""
    seeds = set()
    for people in (2, 3):
        logged = dealt(GAME.id, people)
        for seat in (0, 0):
            pick(logged, seat)
            question = undo.undo_question(logged.table)
            assert question is not None
            seeds.add(question.seed)
            logged.put(take_back(logged.table, seat))
    assert len(seeds) == 4


def test_a_log_is_played_again_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was once taken back stays so, whatever would be decided today."""
    logged = dealt(GAME.id, 3)
    pick(logged, 1)
    logged.put(take_back(logged.table, 1))

    def never(*_: Any) -> Any:
        pytest.fail("decided again")

    monkeypatch.setattr(undo, "at_once", never)
    monkeypatch.setattr(undo, "reveals", never)
    assert picture(logged.again()) == picture(logged.table)


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_what_can_be_taken_back_is_what_is_granted(game: Any) -> None:
    """In random games with take-backs strewn in, for every seat; what is granted leads back."""
    chance = FastRng(5)
    logged = dealt(game.id, game.seats[-1])
    table = logged.table
    for at in range(60):
        to_act = game.to_act(table.state)
        if not to_act:
            break
        before, seat = digest(table.state), chance.pick(to_act, "seat")
        logged.act(seat, any_of(game.legal(table.state, seat), chance), f"c{at}")
        find_out(table)
        for other in range(len(table.chairs)):
            if not undo.can_take_back(table, other):
                with pytest.raises(SoucoupeError):
                    undo.take_back(table, other, "")
                continue
            assert other == seat
            logged.put(undo.take_back(table, seat, f"b{at}"))
            assert digest(table.state) == before
            break
    assert picture(logged.again()) == picture(table)
