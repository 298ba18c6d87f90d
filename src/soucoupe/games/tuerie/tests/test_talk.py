"""Who may talk with whom: the dead talk among themselves, and show nothing to the living."""

from soucoupe.core.game import Channel
from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import act, dealt, hunted, scene, won

HANDS = ("dinner overload", "strange-noise blackout", "resuscitation weedkiller")
PLANS = (
    "hide overload, act dinner",
    "hide strange-noise, act blackout",
    "hide resuscitation, act weedkiller",
)


def channels(state: State) -> tuple[Channel, ...]:
    """Ask the game."""
    assert GAME.channels is not None
    return GAME.channels(state)


def test_at_first_everybody_talks_to_everybody() -> None:
    """One channel, in which all four speak."""
    (everybody,) = channels(dealt(4))
    assert (everybody.name, everybody.speakers) == ("all", (0, 1, 2, 3))


def test_the_dead_do_not_talk_to_the_living() -> None:
    """They still read there, but not even react; they have a channel of their own."""
    state = hunted(scene(*HANDS, zone="ducts"), *PLANS)
    everybody, dead = channels(state)
    assert everybody.speakers == (0, 2)
    assert (everybody.readers, everybody.reactors) == (None, (0, 2))
    assert everybody.closed == "channel-all-closed"
    assert (dead.name, dead.readers) == ("dead", (1,))


def test_a_spacewalker_lives_and_talks() -> None:
    """Out of the ship is not out of the game."""
    hands = ("spacewalk overload", *HANDS[1:])
    state = hunted(scene(*hands, zone="galley"), "act spacewalk, name ducts", *PLANS[1:])
    assert channels(state)[0].speakers == (0, 1, 2)


def test_just_killed_and_silent_already() -> None:
    """Until the upkeep decides the killed know what all know: they say nothing, but may react."""
    hands = ("resuscitation dinner", "strange-noise blackout", "overload shove")
    plans = (
        "hide dinner, act resuscitation",
        "hide strange-noise, act blackout",
        "hide overload, act shove 1 cargo-bay",
        "hide armoured-crate, act weedkiller",
    )
    state = hunted(scene(*hands, "armoured-crate weedkiller", zone="cargo-bay"), *plans)
    (everybody,) = channels(state)
    assert (everybody.speakers, everybody.reactors) == ((0, 2), (0, 1, 2, 3))
    assert channels(act(state, 0, "revive 3"))[0].speakers == (0, 2, 3)


def test_after_the_game_all_talk_again() -> None:
    """There is nothing left to give away."""
    state = act(scene("weedkiller dinner", "dead", "dead"), 0, "act weedkiller")
    assert won(state) == ([0], "alone-aboard")
    assert channels(state) == (Channel("all"),)
