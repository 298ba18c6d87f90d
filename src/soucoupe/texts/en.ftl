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
