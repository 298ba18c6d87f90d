"""Taking back: one's own last action, while nobody has acted since and nothing was learnt."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from soucoupe import registry
from soucoupe.core.rng import FastRng
from soucoupe.core.snapshot import digest
from soucoupe.tables import entries as log
from soucoupe.tables.decide import undo
from soucoupe.tables.errors import NothingToTakeBack, NotNow, NotSeated, Stale, TooLateToTakeBack
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.cases import of_game
from tests.support.tables import Logged, dealt, decided, picture, play_to_the_end, refused


def pick(logged: Logged, seat: int, command: str = "") -> None:
    """Pick the first card of a seat's hand."""
    logged.act(seat, Pick(logged.table.state.hands[seat][0]), command)


def test_an_action_taken_back_has_not_happened() -> None:
    """The state is what it was; the ply goes on, so that nothing older is mistaken for new."""
    logged = dealt(GAME.id, 3, 0)
    table = logged.table
    before = digest(table.state)
    pick(logged, 1)
    logged.put(undo.take_back(table, 1, "oops"))
    assert digest(table.state) == before
    assert (table.ply, table.undone, table.decision_ply[1]) == (2, 1, 2)
    assert picture(logged.again()) == picture(table)


def test_a_command_made_before_is_stale() -> None:
    """Of the seat itself and of everyone who owes a decision: they look again."""
    logged = dealt(GAME.id, 3)
    pick(logged, 1)
    logged.put(undo.take_back(logged.table, 1, ""))
    for seat in (0, 1, 2):
        action = Pick(logged.table.state.hands[seat][0])
        with refused(logged.table, Stale):
            decided(logged.table, seat, action, ply=1)


def test_only_the_last_action_and_only_ones_own() -> None:
    """Once somebody else has acted it is too late; nobody takes back for others."""
    logged = dealt(GAME.id, 3)
    with refused(logged.table, NothingToTakeBack):
        undo.take_back(logged.table, 0, "")
    pick(logged, 0)
    with refused(logged.table, NothingToTakeBack):
        undo.take_back(logged.table, 1, "")
    with refused(logged.table, NotSeated):
        undo.take_back(logged.table, None, "")
    pick(logged, 1)
    with refused(logged.table, NothingToTakeBack):
        undo.take_back(logged.table, 0, "")


def test_not_after_seeing_what_others_had_hidden() -> None:
    """The last pick of a round turns all of them over: that cannot be unseen."""
    logged = dealt(GAME.id, 2)
    pick(logged, 0)
    pick(logged, 1)
    with refused(logged.table, TooLateToTakeBack, "seen"):
        undo.take_back(logged.table, 1, "")


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
        undo.take_back(logged.table, 0, "")


def test_what_a_bot_or_the_clock_did_is_not_taken_back() -> None:
    """Only what a person did, by that person."""
    logged = dealt(GAME.id, 3)
    for hand in ("bot", "clock"):
        action = Pick(logged.table.state.hands[0][0])
        tried = logged.table.try_action(0, action)
        logged.put(log.Acted(0, f"pick {action.number}", hand), tried)
        with refused(logged.table, NothingToTakeBack):
            undo.take_back(logged.table, 0, "")
        pick(logged, 1)
        pick(logged, 2)


def test_not_after_the_end() -> None:
    """Then everything is laid open."""
    logged = dealt(GAME.id, 2)
    play_to_the_end(logged)
    with refused(logged.table, NotNow):
        undo.take_back(logged.table, 0, "")


def test_bots_forget_what_was_taken_back() -> None:
    """They were shown it, and it has not happened."""
    logged = dealt(GAME.id, 2, 1)
    pick(logged, 0)
    logged.put(undo.take_back(logged.table, 0, ""))
    assert logged.table.events == []


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.id)
def test_what_is_allowed_never_depends_on_what_the_seat_cannot_see(game: Any) -> None:
    """Whether an action can be taken back is the same in a world dealt again behind its back."""
    redeal = of_game(game.id, "hidden").redeal
    chance = FastRng(5)
    logged = dealt(game.id, game.seats[0])
    table = logged.table
    compared = 0
    for at in range(40):
        to_act = game.to_act(table.state)
        if not to_act:
            break
        seat = to_act[0]
        other = redeal(table.state, seat, chance)
        legal = [one for one in game.legal(table.state, seat) if one in game.legal(other, seat)]
        logged.act(seat, chance.pick(legal, "action"), f"c{at}")
        step = table.undo_steps[-1] if table.undo_steps else None
        if step is None:
            continue
        twin = step._replace(state=other)
        seen = [undo.seen_after(game, one, one.state, FastRng(1)) for one in (step, twin)]
        if seen[0] == seen[1]:
            answers = {undo.has_learnt(game, one, table.seed) for one in (step, twin)}
            assert len(answers) == 1
            compared += 1
    assert compared
