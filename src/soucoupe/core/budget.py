"""What a bot may spend on one decision: simulations it counts, and time that is told to it."""

from collections.abc import Callable, Iterator


class Budget:
    """So many simulations at most, for as long as whoever has a clock does not call time.

    Without either, a bot takes as many simulations as its level has, and play is repeatable.
    """

    __slots__ = ("_is_time_up", "_simulations")

    def __init__(
        self, simulations: int | None = None, is_time_up: Callable[[], bool] | None = None
    ) -> None:
        self._simulations = simulations
        self._is_time_up = is_time_up

    def at_most(self, simulations: int) -> "Budget":
        """Return this budget with a level's own number of simulations for a bound as well."""
        if self._simulations is not None and self._simulations <= simulations:
            return self
        return Budget(simulations, self._is_time_up)

    def is_spent(self, done: int) -> bool:
        """Tell whether so many simulations are all there may be; there is always a first."""
        if done == 0:
            return False
        if self._simulations is not None and done >= self._simulations:
            return True
        return self._is_time_up is not None and self._is_time_up()

    def rounds(self) -> Iterator[int]:
        """Count simulations for as long as the budget lasts."""
        done = 0
        while not self.is_spent(done):
            yield done
            done += 1
