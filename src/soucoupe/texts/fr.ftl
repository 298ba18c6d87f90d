# Les mots de la maison, quel que soit le jeu.

list-empty = aucun
list-more = { $first }, { $next }
list-last = { $first } et { $last }

bot-random = au hasard
bot-novice = débutant
bot-regular = habitué
bot-expert = expert

seat-name = Place { $number }
result-line = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
result-unranked = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
not-legal = Ce n’est pas possible maintenant.

# Pieces of a table

ui-you = vous
ui-turn-now = tour en cours
ui-winner = gagne
ui-bot = robot, { $level }
ui-away = absent
ui-hand = Votre main : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
ui-log = Déroulement
ui-log-empty = Rien ne s’est passé depuis votre arrivée.
ui-close = Fermer
ui-back = Retour
ui-seats = Les joueurs
ui-go-on = Touchez pour continuer.
ui-sent = En route…

# Autour du jeu

channel-all = Table
channel-camp = Camp
channel-dead = Au-delà

notice-taken-over = Un robot joue pour { $name } jusqu’à son retour.
notice-returned = { $name } est de retour.
notice-resigned = { $name } abandonne ; un robot joue à sa place.
notice-pause-wished = { $name } aimerait faire une pause.
notice-paused = La partie est en pause.
notice-pause-ended = { $name } veut reprendre.
notice-hosted = { $name } est maintenant l’hôte.
notice-relinked = L’hôte a donné à { $name } un nouveau lien vers sa place.
notice-granted = La maison était fermée : { $name } retrouve son temps.
notice-silenced = L’hôte a retiré la parole à { $name }.
notice-unsilenced = { $name } peut de nouveau parler.
notice-talk-off = L’hôte a coupé la discussion.
notice-talk-on = L’hôte a rétabli la discussion.
notice-closed = La maison a fermé cette table.
notice-house-silenced = La maison a retiré la parole à { $name }.
reason-closed = La maison a fermé cette table avant la fin de la partie.
notice-hinted = { $name } a demandé un conseil.
hint-nothing = Le conseiller n’a rien à dire ici.
reason-resigned = Les autres ont abandonné.
log-undone = (le coup { $ply } a été repris)
