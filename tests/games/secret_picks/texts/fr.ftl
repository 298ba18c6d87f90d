# Choix secrets, en français.

title = Choix secrets
tagline = Chacun choisit au même moment, et seul compte ce que nul autre n’a choisi.
credits = Un jeu de la maison, pour ses seuls tests.

option-low = Marée basse
    .about = Le plus petit nombre choisi par une seule personne marque, au lieu du plus grand.

picked = { $seat } choisit { $number }, face cachée.
picked-unseen = { $seat } choisit une carte.
revealed = Les cartes sont retournées : { $numbers }.
scored = { $seat } marque un point.
ended = La partie est terminée. { $winners_count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

reason-most-points = Le plus grand nombre de points décide.

why-over = La partie est terminée.
why-wait = Vous avez choisi ; attendez les autres.
why-not-in-hand = Vous n’avez pas cette carte en main.
