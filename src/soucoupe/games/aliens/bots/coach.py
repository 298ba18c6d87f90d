"""What the cards alone say about each testimony, played or in hand, to a seat that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.core.hints import percent
from soucoupe.games.aliens.apply import is_true, statement_of
from soucoupe.games.aliens.bots.advice import Advice, AnyAlien, CardOdds, Chance, JudgementOdds
from soucoupe.games.aliens.data import ON_THE_TABLE, TESTIFY_WITH
from soucoupe.games.aliens.moves import Testify
from soucoupe.games.aliens.view_types import ALIEN_NUMBER, STATEMENT
from soucoupe.games.aliens.worlds import (
    EVERY_WORLD,
    TRIPLES,
    TRUE_IN,
    WITH,
    candidates,
    members,
    statements_of,
    tally_seen,
    without,
)

if TYPE_CHECKING:
    from soucoupe.games.aliens.view_types import RoundSeen, View


def coach(view: View) -> Advice | None:
    """Give, for each testimony, the share of worlds consistent with the view in which it holds.

    Every deal of this pass counts the same, whatever witnesses may be up to. The public,
    unsure of too many rounds at once, gets no advice.
    """
    if view.seat is None:
        return None
    *past, (current, mask) = candidates(view)
    worlds = [mask]
    for seen, earlier in past:
        # By what was seen, not by worlds left: aliens only deduced are gone from the pile as well.
        if len(seen.sightings) < ON_THE_TABLE:
            worlds = [without(mask, TRIPLES[one]) for one in members(earlier)]
    total = sum(part.bit_count() for part in worlds)
    chances = [
        Chance(sum((part & TRUE_IN[says]).bit_count() for part in worlds), total)
        for says in statements_of(current)
    ]
    return Advice(tuple(chances), hints(view, chances))


def hints(view: View, chances: list[Chance]) -> tuple[JudgementOdds | CardOdds | AnyAlien, ...]:
    """Say what helps whoever has to decide now, without saying what to do."""
    if view.seat not in view.to_act:
        return ()
    if view.phase == "turn":
        return (AnyAlien(),)
    if view.phase == "testify":
        return tuple(card_odds(view))
    if view.phase != "judge":
        return ()
    return tuple(
        [
            JudgementOdds(one.speaker, one.says, percent(chance.true / chance.worlds))
            for one, chance in zip(view.current.testimonies, chances, strict=True)
            if one.winner is None
        ]
    )


def card_odds(view: View) -> list[CardOdds]:
    """Look at one's own cards with the eyes of somebody who knows what lies open, and no more.

    Every trio of aliens that do not lie open in other rounds counts the same.
    """
    open_before = [alien for seen in view.past for alien in lying_open(seen)]
    mask = without(EVERY_WORLD, open_before)
    for alien in lying_open(view.current):
        mask &= WITH[alien]
    tally = tally_seen(view.current)
    found: dict[int, CardOdds] = {}
    for card in view.hands[0].cards:
        for action in TESTIFY_WITH[card]:
            if isinstance(action, Testify):
                says = statement_of(action.card, action.choice)
                share = percent((mask & TRUE_IN[says]).bit_count() / mask.bit_count())
                found[says] = CardOdds(STATEMENT[says], share, is_true(tally, says))
    return list(found.values())


def lying_open(seen: RoundSeen) -> list[int]:
    """List the aliens of a round that lie face up for everybody, by number."""
    return [
        ALIEN_NUMBER[sighting.alien]
        for sighting in seen.sightings
        if sighting.position in seen.face_up
    ]
