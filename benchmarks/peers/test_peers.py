"""Tests that both peers play the same, whole game of Aliens."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Any

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from benchmarks.peers import openspiel_aliens, pettingzoo_aliens

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = (3, 4, 5, 6)
ROUNDS = {3: 12, 4: 12, 5: 10, 6: 12}
TIMES_INVESTIGATOR = {3: 4, 4: 3, 5: 2, 6: 2}
HAND_LEFT = {3: 3, 4: 2, 5: 4, 6: 1}
PILE_BY_ROUND = {
    3: [31, 26, 21, 16, 11, 6, 1, 0, 0, 0, 0, 0, 0],
    4: [22, 17, 12, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0],
    5: [25, 20, 15, 10, 5, 0, 0, 0, 0, 0, 0],
    6: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}

RACES = ["Gluon", "Phi", "Quark"]
COLOURS = ["green", "violet", "orange"]
APPETITES = ["sated", "hungry"]
ALIENS = list(itertools.product(RACES, COLOURS, APPETITES))
FIRST_JUDGE = 210
FIRST_TURN = 220


class OpenSpielTable:
    """A game of the OpenSpiel peer, its chance nodes sampled."""

    def __init__(self, players: int, seed: int) -> None:
        """Play the chance nodes before the first decision."""
        self.rng = random.Random(seed)
        self.table: Any = pyspiel.load_game(f"python_aliens(players={players})").new_initial_state()
        self._sample()

    def legal(self) -> list[int]:
        """Return the legal actions, none when the game is over."""
        actions: list[int] = self.table.legal_actions()
        return actions

    def play(self, action: int) -> None:
        """Play a decision and the chance nodes after it."""
        assert action in self.legal()
        self.table.apply_action(action)
        self._sample()

    def points(self) -> list[float]:
        """Return what the library reports as the result."""
        points: list[float] = self.table.returns()
        return points

    def trait(self, testimony: Any) -> str:
        """Return the name of the trait a testimony speaks of."""
        return str(testimony.trait)

    def _sample(self) -> None:
        while self.table.is_chance_node():
            self.table.apply_action(self.rng.choice(self.table.chance_outcomes())[0])


class PettingZooTable:
    """A game of the PettingZoo peer, its rewards added up."""

    def __init__(self, players: int, seed: int) -> None:
        """Reset the environment."""
        self.env = pettingzoo_aliens.env(num_players=players)
        self.env.reset(seed=seed)
        self.table: Any = self.env.unwrapped
        self.rewards: dict[str, float] = dict.fromkeys(self.env.agents, 0)

    def legal(self) -> list[int]:
        """Return the legal actions, none when the game is over."""
        observation, *_ = self.env.last()
        actions: list[int] = observation["action_mask"].nonzero()[0].tolist()
        return actions

    def play(self, action: int) -> None:
        """Play a decision and collect the rewards."""
        assert action in self.legal()
        self.env.step(action)
        for agent, reward in self.env.rewards.items():
            self.rewards[agent] += reward

    def points(self) -> list[float]:
        """Return what the library reports as the result."""
        assert all(self.env.terminations.values())
        return list(self.rewards.values())

    def trait(self, testimony: Any) -> str:
        """Return the name of the trait a testimony speaks of."""
        return str(pettingzoo_aliens.TRAITS[testimony.trait])


Table = OpenSpielTable | PettingZooTable
both_peers = pytest.mark.parametrize("peer", [OpenSpielTable, PettingZooTable])
all_players = pytest.mark.parametrize("players", PLAYERS)


def is_true(table: Table, index: int) -> bool:
    """Count the aliens a testimony speaks of."""
    testimony = table.table.testimonies[index]
    aliens = [ALIENS[alien] for alien in table.table.aliens]
    return sum(table.trait(testimony) in alien for alien in aliens) == int(testimony.value)


def play_game(table: Table, is_error: Callable[[int], bool]) -> list[int]:
    """Play to the end with an error at the judgements chosen, and return the actions."""
    actions = []
    judged = 0
    rng = random.Random(1)
    while legal := table.legal():
        action = rng.choice(legal)
        if action < FIRST_JUDGE:
            judged = 0
        elif action < FIRST_TURN:
            index = (action - FIRST_JUDGE) // 2
            verdict = is_true(table, index) != is_error(judged)
            action = FIRST_JUDGE + 2 * index + verdict
            judged += 1
        table.play(action)
        actions.append(action)
    return actions


class TestLibraries:
    """Each library's own check of a game."""

    @all_players
    def test_openspiel_random_sim(self, players: int) -> None:
        """OpenSpiel's simulation test passes, clones and serialisation included."""
        game = pyspiel.load_game(f"python_aliens(players={players})")
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)

    @all_players
    # A dict with an action mask is the documented form, yet only listed environments go unwarned.
    @pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
    @pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
    def test_pettingzoo_api(self, players: int) -> None:
        """PettingZoo's API test passes."""
        api_test(pettingzoo_aliens.env(num_players=players), num_cycles=200)

    def test_pettingzoo_seed(self) -> None:
        """PettingZoo's seed test passes."""
        seed_test(pettingzoo_aliens.env, num_cycles=200)

    @pytest.mark.parametrize("peer", [openspiel_aliens, pettingzoo_aliens])
    def test_play_random_is_reproducible(self, peer: Any) -> None:
        """The benchmark's function depends on its seed alone and stays in the game's bounds."""
        counts = [peer.play_random(seed) for seed in range(20)]
        assert counts == [peer.play_random(seed) for seed in range(20)]
        assert len(set(counts)) > 1
        assert all(12 * 10 <= count <= 12 * 12 for count in counts)


@both_peers
@all_players
class TestRules:
    """The rules, at every number of players."""

    def test_whole_game(self, peer: type[Table], players: int) -> None:
        """Every round five new cards are played and won, and the right number stays in hand."""
        for seed in range(10):
            table = peer(players, seed)
            errors = random.Random(seed).choices([False, True], k=5)
            actions = play_game(table, errors.__getitem__)
            cards = [action // 3 for action in actions if action < FIRST_JUDGE]
            assert len(cards) == len(set(cards)) == 5 * ROUNDS[players]
            assert sum(table.points()) == 5 * ROUNDS[players]
            assert table.points() == table.table.won
            assert [len(hand) for hand in table.table.hands] == [HAND_LEFT[players]] * players
            assert not set(cards) & {card for hand in table.table.hands for card in hand}

    def test_faultless_investigator(self, peer: type[Table], players: int) -> None:
        """Without errors the investigator wins all five and turns nothing."""
        table = peer(players, 0)
        actions = play_game(table, lambda _: False)
        assert len(actions) == 10 * ROUNDS[players]
        assert table.points() == [5 * TIMES_INVESTIGATOR[players]] * players

    def test_third_error(self, peer: type[Table], players: int) -> None:
        """The third error ends the investigation, with two aliens turned and all cards lost."""
        table = peer(players, 0)
        for _ in range(5):
            table.play(table.legal()[0])
        witnesses = [testimony.witness for testimony in table.table.testimonies]
        turns = []
        while table.table.round == 0:
            action = table.legal()[0]
            turns.append(action >= FIRST_TURN)
            if action < FIRST_TURN:
                index = (action - FIRST_JUDGE) // 2
                action = FIRST_JUDGE + 2 * index + (not is_true(table, index))
            table.play(action)
        assert turns == [False, True, False, True, False]
        assert table.table.won == [witnesses.count(seat) for seat in range(players)]

    def test_error_on_the_last_testimony(self, peer: type[Table], players: int) -> None:
        """A first error turns an alien even when nothing is left to judge."""
        table = peer(players, 0)
        actions = play_game(table, lambda judged: judged == 4)
        assert len(actions) == 11 * ROUNDS[players]
        assert all(action >= FIRST_TURN for action in actions[10::11])
        assert all(points >= 4 * TIMES_INVESTIGATOR[players] for points in table.points())

    def test_rounds(self, peer: type[Table], players: int) -> None:
        """Witnesses speak clockwise, five cards are drawn or none, aliens last six rounds."""
        table = peer(players, 0)
        seen: list[int] = []
        for round_number in range(ROUNDS[players]):
            assert table.table.round == round_number
            assert len(table.table.pile) == PILE_BY_ROUND[players][round_number]
            investigator = table.table.investigator
            aliens = list(table.table.aliens)
            assert not set(aliens) & set(seen)
            seen = [] if round_number % 6 == 5 else seen + aliens
            for _ in range(5):
                table.play(table.legal()[0])
            left = [(investigator + 1 + seat) % players for seat in range(players - 1)]
            spoken = [testimony.witness for testimony in table.table.testimonies]
            assert spoken == list(itertools.islice(itertools.cycle(left), 5))
            for _ in range(5):
                first = (table.legal()[0] - FIRST_JUDGE) // 2
                table.play(FIRST_JUDGE + 2 * first + is_true(table, first))
        assert table.legal() == []
        assert table.table.pile == []

    def test_red_cards(self, peer: type[Table], players: int) -> None:
        """A red card may be played for three traits, any other for one."""
        table = peer(players, 0)
        while legal := table.legal():
            if legal[0] < FIRST_JUDGE:
                cards = [action // 3 for action in legal]
                assert all(cards.count(card) == (3 if card >= 56 else 1) for card in cards)
            table.play(legal[-1])


class TestBothPeers:
    """The peers against each other and against prying eyes."""

    @all_players
    def test_peers_agree(self, players: int) -> None:
        """With the same cards both peers offer the same actions and reach the same scores."""
        for seed in range(10):
            mirrored = PettingZooTable(players, seed)
            state: Any = pyspiel.load_game(f"python_aliens(players={players})").new_initial_state()
            rng = random.Random(seed)
            while True:
                while state.is_chance_node():
                    state.apply_action(mirror_chance(state, mirrored.table))
                assert state.legal_actions() == mirrored.legal()
                assert state.won == mirrored.table.won
                if state.is_terminal():
                    break
                assert f"player_{state.current_player()}" == mirrored.env.agent_selection
                action = rng.choice(state.legal_actions())
                state.apply_action(action)
                mirrored.play(action)

    def test_investigator_sees_backs_only(self) -> None:
        """Witnesses see three aliens, the investigator those turned."""
        table = PettingZooTable(4, 0)
        aliens = slice(70, 70 + 3 * 18)
        while legal := table.legal():
            for seat, agent in enumerate(table.env.agents):
                seen = int(table.env.observe(agent)["observation"][aliens].sum())
                turned = 3 - len(table.table.face_down)
                assert seen == (turned if seat == table.table.investigator else 3)
            table.play(legal[len(legal) // 2])


def mirror_chance(state: Any, table: Any) -> int:
    """Return the chance outcome that the other peer's shuffles have already decided."""
    phases = openspiel_aliens.Phase
    if state.phase is phases.SEATING:
        return int(table.investigator)
    if state.phase is phases.APPEARANCE:
        return int(table.aliens[len(state.aliens)])
    receiver = state.receivers[0]
    return int(next(card for card in table.hands[receiver] if card not in state.hands[receiver]))
