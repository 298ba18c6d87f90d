"""Last Lamp: name a number, call it, and whoever holds it is out; talk, pads and sand included."""

from soucoupe.core.game import Game, Traits
from tests.games.last_lamp.apply import apply
from tests.games.last_lamp.beside import channels, eliminated, hold_back, ink, limit, recall
from tests.games.last_lamp.bots.evaluate import evaluate
from tests.games.last_lamp.bots.novice import novice
from tests.games.last_lamp.data import DIGEST, SEATS
from tests.games.last_lamp.deal import deal
from tests.games.last_lamp.events import Event
from tests.games.last_lamp.explain import explain, timeout, topic
from tests.games.last_lamp.imagine import imagine
from tests.games.last_lamp.legal import legal, to_act
from tests.games.last_lamp.moves import Action, Options
from tests.games.last_lamp.scoring import outcome
from tests.games.last_lamp.state import State
from tests.games.last_lamp.view import open_view, show, view
from tests.games.last_lamp.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="last_lamp",
    version=f"1+{DIGEST}",
    seats=SEATS,
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
    open=open_view,
    evaluate=evaluate,
    bots={"novice": novice},
    explain=explain,
    topic=topic,
    limit=limit,
    channels=channels,
    hold_back=hold_back,
    eliminated=eliminated,
    recall=recall,
    ink=ink,
)
