"""What is true of every state of TUERIE."""

from soucoupe.games.tuerie.data import CARDS, ROOM_COUNT, ROOM_OF
from soucoupe.games.tuerie.state import NONE, OVER, SHORTAGE, State


def check(state: State) -> None:
    """Every card and every target is somewhere exactly once; sets, hands and hideouts agree."""
    check_cards(state)
    check_targets(state)
    check_crew(state)


def check_cards(state: State) -> None:
    """Hold that a card is nowhere only if its room is gone."""
    acts = {deed.card for deed in (*state.deeds, *state.ongoing)}
    spent = [card for card in range(len(CARDS)) if state.spent >> card & 1]
    cards = [*state.deck, *spent, *acts]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for card in (*state.hiding_cards, *state.discards) if card != NONE]
    assert len(set(cards)) == len(cards)
    missing = set(range(len(CARDS))) - set(cards)
    assert not any(state.in_play >> ROOM_OF[card] & 1 for card in missing)
    for deed in state.ongoing:
        assert CARDS[deed.card].when == "ongoing"


def check_targets(state: State) -> None:
    """Hold that a target is nowhere only if its room is gone or was lost in this hunt."""
    rooms = [*state.zone, *state.reserve, state.aside, state.target, state.decoy]
    if state.phase == OVER:
        # The game may end before the last target has been put away, or after.
        rooms = [*dict.fromkeys(rooms)]
    found = [room for room in rooms if room != NONE]
    assert len(set(found)) == len(found)
    for room in set(range(ROOM_COUNT)) - set(found):
        assert not state.in_play >> room & 1 or state.doomed >> room & 1
    assert state.zone or state.phase == OVER or state.target != NONE
    assert state.sight < len(state.zone)


def check_crew(state: State) -> None:
    """Hold that the dead are dead and those outside hide nowhere; and what goes with cards."""
    crew = (1 << state.seats) - 1
    assert not state.buried & state.alive
    assert (state.buried | state.alive | state.killed) <= crew
    assert not state.winners & ~state.alive
    if state.outside != NONE:
        # A ship that blows up takes along whoever is outside.
        assert state.alive >> state.outside & 1 or state.phase == OVER
        assert state.hideouts[state.outside] == NONE
        assert not state.hands[state.outside]
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand)
        assert len(hand) <= (1 if state.phase == SHORTAGE else 2)
        assert not hand or state.alive >> seat & 1
        acts = [deed for deed in state.deeds if deed.seat == seat]
        assert len(acts) <= 1
