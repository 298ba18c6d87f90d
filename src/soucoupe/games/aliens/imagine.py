"""A full state as a seat may picture it: consistent with its view and with nothing else.

Hands and piles are dealt evenly. Aliens follow the posterior of a witness who tells the
truth every other time: see "What is hidden" in the README.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.aliens.data import ALIEN_COUNT, CARD_COUNT, ON_THE_TABLE, TESTIMONIES
from soucoupe.games.aliens.deal import tally_of
from soucoupe.games.aliens.state import Round, State
from soucoupe.games.aliens.view import PHASE_NAME
from soucoupe.games.aliens.view_types import ALIEN_NUMBER, STATEMENT_NUMBER, View
from soucoupe.games.aliens.worlds import TRIPLES, candidates, members, split, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soucoupe.core.rng import Rng
    from soucoupe.games.aliens.view_types import RoundSeen

PAIR: Final = 2
PHASE_NUMBER: Final = {name: number for number, name in PHASE_NAME.items()}

# Dealt blindly, about 28 cards in 100 are true. A witness who tells the truth every other time
# thus makes a true testimony (1/28) / (1/72), or about 13/5, times as likely as a false one.
IF_TRUE: Final = 13
IF_FALSE: Final = 5


def imagine(view: View, rng: Rng) -> State:
    """Deal everything the view does not show, at random."""
    hands, unseen = picture_hands(view, rng)
    state = State(view.options, view.rounds, hands)
    state.round = view.round
    state.phase = PHASE_NUMBER[view.phase]
    state.actor = view.to_act[0] if view.to_act else view.current.investigator
    state.spent = list(view.spent)
    state.pile = unseen[: view.pile]
    state.removed = unseen[view.pile :]
    state.won = list(view.won)
    rounds = candidates(view)
    triples = picture_triples(rounds, rng)
    played = [picture_round(one[0], at, rng) for one, at in zip(rounds, triples, strict=True)]
    state.current = played.pop()
    state.past = played
    lying = {alien for at in triples for alien in TRIPLES[at]}
    state.alien_pile = [alien for alien in range(ALIEN_COUNT) if alien not in lying]
    rng.shuffle(state.alien_pile, "imagined aliens")
    return state


def picture_hands(view: View, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """Deal the unseen cards to the hands of others; return all hands, and what is left."""
    seen = {hand.seat: hand.cards for hand in view.hands}
    unseen = unseen_cards(view)
    rng.shuffle(unseen, "imagined testimonies")
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat in seen:
            hands.append(list(seen[seat]))
        else:
            hands.append(unseen[:size])
            unseen = unseen[size:]
    return hands, unseen


def unseen_cards(view: View) -> list[int]:
    """List the testimony cards this seat has not seen."""
    known = set(view.spent)
    for played in (*view.past, view.current):
        known.update([testimony.card for testimony in played.testimonies])
    for hand in view.hands:
        known.update(hand.cards)
    return [card for card in range(CARD_COUNT) if card not in known]


def picture_triples(rounds: Sequence[tuple[RoundSeen, int]], rng: Rng) -> list[int]:
    """Draw the aliens of every round, no alien twice.

    A seat has at most two rounds it is unsure of in a pass: those are drawn independently until
    they do not overlap, which is exact. The public may be unsure of six, and gets any solution.
    """
    unsure = sum(mask.bit_count() > 1 for _, mask in rounds)
    if unsure > PAIR:
        solution = solve({at: mask for at, (_, mask) in enumerate(rounds)}, rng)
        return [solution[at] for at in range(len(rounds))]
    while True:
        triples = [picture_triple(one, mask, rng) for one, mask in rounds]
        aliens = {alien for at in triples for alien in TRIPLES[at]}
        if len(aliens) == ON_THE_TABLE * len(triples):
            return triples


def picture_triple(played: RoundSeen, mask: int, rng: Rng) -> int:
    """Draw one world of a mask, weighed by how likely its witnesses would have spoken so."""
    if mask.bit_count() == 1:
        return mask.bit_length() - 1
    untold = [
        STATEMENT_NUMBER[testimony.says]
        for testimony in played.testimonies
        if testimony.answer is None
    ]
    parts = split(mask, untold)
    weights = [
        part.bit_count()
        * IF_TRUE ** true.bit_count()
        * IF_FALSE ** (len(untold) - true.bit_count())
        for part, true in parts
    ]
    left = rng.below(sum(weights), "imagined aliens")
    at = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return rng.pick(members(parts[at][0]), "imagined aliens")


def solve(masks: dict[int, int], rng: Rng) -> dict[int, int]:
    """Find some assignment of disjoint triples, narrowest round first; empty if there is none."""
    if not masks:
        return {}
    at = min(masks, key=lambda number: masks[number].bit_count())
    worlds = members(masks[at])
    rng.shuffle(worlds, "imagined aliens")
    for world in worlds:
        rest = {
            other: without(mask, TRIPLES[world]) for other, mask in masks.items() if other != at
        }
        solution = solve(rest, rng) if all(rest.values()) else {}
        if len(solution) == len(rest):
            return {**solution, at: world}
    return {}


def picture_round(seen: RoundSeen, triple: int, rng: Rng) -> Round:
    """Rebuild a round around the aliens imagined for it."""
    aliens = picture_places(seen, triple, rng)
    played = Round(seen.investigator, aliens, tally_of(aliens))
    played.errors = seen.errors
    for position in seen.face_up:
        played.face_up |= 1 << position
    is_complete = len(seen.testimonies) == TESTIMONIES
    for at, testimony in enumerate(seen.testimonies):
        bit = 1 << at
        played.cards.append(testimony.card)
        played.statements.append(STATEMENT_NUMBER[testimony.says])
        played.speakers.append(testimony.speaker)
        if testimony.winner is None and is_complete:
            played.unresolved |= bit
        if testimony.winner == seen.investigator:
            played.caught |= bit
        if testimony.answer is not None:
            played.judged |= bit
            played.truths |= bit if testimony.answer else 0
    return played


def picture_places(seen: RoundSeen, triple: int, rng: Rng) -> tuple[int, ...]:
    """Lay three aliens down: the sighted where they were sighted, the others in any order."""
    sighted = {sighting.position: ALIEN_NUMBER[sighting.alien] for sighting in seen.sightings}
    others = [alien for alien in TRIPLES[triple] if alien not in sighted.values()]
    rng.shuffle(others, "imagined places")
    return tuple([sighted[at] if at in sighted else others.pop() for at in range(ON_THE_TABLE)])
