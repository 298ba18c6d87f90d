"""Aliens Eyes, by Lionel Borg: ten dice, thirty seconds, and a table full of eyes."""

from soucoupe.core.game import Game, Traits
from soucoupe.games.aliens_eyes.apply import apply
from soucoupe.games.aliens_eyes.bots.advice import Advice
from soucoupe.games.aliens_eyes.bots.coach import coach
from soucoupe.games.aliens_eyes.bots.evaluate import evaluate
from soucoupe.games.aliens_eyes.bots.expert import expert
from soucoupe.games.aliens_eyes.bots.novice import novice
from soucoupe.games.aliens_eyes.bots.regular import regular
from soucoupe.games.aliens_eyes.component_types import DIGEST
from soucoupe.games.aliens_eyes.data import FACTS, SEATS
from soucoupe.games.aliens_eyes.deal import deal
from soucoupe.games.aliens_eyes.events import QUIET, Event
from soucoupe.games.aliens_eyes.explain import explain, timeout, topic
from soucoupe.games.aliens_eyes.final import final
from soucoupe.games.aliens_eyes.imagine import imagine
from soucoupe.games.aliens_eyes.legal import legal, limit, to_act
from soucoupe.games.aliens_eyes.moves import Action, Options
from soucoupe.games.aliens_eyes.rounds import opening
from soucoupe.games.aliens_eyes.scoring import outcome
from soucoupe.games.aliens_eyes.state import State
from soucoupe.games.aliens_eyes.view import open_view, show, view
from soucoupe.games.aliens_eyes.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="aliens_eyes",
    version=f"2+{DIGEST}",
    seats=SEATS,
    options=Options,
    traits=Traits(simultaneous=True),
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
    limit=limit,
)
