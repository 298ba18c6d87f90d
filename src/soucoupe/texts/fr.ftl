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

# Pieces of a table

ui-you = vous
ui-turn-now = à son tour
ui-winner = gagne
ui-bot = robot, { $level }
ui-away = absent
ui-hand = Votre main : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
ui-log = Déroulement
ui-log-empty = Rien ne s’est passé depuis votre arrivée.
ui-close = Fermer
ui-back = Retour
ui-seats = Les joueurs
