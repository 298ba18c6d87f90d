# Aliens Eyes, en français.

title = Aliens Eyes
tagline = Dix dés, trente secondes, et des yeux partout.
credits = Un jeu de Lionel Borg. Ceci est une édition de fans, non officielle, avec ses propres dessins et ses propres mots ; la composition des jetons, des cartes Bonus et des contrats est de nous.

option-hourglass = Sablier
    .about = La durée d’un tour à partir du lancer ; ce qui est formé quand le sable s’est écoulé compte.
option-hourglass-20 = 20 secondes
option-hourglass-30 = 30 secondes
option-hourglass-45 = 45 secondes
option-hourglass-60 = 60 secondes
option-hourglass-off = sans sablier
option-secret_contracts = Contrats secrets
    .about = Vous seul voyez votre contrat, jusqu’à ce qu’il soit rempli ou que la partie s’achève.
option-short_game = Partie courte
    .about = La partie s’arrête quand il reste moins de 30 jetons, au lieu de 15.
option-tell_possible = Dire le maximum possible
    .about = Après chaque tour, tout le monde apprend combien de points ces dés auraient pu rapporter.
option-layout = Jetons
    .about = Les jetons posés sur la table.
option-layout-likeliest = les plus probables, en double
option-layout-once = chaque combinaison une fois

token = { $quantity } × { $eyes ->
    [one] { $eyes } œil
   *[other] { $eyes } yeux
}
contract = { $tokens }

contract-dealt = { $seat } reçoit un contrat : { $contract }.
rolled-for-first = Qui commence ? { $rolls }.
opening = { $seat } lance { $first } + { $second }
rolled = { $seat } retourne le sablier et lance { $dice }.
rerolled = { $seat } relance les dix dés : { $dice }.
grouped = { $seat } groupe { $faces } : { $quantity } × { $value }.
broke = { $seat } dégroupe { $faces } : { $quantity } × { $value }.
took = { $seat } prend { $token }.
missed = { $seat } a formé { $token }, mais ce jeton n’est pas sur la table.
turn-ended = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $possible ->
    [None] { "" }
    [one] { " " }sur { $possible } possible
   *[other] { " " }sur { $possible } possibles
}.
bonus-won = { $seat } reçoit la carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
} avec { $tokens }.
bonus-captured = { $seat } prend la carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
} à { $loser } avec { $tokens }.
bonus-raised = { $seat } garde la carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
} et y pose désormais { $tokens }.
bonus-tied = Égalité entre { $seats } : la carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
} ne bouge pas.
contracts-asked = Contrats : { $seats_count ->
    [0] personne n’a de contrat à remplir
    [one] { $seats } peut remplir le sien, ou attendre
   *[other] { $seats } peuvent remplir le leur, ou attendre
}.
answered = { $seat } a répondu.
answered-unseen = { $seat } a répondu.
fulfilled = { $seat } remplit son contrat ({ $contract }) avec { $tokens }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
none-fulfilled = Personne ne remplit de contrat.
bonus-lightened = { $seat } garde la carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
}, mais il y reste seulement { $tokens }.
bonus-returned = Carte Bonus { $colour ->
    [blue] bleue
    [green] verte
   *[red] rouge
} : { $seat } l’a vidée, elle retourne au centre.
contract-shown = Contrat resté ouvert chez { $seat } : { $contract }.
round-opened = Manche { $number }. { $first } commence.
stalled = Personne n’a pris de jeton depuis { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : la partie s’arrête là.
ended = La partie est terminée. { $winners_count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

reason-few-tokens = Il reste peu de jetons ; le plus grand nombre de points décide.
reason-stalled = Plus aucun jeton n’était pris ; le plus grand nombre de points décide.

why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-answered = Vous avez répondu, ou votre contrat ne demande aucune décision ; attendez les autres.
why-roll-first = Lancez d’abord les dés.
why-group-first = C’est le moment de grouper les dés.
why-contract-first = Décidez d’abord si vous remplissez votre contrat.
why-no-such-face = Un dé va de 1 à 6.
why-lower-first = Nommez d’abord le plus petit des deux dés.
why-no-such-dice = Ces dés ne sont pas libres devant vous.
why-not-made = Vous n’avez pas formé cela.
why-no-breaks-left = Vous ne pouvez plus dégrouper de dés ce tour-ci.
why-rerolled = Vous avez déjà relancé ce tour-ci.
why-no-such-place = Nommez des cases de votre contrat, dans l’ordre et une seule fois chacune.
why-not-held = Vous n’avez pas ce jeton.
why-too-few = Un contrat demande au moins deux jetons.
why-none-taken = Vous n’avez pris aucun jeton de votre contrat pendant cette manche.
final-done = Votre tour est terminé : vous avez appris ce que ces dés pouvaient rapporter.

# Sur la page.

ask-roll = À vous : lancez les dés !
ask-group = Groupez vos dés
ask-contract = Remplir votre contrat ? Choisissez les jetons.
ask-no-contract = Rien pour votre contrat cette fois
ask-over = Plus d’yeux à attraper.
wait-roll = { $name } va lancer les dés
wait-group = { $name } groupe ses dés
wait-contract = Contrats : on attend { $name }
wait-others = Contrats : on attend { $name }
do-roll = Lancer
do-reroll = Relancer
do-make = Former { $value }
do-make-none = Former…
do-take = { $points ->
    [0] Arrêter
   *[other] Prendre { $points }
}
do-fulfil = Remplir : { $points }
do-not-now = Pas encore
do-go-on = Continuer

role-first = premier joueur
place-round = Manche { $number }
place-left = { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}, fin sous { $ends }
place-board = Jetons sur la table : { $left }
place-column = { $eyes ->
    [one] { $eyes } œil
   *[other] { $eyes } yeux
}
place-token = { $token } : { $left ->
    [0] plus aucun
   *[other] encore { $left }
}
place-wanted = sur votre contrat
place-standing = à vous si vous vous arrêtez là
place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
place-opening = Qui commence ?
place-my-dice = Vos dés
place-dice = Dés : { $name }
place-die = dé : { $face }
place-loose = Dés libres
place-groups = Groupes
place-groups-hint = Touchez un dé, ou deux qui s’additionnent, puis « Former ». Ou glissez-les l’un sur l’autre.
place-group = { $quantity } × { $value } : { $prospect ->
    [few] un seul ne suffit pas
    [token] prend un jeton de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, encore { $left }
   *[none] ce jeton n’est pas sur la table
}
place-item = dégrouper { $item }
place-hourglass = Sablier : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
place-papers = Cartes et jetons
place-collections = Les jetons de tous
coach = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $possible ->
    [None] { "" }
    [one] { " " }sur { $possible } possible
   *[other] { " " }sur { $possible } possibles
}

bonus-for = { $colour ->
    [blue] le plus d’yeux
    [green] la plus grande quantité
   *[red] le plus de jetons
}
bonus-free = libre
place-bonuses = Cartes Bonus
place-bonus = { $colour ->
    [blue] Carte Bonus bleue, le plus d’yeux
    [green] Carte Bonus verte, la plus grande quantité
   *[red] Carte Bonus rouge, le plus de jetons
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-bonus-free = personne ne la tient
place-bonus-held = chez { $holder } avec { $tokens }
contract-mine = Votre contrat
contract-title = Contrat
contract-secret = Un contrat secret.
contract-progress = { $held } sur { $total }
contract-done = rempli : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contract-token = { $token }, { $state ->
    [placed] sur le contrat
    [held] vous l’avez
   *[missing] manque
}

# Ce que dit le conseiller, quand on le lui demande en cours de partie.

hint-grouping = Au mieux { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ces dés{ $tokens_count ->
    [0] .
   *[other] { " " }: { $tokens }.
}
hint-reroll = Points d’un nouveau lancer, en moyenne : { $points },{ $tenths }.
hint-contract = Votre contrat rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant ({ $tokens } sur 5). { $missing_count ->
    [0] Rien de ce qui lui manque ne peut encore être pris.
   *[other] Encore sur la table : { $missing }.
}
