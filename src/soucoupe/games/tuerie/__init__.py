"""Ce jeu est une TUERIE, by Ivan Turner: an alien aboard, and a crew that would rather live."""

from soucoupe.core.game import Game, Traits
from soucoupe.games.tuerie.apply import apply
from soucoupe.games.tuerie.bots.advice import Advice
from soucoupe.games.tuerie.bots.coach import coach
from soucoupe.games.tuerie.bots.evaluate import evaluate
from soucoupe.games.tuerie.bots.expert import expert
from soucoupe.games.tuerie.bots.novice import novice
from soucoupe.games.tuerie.bots.regular import regular
from soucoupe.games.tuerie.component_types import DIGEST
from soucoupe.games.tuerie.data import FACTS, SEATS
from soucoupe.games.tuerie.deal import deal, opening
from soucoupe.games.tuerie.events import QUIET, Event
from soucoupe.games.tuerie.explain import explain, timeout, topic
from soucoupe.games.tuerie.final import final
from soucoupe.games.tuerie.imagine import imagine
from soucoupe.games.tuerie.legal import legal, to_act
from soucoupe.games.tuerie.moves import Action, Options
from soucoupe.games.tuerie.scoring import outcome
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.talk import channels, eliminated
from soucoupe.games.tuerie.view import open_view, show, show_open, view
from soucoupe.games.tuerie.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="tuerie",
    version=f"3+{DIGEST}",
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
    show_open=show_open,
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
    eliminated=eliminated,
)
