# Don’t Talk to Strangers, en français.

title = Don’t Talk to Strangers
tagline = La cloche sonne, les soucoupes planent : mettez les gamins à l’abri, rue après rue.
credits = Un jeu de Ben Stoll, illustré par Steven Rhodes, publié par Cryptozoic Entertainment et Don’t Panic Games en 2024. Ceci est une édition de fans, non officielle, avec ses propres dessins et ses propres mots ; les deux quartiers et l’effet de la plupart des cartes sont de nous.

option-mode = Façon de jouer
    .about = Chacun pour soi (en solitaire : le défi solo), en équipes, en trois manches au plus, ou le défi de l’architecte.
option-mode-free = Chacun pour soi
option-mode-teams-adjacent = Deux équipes, côte à côte, mains ouvertes
option-mode-teams-diagonal = Deux équipes, face à face, en silence
option-mode-match = Compétition en trois manches au plus, un contre un
option-mode-architect = Solo : l’architecte
option-board = Quartier
    .about = Le A est plus facile et s’arrête au huitième alien ; le B, plus vaste et plus riche, au dixième. La compétition utilise les deux.
option-board-a = Quartier A
option-board-b = Quartier B
option-hand_of_four = Premier de la classe
    .about = Des mains de quatre cartes au lieu de trois.
option-free_discard = Grosse tête
    .about = À chaque tour, vous pouvez jeter une carte avant de piocher.
option-total_invasion = Invasion totale
    .about = Chaque alerte amène un alien et une soucoupe, dans l’ordre de votre choix.
option-aliens_return = Les aliens reviennent
    .about = À partir du sixième, les aliens révélés par les premières mains retournent dans la pioche : parties plus courtes.
option-first_player = Premier joueur
    .about = La place qui commence ; tirée au sort si aucune n’est nommée.
option-plan = Le plan de l’architecte
    .about = Une main, une pioche dont une carte sur deux est un alien, et leurs points de chute. Sans plan, le hasard s’en charge.

card-name = { $card ->
    [alien-sighted] Alien repéré !
    [flying-saucer] Soucoupe volante !
    [walk] Marche
    [run] Course !
    [skateboard] Planche à roulettes
    [school-bus] Bus scolaire
    [city-bus] Bus municipal
    [walkie-talkies] Talkies-walkies
    [fence-hop] Saut de barrière
    [bmx] BMX !
    [prom-night] Bal de promo
    [science-club] Club de sciences
    [pool-party] Pool party !
    [new-boyfriend] Nouveau copain de Maman
    [men-in-black] Men in black
    [ice-cream-date] Rencard chez le glacier
    [watches] Synchronisation des montres
    [mums-car] Voiture de Maman
   *[car-pool] Covoiturage !
}
card-effect = { $card ->
    [alien-sighted] Un alien atterrit sur une tête libre ; les gamins de la case sont enlevés.
    [flying-saucer] Désignez un gamin, même à l’abri : si la pièce montre la soucoupe, il est enlevé.
    [walk] Un de vos gamins avance d’une case.
    [run] Un de vos gamins avance de 2 cases.
    [skateboard] Un de vos gamins avance de 3 cases.
    [school-bus] Un de vos gamins va d’un arrêt scolaire à un autre.
    [city-bus] Un de vos gamins va d’un arrêt municipal à un autre.
    [walkie-talkies] Autant de vos gamins que vous voulez avancent d’une case chacun.
    [fence-hop] Un de vos gamins avance de 2 cases, murs ou pas.
    [bmx] Un de vos gamins avance de 4 cases, aliens ou pas.
    [prom-night] Un gamin dans les rues, à vous ou non, file au bal.
    [science-club] Lancez la pièce pour chacun de vos gamins en Bibliothèque : deux soucoupes, et c’est le contact.
    [pool-party] Un ou deux gamins dans les rues, à vous ou non, filent à la Piscine.
    [new-boyfriend] Un gamin à l’abri, à vous ou non, retourne à l’École.
    [men-in-black] Un alien quitte le plateau.
    [ice-cream-date] Regardez une autre main et servez-vous d’une de ses cartes.
    [watches] Autant de vos gamins que vous voulez avancent de 3 cases chacun.
    [mums-car] Un de vos gamins file dans un Pavillon, jamais dans un Manoir.
   *[car-pool] Tous les gamins d’une de vos cases roulent ensemble, jusqu’à 4 cases.
}
street-name = { $street ->
    [north-street] la rue du Nord
    [main-street] la Grand-Rue
    [south-street] la rue du Sud
    [school-lane] le chemin de l’École
    [library-avenue] l’avenue de la Bibliothèque
    [stadium-avenue] l’avenue du Stade
    [manor-drive] l’allée des Manoirs
    [ridge-road] la route de la Crête
    [elm-street] la rue des Ormes
    [school-street] la rue de l’École
    [mill-lane] le chemin du Moulin
    [chapel-lane] le chemin de la Chapelle
    [wood-trail] le sentier des Bois
    [lido-lane] la rue des Bains
    [orchard-drive] l’allée des Vergers
    [library-lane] la rue des Livres
   *[bakery-lane] la rue du Fournil
}
place-name = { $place ->
    [library] la Bibliothèque
    [north-park] le Parc nord
    [south-park] le Parc sud
    [west-park] le Parc ouest
    [east-park] le Parc est
    [maple-house] le Pavillon aux érables
    [brick-house] le Pavillon de brique
    [yellow-house] le Pavillon jaune
    [gable-house] le Pavillon à pignon
    [mill-house] le Pavillon du moulin
    [corner-house] le Pavillon d’angle
    [pool] la Piscine
    [gym] le Gymnase
    [prom] le Bal de promo
    [secret-club] le Club secret
    [north-manor] le Manoir nord
    [east-manor] le Manoir est
    [south-manor] le Manoir sud
   *[west-manor] le Manoir ouest
}
spot = { $kind ->
    [inside] { place-name }
    [school] l’École
    [front] { street-name }, devant { place-name } ({ $at })
    [wood] { street-name }, sous les arbres ({ $at })
   *[street] { street-name } ({ $at })
}
standing = { $seat } : { place-points }

kid-out = { $seat } laisse sortir un gamin de l’École.
played = { $seat } joue « { card-name } ».
no-effect = Elle reste sans effet.
moved = { $owner } : un gamin quitte { $start } et rejoint { $to }.
drove = Départ groupé : tout le monde quitte { $start } et rejoint { $to }.
arrived = { $owner } a un gamin à l’abri : { $at }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
filled = Complet : { $at }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} par gamin.
fled = { $seat } rappelle un gamin, qui quitte { $start }, et ne pioche rien.
discarded = { $seat } jette « { card-name } ».
chased = { $seat } fait évacuer un alien : { $at }.
peeked = { $seat } regarde une autre main : { $other }.
peeked-unseen = { $seat } invite { $other } chez le glacier et voit sa main.
copied = { $seat } se sert de « { card-name } », qui reste dans l’autre main.
flipped = La pièce tourne : { $is_saucer ->
    [true] soucoupe !
   *[false] rien.
}
contacted = { $is_made ->
    [true] { $seat } a établi le contact !
   *[false] { $seat } n’entend que des parasites.
}
drew = { $seat } pioche « { card-name } ».
drew-unseen = { $seat } pioche une carte.
alarmed = { $seat } révèle : { card-name }
ordered = { $first ->
    [alien-sighted] D’abord l’alien, ensuite la soucoupe.
   *[flying-saucer] D’abord la soucoupe, ensuite l’alien.
}
landed = Un alien atterrit : { $at }. { $left ->
    [0] C’était le dernier.
    [one] Encore un à venir.
   *[other] Encore { $left } à venir.
}
pointed = La soucoupe vise un gamin ({ $owner }) : { $at }.
abducted = { $by ->
    [alien-sighted] L’alien enlève un gamin : { $owner }.
   *[flying-saucer] La soucoupe enlève un gamin : { $owner }.
}
nothing-taken = La soucoupe ne trouve personne.
reshuffled = La défausse devient la nouvelle pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
shuffled = La pioche est mélangée.
standstill-near = Personne ne joue de carte : la partie va s’arrêter. Tours restants : { $left }.
game-ended = Manche { $number }. { $winners_count ->
    [0] Personne ne gagne
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}.
board-chosen = { $by ->
    [None] Le hasard choisit le quartier { board-letter }.
   *[other] { $by } choisit le quartier { board-letter }.
}
board-letter = { $board ->
    [a] A
   *[b] B
}
opened = Quartier { board-letter }. { $first } commence.
game-opened = Manche { $number }, quartier { board-letter }. { $first } commence.
ended = { $reason ->
    [match] La compétition est terminée.
    [contact] Contact !
   *[other] La partie est terminée.
} { $winners_count ->
    [0] { $points_count ->
        [one] Score : { $points }.
       *[other] Personne ne gagne.
    }
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

reason-aliens = Le dernier alien a atterri.
reason-all-safe = Quelqu’un a mis ses dix gamins à l’abri.
reason-contact = Le contact avec les aliens fait gagner aussitôt.
reason-standstill = Personne n’avait joué de carte depuis vingt tours de table.
reason-most-points = Le plus grand nombre de points décide.
reason-solo = Votre score est fait. Saurez-vous le battre ?
reason-match = Le plus grand nombre de manches gagnées décide.

grade-legend = Légende du quartier
grade-captain = Capitaine de patrouille
grade-hero = Héros du pâté de maisons
grade-scout = Éclaireur des rues
grade-straggler = Presque tous rentrés avant la nuit
grade-lost = A parlé aux inconnus

channel-first-team = Première équipe
channel-second-team = Seconde équipe
why-silence = Deux équipes face à face ne se parlent pas avant la fin de la partie.

why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-turn-first = Laissez d’abord sortir un gamin, jouez une carte ou rappelez un gamin.
why-card-first = Appliquez d’abord la carte que vous avez jouée.
why-copy-first = Choisissez d’abord une carte de la main que vous voyez.
why-enter-first = Dites d’abord qui descend de voiture.
why-discard-first = Jetez d’abord une carte, ou gardez-les toutes.
why-order-first = Choisissez d’abord ce qui vient en premier, l’alien ou la soucoupe.
why-land-first = Choisissez d’abord où l’alien atterrit.
why-beam-first = Désignez d’abord le gamin que vise la soucoupe.
why-board-first = Choisissez d’abord le quartier de la troisième manche.
why-not = Ce n’est pas possible maintenant.
why-no-kid-left = Vous n’avez plus de gamin en réserve.
why-moving-limit = Vous avez autant de gamins dans les rues qu’il est permis : un, plus un par gamin à vous dans un Parc.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-no-free-discard = Jeter une carte est une variante que cette table ne joue pas.
why-thrown = Vous avez déjà jeté une carte ce tour-ci.
why-no-kid-there = Ce gamin n’est pas là.
why-no-such-spot = Cet endroit n’existe pas dans ce quartier.
why-moved-already = Cette carte a déjà déplacé ce gamin.
why-no-stop = Le bus va d’un de ses arrêts à un autre.
why-alien-there = Un alien s’y trouve.
why-out-of-reach = Cette carte n’y mène pas : il faut le nombre exact de cases, sans entrer deux fois dans la même.
why-full = Il n’y a plus d’espace libre à cet endroit.
why-other-space = On prend le meilleur espace libre du lieu.
why-no-room = Il n’y a pas assez d’espaces libres pour tous les passagers.
why-not-in-car = Aucun gamin de ce joueur n’est dans la voiture.
why-no-alien-there = Aucun alien ne s’y trouve.
why-no-date = Vous ne pouvez pas inviter ce joueur.
why-not-in-that-hand = Cette carte n’est pas dans la main que vous voyez.
why-no-head = Les aliens n’atterrissent que sur les cases à tête d’alien.

why-teams-seats = Les équipes se jouent à quatre.
why-match-seats = La compétition se joue à deux.
why-architect-seats = L’architecte joue en solitaire.
why-first-player = Le premier joueur doit être à la table.
why-plan-mode = Seul l’architecte joue avec un plan.
why-architect-options = L’architecte n’a ni soucoupes ni première main distribuée : ni invasion totale, ni retour des aliens.
why-plan-hand = La main compte trop de cartes, ou trop peu.
why-plan-card = L’architecte joue sans Soucoupe volante, Club de sciences ni Rencard chez le glacier ; la main ne contient pas d’alien.
why-plan-rhythm = Dans la pioche, la deuxième carte, la quatrième, la sixième et ainsi de suite sont des aliens, et elles seules.
why-plan-count = Il n’y a pas autant de cartes de cette sorte dans la boîte.
why-plan-deck = La pioche doit tenir jusqu’au dernier alien, et deux cartes de plus avec Men in black.
why-plan-head = Les aliens n’atterrissent que sur les cases à tête d’alien.
why-plan-twice = Deux aliens ne peuvent être prévus sur une même case.
why-plan-aliens = Il y a plus de cases nommées que d’aliens à venir.
final-date = Vous avez vu une main : cela ne se reprend pas.

# Sur la page

option-mode-free-alone = Défi solo
ask-turn = À vous : laissez sortir un gamin ou jouez une carte
ask-turn-card = À vous : jouez une carte
ask-which = { $card } : quel gamin ?
ask-where = { $card } : pour aller où ?
ask-play = Jouer « { $card } » ?
ask-idle = « { $card } » serait sans effet
ask-chase = { $card } : quel alien doit partir ?
ask-date = { $card } : avec qui ?
ask-copy = Quelle carte utilisez-vous ({ $other }) ?
ask-enter = { $place } : qui descend en premier ?
ask-discard = Jeter une carte avant de piocher ?
ask-order = Invasion totale ! Par quoi commence-t-on ?
ask-land = Alien repéré ! Où atterrit-il ?
ask-beam = Soucoupe volante ! Quel gamin vise-t-elle ?
ask-board = À vous de choisir : où se joue la troisième manche ?
ask-flee = Quel gamin rappeler ? Vous ne piochez rien ce tour-ci.
ask-over = Le calme est revenu dans les rues.
sure-move = Direction : { $spot } ?
sure-drive = Tout le monde vers : { $spot } ?
sure-land = L’alien atterrit ici : { $spot } ?
sure-chase = L’alien doit partir d’ici : { $spot } ?
sure-beam = La soucoupe vise { $kid }, { $spot } ?
sure-flee = Rappeler votre gamin ({ $spot }) ? Vous ne piochez rien.
wait-turn = { $name } réfléchit
wait-card = { $name } : { $card }
wait-copy = { $name } regarde une main
wait-enter = { $name } dit qui descend de voiture
wait-discard = { $name } peut jeter une carte
wait-order = { $name } décide de l’ordre : alien ou soucoupe
wait-land = Alien repéré ! { $name } décide où il atterrit
wait-beam = Soucoupe volante ! { $name } décide quel gamin elle vise
wait-board = { $name } choisit le quartier de la troisième manche
do-let-out = Laisser sortir un gamin
do-flee = Rappeler un gamin
do-go = C’est parti
do-play = Jouer
do-discard = Jeter
do-keep = Tout garder
do-done = C’est tout
alarm-then = Et ensuite : { card-name }

map = Quartier { board-letter }
map-school = École
map-place = { $kind ->
    [library] Biblio
    [park] Parc
    [house] { "" }
    [manor] Manoir
    [pool] Piscine
    [club] Club
   *[dance] { $place ->
        [gym] Gymnase
       *[prom] Bal
    }
}
map-marks = Ce que vous pouvez choisir sur le plan
map-whole = Voir tout le quartier
map-nearer = Agrandir
map-farther = Réduire
map-there = { $spot } : { $what }
map-inside = { $place } : { $worth } ; { $free ->
    [0] complet
    [one] un espace libre
   *[other] { $free } espaces libres
} ; à l’intérieur : { $who }
map-on-the-streets = Dans les rues
map-places = Lieux sûrs
map-nobody = Personne
an-alien = un alien
square-crossing = à l’angle : { street-name }
square-stop = { $line ->
    [school] arrêt du bus scolaire
   *[city] arrêt du bus municipal
}
mark-kid = { $kid }, { $spot }
kid-of = gamin ({ $name })
kids-look = { $look ->
    [0] ronds rouges
    [1] carrés bleus
    [2] triangles jaunes
   *[3] losanges violets
}
worth-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
worth-first = premier arrivé, premier servi, points : { $all }
worth-full = { $spaces }, { $full } chacun une fois complet
limits = Qui a droit à quoi
limit-moving = Dans les rues, { $moving } sur { $limit } : { $more ->
    [0] un gamin à la fois, davantage avec des gamins au Parc.
    [one] un, plus un pour un gamin au Parc.
   *[other] un, plus { $more } pour { $more } gamins au Parc.
}
limit-hand = Cartes, { $size } sur { $limit } : { $more ->
    [0] { $base }, davantage avec des gamins à la Bibliothèque.
    [one] { $base }, plus une pour un gamin à la Bibliothèque.
   *[other] { $base }, plus { $more } pour { $more } gamins à la Bibliothèque.
}
kids-left = { $home ->
    [0] Plus aucun gamin
    [one] Un gamin
   *[other] { $home } gamins
} en réserve, { $safe } à l’abri.
kids-bonus = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le contact.
hand-idle = sans effet
hand-of = Main : { $name }
pile = Défausse
pile-newest = Les dernières d’abord
pile-all = Tout ce qu’elle contient
pile-empty = Aucune carte n’a encore été jouée.
deck-coming = La pioche, depuis le dessus
papers = Ce qui s’est passé
place-supply = { $left ->
    [0] plus aucun alien
    [one] encore un alien
   *[other] encore { $left } aliens
} sur { $all }
place-deck = Pioche : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
place-discard = Défausse : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}. La parcourir
place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
team-name = { $team ->
    [0] première équipe
   *[1] seconde équipe
}
team-short = { $team ->
    [0] Équipe 1
   *[1] Équipe 2
}
team-sum = { $names } : { $points }
standstill-left = Aucune carte jouée. Tours restants : { $left }
match-standing = Manche { $number } sur 3, { $won }
match-game = Manche
match-winner = Vainqueur
match-none = La première manche est en cours.

plan-title = Votre plan
plan-about = Disposez votre main, puis la pioche dans l’ordre où elle sera tirée. La deuxième carte de la pioche, la quatrième et ainsi de suite sont des aliens. La partie s’arrête à l’alien numéro { $aliens } : carte { $deck } de la pioche, ou { $longest } avec Men in black.
plan-cards = Les cartes dans l’ordre
plan-in-hand = En main, carte { $number } : { $card }
plan-in-deck = Carte { $number } de la pioche : { $card }, puis un alien
plan-missing = { $missing ->
    [0] Il ne manque plus de carte.
    [one] Il manque encore une carte.
   *[other] Il manque encore { $missing } cartes.
}
plan-earlier = Plus tôt
plan-later = Plus tard
plan-remove = Retirer
plan-clear = Recommencer
plan-box = Les cartes au choix
plan-add = Ajouter { $card }, encore { $left }
plan-aliens = Aliens : { $count } sur { $all } ont une case
plan-heads = Cases avec une tête d’alien
plan-lands = { $spot } : alien numéro { $number }
plan-empty = Sans plan, le hasard arrange la main et la pioche.
plan-checking = Vérification…
plan-fit = Ce plan est jouable. Il est sur la table.
plan-run = Jouer ce plan
plan-load = Charger un plan
plan-choose = choisir…
plan-mine = Mes plans
plan-solved = Trouvés par le solveur
plan-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plan-do-load = Charger
plan-do-forget = Oublier
plan-save = Enregistrer sous
plan-do-save = Enregistrer
plan-name-usual = Plan { $number }
plan-saved = « { $name } » est enregistré dans ce navigateur.
plan-loaded = Le plan est devant vous.
plan-forgotten = Le plan a été oublié.

# Ce que dit le conseiller, quand on le lui demande en cours de partie.

hint-prospect = { $turns ->
    [0] Plus aucun tour
    [one] Encore { $turns } tour environ
   *[other] Encore { $turns } tours environ
} chacun ; au mieux { $points ->
    [one] { $points } point
   *[other] { $points } points
} environ à la fin.
hint-way = Départ : { $kid }. Arrivée : { $place }. Au moins { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
