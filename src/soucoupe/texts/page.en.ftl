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
page-loading = One moment…
page-lost = This page does not exist
page-lost-about = It may have landed elsewhere. The games are on the home page.
page-footer = Unofficial fan editions. No account, no advertising, nothing sent to third parties.
page-your-turn = Your turn

home-title = Which game tonight?
home-intro = Send a link to your friends, or play against the bots. No account, no download.
home-play = Play
home-coming = Coming soon
home-players = { $low } to { $high } players
home-by = by { $author }
home-mine-open = Back to the table
home-open = Open tables
home-open-none = Nobody is waiting at a public table right now. Open one: it takes a single tap.
home-open-join = Join
home-open-watch = Watch
home-open-seats = { $free ->
    [0] no free seats
    [one] 1 free seat
   *[other] { $free } free seats
}
home-rules = Rules
home-credits = Credits

stage-waiting = waiting
stage-starting = about to start
stage-playing = playing
stage-over = over

new-title = { $game }: a new table
new-bots = Play now against bots
new-bots-about = You and three regular bots; the game starts at once.
new-table = Open a table for friends
new-table-about = You get a link to send. Seats, bots and variants are set at the table.
new-alone = Play alone
new-alone-about = A table just for you: choose the challenge there, then beat your best score.
new-public = List the table on the home page so that anyone can join
new-coming = This game is still being built. Its poster is already up.

join-title = { $host } is waiting for you
join-title-nobody = A seat is free
join-lead = The game is { $game }. Take a seat, or watch.
join-sit = Take a seat
join-full = Every seat is taken. You can watch.
join-watching = You are watching. You see only what everyone sees.

claim-title = Move this seat here?
claim-about = This link belongs to a seat that is held on another device. If you go on, that device loses it.
claim-yes = Play here
claim-no = Just watch

taken-title = Your seat has moved
taken-about = This seat is now being played on another device.
taken-back = Take it back
taken-watch = Watch
freed-about = Your seat has been freed. You are watching now.
gone-unknown = There is no such table
gone-unknown-about = The link may be incomplete or mistyped.
gone-foreign = This table was made with another version
gone-foreign-about = Its rules are not the ones installed here, and a game can only be played under its own.
gone-foreign-over = This game is over
gone-foreign-over-about = It was played under an older edition of the rules. It can still be looked at from the first move to the last.
gone-foreign-look = Look at the game
gone-foreign-anew = Start again with the same people
gone-foreign-next = To the new table
gone-foreign-next-about = Its people have gone on to a new table.
gone-foreign-read = Read what was played
gone-foreign-lost = Nobody wrote down what had been played before the rules changed, so it can no longer be shown.
gone-foreign-no-game = The game itself is no longer here either.
gone-foreign-defaults = The new table has the default options: these rules do not know those of the old one.
gone-other = You cannot join this table

bot-name = Bot { $number }

line-connecting = Connecting…
line-offline = Offline. Trying again…
line-online = Connected
share-seat-renew = Replace my link
share-seat-renew-about = If somebody else has your link, make a new one. The old one stops working; this device keeps the seat.
line-closing = The house is about to restart. Nothing will be lost: play on.
line-closed = The house is restarting. Nothing is lost: this page comes back by itself.

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
wait-free = Clear seat { $number }
wait-free-short = Clear the seat
wait-leave = Leave the seat
wait-variants = Variants and options
wait-option-open = drawn at random
wait-invite = Invite
wait-invite-about = Anyone who opens this link can take a seat or watch.
wait-start = Start
wait-start-filled = Fill up with bots and start
wait-start-about = { $free ->
    [0] Every seat is taken.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
wait-for-host = { $host } will start the game.
wait-starting = Shuffling: every player’s browser adds some chance of its own…

wait-invite-watch = Anyone who opens this link can watch.

copy = Copy
copied = Copied
copy-by-hand = Copy it by hand: the link is already selected.
qr-label = QR code of the link
share-seat = Continue on another device
share-seat-about = This is your own seat: anyone who has the link plays as you. Do not pass it on.

table-rules = Rules
table-menu = Table
line-sending = Sending…
table-now = Now

result-title = The result
result-you-won = You won!
result-you-shared = You share the victory!
result-won = { $names } won.
result-nobody = Nobody won.
result-over = The game is over.
result-arrange = Change something first
bests-title = Solo best scores
bests-first = Your first score in this challenge.
bests-beaten = A new best score! The old one was { $points }.
bests-still = Your best score here is still { $points }.
result-place = Place
result-name = Player
result-points = Points
result-again = Play again
result-again-ready = To the next game
result-again-about = The next table is set.
result-home = Other games
result-look = Look at the table
result-apart = Not ranked
result-league = Ranking { $number }

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

refused-client-unreachable = The house is not answering. Check your connection and try again.
refused-command-stale = The table has moved on in the meantime; take another look.
refused-command-unfit = The house did not understand that; reload the page.
refused-seat-taken = That seat is taken.
refused-seat-none-such = There is nobody to remove from that seat, or a seat is still empty.
refused-seat-not-yours = That seat is not yours, or no longer is.
refused-table-not-host = Only the host can do that.
refused-table-not-now = It is too late, or too early, for that.
refused-table-not-archived = What was played was not written down before the rules changed.
refused-table-unknown = There is no such table.
refused-text-unfit = A name has 1 to 24 characters, all of them printable.
refused-text-taken = Somebody at this table already has that name, or one that looks the same. Choose another.
refused-limit-too-often = That has already been done as often as one table allows.
refused-house-closing = The house is about to restart. Try again in a minute.
refused-limit-full = The house is full just now. Try again in a moment.
refused-limit-too-much = That was a lot at once. Wait a moment.
refused-setup-seats = This game cannot be played with that many seats.
refused-setup-option = These options do not go together.
refused-store-damaged = The house’s records are damaged here, and trying again will not help. Tell whoever runs the house.
refused-store-unavailable = The house cannot write to its log right now. Try again in a moment.
refused-play-not-your-turn = It is not your turn.
refused-play-game-over = The game is over.
refused-play-not-legal = { not-legal }
refused-setup-unknown-bot = No bot of that level plays this game.
refused-setup-unknown-game = That game is not installed here.
refused-table-foreign-rules = This table was made with another version of the rules.
refused-table-broken-log = The house’s records of this table are damaged. Tell whoever runs the house.
refused-house-error = Something went wrong in the house. Nothing is lost; try again in a moment.
refused-host-not-operator = Enter the secret of the house first.
refused-host-banned = This house does not let your address in.
refused-host-bad-ban = That cannot be banned: it is not an address, or it is your own, or everybody comes through it.
refused-ink-not-now = Nothing can be drawn here just now.
refused-ink-too-much = That is more than anybody can follow. Finish with what you have drawn.

# Replays

replay-title = Replay: { $game }
replay-eyes = View
replay-eyes-open = everything revealed
replay-eyes-public = the public
replay-eyes-me = { $name } (you)
replay-controls = Replay controls
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
replay-link-about = Anyone who opens it sees this very moment, through the same eyes.
replay-paper = On paper
replay-paper-about = The whole game in words, with everything that was hidden.
replay-text = As text
replay-in-words = This game in words
replay-in-words-about = It was played under an older edition of the rules, which this page can no longer draw. Here is everything that happened.
replay-so-far-about = The rules changed before this game was over. Here is what happened until then, as far as these eyes could see it.
replay-paper-so-far = The game in words, as far as it went and as these eyes saw it.
replay-print = Print this list
replay-to-table = To the table
replay-not-over = This game is still being played
replay-not-over-about = You can watch it again as soon as it is over.
replay-deal = The game is set up.
replay-unseen = { $name } acts; from here there is nothing to see.
replay-undone = { $name } takes move { $ply } back.
replay-was-undone = taken back
replay-by-bot = played by a bot
replay-by-clock = out of time
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
result-text = As text

# My games

mine-title = My games
mine-turn = Your turn
mine-turns = { $count ->
    [0] It is not your turn anywhere.
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
mine-waiting = In the waiting room
mine-starting = About to start
mine-playing = The others are playing
mine-won = You won
mine-shared = You share the victory
mine-place = Place { $place } of { $count }
mine-over = Over
mine-damaged = The house’s records of this table are damaged. Your seat is kept; whoever runs the house may be able to restore it.
mine-gone = This seat is gone: the table has closed, or the seat is played on another device.
mine-alone = alone
mine-with = with { $names }
mine-bots = { $count ->
    [0] no bots
    [one] one bot
   *[other] { $count } bots
}
mine-play = Play
mine-next = To the next game
mine-forget = Forget
mine-forgotten = Forgotten: this browser no longer holds the seat.
mine-undo = Undo
mine-all = { $count ->
    [0] No more games
    [one] One more game
   *[other] { $count } more games
}
mine-stale = The house is not answering: this may be out of date.
mine-about = Only this browser knows this list. How does it work?

# Life at a table

ui-time-left = Time left: { $time }
ui-left-days = { $days } d { $hours } h
ui-left-hours = { $hours } h { $minutes }
ui-hurry = Hurry!
ui-feels = { $name }: { $feeling }
ui-away-who = { $name } is away
ui-stand-in = bot playing
ui-stand-in-who = a bot is playing for { $name }
ui-resigned = resigned
ui-resigned-who = { $name } has resigned; a bot plays on

duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

terms = Time, absence, spectators
terms-clock = Time to think
terms-clock-none = No clock: take your time.
terms-clock-none-short = No clock
terms-clock-none-about = No time limit.
terms-clock-decision = For each decision
terms-clock-decision-short = { $time } per decision
terms-clock-decision-is = { $time } to think per decision.
terms-clock-decision-about = When time is up, the clock decides.
terms-clock-total = For the whole game
terms-clock-total-short = { $time } for the whole game
terms-clock-total-is = { $time } each to think, for the whole game.
terms-clock-total-about = Each player has this much time in all; after that, ten seconds per decision.
terms-grace = If somebody leaves
terms-grace-live = Live: everyone stays at the table
terms-grace-live-is = Played live: after { $time } away, a bot takes over.
terms-grace-turns = Turn by turn: come and go
terms-grace-turns-is = Played turn by turn: after { $time } away, a bot takes over.
terms-grace-about = After that long, a bot plays for them until they are back.
terms-watchable = Anyone who has the link may watch the game
terms-watched = Anyone who has the link may watch.
terms-private = Private: only those who sit here see the game.
terms-public = Public: listed on the home page, anyone may watch.
terms-hints = Players may ask for hints
terms-hints-about = The coach tells odds and numbers, to whoever asks and nobody else. Everybody learns afterwards who asked.
terms-hints-is = Players may ask for hints.
terms-hints-off = Played without hints.
hint-ask = Hint
hint-hide = Hide the hint
hint-title = What the coach says
ui-hints-who = { $count ->
    [one] { $name } asked for { $count } hint
   *[other] { $name } asked for { $count } hints
}
result-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}

join-lead-private = The game is { $game }. Take a seat: this table is private, and once the game has started, only the players see it.
join-full-private = Every seat is taken, and this table is private: once the game has started, only the players see it.
wait-invite-private = Anyone who opens this link can take a seat. Once the game has started, only the players see it.
wait-invite-unwatched = This table is private: until the game is over, the link only works for those who have a seat; after that, for everyone.
private-title = This table is private
private-about = A game is in progress, and only those who sit here see it. Once it is over, everybody can watch the replay.
private-again = Try again

clock-left-seconds = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
}

take-back = Take back
play-tools = Your game
pause = Ask for a pause
pause-agree = Agree to the pause
pause-end = Play on
pause-about = The game pauses as soon as every player agrees, and the clocks stop.
pause-wished-by = { $names } would like a pause.
resign = Resign
resign-sure = Resign this game?
resign-about = A bot plays your seat to the end. This is final, but you may stay and watch.
resign-yes = Resign
resign-no = Play on

banner-paused = The game is paused
banner-pause-mine = You asked for a pause. The others have not all agreed yet.
banner-stood-in = A bot is playing for you. Touch anything, and your seat is yours again.
banner-resigned = You have resigned. A bot plays on for you.
banner-out = You are out: you see everything.

notice-took-back = { $name } takes back their last move.
notice-clocked = Time is up: the clock decides for { $name }.
notice-you-taken-over = You were away: a bot is playing for you.
notice-you-returned = You are back.
notice-you-resigned = You have resigned.
notice-you-pause-wished = You ask for a pause.
notice-you-pause-ended = You want to play on.
notice-you-hosted = You are now the host.
notice-you-granted = The house was closed: you get that time back.
notice-you-silenced = The host has muted you.
notice-you-unsilenced = You can talk again.
notice-you-took-back = You take back your last move.
notice-you-clocked = Your time is up: the clock has decided for you.

talk = Talk
talk-unread = { $count ->
    [0] no new messages
    [one] one new message
   *[other] { $count } new messages
}
talk-channels = Channels
talk-none = Nobody has said anything yet.
talk-heard = { $name } says: { $text }
talk-write = Say something
talk-send = Send
talk-keys = Enter sends, Shift + Enter starts a new line.
talk-count = { $count } of { $most ->
    [one] { $most } character
   *[other] { $most } characters
}
talk-more = More about this message from { $name }
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-report = Show it to the host
talk-reported = Reported to the host.
talk-anyway = Say it anyway
talk-anyway-about = Everybody who reads it will see that you did.
talk-breach = Said anyway: “{ $word }”
talk-closed = Nothing can be said here just now.
talk-closed-watching = Spectators can listen, but not talk.
talk-closed-off = The host has switched talk off.
talk-closed-silenced = The host has muted you.

feelings = Reactions
feeling-applause = applause
feeling-laugh = laughs
feeling-gasp = gasps
feeling-think = puzzled
feeling-heart = heart
feeling-saucer = saucer

notes = Notes
notes-mine = Mine
notes-about = Only you can read this, on all your devices. After the game everyone can.
notes-about-shared = Everyone on “{ $channel }” can read and write this. After the game everyone can read it.
notes-about-over = The game is over: everyone can read this in the replay.
notes-writing = Not saved yet…
notes-saving = Saving…
notes-saved = Saved
notes-unfit = A notepad holds up to 4,000 printable characters.

sounds = Sounds: when it is your turn, and when time runs short
reading = Time to read what happens
reading-calm = Calm
reading-normal = Normal
reading-quick = Quick
reading-at-once = No waiting

host-tools = For the host
host-talk = Talking is allowed at this table
host-silence = Mute for all
host-unsilence = Unmute
host-relink = New link
host-alone = Nobody else sits at this table.
host-reports = Messages you have been shown
host-reports-new = { $count ->
    [0] no message has been shown to you
    [one] one message has been shown to you
   *[other] { $count } messages have been shown to you
}
host-report = { $by } shows you what { $name } said:
host-reported = Somebody has shown you a message. You will find it under “Table”.
relink-title = A new link for { $name }
relink-about = For { $name }, who has lost theirs: a new link to this seat. The old one will stop working, and the device that holds the seat now will lose it. Everyone at the table is told.
relink-yes = Make a new link
relink-no = Leave it as it is
relink-ready = Give this to { $name } alone: anyone who has it plays this seat. It is shown only once.
relink-done = Done

refused-clock-late = Your time was up before your move arrived; the clock decides.
refused-table-paused = The game is paused. Any player can resume it.
refused-table-private = This table is private.
refused-seat-present = Whoever sits there is here, or was a moment ago. Only they can make a new link, under “Table”.
refused-seat-held = Another device holds this seat.
refused-talk-off = You may not talk at this table just now.
refused-talk-closed = Nothing can be said here just now.
refused-talk-held-back = The game does not let you say this.
refused-talk-unfit = A message has 1 to 500 characters, all of them printable.
refused-takeback-overtaken = Too late to take that back: somebody has acted since.
refused-takeback-learnt = This cannot be taken back: it has shown something, to you or to somebody else.
refused-takeback-final = This cannot be taken back.
refused-takeback-not-yet = Whether this can be taken back is still being worked out. Try again in a moment.
refused-hint-off = This table is played without hints.
refused-hint-nothing = The coach has nothing to say about this decision.

# A table for any game

generic-ask = Your turn: what do you do?
generic-wait = Waiting for { $names }
generic-moment = One moment…
generic-over = The game is over.
generic-do = Do it
generic-yes = yes
generic-no = no
generic-variant = Variant and options

announced-restart = { $minutes ->
    [0] The house is restarting now. Nothing is lost; your table comes back by itself.
    [one] The house restarts in a minute. Nothing is lost; your table comes back by itself.
   *[other] The house restarts in { $minutes } minutes. Nothing is lost; your table comes back by itself.
}
gone-closed = The house has closed this table
gone-closed-about = Nobody can sit down here any more. Open another table, or play with the bots.
