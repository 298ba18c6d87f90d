"""What the house counts of itself, for Prometheus: nothing here names a table, a person or a seat.

Moves pass by plain numbers, without locks: each is changed by one thread alone. They become metrics
when somebody asks, and whatever can be counted then is counted only then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from soucoupe import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from prometheus_client import Metric

CONTENT_TYPE = CONTENT_TYPE_LATEST
STAGES = ("waiting", "starting", "playing", "over")
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds of what should take no time."""
STALLS = (0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)


BOTS = {
    "thoughts": "Answers of bots",
    "late": "Answers of bots that were not there when their pause was over",
    "by_novice": "Answers the novice gave, because a bot could not be waited for any longer",
    "failed": "Answers the novice gave, because of a fault",
}


class Distribution:
    """How often something was how large: a histogram."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        """Add one."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def told(self, name: str, about: str) -> Metric:
        """Return it as Prometheus counts: how many were at most so large."""
        bounds = [*(str(float(one)) for one in self._bounds), "+Inf"]
        counts = accumulate(self._counts)
        buckets = [(bound, float(count)) for bound, count in zip(bounds, counts, strict=True)]
        return HistogramMetricFamily(f"soucoupe_{name}", about, buckets, self._sum)


class Commands:
    """What became of the commands of one game."""

    __slots__ = ("refused", "taken")

    def __init__(self) -> None:
        self.taken = 0
        self.refused: Counter[str] = Counter()
        """By the code of the refusal."""


class LiveCounts(NamedTuple):
    """What is counted when somebody asks."""

    stages: Iterable[str]
    """The stage of every open table."""
    sleeping: int
    sockets: int
    connections: int
    is_closing: bool
    bots: Mapping[str, int]
    """What became of the answers of bots."""
    turned_away: Mapping[str, int]
    """How many were refused, by the limit they met."""


class Metrics(Collector):
    """Everything that is counted in one house."""

    def __init__(self) -> None:
        self.append = Distribution(QUICK)
        self.tell = Distribution(QUICK)
        self.batch = Distribution(BATCHES)
        self.stall = Distribution(STALLS)
        self.store_errors = 0
        self.look: Callable[[], LiveCounts] | None = None
        """Counts what is not counted before somebody asks."""
        self._commands: dict[str, Commands] = {}
        self._registry: CollectorRegistry | None = None

    def count_store_error(self) -> None:
        """Count something the log did not do."""
        self.store_errors += 1

    def commands_of(self, game: str) -> Commands:
        """Return where the commands of a game are counted; to be asked once a socket."""
        return self._commands.setdefault(game, Commands())

    def as_text(self) -> bytes:
        """Return all numbers as they are now."""
        if self._registry is None:
            self._registry = CollectorRegistry()
            self._registry.register(self)
            ProcessCollector(registry=self._registry)
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Tell everything, when asked."""
        yield counted(
            "commands",
            "Commands of people, by game: taken, or the code of the refusal",
            ("game", "outcome"),
            [
                ((game, outcome), count)
                for game, one in self._commands.items()
                for outcome, count in (("taken", one.taken), *one.refused.items())
            ],
        )
        errors = "Questions and writings the log did not take"
        yield counted("store_errors", errors, (), [((), self.store_errors)])
        yield self.append.told("append_seconds", "From handing an entry over to having it on disk")
        yield self.tell.told("tell_seconds", "Making an entry's messages and queueing them for all")
        yield self.batch.told("commit_jobs", "Writings in one commit")
        yield self.stall.told("loop_stall_seconds", "How late the event loop was, when noticeable")
        version = GaugeMetricFamily("soucoupe_info", "Which Soucoupe this is", labels=["version"])
        version.add_metric([__version__], 1)
        yield version
        if self.look is not None:
            yield from seen(self.look())


def seen(now: LiveCounts) -> Iterator[Metric]:
    """Tell what was counted just now."""
    about = "Tables somebody is at, by stage"
    tables = GaugeMetricFamily("soucoupe_tables", about, labels=["stage"])
    tally = Counter(now.stages)
    for stage in STAGES:
        tables.add_metric([stage], tally[stage])
    yield tables
    for name, count in now.bots.items():
        yield counted(f"bot_{name}", BOTS[name], (), [((), count)])
    refused = "Refused by a limit: connections, requests, sockets, tables, lists, replays"
    limits = [((limit,), count) for limit, count in now.turned_away.items()]
    yield counted("turned_away", refused, ("limit",), limits)
    for name, what, count in (
        ("sleeping_tables", "Games nobody is at that the house keeps in mind", now.sleeping),
        ("sockets", "Open sockets", now.sockets),
        ("connections", "Open connections, sockets among them", now.connections),
        ("closing", "Whether the house is about to close", now.is_closing),
    ):
        yield GaugeMetricFamily(f"soucoupe_{name}", what, count)


def counted(
    name: str, about: str, labels: tuple[str, ...], counts: Iterable[tuple[tuple[str, ...], int]]
) -> Metric:
    """Return numbers that only grow."""
    family = CounterMetricFamily(f"soucoupe_{name}", about, labels=labels)
    for values, count in counts:
        family.add_metric(values, count)
    return family
