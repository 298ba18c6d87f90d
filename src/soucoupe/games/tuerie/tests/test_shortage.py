"""Too few cards: one each, in secret and at once; or none at all."""

from soucoupe.games.tuerie import GAME
from soucoupe.games.tuerie.data import CARDS
from soucoupe.games.tuerie.events import Dealt, DealtUnseen, Died, Event, Hid, HidUnseen
from soucoupe.games.tuerie.state import FIRST, NAMING, SHORTAGE, State
from soucoupe.games.tuerie.tests.table import act, alive, opened, options_of, scene, won

TWO_ROOMS = "airlock engine-room cargo-bay greenhouse"
"""What must be gone for six cards to be left: Galley and Ducts."""


def short(seats: int, gone: str = TWO_ROOMS, ongoing: str = "") -> State:
    """Open a round of so many members with few cards left."""
    return opened(scene(*[""] * seats, gone=gone, ongoing=ongoing))


def only_card(state: State, seat: int) -> str:
    """Name the one card a seat holds."""
    (card,) = state.hands[seat]
    return CARDS[card].name


def test_enough_for_two_each() -> None:
    """Six cards for three are no shortage."""
    state = short(3)
    assert state.phase == FIRST
    assert [len(hand) for hand in state.hands] == [2, 2, 2]


def test_one_card_each() -> None:
    """Six cards for four: one each, all at once."""
    state = short(4)
    assert state.phase == SHORTAGE
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]
    assert GAME.to_act(state) == (0, 1, 2, 3)


def test_no_actions_in_a_shortage() -> None:
    """The card is the hideout; everybody is too scared to act."""
    state = short(4)
    for seat in range(4):
        assert len(GAME.legal(state, seat)) == 1
    assert options_of(state) == [f"hide {only_card(state, 0)}"]


def test_hideouts_stay_secret_until_all_have_hidden() -> None:
    """Nobody sees more than who is ready; then all cards are shown together."""
    state = short(4)
    for seat in (2, 0, 3):
        out: list[Event] = []
        name = only_card(state, seat)
        state = act(state, seat, f"hide {name}", out)
        assert out == [HidUnseen(seat)]
        for reader in (None, 1):
            view = GAME.view(state, reader)
            assert view.plays == ()
            assert view.crew[seat].ready
            assert (view.crew[seat].hideout, view.crew[seat].hiding_card) == (None, None)
            assert [hand.seat for hand in view.hands] == ([] if reader is None else [reader])
    assert GAME.to_act(state) == (1,)
    out = []
    state = act(state, 1, f"hide {only_card(state, 1)}", out)
    assert out[0] == HidUnseen(1)
    assert [event.seat for event in out if isinstance(event, Hid)] == [0, 1, 2, 3]


def test_whoever_has_hidden_owes_nothing_more() -> None:
    """A second go is not possible, and nothing can be taken back."""
    state = short(4)
    state = act(state, 2, f"hide {only_card(state, 2)}")
    assert list(GAME.legal(state, 2)) == []
    assert GAME.to_act(state) == (0, 1, 3)


def test_fewer_cards_than_crew() -> None:
    """Dealt clockwise from the first crew member; whoever gets none dies at the reckoning."""
    gone = f"{TWO_ROOMS} galley"
    out: list[Event] = []
    start = scene(*[""] * 5, gone=gone)
    start.zone, start.in_play = [5, 4], 1 << 5 | 1 << 4
    start.deck = start.deck[-3:]
    start.first = 3
    state = opened(start, out)
    assert [len(hand) for hand in state.hands] == [1, 0, 0, 1, 1]
    assert GAME.to_act(state) == (0, 3, 4)
    dealt = [event for event in out if isinstance(event, Dealt)]
    assert [GAME.show(event, None) for event in dealt] == [
        DealtUnseen(event.seat, len(event.cards)) for event in dealt
    ]
    for seat in (0, 3, 4):
        state = act(state, seat, f"hide {only_card(state, seat)}", out)
    at = state.zone.index(4)
    state = act(state, 3, f"turn {at}", out)
    bare = [event.seat for event in out if isinstance(event, Died) and event.cause == "bare"]
    assert bare == [1, 2]
    assert set(alive(state)) <= {0, 3, 4}


def test_no_card_for_anybody() -> None:
    """Then nobody has anywhere to hide, and the hunt begins at once."""
    start = scene(*[""] * 4, gone=TWO_ROOMS)
    start.deck = []
    state = opened(start)
    state = act(state, 0, "turn 0")
    assert won(state) == ([], "all-dead")


def test_those_outside_and_ongoing_actions_still_count() -> None:
    """A spacewalker is dealt nothing and names a room; an ongoing owner gets a card like all."""
    state = short(4, ongoing="3 spacewalk 1")
    assert [len(hand) for hand in state.hands] == [2, 2, 2, 0]
    state = short(5, ongoing="3 spacewalk 1,0 distress-call 1")
    assert state.phase == SHORTAGE
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 0, 1]
    for seat in (0, 1, 2, 4):
        state = act(state, seat, f"hide {only_card(state, seat)}")
    assert state.phase == NAMING
    assert [deed.seat for deed in state.ongoing] == [3, 0]
