"""What a game says beside its rules: its own clock, who talks with whom, who is out of it."""

from __future__ import annotations

from typing import Any

from soucoupe.core.game import AnyGame, Channel, Writing
from soucoupe.core.play import play
from soucoupe.core.rng import FastRng
from soucoupe.words.catalogue import LANGUAGES, catalogue
from tests.support.cases import Case
from tests.support.walk import walk


def test_a_limit_is_for_seats_that_owe_a_decision(case: Case) -> None:
    """A game's own clock runs for some of those to act, for some time, under a name."""
    game = case.found()
    if game.limit is None:
        return
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        limit = game.limit(position.state)
        if limit is not None:
            assert limit.key
            assert limit.seconds > 0
            assert limit.seats
            assert set(limit.seats) <= set(game.to_act(position.state))


def test_channels_have_names_and_readers(case: Case) -> None:
    """Channels are told apart, made of seats that are there, and can be said to people."""
    game = case.found()
    if game.channels is None:
        return
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        channels = game.channels(position.state)
        assert len({channel.name for channel in channels}) == len(channels)
        for channel in channels:
            readers = readers_of(channel, case.seats)
            assert readers <= set(range(case.seats))
            assert set(channel.speakers or ()) <= readers
            assert set(channel.reactors or ()) <= readers
            assert is_told(game.id, channel)


def test_the_eliminated_are_out_for_good_and_tell_nobody(case: Case) -> None:
    """Who sees everything decides nothing any more, and reaches nobody who still plays."""
    game = case.found()
    if game.eliminated is None:
        return
    assert game.open is not None
    out: set[int] = set()
    for position in walk(game, case.seats, case.dealt_with(), case.seed):
        now = set(game.eliminated(position.state))
        assert out <= now
        assert not now & set(game.to_act(position.state))
        out = now
        for channel in game.channels(position.state) if game.channels else (Channel("all"),):
            readers = readers_of(channel, case.seats)
            speakers = readers if channel.speakers is None else set(channel.speakers)
            reactors = readers if channel.reactors is None else set(channel.reactors)
            assert not (speakers | reactors) & out or readers <= out


def test_who_may_write_is_known_to_all_and_seals_are_broken(case: Case) -> None:
    """Everybody could tell who may write and under which seal; at the end nothing stays sealed."""
    game = case.found()
    if game.ink is None:
        return
    positions = list(walk(game, case.seats, case.dealt_with(), case.seed))
    for position in positions:
        now = pens(game, position.state, case.seats)
        other = game.imagine(game.view(position.state, None), FastRng(position.ply))
        assert now == pens(game, other, case.seats)
    last = positions[-1]
    over = play(game, last.state, last.seat, last.action, last.rng())
    assert pens(game, over, case.seats) == [None] * case.seats


def pens(game: AnyGame, state: Any, seats: int) -> list[Writing | None]:
    """Return how each seat may write."""
    assert game.ink is not None
    return [game.ink(state, seat) for seat in range(seats)]


def readers_of(channel: Channel, seats: int) -> set[int]:
    """Return the seats that hear a channel."""
    return set(range(seats)) if channel.readers is None else set(channel.readers)


def is_told(game_id: str, channel: Channel) -> bool:
    """Tell whether both catalogues have the words for a channel."""
    wanted = [f"channel-{channel.name}", *([channel.closed] if channel.closed else [])]
    return all(
        catalogue(language, game_id).has_message(message)
        for language in LANGUAGES
        for message in wanted
        if message != "channel-all"
    )
