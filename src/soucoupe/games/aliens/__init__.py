"""Aliens, by Adrian Dinu: three aliens, five testimonies, one investigator who saw nothing."""

from soucoupe.core.game import Game, Traits
from soucoupe.games.aliens.apply import apply
from soucoupe.games.aliens.bots.advice import Advice
from soucoupe.games.aliens.bots.coach import coach
from soucoupe.games.aliens.bots.evaluate import evaluate
from soucoupe.games.aliens.bots.expert import expert
from soucoupe.games.aliens.bots.novice import novice
from soucoupe.games.aliens.bots.regular import regular
from soucoupe.games.aliens.component_types import DIGEST
from soucoupe.games.aliens.data import FACTS, PLAYERS
from soucoupe.games.aliens.deal import deal, opening
from soucoupe.games.aliens.events import QUIET, Event
from soucoupe.games.aliens.explain import explain, timeout, topic
from soucoupe.games.aliens.final import final
from soucoupe.games.aliens.imagine import imagine
from soucoupe.games.aliens.legal import legal, to_act
from soucoupe.games.aliens.moves import Action, Options
from soucoupe.games.aliens.scoring import outcome
from soucoupe.games.aliens.state import State
from soucoupe.games.aliens.view import open_view, show, view
from soucoupe.games.aliens.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="aliens",
    version=f"2+{DIGEST}",
    seats=range(min(PLAYERS), max(PLAYERS) + 1),
    options=Options,
    traits=Traits(),
    actions=Action,
    events=Event,
    views=View,
    deal=deal,
    to_act=to_act,
    legal=legal,
    apply=apply,
    view=view,
    show=show,
    imagine=imagine,
    outcome=outcome,
    timeout=timeout,
    opening=opening,
    open=open_view,
    evaluate=evaluate,
    bots={"novice": novice, "regular": regular, "expert": expert},
    coach=coach,
    advice=Advice,
    facts=FACTS,
    quiet=QUIET,
    explain=explain,
    final=final,
    topic=topic,
)
