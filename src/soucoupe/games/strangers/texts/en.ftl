# Don’t Talk to Strangers, in English.

title = Don’t Talk to Strangers
tagline = The bell rings, the saucers hover: get the kids to safety, street by street.
credits = A game by Ben Stoll, illustrated by Steven Rhodes, published by Cryptozoic Entertainment and Don’t Panic Games in 2024. This is an unofficial fan edition with its own art and wording; both neighbourhoods and the effects of most cards are ours.

option-mode = How to play
    .about = Everyone for themselves (alone: the solo challenge), in teams, a match of up to three games, or the architect’s challenge.
option-mode-free = Everyone for themselves
option-mode-teams-adjacent = Two teams, side by side, open hands
option-mode-teams-diagonal = Two teams, face to face, no talking
option-mode-match = Match of up to three games, one on one
option-mode-architect = Solo: the architect
option-board = Neighbourhood
    .about = A is easier and ends with the eighth alien; B is larger and richer, and ends with the tenth. A match uses both.
option-board-a = Neighbourhood A
option-board-b = Neighbourhood B
option-hand_of_four = Top of the class
    .about = Hands of four cards instead of three.
option-free_discard = Big brain
    .about = Every turn you may throw away one card before you draw.
option-total_invasion = Total invasion
    .about = Every alarm brings an alien and a saucer, in the order you choose.
option-aliens_return = Aliens come back
    .about = From the sixth on, aliens turned up while the first hands are dealt go back into the deck: shorter games.
option-first_player = First player
    .about = The seat that begins; drawn at random if none is named.
option-plan = The architect’s plan
    .about = A hand, a deck in which every second card is an alien, and where the aliens land. Without a plan, chance takes care of it.

card-name = { $card ->
    [alien-sighted] Alien sighted!
    [flying-saucer] Flying saucer!
    [walk] Walk
    [run] Run!
    [skateboard] Skateboard
    [school-bus] School bus
    [city-bus] City bus
    [walkie-talkies] Walkie-talkies
    [fence-hop] Fence hop
    [bmx] BMX!
    [prom-night] Prom night
    [science-club] Science club
    [pool-party] Pool party!
    [new-boyfriend] Mum’s new boyfriend
    [men-in-black] Men in black
    [ice-cream-date] Ice-cream date
    [watches] Synchronised watches
    [mums-car] Mum’s car
   *[car-pool] Car pool!
}
card-effect = { $card ->
    [alien-sighted] An alien lands on a free head; the kids there are taken.
    [flying-saucer] Name a kid, safe or not: if the coin shows the saucer, it is taken.
    [walk] One of your kids moves 1 square.
    [run] One of your kids moves 2 squares.
    [skateboard] One of your kids moves 3 squares.
    [school-bus] One of your kids rides from one school stop to another.
    [city-bus] One of your kids rides from one city stop to another.
    [walkie-talkies] Any number of your kids move 1 square each.
    [fence-hop] One of your kids moves 2 squares, right over walls.
    [bmx] One of your kids moves 4 squares, right past aliens.
    [prom-night] Any kid on the streets goes straight to the dance.
    [science-club] Flip the coin for each of your kids in a Library: two saucers make contact.
    [pool-party] One or two kids on the streets, yours or not, go straight to the Pool.
    [new-boyfriend] A kid in a safe place, yours or not, goes back to School.
    [men-in-black] An alien leaves the board.
    [ice-cream-date] Look at another hand and use one of its cards.
    [watches] Any number of your kids move 3 squares each.
    [mums-car] One of your kids goes straight to a house, not a manor.
   *[car-pool] All the kids on one of your squares drive up to 4 squares together.
}
street-name = { $street ->
    [north-street] North Street
    [main-street] Main Street
    [south-street] South Street
    [school-lane] School Lane
    [library-avenue] Library Avenue
    [stadium-avenue] Stadium Avenue
    [manor-drive] Manor Drive
    [ridge-road] Ridge Road
    [elm-street] Elm Street
    [school-street] School Street
    [mill-lane] Mill Lane
    [chapel-lane] Chapel Lane
    [wood-trail] the Wood Trail
    [lido-lane] Lido Lane
    [orchard-drive] Orchard Drive
    [library-lane] Library Lane
   *[bakery-lane] Bakery Lane
}
place-name = { $place ->
    [library] the Library
    [north-park] North Park
    [south-park] South Park
    [west-park] West Park
    [east-park] East Park
    [maple-house] the maple house
    [brick-house] the brick house
    [yellow-house] the yellow house
    [gable-house] the gabled house
    [mill-house] the mill house
    [corner-house] the corner house
    [pool] the Pool
    [gym] the Gym
    [prom] the Prom
    [secret-club] the Secret Club
    [north-manor] North Manor
    [east-manor] East Manor
    [south-manor] South Manor
   *[west-manor] West Manor
}
spot = { $kind ->
    [inside] { place-name }
    [school] the School
    [front] { street-name }, in front of { place-name } ({ $at })
    [wood] { street-name }, in the woods ({ $at })
   *[street] { street-name } ({ $at })
}
standing = { $seat }: { place-points }

kid-out = { $seat } lets a kid out of School.
played = { $seat } plays “{ card-name }”.
no-effect = It has no effect.
moved = { $owner }’s kid goes from { $start } to { $to }.
drove = Everybody leaves { $start } together and drives to { $to }.
arrived = { $owner } has a kid safe in { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
filled = Full house at { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each kid there.
fled = { $seat } calls a kid back from { $start }, and draws nothing.
discarded = { $seat } throws away “{ card-name }”.
chased = { $seat } has an alien removed: { $at }.
peeked = { $seat } looks at { $other }’s hand.
peeked-unseen = { $seat } takes { $other } out for ice cream and sees their hand.
copied = { $seat } uses “{ card-name }”, which stays in the other hand.
flipped = The coin spins: { $is_saucer ->
    [true] saucer!
   *[false] nothing.
}
contacted = { $is_made ->
    [true] { $seat } has made contact!
   *[false] { $seat } hears nothing but static.
}
drew = { $seat } draws “{ card-name }”.
drew-unseen = { $seat } draws a card.
alarmed = { $seat } turns up: { card-name }
ordered = { $first ->
    [alien-sighted] First the alien, then the saucer.
   *[flying-saucer] First the saucer, then the alien.
}
landed = An alien lands: { $at }. { $left ->
    [0] It was the last one.
    [one] One more to come.
   *[other] { $left } more to come.
}
pointed = The saucer hovers over { $owner }’s kid: { $at }.
abducted = { $by ->
    [alien-sighted] The alien takes { $owner }’s kid.
   *[flying-saucer] The saucer takes { $owner }’s kid.
}
nothing-taken = The saucer finds nobody.
reshuffled = The discard pile becomes the new deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
shuffled = The deck is shuffled.
standstill-near = Nobody plays a card: the game will end. Turns left: { $left }.
game-ended = Game { $number }: { $winners_count ->
    [0] nobody wins
    [one] { $winners } wins
   *[other] { $winners } share it
}.
board-chosen = { $by ->
    [None] Chance picks neighbourhood { board-letter }.
   *[other] { $by } picks neighbourhood { board-letter }.
}
board-letter = { $board ->
    [a] A
   *[b] B
}
opened = Neighbourhood { board-letter }. { $first } begins.
game-opened = Game { $number }, neighbourhood { board-letter }. { $first } begins.
ended = { $reason ->
    [match] The match is over.
    [contact] Contact!
   *[other] The game is over.
} { $winners_count ->
    [0] { $points_count ->
        [one] Score: { $points }.
       *[other] Nobody wins.
    }
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

reason-aliens = The last alien has landed.
reason-all-safe = Somebody has brought all ten kids to safety.
reason-contact = Contact with the aliens wins at once.
reason-standstill = Nobody had played a card for twenty rounds.
reason-most-points = The most points win.
reason-solo = Your score stands. Can you beat it?
reason-match = The most games won decide the match.

grade-legend = Neighbourhood legend
grade-captain = Captain of the patrol
grade-hero = Hero of the block
grade-scout = Street scout
grade-straggler = Home before dark, mostly
grade-lost = Talked to strangers

channel-first-team = First team
channel-second-team = Second team
why-silence = Teams that sit face to face do not talk until the game is over.

why-over = The game is over.
why-wait = It is not your turn.
why-turn-first = First let a kid out, play a card or call a kid back.
why-card-first = First apply the card you have played.
why-copy-first = First choose a card from the hand you see.
why-enter-first = First say who gets out of the car next.
why-discard-first = First throw away a card, or keep them all.
why-order-first = First choose what comes first, the alien or the saucer.
why-land-first = First choose where the alien lands.
why-beam-first = First name the kid the saucer is after.
why-board-first = First choose the neighbourhood of the third game.
why-not = That is not possible now.
why-no-kid-left = You have no kid left in your supply.
why-moving-limit = You have as many kids on the streets as you may: one, and one more for each of your kids in a Park.
why-not-in-hand = That card is not in your hand.
why-no-free-discard = Throwing cards away is a variant this table does not play.
why-thrown = You have already thrown away a card this turn.
why-no-kid-there = That kid is not there.
why-no-such-spot = There is no such place in this neighbourhood.
why-moved-already = This card has already moved that kid.
why-no-stop = The bus goes from one of its stops to another.
why-alien-there = An alien stands there.
why-out-of-reach = This card does not take you there: the number of squares must be exact, and no square may be entered twice.
why-full = There is no free space there.
why-other-space = Kids take the best free space in a place.
why-no-room = There is no room for everybody in the car.
why-not-in-car = No kid of that player is in the car.
why-no-alien-there = No alien stands there.
why-no-date = You cannot ask that player out.
why-not-in-that-hand = That card is not in the hand you see.
why-no-head = Aliens land only on squares with an alien’s head.

why-teams-seats = Teams are for four players.
why-match-seats = A match is for two players.
why-architect-seats = The architect plays alone.
why-first-player = The first player must sit at the table.
why-plan-mode = Only the architect plays with a plan.
why-architect-options = The architect meets no saucers and is dealt no first hand: neither total invasion nor returning aliens.
why-plan-hand = The hand has too many or too few cards.
why-plan-card = The architect plays without Flying saucer, Science club and Ice-cream date; and no alien may be in the hand.
why-plan-rhythm = The second, fourth, sixth card of the deck and so on are aliens, and only those.
why-plan-count = The box does not have that many cards of one kind.
why-plan-deck = The deck must last until the last alien, and two cards longer with Men in black.
why-plan-head = Aliens land only on squares with an alien’s head.
why-plan-twice = Two aliens cannot be planned for one square.
why-plan-aliens = You have named more squares than there are aliens to come.
final-date = You have seen a hand: that cannot be taken back.

# On the page

option-mode-free-alone = Solo challenge
ask-turn = Your turn: let a kid out, or play a card
ask-turn-card = Your turn: play a card
ask-which = { $card }: which kid?
ask-where = { $card }: where to?
ask-play = Play “{ $card }”?
ask-idle = “{ $card }” would have no effect now
ask-chase = { $card }: which alien has to go?
ask-date = { $card }: with whom?
ask-copy = Which of { $other }’s cards do you use?
ask-enter = { $place }: who gets out first?
ask-discard = Throw away a card before you draw?
ask-order = Total invasion! What comes first?
ask-land = Alien sighted! Where does it land?
ask-beam = Flying saucer! Which kid is it after?
ask-board = You choose: where is the third game played?
ask-flee = Call which kid back? You draw nothing this turn.
ask-over = The streets are quiet.
sure-move = To { $spot }?
sure-drive = Everybody to { $spot }?
sure-land = Land the alien here: { $spot }?
sure-chase = Remove the alien from here: { $spot }?
sure-beam = Send the saucer after { $kid }, { $spot }?
sure-flee = Call your kid back from { $spot }? You draw nothing.
wait-turn = { $name } is thinking
wait-card = { $name }: { $card }
wait-copy = { $name } looks at a hand
wait-enter = { $name } says who gets out of the car
wait-discard = { $name } may throw away a card
wait-order = { $name } decides what comes first: alien or saucer
wait-land = Alien sighted! { $name } decides where it lands
wait-beam = Flying saucer! { $name } decides which kid it is after
wait-board = { $name } chooses the neighbourhood of the third game
do-let-out = Let a kid out
do-flee = Call a kid back
do-go = Go
do-play = Play
do-discard = Throw away
do-keep = Keep them all
do-done = That’s all
alarm-then = And then: { card-name }

map = Neighbourhood { board-letter }
map-school = School
map-place = { $kind ->
    [library] Library
    [park] Park
    [house] { "" }
    [manor] Manor
    [pool] Pool
    [club] Club
   *[dance] { $place ->
        [gym] Gym
       *[prom] Prom
    }
}
map-marks = What you can choose on the map
map-whole = Show the whole neighbourhood
map-nearer = Zoom in
map-farther = Zoom out
map-there = { $spot }: { $what }
map-inside = { $place }: { $worth }; { $free ->
    [0] full
    [one] one space free
   *[other] { $free } spaces free
}; inside: { $who }
map-on-the-streets = On the streets
map-places = Safe places
map-nobody = Nobody
an-alien = an alien
square-crossing = at the corner of { street-name }
square-stop = { $line ->
    [school] school bus stop
   *[city] city bus stop
}
mark-kid = { $kid }, { $spot }
kid-of = { $name }’s kid
kids-look = { $look ->
    [0] red circles
    [1] blue squares
    [2] yellow triangles
   *[3] violet diamonds
}
worth-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
worth-first = first come, first served, points: { $all }
worth-full = { $spaces }, { $full } each once it is full
limits = How much everyone may do
limit-moving = On the streets, { $moving } of { $limit }: { $more ->
    [0] one kid at a time, more with kids in a Park.
    [one] one, and one more for a kid in a Park.
   *[other] one, and { $more } more for { $more } kids in Parks.
}
limit-hand = Cards, { $size } of { $limit }: { $more ->
    [0] { $base }, more with kids in a Library.
    [one] { $base }, and one more for a kid in a Library.
   *[other] { $base }, and { $more } more for { $more } kids in a Library.
}
kids-left = { $home ->
    [0] No kids
    [one] One kid
   *[other] { $home } kids
} left in the supply, { $safe } safe.
kids-bonus = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for contact.
hand-idle = no effect now
hand-of = Hand of { $name }
pile = Discard pile
pile-newest = Newest first
pile-all = Everything in it
pile-empty = No card has been played yet.
deck-coming = The deck, from the top
papers = What happened
place-supply = { $left ->
    [0] no aliens
    [one] 1 alien
   *[other] { $left } aliens
} of { $all } still to come
place-deck = Deck: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
place-discard = Discard pile: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}. Look through it
place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-name = { $team ->
    [0] first team
   *[1] second team
}
team-short = { $team ->
    [0] Team 1
   *[1] Team 2
}
team-sum = { $names }: { $points }
standstill-left = No card played. Turns left: { $left }
match-standing = Game { $number } of 3, { $won }
match-game = Game
match-winner = Winner
match-none = The first game is being played.

plan-title = Your plan
plan-about = Lay out your hand and the deck in the order it will be drawn. The second card of the deck, the fourth and so on are aliens. The game ends with alien number { $aliens }: deck card { $deck }, or { $longest } with Men in black.
plan-cards = Cards in the order they come
plan-in-hand = In hand, card { $number }: { $card }
plan-in-deck = Deck card { $number }: { $card }, then an alien
plan-missing = { $missing ->
    [0] No more cards are needed.
    [one] One more card is needed.
   *[other] { $missing } more cards are needed.
}
plan-earlier = Earlier
plan-later = Later
plan-remove = Remove
plan-clear = Start over
plan-box = Cards to choose from
plan-add = Add { $card }, { $left } left
plan-aliens = Aliens: { $count } of { $all } have a square
plan-heads = Squares with an alien’s head
plan-lands = { $spot }: alien number { $number }
plan-empty = Without a plan, chance arranges the hand and the deck.
plan-checking = Checking…
plan-fit = This plan can be played. It is on the table.
plan-run = Play this plan
plan-load = Load a plan
plan-choose = choose…
plan-mine = My plans
plan-solved = Found by the solver
plan-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plan-do-load = Load
plan-do-forget = Forget
plan-save = Save it as
plan-do-save = Save
plan-name-usual = Plan { $number }
plan-saved = “{ $name }” is saved in this browser.
plan-loaded = The plan is in front of you.
plan-forgotten = The plan has been forgotten.

# What the coach says, asked for during play.

hint-prospect = About { $turns ->
    [0] no more turns
    [one] { $turns } more turn
   *[other] { $turns } more turns
} each; at best about { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
hint-way = From { $kid } to { $place }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} at least, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
