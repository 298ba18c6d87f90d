"""Secret Picks: everybody picks at the same moment, and only a number nobody else picked counts."""

from soucoupe.core.game import Game, Traits
from tests.games.secret_picks.apply import apply
from tests.games.secret_picks.beside import ink
from tests.games.secret_picks.bots.evaluate import evaluate
from tests.games.secret_picks.bots.novice import novice
from tests.games.secret_picks.data import DIGEST, SEATS
from tests.games.secret_picks.deal import deal
from tests.games.secret_picks.events import Event
from tests.games.secret_picks.explain import explain, timeout, topic
from tests.games.secret_picks.imagine import imagine
from tests.games.secret_picks.legal import legal, to_act
from tests.games.secret_picks.moves import Action, Options
from tests.games.secret_picks.scoring import outcome
from tests.games.secret_picks.state import State
from tests.games.secret_picks.view import open_view, show, view
from tests.games.secret_picks.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="secret_picks",
    version=f"1+{DIGEST}",
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
    open=open_view,
    evaluate=evaluate,
    bots={"novice": novice},
    explain=explain,
    topic=topic,
    ink=ink,
)
