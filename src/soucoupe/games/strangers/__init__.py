"""Don't Talk to Strangers, by Ben Stoll: get the kids to safety before the saucers get them."""

from soucoupe.core.game import Game, Traits
from soucoupe.games.strangers.apply import apply
from soucoupe.games.strangers.bots.advice import Advice
from soucoupe.games.strangers.bots.coach import coach
from soucoupe.games.strangers.bots.evaluate import evaluate
from soucoupe.games.strangers.bots.expert import expert
from soucoupe.games.strangers.bots.novice import novice, regular
from soucoupe.games.strangers.component_types import DIGEST
from soucoupe.games.strangers.data import FACTS, PLAYERS
from soucoupe.games.strangers.deal import deal
from soucoupe.games.strangers.events import QUIET, Event
from soucoupe.games.strangers.explain import explain, timeout, topic
from soucoupe.games.strangers.final import final
from soucoupe.games.strangers.game_end import opening
from soucoupe.games.strangers.imagine import imagine
from soucoupe.games.strangers.legal import legal, to_act
from soucoupe.games.strangers.moves import Action, Options
from soucoupe.games.strangers.scoring import outcome
from soucoupe.games.strangers.state import State
from soucoupe.games.strangers.teams import channels
from soucoupe.games.strangers.view import open_view, show, view
from soucoupe.games.strangers.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="strangers",
    version=f"2+{DIGEST}",
    seats=range(1, PLAYERS + 1),
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
    channels=channels,
)
