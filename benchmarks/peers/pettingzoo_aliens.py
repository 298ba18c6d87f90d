"""Aliens as a PettingZoo AEC environment with action masks."""

from __future__ import annotations

import enum
from typing import Any, ClassVar, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

# Traits 0-2 are the races, 3-5 the colours, 6-7 the appetites.
TRAITS = ["Gluon", "Phi", "Quark", "green", "violet", "orange", "sated", "hungry"]
NUM_ALIENS = 18
ALIEN_TRAITS = [{alien // 6, 3 + alien // 2 % 3, 6 + alien % 2} for alien in range(NUM_ALIENS)]

# Suits 0-7 name one trait each; 8 and 9 are red and let the witness choose one of three.
SUIT_TRAITS = [[trait] for trait in range(len(TRAITS))] + [[0, 1, 2], [3, 4, 5]]
SUIT_VALUES = [0, 0, 1, 1, 2, 2, 3]
NUM_CARDS = len(SUIT_TRAITS) * len(SUIT_VALUES)
CARD_TRAITS = [SUIT_TRAITS[card // len(SUIT_VALUES)] for card in range(NUM_CARDS)]
CARD_VALUE = [SUIT_VALUES[card % len(SUIT_VALUES)] for card in range(NUM_CARDS)]

ALIENS_SHOWN = 3
TESTIMONIES = 5
LAST_ERROR = 3
ROUNDS = {3: 12, 4: 12, 5: 10, 6: 12}
HAND_SIZE = {3: 13, 4: 12, 5: 9, 6: 11}

# Actions: card and choice of trait, then testimony and verdict, then position of an alien.
CHOICES = 3
VERDICTS = 2
JUDGE = NUM_CARDS * CHOICES
TURN = JUDGE + TESTIMONIES * VERDICTS
NUM_ACTIONS = TURN + ALIENS_SHOWN

# One row per testimony: trait and value one-hot, still open, won by the investigator.
TESTIMONY_FEATURES = len(TRAITS) + 4 + 2

Observation = dict[str, NDArray[np.int8]]


class Phase(enum.Enum):
    """The kind of decision expected from the selected agent."""

    TESTIFY = enum.auto()
    JUDGE = enum.auto()
    TURN = enum.auto()
    OVER = enum.auto()


class Testimony(NamedTuple):
    """A card on the table with the trait it was played for."""

    witness: int
    trait: int
    value: int


def env(num_players: int = 4, render_mode: str | None = None) -> AECEnv[str, Observation, int]:
    """Build the environment in the wrappers that PettingZoo recommends."""
    environment = AliensEnv(num_players=num_players, render_mode=render_mode)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


class AliensEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is untyped
    """The game of Aliens for three to six players."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "aliens_v0",
        "is_parallelizable": False,
    }

    def __init__(self, num_players: int = 4, render_mode: str | None = None) -> None:
        """Name the players; `reset` sets up the table."""
        super().__init__()
        self.num_players = num_players
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(num_players)]
        self.agent_name_mapping = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation_size = (
            NUM_CARDS
            + ALIENS_SHOWN * NUM_ALIENS
            + TESTIMONIES * TESTIMONY_FEATURES
            + 2 * num_players
            + 1
        )
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, NUM_CARDS, (observation_size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (NUM_ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of the agent's observation and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what the agent sees on the table and what it may do."""
        seat = self.agent_name_mapping[agent]
        hand = np.zeros(NUM_CARDS, dtype=np.int8)
        hand[self.hands[seat]] = 1

        aliens = np.zeros((ALIENS_SHOWN, NUM_ALIENS), dtype=np.int8)
        for position, alien in enumerate(self.aliens):
            if seat != self.investigator or position not in self.face_down:
                aliens[position, alien] = 1

        testimonies = np.zeros((TESTIMONIES, TESTIMONY_FEATURES), dtype=np.int8)
        for row, testimony in enumerate(self.testimonies):
            testimonies[row, testimony.trait] = 1
            testimonies[row, len(TRAITS) + testimony.value] = 1
            testimonies[row, -2] = row in self.open
            testimonies[row, -1] = row in self.won_by_investigator

        investigator = np.zeros(self.num_players, dtype=np.int8)
        investigator[self.investigator] = 1
        score = np.array([*self.won, self.round], dtype=np.int8)
        parts = [hand, aliens.ravel(), testimonies.ravel(), investigator, score]
        return {
            "observation": np.concatenate(parts),
            "action_mask": self._action_mask(agent),
        }

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Shuffle, deal and choose the first investigator."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)

        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

        size = HAND_SIZE[self.num_players]
        deck = self.np_random.permutation(NUM_CARDS).tolist()
        self.hands = [deck[seat * size :][:size] for seat in range(self.num_players)]
        self.pile = deck[self.num_players * size :]
        if self.num_players == max(ROUNDS):
            # At the fullest table the four cards left over are out of the game.
            self.pile = []
        self.alien_pile: list[int] = []
        self.won = [0] * self.num_players
        self.round = 0
        self.investigator = int(self.np_random.integers(self.num_players))
        self._begin_round()

    def step(self, action: int) -> None:
        """Carry out the selected agent's action and select the next agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return

        # The agent has seen its rewards so far, and starts to collect new ones.
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        action = int(action)
        if self.phase is Phase.TESTIFY:
            self._testify(*divmod(action, CHOICES))
        elif self.phase is Phase.JUDGE:
            self._judge(*divmod(action - JUDGE, VERDICTS))
        else:
            self._turn(action - TURN)
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the public side of the table as text."""
        lines = [f"Round {self.round}, player_{self.investigator} investigates"]
        for row, testimony in enumerate(self.testimonies):
            claim = f"{testimony.value} {TRAITS[testimony.trait]}"
            state = "open" if row in self.open else "resolved"
            lines.append(f"player_{testimony.witness}: {claim} ({state})")
        lines.append(f"Cards won: {self.won}")
        return "\n".join(lines)

    def close(self) -> None:
        """Release nothing."""

    def _action_mask(self, agent: str) -> NDArray[np.int8]:
        mask = np.zeros(NUM_ACTIONS, dtype=np.int8)
        if agent == self.agent_selection and self.phase is not Phase.OVER:
            mask[self._legal_actions()] = 1
        return mask

    def _legal_actions(self) -> list[int]:
        if self.phase is Phase.TESTIFY:
            hand = self.hands[self.agent_name_mapping[self.agent_selection]]
            return [
                card * CHOICES + choice for card in hand for choice in range(len(CARD_TRAITS[card]))
            ]
        if self.phase is Phase.JUDGE:
            return [
                JUDGE + row * VERDICTS + verdict for row in self.open for verdict in range(VERDICTS)
            ]
        return [TURN + position for position in self.face_down]

    def _begin_round(self) -> None:
        if not self.alien_pile:
            self.alien_pile = self.np_random.permutation(NUM_ALIENS).tolist()
        self.aliens = [self.alien_pile.pop() for _ in range(ALIENS_SHOWN)]
        self.face_down = list(range(ALIENS_SHOWN))
        self.testimonies: list[Testimony] = []
        self.open = list(range(TESTIMONIES))
        self.won_by_investigator: list[int] = []
        self.errors = 0
        self.phase = Phase.TESTIFY
        self._select_witness()

    def _select_witness(self) -> None:
        places_left = 1 + len(self.testimonies) % (self.num_players - 1)
        witness = (self.investigator + places_left) % self.num_players
        self.agent_selection = self.possible_agents[witness]

    def _testify(self, card: int, choice: int) -> None:
        witness = self.agent_name_mapping[self.agent_selection]
        self.hands[witness].remove(card)
        self.testimonies.append(Testimony(witness, CARD_TRAITS[card][choice], CARD_VALUE[card]))
        if len(self.testimonies) < TESTIMONIES:
            self._select_witness()
        else:
            self.phase = Phase.JUDGE
            self.agent_selection = self.possible_agents[self.investigator]

    def _judge(self, row: int, verdict: int) -> None:
        witness, trait, value = self.testimonies[row]
        self.open.remove(row)
        count = sum(trait in ALIEN_TRAITS[alien] for alien in self.aliens)
        if verdict == (count == value):
            self.won_by_investigator.append(row)
            self._win_card(self.investigator)
        else:
            self.errors += 1
            self._win_card(witness)
            if self.errors < LAST_ERROR:
                self.phase = Phase.TURN
                return
            for remaining in self.open:
                self._win_card(self.testimonies[remaining].witness)
            self.open = []
        if not self.open:
            self._end_round()

    def _turn(self, position: int) -> None:
        self.face_down.remove(position)
        self.phase = Phase.JUDGE
        if not self.open:
            self._end_round()

    def _win_card(self, seat: int) -> None:
        self.won[seat] += 1
        self.rewards[self.possible_agents[seat]] += 1

    def _end_round(self) -> None:
        if len(self.pile) >= TESTIMONIES:
            for testimony in self.testimonies:
                self.hands[testimony.witness].append(self.pile.pop())
        else:
            self.pile = []

        self.round += 1
        if self.round == ROUNDS[self.num_players]:
            self.phase = Phase.OVER
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.investigator = (self.investigator + 1) % self.num_players
        self._begin_round()


_ENV = env()


def play_random(seed: int) -> int:
    """Play one game of uniformly random decisions and return how many there were."""
    _ENV.reset(seed=seed)
    for seat, agent in enumerate(_ENV.agents):
        _ENV.action_space(agent).seed(seed * len(_ENV.agents) + seat)
    decisions = 0
    for agent in _ENV.agent_iter():
        observation, _, termination, truncation, _ = _ENV.last()
        if termination or truncation:
            action = None
        else:
            action = _ENV.action_space(agent).sample(observation["action_mask"])
            decisions += 1
        _ENV.step(action)
    return decisions
