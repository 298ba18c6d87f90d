# Dernière lampe, en français.

title = Dernière lampe
tagline = Neuf nombres, dont le vôtre : annoncez le leur avant qu’on n’annonce le vôtre.
credits = Un jeu de la maison, pour ses seuls tests.

option-sand = Sablier
    .about = Combien de temps un tour peut durer.
option-sand-0 = aucun
option-sand-5 = 5 secondes
option-sand-30 = 30 secondes

named = { $seat } nomme { $number }.
called = { $seat } annonce { $number }.
passed = { $seat } n’annonce rien.
kept = { $seat } avait ce nombre : nul autre ne peut plus l’annoncer.
put-out = { $by } a éteint { $seat }.
ended = La partie est terminée. { $winners_count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

reason-most-points = Le plus grand nombre de points décide.

channel-owls = Hiboux
channel-moths = Papillons de nuit

why-over = La partie est terminée.
why-wait = Ce n’est pas votre tour.
why-enough = Vous avez assez nommé pendant ce tour : annoncez.
why-no-number = Ce nombre n’existe pas.
why-named = Ce nombre est déjà nommé.
why-called = Ce nombre a été annoncé une fois pour toutes.
why-hush = Chut : ni ici, ni maintenant.
why-digits = Pas de chiffres ici : personne n’écrit de nombres.
