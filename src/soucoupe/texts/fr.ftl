# Les mots de la maison, quel que soit le jeu.

list-empty = aucun
list-more = { $first }, { $next }
list-last = { $first } et { $last }

bot-random = au hasard
bot-novice = débutant
bot-regular = habitué
bot-expert = expert

seat-name = Place { $number }
result-line = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
not-legal = Ce n’est pas possible maintenant.
