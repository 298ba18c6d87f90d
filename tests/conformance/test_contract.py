"""What the contract promises, over every game, number of seats, set of switches and seed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from soucoupe.core import notation
from soucoupe.core.errors import BadSeats, Refused
from soucoupe.core.play import deal, opening, play
from soucoupe.core.rng import FastRng, Rng, seed_of_text
from soucoupe.core.snapshot import digest
from soucoupe.words.catalogue import LANGUAGES, catalogue
from tests.support.actions import to_try
from tests.support.cases import Case, of_game
from tests.support.walk import walk


def test_every_state_keeps_the_contract(case: Case) -> None:
    """Those to act have distinct actions, the others none; the outcome comes with the end."""
    game = case.found()
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        waiting = game.to_act(position.state)
        assert game.outcome(position.state) is None
        assert len(waiting) == 1 or game.traits.simultaneous
        for seat in range(case.seats):
            actions = list(game.legal(position.state, seat))
            assert bool(actions) == (seat in waiting)
            assert len(set(actions)) == len(actions) == len(game.legal(position.state, seat))
            assert all(action in game.legal(position.state, seat) for action in actions)


def test_invariants_hold_in_every_state(case: Case) -> None:
    """What the game says is always true is true, to the last state."""
    game = case.found()
    check = of_game(case.game, "invariants").check
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        check(position.state)
        after = play(game, position.state, position.seat, position.action, position.rng())
    check(after)


def test_historic_states_stay_as_they_were(case: Case) -> None:
    """No later action, view, picture or refusal changes an earlier state."""
    game = case.found()
    kept = []
    rng = FastRng(1)
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        kept.append((position.state, digest(position.state)))
        game.imagine(game.view(position.state, position.seat), rng)
        for action in to_try([position.action], rng, 2):
            try_in_vain(case, position.state, action)
    assert all(digest(state) == before for state, before in kept)


def try_in_vain(case: Case, state: Any, action: Any) -> None:
    """Play an action from every seat, whatever comes of it."""
    for seat in range(case.seats):
        try:
            play(case.found(), state, seat, action, Rng(seed_of_text("vain"), 1))
        except Refused as refused:
            reasons = refused.code, refused.detail
            assert all(reasons)


def test_the_same_chance_gives_the_same_game(case: Case) -> None:
    """State and events follow from seed and actions; listening to events changes nothing."""
    game = case.found()
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        told: list[list[Any]] = [[], []]
        state, seat, action = position.state, position.seat, position.action
        after = [play(game, state, seat, action, position.rng(), out) for out in told]
        silent = play(game, state, seat, action, position.rng())
        assert digest(after[0]) == digest(after[1]) == digest(silent)
        assert told[0] == told[1]


def test_everything_on_the_wire_reads_back(case: Case) -> None:
    """Actions, events and views survive JSON, and actions survive notation."""
    game = case.found()
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        for action in position.legal:
            assert notation.read(game, notation.write(action)) == action
            assert reads_back(action, game.actions)
        out = opening(game, position.state) if position.ply == 1 else []
        play(game, position.state, position.seat, position.action, position.rng(), out)
        for watcher in (*range(case.seats), None):
            assert reads_back(game.view(position.state, watcher), game.views)
            for event in out:
                shown = game.show(event, watcher)
                assert shown is None or reads_back(shown, game.events)


def reads_back(value: object, kind: Any) -> bool:
    """Tell whether a value comes back from JSON as it went."""
    back: object = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    return back == value


def test_a_reason_is_given_exactly_for_what_is_not_legal(case: Case) -> None:
    """`explain` and `legal` never disagree, and every reason is in the catalogue."""
    game = case.found()
    if game.explain is None:
        return
    rng = FastRng(2)
    known = []
    catalogues = [catalogue(language, game.id) for language in LANGUAGES]
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        known.append(position.action)
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            for action in (*to_try(known, rng, 4), *position.legal):
                reason = game.explain(view, action)
                assert (reason is None) == (action in game.legal(position.state, seat))
                assert reason is None or all(words.has_message(reason) for words in catalogues)


def test_what_is_final_is_said_in_words(case: Case) -> None:
    """Every reason why an action is never taken back is in the catalogue."""
    game = case.found()
    if game.final is None:
        return
    catalogues = [catalogue(language, game.id) for language in LANGUAGES]
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        view = game.view(position.state, position.seat)
        reason = game.final(view, position.action)
        assert reason is None or all(words.has_message(reason) for words in catalogues)


def test_the_eliminated_can_imagine_too(case: Case) -> None:
    """From all they see follows a state that looks the same to them."""
    game = case.found()
    if game.open is None or game.eliminated is None:
        return
    rng = FastRng(4)
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        if game.eliminated(position.state):
            seen = game.open(position.state)
            assert game.open(game.imagine(seen, rng)) == seen


def test_seats_out_of_range_are_refused(game_id: str) -> None:
    """One seat too few or too many is refused by name of what would be right."""
    case = Case(game_id, 0, {}, "s0")
    game = case.found()
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(BadSeats, match=f"{game.seats[0]} to {game.seats[-1]}"):
            deal(game, game.options(), seats, FastRng(1))


def test_a_game_is_named_after_its_folder(game_id: str) -> None:
    """The registry finds a game by its folder; the game says the same name."""
    assert Case(game_id, 0, {}, "s0").found().id == game_id


def test_what_is_optional_works_where_it_is_there(case: Case) -> None:
    """The open view goes over the wire like any other; a coach has something to say or nothing."""
    game = case.found()
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        if game.open:
            assert reads_back(game.open(position.state), game.views)
        if game.coach:
            advice = game.coach(game.view(position.state, position.seat))
            assert advice is None or msgspec.json.encode(advice)
