# Words of the house, whatever the game.

list-empty = none
list-more = { $first }, { $next }
list-last = { $first } and { $last }

bot-random = random
bot-novice = novice
bot-regular = regular
bot-expert = expert

seat-name = Seat { $number }
result-line = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
result-unranked = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}
not-legal = That is not possible now.

# Pieces of a table

ui-you = you
ui-turn-now = to play
ui-winner = winner
ui-bot = bot, { $level }
ui-away = away
ui-hand = Your hand: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
ui-log = What happened
ui-log-empty = Nothing has happened since you arrived.
ui-close = Close
ui-back = Back
ui-seats = Players
ui-go-on = Tap to go on.
ui-sent = On its way…

# Around the game

channel-all = Table
channel-camp = Camp
channel-dead = Beyond

notice-taken-over = A bot plays for { $name } until they are back.
notice-returned = { $name } is back.
notice-resigned = { $name } has resigned; a bot plays on for them.
notice-pause-wished = { $name } would like a pause.
notice-paused = The game is paused.
notice-pause-ended = { $name } wants to play on.
notice-hosted = { $name } is now the host.
notice-relinked = The host has given { $name } a new link to their seat.
notice-granted = The house was closed: { $name } gets that time back.
notice-silenced = The host has muted { $name }.
notice-unsilenced = { $name } can talk again.
notice-talk-off = The host has switched talk off.
notice-talk-on = The host has switched talk on.
notice-closed = The house has closed this table.
notice-house-silenced = The house has muted { $name }.
reason-closed = The house closed this table before the game was over.
notice-hinted = { $name } asked for a hint.
hint-nothing = The coach has nothing to say here.
reason-resigned = The others resigned.
log-undone = (move { $ply } was taken back)
