"""Aliens as an OpenSpiel Python game, with every shuffle played out as chance nodes."""

from __future__ import annotations

import bisect
import enum
import itertools
import random
from collections import deque
from dataclasses import dataclass
from typing import Any

import pyspiel

_RACES = ("Gluon", "Phi", "Quark")
_COLOURS = ("green", "violet", "orange")
_APPETITES = ("sated", "hungry")
_ALIENS = list(itertools.product(_RACES, _COLOURS, _APPETITES))

# A card is the traits it may speak of, more than one on a red card, and the number it claims.
_SUITS = [(trait,) for trait in _RACES + _COLOURS + _APPETITES] + [_RACES, _COLOURS]
_CARDS = list(itertools.product(_SUITS, (0, 0, 1, 1, 2, 2, 3)))

_MIN_PLAYERS = 3
_MAX_PLAYERS = 6
_DEFAULT_PLAYERS = 4
_ROUNDS = {3: 12, 4: 12, 5: 10, 6: 12}
_HAND_SIZE = {3: 13, 4: 12, 5: 9, 6: 11}
_ALIENS_PER_ROUND = 3
_TESTIMONIES_PER_ROUND = 5
_LAST_ERROR = 3

# Actions: testify = 3 * card + choice, then judge = 2 * testimony + verdict, then turn = position.
_CHOICES = 3
_VERDICTS = 2
_FIRST_JUDGE = len(_CARDS) * _CHOICES
_FIRST_TURN = _FIRST_JUDGE + _TESTIMONIES_PER_ROUND * _VERDICTS
_NUM_ACTIONS = _FIRST_TURN + _ALIENS_PER_ROUND

_GAME_TYPE = pyspiel.GameType(
    short_name="python_aliens",
    long_name="Python Aliens",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MAX_PLAYERS,
    min_num_players=_MIN_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": _DEFAULT_PLAYERS},
)


class Phase(enum.Enum):
    """What the game waits for."""

    SEATING = enum.auto()
    DEAL = enum.auto()
    APPEARANCE = enum.auto()
    TESTIMONIES = enum.auto()
    INVESTIGATION = enum.auto()
    TURNING = enum.auto()
    DRAW = enum.auto()
    OVER = enum.auto()


@dataclass
class Testimony:
    """A claim on the table: exactly `value` of the three aliens have the trait."""

    witness: int
    trait: str
    value: int

    def __str__(self) -> str:
        """Return the claim and who made it."""
        return f"p{self.witness}: {self.value} {self.trait}"


class AliensGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """The game of Aliens for three to six players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Set the sizes that depend on the number of players."""
        players = (params or {}).get("players", _DEFAULT_PLAYERS)
        self.rounds = _ROUNDS[players]
        self.hand_size = _HAND_SIZE[players]
        cards_to_win = self.rounds * _TESTIMONIES_PER_ROUND
        decisions_per_round = 2 * _TESTIMONIES_PER_ROUND + _LAST_ERROR - 1
        game_info = pyspiel.GameInfo(
            num_distinct_actions=_NUM_ACTIONS,
            max_chance_outcomes=len(_CARDS),
            num_players=players,
            min_utility=0.0,
            max_utility=float(cards_to_win),
            utility_sum=float(cards_to_win),
            max_game_length=self.rounds * decisions_per_round,
        )
        super().__init__(_GAME_TYPE, game_info, params or {})

    def new_initial_state(self) -> AliensState:
        """Return a state corresponding to the start of a game."""
        return AliensState(self)


class AliensState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A position of the game, chance nodes included."""

    def __init__(self, game: AliensGame) -> None:
        """Build the initial state; only `AliensGame.new_initial_state` should call this."""
        super().__init__(game)
        self._num_players: int = game.num_players()
        self._num_rounds = game.rounds
        self._next_player: int = pyspiel.PlayerId.CHANCE
        self.phase = Phase.SEATING
        self.round = 0
        self.investigator = 0
        self.hands: list[list[int]] = [[] for _ in range(self._num_players)]
        self.pile = list(range(len(_CARDS)))
        self.receivers = deque(list(range(self._num_players)) * game.hand_size)
        self.alien_pile = list(range(len(_ALIENS)))
        self.aliens: list[int] = []
        self.face_down: list[int] = []
        self.testimonies: list[Testimony] = []
        self.unresolved: list[int] = []
        self.errors = 0
        self.won = [0] * self._num_players

    def current_player(self) -> int:
        """Return the player to move, CHANCE or TERMINAL."""
        return self._next_player

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions in ascending order."""
        if self.phase is Phase.TESTIMONIES:
            return [
                card * _CHOICES + choice
                for card in self.hands[player]
                for choice in range(len(_CARDS[card][0]))
            ]
        if self.phase is Phase.INVESTIGATION:
            return [
                _FIRST_JUDGE + testimony * _VERDICTS + verdict
                for testimony in self.unresolved
                for verdict in range(_VERDICTS)
            ]
        return [_FIRST_TURN + position for position in self.face_down]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible chance outcomes, all equally likely."""
        if self.phase is Phase.SEATING:
            outcomes = list(range(self._num_players))
        elif self.phase is Phase.APPEARANCE:
            outcomes = self.alien_pile
        else:
            outcomes = self.pile
        probability = 1.0 / len(outcomes)
        return [(outcome, probability) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        """Apply a chance outcome or a player's decision."""
        match self.phase:
            case Phase.SEATING:
                self.investigator = action
                self.phase = Phase.DEAL
            case Phase.DEAL | Phase.DRAW:
                self._give(action)
            case Phase.APPEARANCE:
                self._appear(action)
            case Phase.TESTIMONIES:
                self._testify(*divmod(action, _CHOICES))
            case Phase.INVESTIGATION:
                self._judge(*divmod(action - _FIRST_JUDGE, _VERDICTS))
            case Phase.TURNING:
                self._turn(action - _FIRST_TURN)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the action as text."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance {self.phase.name.lower()} {action}"
        if action >= _FIRST_TURN:
            return f"Turn {action - _FIRST_TURN}"
        if action >= _FIRST_JUDGE:
            testimony, verdict = divmod(action - _FIRST_JUDGE, _VERDICTS)
            return f"Judge {testimony} {bool(verdict)}"
        card, choice = divmod(action, _CHOICES)
        traits, value = _CARDS[card]
        return f"Testify {card} ({value} {traits[choice]})"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.phase is Phase.OVER

    def returns(self) -> list[float]:
        """Return the cards won by each player, nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._num_players
        return [float(cards) for cards in self.won]

    def __str__(self) -> str:
        """Return the whole position, for debugging."""
        return "\n".join(
            [
                f"round {self.round} {self.phase.name} investigator p{self.investigator}",
                f"hands {self.hands} pile {self.pile} receivers {list(self.receivers)}",
                f"aliens {self.aliens} face down {self.face_down} left {self.alien_pile}",
                f"testimonies {[str(testimony) for testimony in self.testimonies]}",
                f"unresolved {self.unresolved} errors {self.errors} won {self.won}",
            ]
        )

    def _give(self, card: int) -> None:
        self.pile.remove(card)
        bisect.insort(self.hands[self.receivers.popleft()], card)
        if self.receivers:
            return
        if self.phase is Phase.DRAW:
            self._next_round()
            return
        # Only with six players; a pile this small could never be drawn from.
        if len(self.pile) < _TESTIMONIES_PER_ROUND:
            self.pile.clear()
        self._start_round()

    def _start_round(self) -> None:
        if not self.alien_pile:
            self.alien_pile = list(range(len(_ALIENS)))
        self.aliens = []
        self.face_down = list(range(_ALIENS_PER_ROUND))
        self.testimonies = []
        self.errors = 0
        self.phase = Phase.APPEARANCE
        self._next_player = pyspiel.PlayerId.CHANCE

    def _appear(self, alien: int) -> None:
        self.alien_pile.remove(alien)
        self.aliens.append(alien)
        if len(self.aliens) == _ALIENS_PER_ROUND:
            self.phase = Phase.TESTIMONIES
            self._next_player = self._left_of(self.investigator)

    def _testify(self, card: int, choice: int) -> None:
        witness = self._next_player
        traits, value = _CARDS[card]
        self.hands[witness].remove(card)
        self.testimonies.append(Testimony(witness, traits[choice], value))
        if len(self.testimonies) == _TESTIMONIES_PER_ROUND:
            self.unresolved = list(range(_TESTIMONIES_PER_ROUND))
            self.phase = Phase.INVESTIGATION
            self._next_player = self.investigator
            return
        self._next_player = self._left_of(witness)
        if self._next_player == self.investigator:
            self._next_player = self._left_of(self.investigator)

    def _judge(self, index: int, verdict: int) -> None:
        testimony = self.testimonies[index]
        self.unresolved.remove(index)
        if self._is_true(testimony) == bool(verdict):
            self.won[self.investigator] += 1
            self._continue_investigation()
            return
        self.won[testimony.witness] += 1
        self.errors += 1
        if self.errors < _LAST_ERROR:
            self.phase = Phase.TURNING
            return
        for remaining in self.unresolved:
            self.won[self.testimonies[remaining].witness] += 1
        self.unresolved = []
        self._end_round()

    def _turn(self, position: int) -> None:
        self.face_down.remove(position)
        self._continue_investigation()

    def _continue_investigation(self) -> None:
        self.phase = Phase.INVESTIGATION
        if not self.unresolved:
            self._end_round()

    def _end_round(self) -> None:
        if len(self.pile) < _TESTIMONIES_PER_ROUND:
            self.pile.clear()
            self._next_round()
            return
        self.receivers.extend(testimony.witness for testimony in self.testimonies)
        self.phase = Phase.DRAW
        self._next_player = pyspiel.PlayerId.CHANCE

    def _next_round(self) -> None:
        self.round += 1
        if self.round == self._num_rounds:
            self.phase = Phase.OVER
            self._next_player = pyspiel.PlayerId.TERMINAL
            return
        self.investigator = self._left_of(self.investigator)
        self._start_round()

    def _left_of(self, player: int) -> int:
        return (player + 1) % self._num_players

    def _is_true(self, testimony: Testimony) -> bool:
        count = sum(testimony.trait in _ALIENS[alien] for alien in self.aliens)
        return count == testimony.value


pyspiel.register_game(_GAME_TYPE, AliensGame)

_GAME = pyspiel.load_game("python_aliens")


def play_random(seed: int) -> int:
    """Play one game of uniformly random decisions and return how many there were."""
    rng = random.Random(seed)
    state = _GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcome, _ = pyspiel.sample_action(state.chance_outcomes(), rng.random())
            state.apply_action(outcome)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
