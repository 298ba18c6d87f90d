"""A log has an end: every kind of entry is limited, by its game or by a cap."""

from __future__ import annotations

from typing import get_args

import pytest

from soucoupe.tables import entries as log
from soucoupe.tables.caps import CAPS, WHOLE_TABLE, Cap, Counts, count_in, is_full, must_fit
from soucoupe.tables.errors import TooOften
from tests.games.secret_picks import GAME
from tests.support.tables import waiting

ENDED_BY_THE_GAME = {
    *(log.Acted, log.Dealt, log.Begun, log.Lent, log.Resigned, log.Rematched),
    *(log.TakenOver, log.Granted, log.Closed),
    *(log.Said, log.Reacted, log.Forgotten),
}
"""Once a table or seat, once more than those who come back, once an opening; talk by itself."""


def test_every_kind_of_entry_has_an_end() -> None:
    """Whoever adds a kind says how often there may be one."""
    assert set(CAPS) | ENDED_BY_THE_GAME == set(get_args(log.Body))
    assert not set(CAPS) & ENDED_BY_THE_GAME


def test_a_seat_is_counted_by_itself() -> None:
    """One that has had enough is refused; its neighbour is not."""
    counts: Counts = {}
    for _ in range(CAPS[log.Named].most):
        must_fit(counts, log.Named(1, "Ann"))
        count_in(counts, log.Named(1, "Ann"))
    must_fit(counts, log.Named(2, "Ann"))
    with pytest.raises(TooOften, match="seat has changed its name 30 times"):
        must_fit(counts, log.Named(1, "Ann"))


def test_a_table_is_counted_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seat it is about."""
    monkeypatch.setitem(CAPS, log.Hosted, Cap(2, "passed its host's place on"))
    counts: Counts = {}
    count_in(counts, log.Hosted(0))
    assert not is_full(counts, log.Hosted)
    count_in(counts, log.Hosted(1))
    assert is_full(counts, log.Hosted)
    with pytest.raises(TooOften, match="table has passed"):
        must_fit(counts, log.Hosted(2))


def test_a_table_counts_what_it_takes() -> None:
    """Now, and made again from its log; a log of before that has more is still read."""
    logged = waiting(GAME.id, 2)
    for _ in range(CAPS[log.Named].most + 1):
        logged.put(log.Named(1, "Ann"))
    assert logged.table.counts[log.Named, 1] == 31
    assert logged.table.counts[log.Sat, WHOLE_TABLE] == 2
    assert logged.again().counts == logged.table.counts
