"""What somebody who has seen every answer, request and vote believes about each sign.

A matching of signs to words, approximated: every answer and every request gives each sign a weight
for each word; the table of weights is scaled until every sign has one word and every word at
most one sign. What a request says depends on what its alien wanted, and the other way round, so
both are worked out in turns (`sweeps`). Without sweeps, signs are taken one by one, and requests
teach nothing.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from soucoupe.games.premier_contact.bots.common_sense import EVERYWHERE, Sense, meanings, normalised
from soucoupe.games.premier_contact.data import CELLS, FEATURE_NUMBER, FEATURES
from soucoupe.games.premier_contact.history import possible_colours, wanted_by
from soucoupe.games.premier_contact.view_types import Mark, Question, Request, WordTold

if TYPE_CHECKING:
    from soucoupe.games.premier_contact.view_types import HistoryEntry

SCALINGS: Final = 12
DOUBT: Final = 0.1
"""The share of answers and requests that mean something else altogether."""
CERTAIN: Final = 30.0
FAINT: Final = -30.0
UNLIKELY: Final = 0.01
NEGLIGIBLE: Final = 0.002


class Belief:
    """For each sign shown, how likely it means each feature; and `spare` for any other sign."""

    __slots__ = ("explained", "rows", "spare")

    def __init__(self) -> None:
        self.rows: dict[int, list[float]] = {}
        self.spare = [1.0 / FEATURES] * FEATURES
        self.explained: list[int] = []
        """The signs given as answers, which the aliens think are understood."""

    def row(self, glyph: int) -> list[float]:
        """Return how likely a sign means each feature."""
        return self.rows.get(glyph, self.spare)

    def fits(self, sense: Sense, mark: Mark) -> list[float]:
        """Return how well each cell fits a mark; a sign never seen before says nothing yet."""
        if mark.glyph not in self.rows:
            return EVERYWHERE
        return fit(sense, mark.barred, self.rows[mark.glyph])


def believe(
    sense: Sense,
    history: tuple[HistoryEntry, ...],
    colours: tuple[int, ...],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
    sweeps: int,
) -> Belief:
    """Work out a belief from all that is public; `colours` counts the cells of each colour."""
    belief = Belief()
    evidence = heard(sense, history, belief)
    scale(belief, evidence, SCALINGS if sweeps else 0)
    requests = [entry for entry in history if isinstance(entry, Request)]
    if not sweeps or not requests:
        return belief
    priors = wanted_cells(history, colours, race)
    lessons = [[[0.0] * FEATURES for _ in request.marks] for request in requests]
    for _ in range(sweeps):
        for at, request in enumerate(requests):
            lessons[at] = learn(sense, request.marks, priors[at], belief, lessons[at])
        total = {glyph: row[:] for glyph, row in evidence.items()}
        for at, request in enumerate(requests):
            for mark, lesson in zip(request.marks, lessons[at], strict=True):
                row = total[mark.glyph]
                for feature in range(FEATURES):
                    row[feature] += lesson[feature]
        scale(belief, total, SCALINGS)
    return belief


def heard(
    sense: Sense, history: tuple[HistoryEntry, ...], belief: Belief
) -> dict[int, list[float]]:
    """Add up what answers and named words say about each sign, as logarithms."""
    evidence: dict[int, list[float]] = {}
    for entry in history:
        if isinstance(entry, WordTold):
            row = [-CERTAIN] * FEATURES
            row[FEATURE_NUMBER[entry.feature]] = CERTAIN
            evidence[entry.glyph] = row
            belief.explained.append(entry.glyph)
        elif isinstance(entry, Question):
            likely = meanings(sense, entry.cells)
            lesson = [log(weight + DOUBT / FEATURES) for weight in likely]
            for answer in entry.answers:
                mine = evidence.setdefault(answer.glyph, [0.0] * FEATURES)
                for feature in range(FEATURES):
                    mine[feature] += lesson[feature]
                if answer.glyph not in belief.explained:
                    belief.explained.append(answer.glyph)
        else:
            for mark in entry.marks:
                evidence.setdefault(mark.glyph, [0.0] * FEATURES)
    return evidence


def scale(belief: Belief, evidence: dict[int, list[float]], times: int) -> None:
    """Turn evidence into shares: each sign has one word, each word at most one sign."""
    rows = [sharpened(row) for row in evidence.values()]
    spare = [1.0] * FEATURES
    others = float(FEATURES - len(rows))
    for _ in range(times):
        for feature in range(FEATURES):
            total = others * spare[feature]
            for row in rows:
                total += row[feature]
            if total > 0.0:
                spare[feature] /= total
                for row in rows:
                    row[feature] /= total
        rows = [normalised(row) for row in rows]
        spare = normalised(spare) if others else spare
    belief.rows = dict(zip(evidence, rows, strict=True))
    belief.spare = normalised(spare)


def sharpened(row: list[float]) -> list[float]:
    """Turn logarithms into weights that sum to one."""
    most = max(row)
    return normalised([exp(max(weight - most, FAINT)) for weight in row])


def wanted_cells(
    history: tuple[HistoryEntry, ...],
    colours: tuple[int, ...],
    race: bool,  # noqa: FBT001 (a fact, not a switch)
) -> list[list[float]]:
    """Return for each request how likely each cell was to be among those its alien wanted."""
    masks = possible_colours(history, (), race)
    priors: list[list[float]] = []
    for at, entry in enumerate(history):
        if isinstance(entry, Request):
            wanted = wanted_by(entry, race)
            priors.append(prior(masks, covered_cells(history[:at]), wanted, colours[wanted]))
    return priors


def covered_cells(history: tuple[HistoryEntry, ...]) -> list[int]:
    """List the cells hit in these requests."""
    return [
        vote.cell
        for entry in history
        if isinstance(entry, Request)
        for vote in entry.votes
        if vote.result == "hit" and vote.cell is not None
    ]


def prior(masks: list[int], covered: list[int], wanted: int, count: int) -> list[float]:
    """Return how likely each cell in play has the wanted colour, by what was told of it."""
    bit = 1 << wanted
    known = [cell for cell in range(CELLS) if masks[cell] == bit]
    open_cells = [cell for cell in range(CELLS) if masks[cell] & bit and masks[cell] != bit]
    share = max(count - len(known), 0) / max(len(open_cells), 1)
    chances = [UNLIKELY] * CELLS
    for cell in open_cells:
        chances[cell] = max(share, UNLIKELY)
    for cell in known:
        chances[cell] = 1.0
    for cell in covered:
        chances[cell] = 0.0
    return chances


def learn(
    sense: Sense,
    marks: tuple[Mark, ...],
    chances: list[float],
    belief: Belief,
    before: list[list[float]],
) -> list[list[float]]:
    """Return what a request says about each of its signs, given what the others say it wants."""
    fits = [
        fit(sense, mark.barred, without(belief.row(mark.glyph), lesson))
        for mark, lesson in zip(marks, before, strict=True)
    ]
    lessons: list[list[float]] = []
    for at, mark in enumerate(marks):
        target = chances[:]
        for other, mine in enumerate(fits):
            if other != at:
                for cell in range(CELLS):
                    target[cell] *= mine[cell]
        target = normalised(target)
        weights = sense.drawn(mark.barred)
        lesson = [DOUBT] * FEATURES
        for cell in range(CELLS):
            chance = target[cell]
            if chance > NEGLIGIBLE:
                row = weights[cell]
                for feature in range(FEATURES):
                    lesson[feature] += chance * row[feature]
        lessons.append([log(weight) for weight in lesson])
    return lessons


def without(row: list[float], lesson: list[float]) -> list[float]:
    """Take one lesson out of a belief again, so that a request does not teach itself."""
    return normalised([row[feature] * exp(-lesson[feature]) + 1e-9 for feature in range(FEATURES)])


def fit(sense: Sense, barred: bool, row: list[float]) -> list[float]:  # noqa: FBT001 (as it stands)
    """Return how well each cell fits a sign that is believed to mean this."""
    weights = sense.drawn(barred)
    likely = [feature for feature in range(FEATURES) if row[feature] > NEGLIGIBLE]
    fits: list[float] = []
    for mine in weights:
        total = 0.0
        for feature in likely:
            total += row[feature] * mine[feature]
        fits.append(total)
    return fits
