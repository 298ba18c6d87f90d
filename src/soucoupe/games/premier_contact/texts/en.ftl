# Premier Contact, in English.

title = Premier Contact
tagline = They drew a sign. What on Earth do they want?
credits = A game by Damir Khusnatdinov, illustrated by Alexandra Sharyapova, published by Cosmodrome Games and, in French, by Gigamic in 2019. This is an unofficial fan edition with its own art and wording; the offerings, signs and request cards are ours.

option-hard = Hard mode
    .about = An alien needs five offerings instead of three. Two or three players always play the hard side of the card.
option-play_out = Play the round out
    .about = When an alien has enough offerings, those after it still have their turn in this round; then the most offerings win.
option-preliminary = Preliminary round
    .about = Before the first round every human may ask for the sign of one word. By default, it is played when a race has exactly two humans.
option-preliminary-usual = default
option-preliminary-on = yes
option-preliminary-off = no
option-aliens = Aliens
    .about = How many aliens there are. Five players may be three aliens and two humans; six may be two aliens and four humans.
option-aliens-usual = default
option-aliens-two = two aliens
option-aliens-three = three aliens
option-colours = Colours
    .about = Who is an alien is named below or drawn. At the start of the game, the aliens without a colour see the request card and choose in turn; or their colours are drawn as well.
option-colours-chosen = each alien chooses
option-colours-drawn = drawn at random
option-red = Red alien
    .about = Who is to play the red alien, or the only one. If nobody is named, an alien drawn at random; everyone who is not an alien is human.
option-blue = Blue alien
    .about = Who is to play the blue alien, if the host decides.
option-green = Green alien
    .about = Who is to play the green alien, where there are three, if the host decides.
option-tablet = Signs on the tablet
    .about = How many signs one request may hold.
option-printed_set = Printed set
    .about = The lexicon and the request card come from twelve published ones, as in the box, instead of being drawn afresh. Anyone who has read the source may recognise them.

offering = { $name ->
    [sheep] the sheep
    [boat] the sailing boat
    [ostrich] the ostrich
    [catapult] the catapult
    [pyramid] the pyramid
    [horse] the horse
    [hippopotamus] the hippopotamus
    [house] the house
    [elephant] the elephant
    [hammer] the hammer
    [mouse] the mouse
    [key] the key
    [shovel] the shovel
    [pickaxe] the pickaxe
    [snake] the snake
    [fish] the fish
    [owl] the owl
    [bee] the bee
    [butterfly] the butterfly
    [tree] the tree
    [lotus] the lotus
    [wheat] the sheaf of wheat
    [watermelon] the watermelon
    [bread] the bread
    [egg] the egg
    [soup] the soup
    [cactus] the cactus
    [sun] the sun
    [lightning] the lightning
    [cloud] the cloud
    [rainbow] the rainbow
    [volcano] the volcano
    [river] the river
    [crown] the crown
    [ruby] the ruby
    [necklace] the necklace
    [scroll] the papyrus scroll
    [sword] the sword
    [arrow] the arrow
    [drum] the drum
    [bell] the bell
    [tent] the tent
    [cloak] the cloak
    [kite] the kite
    [mummy] the mummy
    [hammock] the hammock
    [sack] the sack of grain
    [rope] the rope
    [millstone] the millstone
    [anchor] the anchor
    [flint] the flint
    [lamp] the oil lamp
    [chariot] the war chariot
    [torch] the torch
    [basket] the basket
    [shell] the conch
    [idol] the golden idol
    [bridge] the bridge
    [totem] the totem pole
   *[scarab] the scarab
}
offering-name = { $name ->
    [sheep] sheep
    [boat] sailing boat
    [ostrich] ostrich
    [catapult] catapult
    [pyramid] pyramid
    [horse] horse
    [hippopotamus] hippopotamus
    [house] house
    [elephant] elephant
    [hammer] hammer
    [mouse] mouse
    [key] key
    [shovel] shovel
    [pickaxe] pickaxe
    [snake] snake
    [fish] fish
    [owl] owl
    [bee] bee
    [butterfly] butterfly
    [tree] tree
    [lotus] lotus
    [wheat] sheaf of wheat
    [watermelon] watermelon
    [bread] bread
    [egg] egg
    [soup] soup
    [cactus] cactus
    [sun] sun
    [lightning] lightning
    [cloud] cloud
    [rainbow] rainbow
    [volcano] volcano
    [river] river
    [crown] crown
    [ruby] ruby
    [necklace] necklace
    [scroll] papyrus scroll
    [sword] sword
    [arrow] arrow
    [drum] drum
    [bell] bell
    [tent] tent
    [cloak] cloak
    [kite] kite
    [mummy] mummy
    [hammock] hammock
    [sack] sack of grain
    [rope] rope
    [millstone] millstone
    [anchor] anchor
    [flint] flint
    [lamp] oil lamp
    [chariot] war chariot
    [torch] torch
    [basket] basket
    [shell] conch
    [idol] golden idol
    [bridge] bridge
    [totem] totem pole
   *[scarab] scarab
}
word = { $name ->
    [big] big
    [heavy] heavy
    [long] long
    [round] round
    [pointed] pointed
    [hollow] hollow
    [soft] soft
    [fragile] fragile
    [shiny] shiny
    [living] living
    [plant] plant
    [food] food
    [metal] metal
    [wood] wood
    [stone] stone
    [cloth] cloth
    [water] water
    [hot] hot
    [sky] sky
    [fast] fast
    [noisy] noisy
    [danger] danger
    [precious] precious
    [tool] tool
   *[sacred] sacred
}
contrary = { $name ->
    [big] small
    [heavy] light
    [long] short
    [round] not round
    [pointed] blunt
    [hollow] solid
    [soft] hard
    [fragile] sturdy
    [shiny] dull
    [living] lifeless
    [plant] not a plant
    [food] not food
    [metal] not metal
    [wood] not wood
    [stone] not stone
    [cloth] not cloth
    [water] without water
    [hot] cold
    [sky] not of the sky
    [fast] slow
    [noisy] quiet
    [danger] harmless
    [precious] worthless
    [tool] not a tool
   *[sacred] not sacred
}
mark = { $barred ->
    [true] barred sign { $glyph }
   *[false] sign { $glyph }
}
answer = sign { $glyph } ({ $aliens })
shown-vote = { $result ->
    [hit] { $seat } offers { $offering } (thank you)
    [black] { $seat } offers { $offering } (a curse)
    [blank] { $seat } offers nothing at all
   *[nothing] { $seat } offers { $offering } (nothing)
}

colours-opened = { $aliens_count ->
    [0] Nobody has a colour to choose.
    [one] { $aliens } chooses a colour.
   *[other] The aliens choose their colours: { $aliens }, in this order.
}
colour-taken = { $seat } is the { $colour ->
    [red] red
    [blue] blue
   *[green] green
} alien.
words-opened = Before the first round, each human asks for a word.
round-opened = Round { $number }.
human-turn = It is { $seat }’s turn to ask.
alien-turn = { $seat }, the { $colour ->
    [red] red
    [blue] blue
   *[green] green
} alien, wants something.
token-paid = { $seat } pays a red token; { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left.
word-shown = { $seat } asks for “{ $word }”: sign { $glyph }.
skipped = { $seat } asks for no word.
turned = { $seat } turns { $offering }.
asked = { $seat } asks what these have in common: { $offerings }.
picked = { $again ->
    [true] { $seat } would rather answer with sign { $glyph }.
   *[false] { $seat } proposes sign { $glyph } to the camp.
}
picked-unseen = { $seat } has thought of a sign.
confirm-opened = { $aliens_count ->
    [0] There is no sign to confirm.
    [one] { $aliens } must now confirm a sign or change it.
   *[other] { $aliens } must now confirm their signs or change them.
}
confirmed = { $seat } confirms.
answered = The aliens answer { $seat }: { $answers }.
straightened = The offerings are turned straight again.
drawn = { $seat } draws { $mark }.
wiped = { $seat } wipes off { $mark }.
sent = { $seat } holds up the tablet: { $marks }.
voted = { $seat } offers { $offering }, in secret.
voted-unseen = { $seat } has voted.
lapsed = { $seat } has run out of time.
passed = { $seat } skips the second try.
revealed = The votes are revealed: { $votes }.
thanked = { $human } earns a gratitude token from { $alien }.
covered = { $alien } receives { $offering }.
cursed = A black cell: { $offering }. { $alien } loses a red token; { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left.
retry-opened = { $seat } may try a second offering.
cleared = { $seat }’s tablet is clean again.
tied = { $humans } are tied. They have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} to tidy their notepads.
noted = { $stands ->
    [true] { $seat } writes sign { $glyph } beside “{ $word }”.
   *[false] { $seat } rubs out sign { $glyph } beside “{ $word }”.
}
handed-in = { $seat } hands in the notepad.
laid-open = The aliens reveal their lexicon and their request card.
compared = { $seat } knows { $points ->
    [0] no words
    [one] one word
   *[other] { $points } words
} of the language.
ended = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

reason-offerings = The first alien with enough offerings wins in its camp.
reason-rounds = After the last round, the most offerings win among the aliens.
reason-gratitude = Among the humans, the most gratitude tokens win.
reason-notepads = The humans were tied: their notepads broke the tie.
reason-shared = The humans were tied, and so were their notepads: they share the victory.
reason-all-eight = All eight offerings were received.
reason-tokens-gone = The red tokens are used up.
league-0 = The aliens
league-1 = The humans

grade-worlds-apart = Worlds apart. Not a word got through; try waving.
grade-clumsy = All thumbs and tentacles. You must be good at something, just not at talking to each other.
grade-nearly = Nearly there. You understand each other, give or take an awkward silence.
grade-old-friends = Old friends! One would think you had grown up on the same planet.

channel-aliens = The aliens
channel-humans = The humans
closed-request = Until the votes are revealed, every human thinks alone.
closed-tidy = While the notepads are being tidied, every human works alone.

why-feature-word = “{ $word }” names a word of the language, and these are not said during the game: name things instead.
why-over = The game is over.
why-wait = It is not your turn.
why-colour-first = First choose your colour.
why-colour-taken = That colour is not free.
why-name-first = First ask for the sign of a word, or for none.
why-turn-first = It is time to turn offerings and ask.
why-answer-first = It is time to propose a sign as the answer.
why-confirm-first = It is time to confirm your sign, or to propose another.
why-draw-first = It is time to draw signs on the tablet and send it.
why-vote-first = It is time to vote for an offering.
why-retry-first = It is time for your second try, or to skip it.
why-tidy-first = It is time to tidy your notepad and hand it in.
why-clock-only = Only the clock can leave a vote blank.
why-no-such-word = There is no such word.
why-already-named = That word has already been asked for.
why-no-such-offering = There is no such place on the grid.
why-covered = That offering is no longer in play.
why-already-turned = That offering is already turned.
why-five-turned = Five offerings are already turned.
why-turn-one = Turn at least one offering first.
why-not-in-lexicon = That sign is not in your lexicon.
why-same-sign = You have already proposed that sign.
why-no-more-changes = You have changed your mind often enough: confirm your sign.
why-draw-one = Draw at least one sign first.
why-nothing-to-wipe = There is nothing on the tablet.
why-last-sign = The tablet has no room for another sign, so this one stays.
why-already-drawn = That sign is already on the tablet.
why-tablet-full = The tablet is full.
why-tried-already = You have already tried that offering.
why-sign-never-seen = That sign has never been shown.
why-already-claimed = That sign is already there.
why-not-claimed = That sign is not there.
why-enough-changes = You have made enough changes: hand in your notepad.
final-colour = A colour once chosen stays: choosing to and fro would be talking.
final-word = The sign has been shown: everybody knows it now.
final-turned = A turned offering stays turned: turning it back would be talking.
final-answer = A proposal stands until you make another: your camp has seen it.
final-sign = What was drawn or wiped has been seen: there is no taking it back.
final-vote = Votes are final.

# On the page
ask-colour = Which colour do you want to play?
ask-name = Which word’s sign do you want to see?
ask-turn = { $count ->
    [0] Turn offerings that share a word
    [one] One card turned. Turn more, or ask
   *[other] { $count } cards turned. Turn more, or ask
}
ask-turned = Five cards turned. Now ask
ask-answer = Which sign do you answer with?
ask-confirm = Do you confirm your sign?
ask-sign = Draw it by hand, or let it draw itself
ask-draw = Ask for what you want: choose a sign
ask-more = One more sign, or send it
ask-full = The tablet is full: send it
ask-vote = What do they want? Choose an offering
ask-offer = Is this what they want?
ask-retry = Try a second offering, or skip it
ask-tidy = Tidy your notepad, then hand it in
ask-over = The game is over
wait-colour = { $name } is choosing a colour
wait-name = { $name } may ask for a word
wait-turn = { $name } is turning offerings
wait-answer = Waiting for { $name } to answer
wait-confirm = Waiting for { $name } to confirm
wait-draw = { $name } is drawing on the tablet
wait-vote = Waiting for { $name } to vote
wait-votes = Your vote is in. Waiting for { $name } to vote
wait-retry = { $name } may try again
wait-tidy = Waiting for { $name } to hand in a notepad
wait-over = The game is over

do-choose = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
}, { $cells ->
    [0] no cells
    [one] one cell
   *[other] { $cells } cells
}
do-take = { $colour ->
    [red] Play red
    [blue] Play blue
   *[green] Play green
}
do-take-none = Play
do-ask = Ask the aliens
do-pick = Propose it
do-confirm = Confirm
do-draw = Put it on the tablet
do-bar = Opposite
do-bar-word = Opposite: “{ $word }”
do-wipe = Wipe off the last
do-send = Send the request
do-offer = Offer: { $name }
do-offer-none = Offer
do-pass = Skip it
do-name = Ask for “{ $word }”
do-name-none = Ask
do-skip = No word
do-done = Hand it in

aliens = Aliens
humans = Humans
alien-of = { $name } ({ $colour ->
    [red] red
    [blue] blue
   *[green] green
})
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[black] black
}
vote-result = { $result ->
    [hit] thank you
    [black] a curse
    [blank] no vote
   *[nothing] nothing
}
panels = What is shown
panel-grid = Offerings
place-grid = The offerings
place-cell = { $name }, row { $row }, column { $column }
place-turned = turned
place-covered = received, under a { $colour ->
    [red] red
    [blue] blue
   *[green] green
} token
place-wanted = { $colour ->
    [red] wanted by red
    [blue] wanted by blue
    [green] wanted by green
   *[black] cursed
}
place-mine = { $colour ->
    [red] wanted by you, red
    [blue] wanted by you, blue
   *[green] wanted by you, green
}
place-cast = your secret vote
place-vote = { $name }: { $result }
place-tokens = { $tokens ->
    [0] no gratitude tokens
    [one] one gratitude token
   *[other] { $tokens } gratitude tokens
}
place-no-colour = alien, no colour yet
place-received = { $colour ->
    [red] red alien
    [blue] blue alien
   *[green] green alien
}, { $received } of { $goal ->
    [one] { $goal } offering
   *[other] { $goal } offerings
}
red-tokens = { $left ->
    [0] No red tokens
    [one] One red token
   *[other] { $left } red tokens
} left; { $received } of { $goal ->
    [one] { $goal } offering
   *[other] { $goal } offerings
} received
tablet = The aliens’ tablet
tablet-request = { $name } wants
tablet-wanted = { $name } wanted
tablet-answer = The answer to { $name }
tablet-word = The sign for “{ $word }”
tablet-thinking = The aliens put their heads together
tablet-empty = Nothing on the tablet yet
tablet-in = { $name } has a sign
tablet-out = { $name } is thinking
tablet-proposed = { $name } proposes { $sign }
tablet-confirmed = { $name } confirms { $sign }
slate = Draw { $sign } here
slate-hint = Trace it here, or just put it on the tablet: it draws itself.
slate-hint-sealed = Trace it here; it will be seen with the answer. Or propose it: it draws itself.
slate-undo = Undo stroke
lexicon = Lexicon
lexicon-about = The humans see neither words nor ticks. Tick what they have been given; a dot marks what has been on the tablet.
lexicon-turned = Turned:
lexicon-wanted = You want one of:
lexicon-shown = shown before
lexicon-tick = Tick “{ $word }” as given
notepad = Notepad
notepad-claims = Your notepad, to be handed in
notepad-box = Unknown signs
notepad-box-empty = none
notepad-words = Words
notepad-back = Back to the box
notepad-hint = Tap or drag a sign to a word. Only you see this, until the game is over.
notepad-put = Now tap the word it may mean.
notepad-move = Tap another word to move it there.
notepad-how-sure = Beside “{ $word }”:
notepad-certainty = { $certainty ->
    [1] a guess
    [2] likely
   *[3] sure
}
notepad-sign = { $sign } beside “{ $word }”, { $certainty ->
    [1] a guess
    [2] likely
   *[3] sure
}
past = Said so far
past-empty = Nothing has been asked yet.
past-word = { $name } asked for “{ $word }”
past-question = Round { $round }: { $name } asked
past-request = Round { $round }: { $name } wanted
past-wiped = wiped off
meanings = What the signs meant
beliefs = What everybody believed
beliefs-ask = Open all notepads
belief-since = { $round ->
    [0] (from the start)
   *[other] (since round { $round })
}
belief-ideal = ideal listener: { $word }, { $chance }%
listener = The ideal listener
listener-about = What somebody who forgets nothing would have made of each request at the time, by our own grading. Yellow: somebody offered it.
listener-waiting = The ideal listener is going through the game once more…
listener-failed = The ideal listener cannot be heard. Close this and open it again in a moment.
listener-guesses = Likeliest:
per-cent = { $chance }%

# What the coach says, asked for during play.

hint-word = “{ $word }” fits { $having } out of { $offerings }{ $examples_count ->
    [0] .
   *[other] ; these share no other word: { $examples }.
}
hint-offering = { $offering }: the signs seen so far narrow it down to { $fitting } out of { $offerings }.
