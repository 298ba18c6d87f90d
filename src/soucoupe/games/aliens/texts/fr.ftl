# Aliens, en français.

title = Aliens
tagline = Trois aliens, cinq témoignages, et un enquêteur qui n’a rien vu.
credits = Un jeu d’Adrian Dinu, publié par Tilsit en 2007. Ceci est une édition de fans, non officielle, avec ses propres dessins et ses propres mots ; la composition du paquet de témoignages est de nous.

option-help = Un petit coup de main des aliens
    .about = Un des trois aliens est visible dès le début ; la première erreur n’en retourne aucun.
option-abundance = Abondance
    .about = Tous les témoignages sont donnés d’emblée ; on ne pioche plus ensuite.
option-first_investigator = Premier enquêteur
    .about = La place qui enquête la première ; tirée au sort si aucune n’est nommée.
option-shuffle_every_round = Mélange à chaque manche
    .about = Les 18 aliens sont mélangés avant chaque manche. Sinon, six manches les épuisent, et l’enquêteur de la sixième ou de la douzième peut presque toujours déduire les trois derniers.
option-aide_memoire = Aide-mémoire
    .about = Montre les aliens que vous avez vus depuis le dernier mélange : aux sixième et douzième manches, c’est presque la réponse. Sans lui, à vous de vous souvenir.

alien = { $race ->
    [gluon] Gluon
    [phi] Phi
   *[quark] Quark
} { $colour ->
    [green] vert
    [violet] violet
   *[orange] orange
} { $appetite ->
    [sated] repu
   *[hungry] affamé
}
statement = { $value ->
    [0] aucun
   *[other] exactement { $value }
} { $attribute ->
    [gluon] { $value ->
        [one] Gluon
       *[other] Gluons
    }
    [phi] Phi
    [quark] { $value ->
        [one] Quark
       *[other] Quarks
    }
    [green] { $value ->
        [one] vert
       *[other] verts
    }
    [violet] { $value ->
        [one] violet
       *[other] violets
    }
    [orange] orange
    [sated] { $value ->
        [one] repu
       *[other] repus
    }
   *[hungry] { $value ->
        [one] affamé
       *[other] affamés
    }
}
face = { $suit ->
    [race] carte rouge, { $value } d’une race au choix
    [colour] carte rouge, { $value } d’une couleur au choix
    [gluon] { $value ->
        [one] { $value } Gluon
       *[other] { $value } Gluons
    }
    [phi] { $value } Phi
    [quark] { $value ->
        [one] { $value } Quark
       *[other] { $value } Quarks
    }
    [green] { $value ->
        [one] { $value } vert
       *[other] { $value } verts
    }
    [violet] { $value ->
        [one] { $value } violet
       *[other] { $value } violets
    }
    [orange] { $value } orange
    [sated] { $value ->
        [one] { $value } repu
       *[other] { $value } repus
    }
   *[hungry] { $value ->
        [one] { $value } affamé
       *[other] { $value } affamés
    }
}

round-opened = Manche { $number }. { $investigator } mène l’enquête.
appeared = Seuls les témoins les voient : { $aliens }.
laid-open = { $seat } montre l’alien { $position } à tous : { $alien }.
testified = { $seat } témoigne : « { $says } ».
judged = { $investigator } juge « { $says } » { $verdict ->
    [true] vrai
   *[false] faux
}. C’est { $truth ->
    [true] vrai
   *[false] faux
} : la carte revient à { $winner }.
turned = { $investigator } retourne l’alien { $position } : { $alien }.
forfeited = « { $says } » revient à { $winner } sans avoir été jugé.
drew = { $seat } pioche un témoignage : { $face }.
drew-unseen = { $seat } pioche un témoignage.
pile-left = Il ne reste plus assez de témoignages à piocher : { $cards ->
    [0] aucun ne quitte
    [one] le dernier quitte
   *[other] les { $cards } derniers quittent
} la partie.
reshuffled = Tous les aliens sont mélangés en une nouvelle pioche.
ended = La partie est terminée. { $winners_count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

reason-most-cards = Le plus grand nombre de cartes gagnées décide.

why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-lay-open-first = Choisissez d’abord l’alien à montrer.
why-testify-first = C’est le moment de jouer un témoignage.
why-judge-first = C’est le moment de juger un témoignage.
why-turn-first = Retournez d’abord un des aliens cachés.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-no-choice = Cette carte ne laisse pas de choix : ce qu’elle compte y est imprimé.
why-choice-needed = Pour une carte rouge, annoncez aussi la race ou la couleur.
why-other-choice = Ce n’est pas ce que cette carte rouge laisse choisir.
why-no-such-testimony = Ce témoignage n’est pas sur la table.
why-already-judged = Ce témoignage a déjà été gagné.
why-no-such-alien = Cet alien n’est pas sur la table.
why-already-face-up = Cet alien est déjà visible.
final-testimony = On ne retire pas un témoignage : tout le monde l’a entendu.
final-verdict = On ne revient pas sur un verdict : vous savez déjà s’il était juste.
final-alien = Cet alien a été montré : tout le monde l’a vu.

# Ce que dit la table.

attribute = { $attribute ->
    [gluon] { $value ->
        [one] Gluon
       *[other] Gluons
    }
    [phi] Phi
    [quark] { $value ->
        [one] Quark
       *[other] Quarks
    }
    [green] { $value ->
        [one] vert
       *[other] verts
    }
    [violet] { $value ->
        [one] violet
       *[other] violets
    }
    [orange] orange
    [sated] { $value ->
        [one] repu
       *[other] repus
    }
    [hungry] { $value ->
        [one] affamé
       *[other] affamés
    }
    [race] race
   *[colour] couleur
}
ask-lay-open = Quel alien montrer à tout le monde ?
ask-testify = Votre témoignage : vérité ou mensonge ?
ask-judge = Qui croyez-vous ? Choisissez un témoignage.
ask-turn = Erreur ! Retournez un alien.
ask-over = Les enquêtes sont closes.
ask-race = { $value } de quelle race ?
ask-colour = { $value } de quelle couleur ?
ask-verdict = « { $says } » : vrai ou faux ?
ask-said-by = C’est { $speaker } qui le dit.
ask-say = Dire « { $says } » ?
ask-show = Montrer à tous : { $alien } ?
wait-lay-open = { $name } choisit un alien à montrer.
wait-testify = { $name } va témoigner.
wait-judge = { $name } pèse les témoignages.
wait-turn = { $name } retourne un alien.
do-say = Je le dis
do-show = Je le montre
do-true = Vrai
do-false = Faux

role-investigator = enquête
place-round = Manche { $number } sur { $total }
place-aliens = Les trois aliens
place-alien = Alien { $position } : { $alien }
place-alien-hidden = Alien { $position }, face cachée
place-alien-secret = { $alien } ; l’enquêteur n’en voit que le dos
place-testimonies = Les cinq témoignages
place-testimony = Témoignage { $position }, { $speaker } : « { $says } »
place-testimony-empty = Témoignage { $position } : pas encore donné
open-hands = La main de chacun
place-errors = Erreurs : { $errors } sur { $total }
place-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
place-pile = Pioche : { $count }
judged-true = vrai
judged-false = faux
judged-not = non jugé
won-by = gagné par { $winner }

memory = Aide-mémoire
memory-seen = Vus depuis le dernier mélange : { $seen } sur { $total }
memory-alien-seen = vu : { $alien }
memory-alien-unseen = pas vu : { $alien }
memory-shuffled = Tous les aliens sont mélangés avant chaque manche : il n’y a rien à retenir.
memory-off = À cette table, on joue de mémoire : les manches passées ne seront montrées qu’à la fin.
history = Manches passées
history-empty = Aucune manche passée depuis le dernier mélange.
history-round = Manche { $number }, enquêteur : { $investigator }

# Ce que dit le conseiller, quand on le lui demande en cours de partie.

hint-testimony = « { $says } », selon { $speaker } : { $percent } % de chances que ce soit vrai, d’après les cartes seules.
hint-card = « { $says } » : { $truth ->
    [true] vrai
   *[false] faux
} ; pour les autres, { $percent } % de chances.
hint-any-alien = N’importe lequel convient : rien ne distingue les aliens face cachée.
