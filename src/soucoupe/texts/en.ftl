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
not-legal = That is not possible now.

# Pieces of a table

ui-you = you
ui-turn-now = to play
ui-winner = winner
ui-bot = bot, { $level }
ui-away = away
ui-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-log = What happened
ui-log-empty = Nothing has happened since you came.
ui-close = Close
ui-back = Back
ui-seats = Players
ui-go-on = Tap to go on.
ui-sent = On its way …

# Around the game

channel-all = Table
channel-camp = Camp
channel-dead = Beyond

notice-taken-over = A bot plays for { $name } until they are back.
notice-returned = { $name } is back.
notice-resigned = { $name } has resigned; a bot plays on for them.
notice-pause-wished = { $name } would like a pause.
notice-paused = The game pauses.
notice-pause-ended = { $name } wants to play on.
notice-hosted = { $name } is the host now.
notice-relinked = The host gave { $name } a new link to their seat.
notice-granted = The house was closed: { $name } has the time once more.
notice-silenced = The host has taken the word from { $name }.
notice-unsilenced = { $name } may talk again.
notice-talk-off = The host has switched talk off.
notice-talk-on = The host has switched talk on.
reason-resigned = The others resigned.
log-undone = (move { $ply } was taken back)
