# Tuerie, en français.

title = Tuerie
tagline = Soixante nombres, cinq plis, et nul ne sait qui tient les plus forts.
credits = Un exemple de la maison, avec ses propres mots. De qui est votre jeu ? Dites-le ici.

option-low = Marée basse
    .about = La carte la plus basse remporte le pli, au lieu de la plus haute.
option-cards = Cartes en main
    .about = Davantage de choix ; la partie ne dure pas plus longtemps.

played = { $seat } joue { $card }.
taken = { $seat } remporte le pli { $trick }.
drew = { $seat } pioche { $card }.
drew-unseen = { $seat } pioche une carte.
ended = La partie est terminée. Victoire : { $winners }.

reason-most-tricks = Le plus grand nombre de plis décide.

why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-not-in-hand = Cette carte n’est pas dans votre main.
