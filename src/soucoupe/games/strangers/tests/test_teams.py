"""Teams of two: sums compared, hands open side by side, silence face to face."""

import pytest

from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.events import Drew, DrewUnseen, Event
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.teams import channels, mate_of, team_of
from soucoupe.games.strangers.tests.table import act, coin, options_of, scene

ADJACENT = Options(mode="teams-adjacent", first_player=0)
DIAGONAL = Options(mode="teams-diagonal", first_player=0)
SEVEN = "C1 E1 G1 J1 D2 H2 K2"


@pytest.mark.parametrize(("options", "teams"), [(ADJACENT, [0, 0, 1, 1]), (DIAGONAL, [0, 1, 0, 1])])
def test_who_plays_with_whom(options: Options, teams: list[int]) -> None:
    """Neighbours, or those who sit opposite; turns go round by seat all the same."""
    state = scene("", "", "", "", options=options)
    assert [team_of(state, seat) for seat in range(4)] == teams
    assert all(mate_of(state, mate_of(state, seat)) == seat for seat in range(4))
    assert act(state, "let-out").actor == 1


@pytest.mark.parametrize(("options", "winners"), [(ADJACENT, (0, 1)), (DIAGONAL, (1, 3))])
def test_sums_are_compared(options: Options, winners: tuple[int, ...]) -> None:
    """7 + 6 against 0 + 4 side by side, 7 + 0 against 6 + 4 face to face."""
    kids = ("yellow-house", "pool.2", "", "maple-house")
    state = scene("run", "", "", "", kids=kids, aliens=SEVEN, top="alien-sighted", options=options)
    outcome = GAME.outcome(act(state, "play run", "land C7"))
    assert outcome is not None
    assert outcome.winners == winners
    sums = {0: 13, 1: 13, 2: 4, 3: 4} if options is ADJACENT else {0: 7, 1: 10, 2: 7, 3: 10}
    assert outcome.points == tuple(sums.values())
    assert outcome.leagues == (0, 0, 0, 0)


def test_ties_between_teams_are_shared() -> None:
    """All four win."""
    kids = ("yellow-house", "", "gable-house", "")
    state = scene("run", "", "", "", kids=kids, aliens=SEVEN, top="alien-sighted", options=ADJACENT)
    outcome = GAME.outcome(act(state, "play run", "land C7"))
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)


def test_contact_wins_for_the_team() -> None:
    """Whatever the points: the caller and the mate."""
    kids = ("library.1 library.2", "north-manor", "", "")
    state = scene("science-club", "", "", "", kids=kids, options=DIAGONAL)
    state = act(state, "play science-club", rng=coin(True, True))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1, 3)
    assert outcome.reasons == ("contact",)


def test_ten_safe_kids_of_one_member_end_it() -> None:
    """The mate's do not count along."""
    nine = "library.1 library.2 library.3 pool.1 pool.2 pool.3 pool.4 north-park.1 south-park.1"
    state = scene("walk", "", "", "", kids=(f"{nine} C4", "gym.1"), options=ADJACENT)
    assert act(state, "play walk", "move C4 maple-house").reason == "all-safe"
    shared = scene("walk", "", "", "", kids=("C4", nine), options=ADJACENT)
    assert act(shared, "play walk", "move C4 maple-house").phase.kind != OVER


def test_hands_lie_open_side_by_side() -> None:
    """A mate sees the hand and every card drawn; opposite one another they do not."""
    out: list[Event] = []
    state = scene("run walk bmx", "", "", "", options=ADJACENT)
    after = act(state, "play run", out=out)
    (drew,) = [event for event in out if isinstance(event, Drew)]
    assert GAME.show(drew, 1) == drew
    for reader in (2, 3, None):
        assert GAME.show(drew, reader) == DrewUnseen(0)
    assert [hand.seat for hand in GAME.view(after, 1).hands] == [1, 0]
    assert [hand.seat for hand in GAME.view(after, 2).hands] == [2, 3]
    apart = scene("run walk bmx", "", "", "", options=DIAGONAL)
    assert [hand.seat for hand in GAME.view(apart, 2).hands] == [2]


def test_a_mate_may_be_asked_out() -> None:
    """Ice cream is for everybody."""
    state = act(scene("ice-cream-date", "", "", "", options=ADJACENT), "play ice-cream-date")
    assert options_of(state) == ["date 1", "date 2", "date 3"]


def test_who_may_talk() -> None:
    """Side by side each team has a channel; face to face nobody talks until the end."""
    names = [channel.name for channel in channels(scene("", "", "", "", options=ADJACENT))]
    assert names == ["all", "first-team", "second-team"]
    state = scene("run", "", "", "", aliens=SEVEN, top="alien-sighted", options=DIAGONAL)
    (silent,) = channels(state)
    assert (silent.speakers, silent.closed) == ((), "why-silence")
    over = act(state, "play run", "land C7")
    assert channels(over)[0].speakers is None
    assert channels(scene("", ""))[0].speakers is None
