# Ce jeu est une TUERIE, en français.

title = Ce jeu est une TUERIE : Alien à bord
tagline = Il est à bord. Cachez-vous mieux que les autres.
credits = Un jeu d’Ivan Turner, édité par Smirk & Dagger Games et Lucky Duck Games en 2024. Ceci est une édition de fans, non officielle, avec ses propres dessins et ses propres mots ; les cartes Équipage sont les nôtres.

option-first_crew = Premier membre d’équipage
    .about = Qui joue en premier au premier round ; tiré au sort si personne n’est nommé.

room = { $name ->
    [airlock] Sas
    [engine-room] Salle des machines
    [cargo-bay] Soute
    [greenhouse] Serre
    [galley] Cambuse
    [ducts] Conduits
    [bridge] Passerelle
   *[medbay] Infirmerie
}
card = { $name ->
    [open-the-airlock] Ouvrez le sas !
    [spacewalk] Sortie extravéhiculaire
    [pressure-suit] Scaphandre
    [overload] Surcharge
    [blackout] Panne de courant
    [self-destruct] Autodestruction
    [jettison] Larguez la soute !
    [armoured-crate] Caisse blindée
    [shove] Poussez-vous !
    [weedkiller] Herbicide
    [motion-tracker] Détecteur de mouvement
    [coward] Le lâche
    [close-call] C’était moins une !
    [musical-chairs] Chaises musicales
    [dinner] Le repas est servi
    [crawl-space] Passage secret
    [strange-noise] Bruit suspect
    [improvised-charge] Charge improvisée
    [vent-section] Purge
    [all-hands] Appel général
    [distress-call] Signal de détresse
    [resuscitation] Réanimation
    [wrong-dose] Mauvais dosage
   *[quarantine] Quarantaine
}

round-opened = Round { $number }. { $first } commence.
ticked = { $card } : { $rounds ->
    [0] plus aucun round
    [one] dernier round
   *[other] encore { $rounds } rounds
}.
dealt = { $seat } { $cards_count ->
    [0] ne reçoit rien : il n’y a plus de cartes
    [one] reçoit une carte ({ $cards })
   *[other] reçoit { $cards_count } cartes ({ $cards })
}.
dealt-unseen = { $seat } { $cards ->
    [0] ne reçoit rien : il n’y a plus de cartes
    [one] reçoit une carte
   *[other] reçoit { $cards } cartes
}.
hid = { $seat } se cache : { $room }.
hid-unseen = { $seat } a choisi sa cachette.
acted = { $seat } joue « { $card } ».
aimed = « { $card } » vise : { $room }.
picked = « { $card } » vise { $member }.
gave-back = { $seat } rend une carte sans la montrer.
exposure = { $seat } ({ $mode ->
    [crated] dans une caisse
    [dosed] drogué
    [mirrored] dans le noir
   *[as-printed] { $vulnerability }
})
exposed = Vulnérabilité après « { $card } » : { $crew }.
sheltered = { $by ->
    [suit] { $seat } enfile un scaphandre.
   *[cowardice] { $seat } espère passer inaperçu.
}
made-safe = L’alien ne tuera personne ici : { $room }.
went-out = { $seat } quitte le vaisseau.
moved = « { $card } » : { $seat } change de lieu, { $origin } → { $room }.
slipped-away = { $seat } file en douce.
spotted = { $seat } s’est fait repérer : { $room }.
named = Dehors, { $seat } parie sur : { $room }.
looked = { $seat } regarde la cible { $position } : { $room }.
looked-unseen = { $seat } regarde la cible { $position }.
sorted = { $away ->
    [true] { $seat } met la cible { $position } de côté.
   *[false] { $seat } laisse la cible { $position } à sa place.
}
stayed = { $seat } ne bouge pas.
turned = { $seat } retourne une cible : { $room }.
hesitated = Un bruit ! L’alien hésite : { $room }, ou ailleurs ?
heard = L’alien préfère ce lieu : { $room }. Pas celui-là : { $other }.
diverted = « { $card } » détourne l’alien : { $room }.
searched = L’alien en a fini avec : { $room }.
put-back = La cible mise de côté revient dans la zone de chasse.
shuffled = La zone de chasse est mélangée : { $rooms }.
shuffled-unseen = La zone de chasse est mélangée.
zone-refilled = L’alien infeste un lieu : { $room }. Il recommence ses recherches.
alien-came = L’alien est là : { $room } !
destroyed = « { $card } » détruit un lieu : { $room }.
gone = Hors du jeu : { $rooms }.
saved = { $by ->
    [suit] Le scaphandre sauve { $seat }.
    [cowardice] { $seat } se fait tout petit, et l’alien passe.
   *[room] L’alien ne touche personne ici : { $seat } survit.
}
died = { $cause ->
    [destroyed] { $seat } part en fumée avec le lieu.
    [spotted] { $seat } s’est fait repérer, et meurt.
    [bare] { $seat } n’avait nulle part où se cacher.
    [served] { $seat } passe à la casserole.
    [blown-up] { $seat } saute avec le vaisseau.
   *[alien] { $seat } se fait dévorer.
}
alien-died = L’alien est mort : { $room } !
revived = { $seat } ramène { $member } à la vie.
returned = { $seat } est de retour à bord.
left-game = « { $card } » quitte la partie.
alone-aboard = { $crew_count ->
    [0] Plus personne à bord.
    [one] Seul à bord : { $crew }.
   *[other] Seuls à bord : { $crew }.
} Encore un round, et tout est perdu.
clock-stopped = Plus personne n’est seul : on a le temps.
ended = La partie est terminée. { $reason ->
    [alien-destroyed] L’alien est détruit.
    [rescued] Les secours sont là.
    [blown-up] Le vaisseau a sauté.
    [alone-aboard] Seul à bord, et tiré d’affaire.
    [infested] L’alien a le vaisseau pour lui.
    [alone-too-long] Seul trop longtemps.
   *[all-dead] Tout le monde est mort.
} { $winners_count ->
    [0] Personne ne gagne.
    [one] Victoire : { $winners }.
   *[other] Victoire commune : { $winners }.
}

reason-alien-destroyed = L’alien est détruit : tous ceux qui vivent encore à bord ont gagné.
reason-rescued = Les secours sont arrivés à temps.
reason-blown-up = Le vaisseau a sauté ; ceux qui se sont enfuis à temps ont gagné.
reason-alone-aboard = Seul à bord, et sauvé par une carte.
reason-all-dead = Tout le monde est mort. L’alien vous salue bien.
reason-infested = L’alien a infesté tout le vaisseau.
reason-alone-too-long = Seul à bord trop longtemps : tout est perdu.

why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-cards-first = Chacun joue d’abord ses cartes.
why-naming-first = Dites d’abord où ira l’alien.
why-crawling-first = Rampez d’abord quelque part, ou restez.
why-looking-first = Regardez d’abord une cible de la zone de chasse.
why-setting-aside-first = Mettez d’abord cette cible de côté, ou laissez-la.
why-turning-first = Retournez d’abord une cible de la zone de chasse.
why-luring-first = Choisissez d’abord entre les deux cibles.
why-serving-first = Choisissez d’abord qui l’alien aura au menu.
why-reviving-first = Choisissez d’abord qui ramener à la vie.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-other-goes-first = Votre autre carte ne peut pas être jouée en second comme action : elle passe donc en premier.
why-second-only = Comme action, cette carte ne se joue qu’en second.
why-act-now = Vous êtes déjà à l’abri : cette carte est votre action.
why-hide-now = Votre action est sur la table : cette carte est votre cachette.
why-too-scared = Les cartes manquent, et personne n’ose agir : cachez-vous.
why-choose-member = Choisissez un autre membre d’équipage, en vie, à bord, et caché si la carte le demande.
why-choose-room = Cette action ne peut pas viser ce lieu : choisissez-en un autre.
why-no-choice = Cette action n’a ni lieu ni personne à viser pour l’instant.
why-not-in-play = Ce lieu n’est pas en jeu.
why-already-there = Vous y êtes déjà.
why-no-such-target = Cette cible n’est pas dans la zone de chasse.
why-not-turned = L’alien n’hésite qu’entre deux lieux, et ce n’est aucun des deux.
why-not-on-the-menu = L’alien ne peut pas le mettre à son menu.
why-cannot-revive = On ne peut ramener à la vie que quelqu’un d’autre, tué par l’alien pendant ce round.
final-target = Une cible vue ne se cache plus.

channel-dead = Les morts
channel-all-closed = Les morts ne montrent rien aux vivants.

# Sur la page.

effect-open-the-airlock = DÉTRUISEZ le Sas.
effect-spacewalk = Vous quittez le vaisseau ; votre autre carte repart sans être vue. Avant chaque traque, vous nommez un lieu : si l’alien y va, vous revenez à bord. S’il meurt, vous ne gagnez que si vous aviez nommé ce lieu.
effect-pressure-suit = Un lieu détruit ne vous tue pas.
effect-overload = DÉTRUISEZ la Salle des machines.
effect-blackout = La vulnérabilité de chacun s’inverse : 1 devient 3, 3 devient 1.
effect-self-destruct = À la fin du deuxième round après celui-ci, le vaisseau saute avec tous ceux qui sont à bord. Si vous êtes dans le Sas et que l’alien n’y est pas, vous fuyez dans la capsule et gagnez.
effect-jettison = Tous ceux qui sont dans la Soute sont jetés dans le Sas.
effect-armoured-crate = Votre vulnérabilité devient 0.
effect-shove = Déplacez quelqu’un qui se cache vers un autre lieu.
effect-weedkiller = L’alien ne tue personne dans la Serre.
effect-motion-tracker = Regardez une cible de la zone de chasse ; vous pouvez la mettre de côté pour cette traque.
effect-coward = L’alien ne peut pas vous tuer. Mais si quelqu’un vient ensuite dans votre lieu, ou s’y trouve quand vous arrivez, il vous repère et vous mourez.
effect-close-call = Si l’alien vient dans votre lieu, vous filez, et il va ailleurs.
effect-musical-chairs = Échangez cachette et vulnérabilité imprimée avec quelqu’un.
effect-dinner = Si l’alien est dans votre lieu, vous choisissez qui il y tue.
effect-crawl-space = Vous pouvez aller dans n’importe quel lieu.
effect-strange-noise = On retourne deux cibles : l’alien va là où l’équipage est le plus nombreux. À égalité, vous choisissez.
effect-improvised-charge = Nommez un autre lieu : à la fin du round, vous y rampez. S’il reste une seule personne de l’équipage dans celui que vous quittez, DÉTRUISEZ-le ; à plusieurs, on désamorce la charge. L’alien ne compte pas.
effect-vent-section = Nommez un lieu déjà fouillé par l’alien, pas le vôtre : DÉTRUISEZ-le.
effect-all-hands = Nommez un lieu : tous ceux qui y sont viennent dans votre cachette.
effect-distress-call = À la fin du sixième round après celui-ci, si vous êtes en vie, les secours arrivent : tous ceux qui sont à bord gagnent.
effect-resuscitation = Ramenez à la vie quelqu’un d’autre, que l’alien a tué ce round.
effect-wrong-dose = La vulnérabilité de quelqu’un d’autre devient 3.
effect-quarantine = Nommez un lieu : si l’alien y vient, il va ailleurs.
effect-alone = Seul à bord : vous gagnez.
when-now = Tout de suite
when-round = Ce round
when-hunt = À la traque
when-end = Fin du round
when-ongoing = Action continue
order-first = 1re carte seulement
order-second = 2de carte seulement
words-colon = { " :" }
card-sides = { $room }, vulnérabilité { $vulnerability } ; ou « { $card } »

ask-first = Première carte : cachette ou action ?
ask-second = Votre seconde carte
ask-shortage = Les cartes manquent. Où vous cachez-vous ?
ask-way = Cachette, ou « { $card } » ?
ask-member = « { $card } » : qui ?
ask-room = « { $card } » : où ?
ask-naming = Dehors, dans le vide : où ira l’alien ?
ask-crawling = Vers où rampez-vous ?
ask-looking = Quelle cible regardez-vous ?
ask-setting-aside = La mettre de côté pour cette traque ?
ask-seen = Vous avez vu : { $room }. Personne d’autre ne le sait.
ask-turning = Retournez une cible : où va l’alien ?
ask-luring = Deux lieux aussi pleins l’un que l’autre. Où va l’alien ?
ask-serving = Le repas est servi. Qui est au menu ?
ask-reviving = Qui ramenez-vous à la vie ?
ask-only-hide = Cette carte sera votre cachette.
ask-only-act = Cette carte sera votre action : « { $card } ».
ask-over = { $reason ->
    [alien-destroyed] L’alien est mort !
    [rescued] Sauvés !
    [blown-up] Boum.
    [alone-aboard] Seul, et en vie !
    [infested] Le vaisseau est à l’alien.
    [alone-too-long] Dans l’espace, personne ne vous entend attendre.
   *[all-dead] Tout le monde est mort.
}
sure-act-room = « { $card } » : { $room } ?
sure-act-member = « { $card } » : { $member } ?
sure-act-both = « { $card } » : { $member } → { $room } ?
sure-name = Parier sur : { $room } ?
sure-crawl = Ramper jusqu’ici : { $room } ?
sure-lure = Envoyer l’alien ici : { $room } ?
sure-serve = Servir { $member } ?
sure-revive = Ramener { $member } à la vie ?
wait-first = { $name } joue sa première carte.
wait-second = { $name } joue sa seconde carte.
wait-shortage = On cherche encore où se cacher : { $name }.
wait-naming = { $name } parie depuis le vide.
wait-crawling = { $name } rampe dans les conduits.
wait-looking = { $name } écoute le détecteur.
wait-setting-aside = { $name } a vu quelque chose.
wait-turning = { $name } retourne la cible…
wait-luring = { $name } fait du bruit.
wait-serving = { $name } met la table.
wait-reviving = { $name } sort le défibrillateur.
do-hide = Cachette
do-act = Action
do-it = C’est parti
do-stay = Rester
do-set-aside = Mettre de côté
do-leave = La laisser

place-ship = Le vaisseau
place-round = Round { $number }
place-order = L’équipage, dans l’ordre du jeu{ $way ->
    [there] , premières cartes
    [back] , les secondes cartes reviennent en sens inverse
   *[none] { "" }
}
place-alone = Dernière chance !
place-vulnerability = vulnérabilité { $count }
place-zone = Zone de chasse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} face cachée
place-reserve = Déjà fouillés : { $count }
zone-title = Zone de chasse
zone-card = Cible { $position }, face cachée
zone-card-seen = Cible { $position } : { $room } ; les autres n’en voient que le dos
zone-aside = De côté pour cette traque
zone-aside-seen = De côté pour cette traque : { $room }
reserve-title = Fouillés
room-gone = détruit
room-destroyed = détruit à l’instant !
room-alien = l’alien est là
room-hunted = l’alien peut venir
room-searched = déjà fouillé
room-safe = l’alien n’y tue personne
room-crew = dans cette cachette : { $crew }
room-empty = Personne ne se cache ici.
plate-first = premier membre d’équipage
plate-hides = cachette : { $room }
plate-does = joue « { $card } »
plate-ready = cachette choisie
plate-holds = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
state-dead = mort
state-outside = dehors
state-suited = en scaphandre
state-coward = se fait tout petit
state-spotted = repéré
state-bare = nulle part où se cacher
state-crated = dans une caisse
state-dosed = drogué
state-mirrored = dans le noir
deeds = Actions
deeds-none = Aucune action n’a encore été jouée.
deed-due = (fin du round { $round })
bill-alien-died = On l’a eu !

# Ce que dit le conseiller, quand on le lui demande en cours de partie.

hint-peril = { $seat } : { $percent } % de risques de mourir ce round, vu les cartes sur la table.
hint-hideout = { $room } : { $percent } % de risques d’y mourir, si personne ne fait plus rien.
hint-bet = { $room } : { $percent } % de chances que l’alien y aille ; miser dessus fait gagner dans { $winning } % des cas.
