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
