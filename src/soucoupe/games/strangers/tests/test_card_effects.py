"""The cards that do not simply walk: buses, straight ways, aliens sent off, other hands."""

import pytest

from soucoupe.core.errors import NotLegal
from soucoupe.games.strangers.data import CARD_NUMBER
from soucoupe.games.strangers.events import (
    Contacted,
    Copied,
    Event,
    Filled,
    Flipped,
    NoEffect,
    Peeked,
)
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.scoring import points_of
from soucoupe.games.strangers.state import OVER
from soucoupe.games.strangers.tests.table import (
    act,
    aliens_of,
    coin,
    ends_of,
    options_of,
    scene,
    where,
)

B = Options(board="b", first_player=0)


def test_the_school_bus_stops_at_school() -> None:
    """School is a stop of its line: from there to any other, and nowhere in between."""
    state = act(scene("school-bus", "", kids=("A4",)), "play school-bus")
    assert ends_of(state, "A4") == {"D4", "H1", "H7"}
    assert where(act(state, "move A4 H7"), 0) == ["H7"]


def test_the_city_bus_has_stops_of_its_own() -> None:
    """A kid at D1 may ride; one at School may not."""
    state = act(scene("city-bus", "", kids=("D1 A4",)), "play city-bus")
    assert options_of(state) == ["move D1 K3", "move D1 H4", "move D1 D7"]
    with pytest.raises(NotLegal, match="why-no-stop"):
        act(state, "move A4 D4")


def test_a_bus_away_from_its_stops_has_no_effect() -> None:
    """The card may still be played away."""
    out: list[Event] = []
    act(scene("school-bus", "", kids=("B4",)), "play school-bus", out=out)
    assert isinstance(out[1], NoEffect)


def test_prom_night_takes_anybodys_kid_to_the_gym() -> None:
    """One's own or another's, from any street, none that is safe already (FAQ)."""
    state = act(scene("prom-night", "", kids=("D4 pool.1", "K5 A4")), "play prom-night")
    assert set(options_of(state)) == {"move D4 gym.1", "move A4 gym.1 1", "move K5 gym.1 1"}
    after = act(state, "move K5 gym.1 1")
    assert where(after, 1) == ["A4", "gym.1"]
    assert points_of(after) == [7, 3]


def test_prom_night_on_board_b_leads_to_the_prom_not_to_the_club() -> None:
    """The Secret Club is no dance."""
    state = act(scene("prom-night", "", kids=("F8",), options=B), "play prom-night")
    assert options_of(state) == ["move F8 prom.1"]


def test_a_full_dance_takes_nobody_and_is_worth_more() -> None:
    """The fourth kid doubles what each is worth; a fifth finds no space."""
    state = scene("prom-night prom-night", "", kids=("D4", "gym.1 gym.2 gym.4"))
    assert points_of(state) == [0, 9]
    out: list[Event] = []
    full = act(state, "play prom-night", "move D4 gym.3", out=out)
    assert points_of(full) == [6, 18]
    assert [event.points for event in out if isinstance(event, Filled)] == [6]
    again: list[Event] = []
    act(act(full, "let-out"), "play prom-night", out=again)
    assert isinstance(again[1], NoEffect)


def test_pool_party_takes_one_or_two_kids_whoevers() -> None:
    """Best free space first, none of the safe; one is enough, three are too many (FAQ)."""
    state = act(
        scene(
            "pool-party",
            "",
            kids=(
                "D4 library.1",
                "K5",
            ),
        ),
        "play pool-party",
    )
    assert set(options_of(state)) == {"move D4 pool.1", "move K5 pool.1 1"}
    one = act(state, "move K5 pool.1 1")
    assert set(options_of(one)) == {"move D4 pool.2", "done"}
    assert where(act(one, "done"), 0) == ["D4", "library.1"]
    two = act(one, "move D4 pool.2")
    assert two.actor == 1
    assert points_of(two)[1] == 7


def test_pool_party_ends_after_two_and_when_the_pool_is_full() -> None:
    """Three kids are out: the third stays there; with one space left so does the second."""
    three = act(scene("pool-party", "", kids=("D4 D3 D2",)), "play pool-party")
    assert act(three, "move D4 pool.1", "move D3 pool.2").actor == 1
    last = scene("pool-party", "", kids=("D4 D3 pool.1 pool.2 pool.3",))
    assert act(last, "play pool-party", "move D4 pool.4").actor == 1


def test_mums_car_goes_to_houses_never_to_manors() -> None:
    """One's own kid, any free house (FAQ)."""
    state = act(scene("mums-car", "", kids=("A4", "K3 yellow-house")), "play mums-car")
    assert set(options_of(state)) == {
        "move A4 maple-house",
        "move A4 brick-house",
        "move A4 gable-house",
    }


def test_new_boyfriend_sends_a_safe_kid_back_to_school() -> None:
    """Whoever's, from any safe place (FAQ), even above its owner's limit of moving kids."""
    state = scene("new-boyfriend", "", kids=("A4", "library.2 D4"))
    state = act(state, "play new-boyfriend")
    assert options_of(state) == ["move library.2 A4 1"]
    after = act(state, "move library.2 A4 1")
    assert where(after, 1) == ["A4", "D4"]
    assert "let-out" not in options_of(after)


def test_men_in_black_puts_an_alien_back_into_the_supply() -> None:
    """One more has to land before the end; with no alien out there is no effect."""
    state = scene("men-in-black", "", kids=("A4",), aliens="C1 D5")
    state = act(state, "play men-in-black")
    assert set(options_of(state)) == {"chase C1", "chase D5"}
    with pytest.raises(NotLegal, match="why-no-alien-there"):
        act(state, "chase E1")
    after = act(state, "chase D5")
    assert (aliens_of(after), after.supply) == ({"C1"}, 7)
    out: list[Event] = []
    act(scene("men-in-black", ""), "play men-in-black", out=out)
    assert isinstance(out[1], NoEffect)


def test_a_date_uses_a_card_that_stays_where_it_is() -> None:
    """See a hand, use one card of it with one's own kids; only the date is discarded (FAQ)."""
    state = scene("ice-cream-date", "skateboard city-bus run", kids=("A4", "H1"))
    out: list[Event] = []
    state = act(state, "play ice-cream-date", "date 1", out=out)
    assert options_of(state) == ["copy run", "copy skateboard", "copy city-bus"]
    assert [event.cards for event in out if isinstance(event, Peeked)] == [
        ("run", "skateboard", "city-bus")
    ]
    state = act(state, "copy skateboard", out=out)
    assert ends_of(state, "A4") == {"A1", "A7", "D4", "maple-house"}
    after = act(state, "move A4 maple-house")
    assert sorted(after.hands[1]) == [
        CARD_NUMBER[name] for name in ("run", "skateboard", "city-bus")
    ]
    assert after.discard == [CARD_NUMBER["ice-cream-date"]]
    assert any(isinstance(event, Copied) for event in out)


def test_a_date_copies_effects_of_several_decisions() -> None:
    """The very function of the card is used: walkie-talkies move all of one's own kids."""
    state = scene("ice-cream-date", "walkie-talkies", kids=("A4 D4", "A4"))
    state = act(state, "play ice-cream-date", "date 1", "copy walkie-talkies", "move A4 B4")
    assert set(options_of(state)) == {
        "move D4 C4",
        "move D4 D3",
        "move D4 D5",
        "move D4 E4",
        "done",
    }


def test_a_date_may_copy_a_card_to_no_effect() -> None:
    """A bus away from its stop does nothing for whoever borrows it."""
    out: list[Event] = []
    state = scene("ice-cream-date", "city-bus", kids=("A4",))
    act(state, "play ice-cream-date", "date 1", "copy city-bus", out=out)
    assert any(isinstance(event, NoEffect) for event in out)


def test_a_date_needs_somebody_who_holds_a_card() -> None:
    """Whoever has an empty hand cannot be asked out; if nobody has any, there is no effect."""
    state = scene("ice-cream-date", "run", "walk")
    state.deck += state.hands[2]
    state.hands[2] = []
    asking = act(state, "play ice-cream-date")
    assert options_of(asking) == ["date 1"]
    with pytest.raises(NotLegal, match="why-no-date"):
        act(asking, "date 2")
    state.deck += state.hands[1]
    state.hands[1] = []
    out: list[Event] = []
    act(state, "play ice-cream-date", out=out)
    assert isinstance(out[1], NoEffect)


@pytest.mark.parametrize(
    ("kids", "flips", "is_made"),
    [
        ("", (), False),
        ("library.1", (True,), False),
        ("library.1 library.2", (True, True), True),
        ("library.1 library.2", (True, False), False),
        ("library.1 library.2 library.3", (True, False, True), True),
        ("library.1 library.2 library.3", (False, False, True), False),
    ],
)
def test_science_club(kids: str, flips: tuple[bool, ...], is_made: bool) -> None:
    """A flip for each kid in the Library, two saucers win at once; one kid always fails (FAQ)."""
    out: list[Event] = []
    state = act(
        scene("science-club", "", kids=(kids,)), "play science-club", out=out, rng=coin(*flips)
    )
    assert tuple(event.is_saucer for event in out if isinstance(event, Flipped)) == flips
    assert [event.is_made for event in out if isinstance(event, Contacted)] == [is_made]
    assert (state.phase.kind == OVER) == is_made
    assert state.contact == (0 if is_made else -1)


def test_science_club_by_date_counts_ones_own_library() -> None:
    """Copied, it flips for the kids of whoever asked, not of whoever holds it."""
    state = scene("ice-cream-date", "science-club", kids=("library.1 library.3", "library.2"))
    state = act(state, "play ice-cream-date", "date 1")
    after = act(state, "copy science-club", rng=coin(True, True))
    assert after.contact == 0
