# Words of the page around the games.

page-tagline = Five alien board games at one table, open day and night.
page-skip = Skip to the content
page-home = Home
page-menu = Menu
page-help = Help
page-language = Language
page-language-fr = Français
page-language-en = English
page-name = Your name
page-name-change = Change your name
page-name-save = Save
page-name-hint = 1 to 24 characters; everyone at the table sees it.
page-close = Close
page-back = Back to the games
page-loading = One moment …
page-lost = This page does not exist
page-lost-about = It may have landed elsewhere. The games are on the home page.
page-footer = Unofficial fan editions. No account, no advertising, nothing sent to third parties.
page-your-turn = Your turn

home-title = Which game tonight?
home-intro = Send a link to your friends, or play against the bots. No account, no download.
home-play = Play
home-coming = Coming
home-players = { $low } to { $high } players
home-by = by { $author }
home-mine-open = Back to the table
home-open = Open tables
home-open-none = Nobody is waiting in public just now. Open a table: it takes one tap.
home-open-join = Join
home-open-watch = Watch
home-open-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
home-rules = Rules
home-credits = Credits

stage-waiting = waiting
stage-starting = starting
stage-playing = playing
stage-over = over

new-title = { $game }: a new table
new-bots = Play now against bots
new-bots-about = You and three regular bots, dealt at once.
new-table = Open a table for friends
new-table-about = You get a link to send; seats, bots and variants are set there.
new-public = List the table on the home page, so that anyone may join
new-coming = This game is being built. Its poster is already up.

join-title = { $host } is waiting for you
join-title-nobody = There is a free seat
join-lead = The game is { $game }. Take a seat, or watch.
join-sit = Take a seat
join-full = Every seat is taken. You can watch.
join-watching = You are watching. You see only what everyone sees.

claim-title = Move this seat here?
claim-about = This link belongs to a seat held on another device. If you go on, that device lets it go.
claim-yes = Play here
claim-no = Only watch

taken-title = Your seat has moved
taken-about = This seat is now played on another device.
taken-back = Take it back
taken-watch = Watch
freed-about = Your seat was freed. You are watching now.
gone-unknown = There is no such table
gone-unknown-about = The link may be cut off or mistyped.
gone-foreign = This table sleeps
gone-foreign-about = It was opened under other rules than those installed here, and a game is only played under its own.
gone-other = The table does not let you in

bot-name = Bot { $number }

line-connecting = Connecting …
line-offline = Offline. Trying again …
line-online = Connected

wait-title = Waiting room
wait-seats = Seats
wait-seats-count = Number of seats
wait-seat = Seat { $number }
wait-you = you
wait-host = host
wait-away = away
wait-empty = free
wait-bot-level = Level of the bot in seat { $number }
wait-add-bot = Add a bot
wait-free = Free seat { $number }
wait-free-short = Free
wait-leave = Leave the seat
wait-variants = Variants and options
wait-option-open = drawn at random
wait-invite = Invite
wait-invite-about = Whoever opens this link can take a seat or watch.
wait-start = Start
wait-start-filled = Fill up with bots and start
wait-start-about = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
wait-for-host = { $host } starts the game.
wait-starting = Shuffling: every player’s browser adds its own chance …

wait-invite-watch = Whoever opens this link can watch.

copy = Copy
copied = Copied
copy-by-hand = Copy it by hand: the link is selected.
qr-label = QR code of the link
share-seat = Continue on another device
share-seat-about = This is your own seat: whoever has the link plays for you. Do not pass it on.

table-rules = Rules
table-menu = Table
line-sending = Sending …
table-no-face = This game has no table to look at yet.
table-now = Now

result-title = The result
result-you-won = You won!
result-you-shared = You share the victory!
result-won = { $names } won.
result-place = Place
result-name = Player
result-points = Points
result-again = Play again
result-again-ready = To the next game
result-again-about = The next table is laid.
result-home = Other games
result-look = Look at the table

rules-title = Rules of { $game }
rules-contents = Contents
credits-title = Credits: { $game }
credits-author = Author
credits-publisher = Publisher
credits-illustrator = Illustrator
credits-year = Year
credits-unofficial = This is an unofficial fan edition. It is not connected with the author or the publisher; if you like the game, buy the box.
credits-ours = Every drawing on these pages is ours, made by our own code; so is every word. Titles of games belong to their owners.
credits-fonts = Typefaces: Righteous by Astigmatic and Atkinson Hyperlegible by the Braille Institute, both under the SIL Open Font Licence.

help-title = How it works
help-start = Getting started
help-start-about = Choose a game, type a name, and play against bots at once – or open a table and send its link to your friends.
help-come-back = Leaving and coming back
help-come-back-about = Close the page whenever you like: your seat stays yours. Your tables wait for you on the home page. To continue on another device, open “Table” at the table and use your own seat’s link.
help-keys = By keyboard
help-keys-about = Tab moves on, Shift + Tab moves back, Enter and the space bar press what is selected, Escape closes what is open.
help-fair = Fair play
help-fair-about = Before the deal the server publishes a seal of its secret, and every player’s browser adds chance of its own. Bots know only what their seat sees.
help-refused = When a move is refused
help-refused-about = A note at the edge of the screen says why. Nothing is lost: the table is as it was.

refused-client-unreachable = The house does not answer. Check your connection and try again.
refused-command-stale = The table has moved on since; look again.
refused-command-unfit = That could not be understood here; load the page again.
refused-seat-taken = That seat is taken.
refused-seat-none-such = There is nobody to be freed there, or a seat is still empty.
refused-seat-not-yours = That seat is not yours, or is yours no more.
refused-table-not-host = Only the host can do that.
refused-table-not-now = It is too late, or too early, for that.
refused-table-unknown = There is no such table.
refused-text-unfit = A name has 1 to 24 characters, all of them printable.
refused-limit-too-much = That was a lot at once. Wait a moment.
refused-setup-seats = This game does not take that number of seats.
refused-setup-option = The options do not fit together.
refused-store-unavailable = The house cannot write to its log at the moment. Try again in a moment.
refused-play-not-your-turn = It is not your turn.
refused-play-game-over = The game is over.
refused-play-not-legal = { not-legal }

# Replays

replay-title = Replay: { $game }
replay-eyes = Seen by
replay-eyes-open = everybody, all open
replay-eyes-public = the public
replay-eyes-me = { $name } (you)
replay-controls = Controls of the replay
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = Speed
replay-track = Moves of the game
replay-at = Move { $ply } of { $last }
replay-move = Move
replay-moves = Moves
replay-table = The table
replay-share = Share
replay-link = A link to move { $ply }
replay-link-about = Whoever opens it sees this very moment, through the same eyes.
replay-paper = On paper
replay-paper-about = The whole game in words, with everything that was hidden.
replay-text = As a text
replay-print = Print this list
replay-to-table = To the table
replay-not-over = This game is still being played
replay-not-over-about = It can be watched again as soon as it is over.
replay-deal = The game is dealt.
replay-unseen = { $name } acts; from here there is nothing to see.
replay-undone = { $name } takes move { $ply } back.
replay-was-undone = taken back
replay-by-bot = a bot stood in
replay-by-clock = time was up
replay-by-pad = from the notepad
replay-said = { $name }: { $text }
replay-whispered = whispered
replay-noted = { $name } writes on a notepad:
replay-felt-applause = { $name } applauds.
replay-felt-laugh = { $name } laughs.
replay-felt-gasp = { $name } gasps.
replay-felt-think = { $name } ponders.
replay-felt-heart = { $name } loves it.
replay-felt-saucer = { $name } sends a saucer.
result-replay = Watch it again
result-text = As a text

# My games

mine-title = My games
mine-turn = Your turn
mine-turns = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
mine-waiting = In the waiting room
mine-starting = About to start
mine-playing = The others play
mine-won = You won
mine-shared = You share the victory
mine-place = Place { $place } of { $count }
mine-over = Over
mine-gone = This seat is gone: the table has closed, or the seat is played on another device.
mine-alone = alone
mine-with = with { $names }
mine-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
mine-play = Play
mine-next = To the next game
mine-forget = Forget
mine-forgotten = Forgotten: this browser no longer holds the seat.
mine-undo = Undo
mine-all = { $count ->
    [one] One more game
   *[other] { $count } more games
}
mine-stale = The house does not answer: this may have changed.
mine-about = Only this browser knows this list. How it works
