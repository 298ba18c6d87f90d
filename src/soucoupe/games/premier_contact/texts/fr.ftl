# Premier Contact, en français.

title = Premier Contact
tagline = Ils ont tracé un signe. Mais que veulent-ils donc ?
credits = Un jeu de Damir Khusnatdinov, illustré par Alexandra Sharyapova, publié par Cosmodrome Games et, en français, par Gigamic en 2019. Ceci est une édition de fans, non officielle, avec ses propres dessins et ses propres mots ; les offrandes, les signes et les cartes Requête sont de nous.

option-hard = Mode difficile
    .about = Il faut cinq offrandes à un extraterrestre au lieu de trois. À deux ou trois, on joue toujours le côté difficile de la carte.
option-play_out = Finir la manche
    .about = Quand un extraterrestre a assez d’offrandes, les suivants ont encore leur tour dans cette manche ; puis le plus grand nombre d’offrandes l’emporte.
option-preliminary = Tour préliminaire
    .about = Avant la première manche, chaque humain peut demander le signe d’un mot. Par défaut, quand une course ne compte que deux humains.
option-preliminary-usual = par défaut
option-preliminary-on = oui
option-preliminary-off = non
option-aliens = Extraterrestres
    .about = Le nombre d’extraterrestres. À cinq, on peut être trois extraterrestres et deux humains ; à six, deux extraterrestres et quatre humains.
option-aliens-usual = par défaut
option-aliens-two = deux extraterrestres
option-aliens-three = trois extraterrestres
option-colours = Couleurs
    .about = Les extraterrestres sont nommés ci-dessous ou tirés au sort. Au début de la partie, ceux qui n’ont pas de couleur voient la carte Requête et choisissent à tour de rôle ; sinon, les couleurs sont tirées au sort, elles aussi.
option-colours-chosen = chacun choisit
option-colours-drawn = tirées au sort
option-red = Extraterrestre rouge
    .about = Qui doit jouer l’extraterrestre rouge, ou le seul. Si personne n’est nommé, un extraterrestre tiré au sort ; tous ceux qui ne sont pas extraterrestres sont humains.
option-blue = Extraterrestre bleu
    .about = Qui doit jouer l’extraterrestre bleu, si l’hôte en décide.
option-green = Extraterrestre vert
    .about = Qui doit jouer l’extraterrestre vert, quand il y en a trois, si l’hôte en décide.
option-tablet = Signes sur la tablette
    .about = Combien de signes une demande peut compter.
option-printed_set = Jeu imprimé
    .about = Le lexique et la carte Requête viennent de douze modèles publiés, comme dans la boîte, au lieu d’être tirés au sort à chaque partie. Si vous avez lu les sources, vous pourriez les reconnaître.

offering = { $name ->
    [sheep] le mouton
    [boat] le voilier
    [ostrich] l’autruche
    [catapult] la catapulte
    [pyramid] la pyramide
    [horse] le cheval
    [hippopotamus] l’hippopotame
    [house] la maison
    [elephant] l’éléphant
    [hammer] le marteau
    [mouse] la souris
    [key] la clé
    [shovel] la pelle
    [pickaxe] la pioche
    [snake] le serpent
    [fish] le poisson
    [owl] la chouette
    [bee] l’abeille
    [butterfly] le papillon
    [tree] l’arbre
    [lotus] le lotus
    [wheat] la gerbe de blé
    [watermelon] la pastèque
    [bread] le pain
    [egg] l’œuf
    [soup] la soupe
    [cactus] le cactus
    [sun] le soleil
    [lightning] l’éclair
    [cloud] le nuage
    [rainbow] l’arc-en-ciel
    [volcano] le volcan
    [river] le fleuve
    [crown] la couronne
    [ruby] le rubis
    [necklace] le collier
    [scroll] le papyrus
    [sword] l’épée
    [arrow] la flèche
    [drum] le tambour
    [bell] la clochette
    [tent] la tente
    [cloak] le manteau
    [kite] le cerf-volant
    [mummy] la momie
    [hammock] le hamac
    [sack] le sac de grain
    [rope] la corde
    [millstone] la meule
    [anchor] l’ancre
    [flint] le silex
    [lamp] la lampe à huile
    [chariot] le char de guerre
    [torch] la torche
    [basket] le panier
    [shell] la conque
    [idol] l’idole dorée
    [bridge] le pont
    [totem] le totem
   *[scarab] le scarabée
}
offering-name = { $name ->
    [sheep] mouton
    [boat] voilier
    [ostrich] autruche
    [catapult] catapulte
    [pyramid] pyramide
    [horse] cheval
    [hippopotamus] hippopotame
    [house] maison
    [elephant] éléphant
    [hammer] marteau
    [mouse] souris
    [key] clé
    [shovel] pelle
    [pickaxe] pioche
    [snake] serpent
    [fish] poisson
    [owl] chouette
    [bee] abeille
    [butterfly] papillon
    [tree] arbre
    [lotus] lotus
    [wheat] gerbe de blé
    [watermelon] pastèque
    [bread] pain
    [egg] œuf
    [soup] soupe
    [cactus] cactus
    [sun] soleil
    [lightning] éclair
    [cloud] nuage
    [rainbow] arc-en-ciel
    [volcano] volcan
    [river] fleuve
    [crown] couronne
    [ruby] rubis
    [necklace] collier
    [scroll] papyrus
    [sword] épée
    [arrow] flèche
    [drum] tambour
    [bell] clochette
    [tent] tente
    [cloak] manteau
    [kite] cerf-volant
    [mummy] momie
    [hammock] hamac
    [sack] sac de grain
    [rope] corde
    [millstone] meule
    [anchor] ancre
    [flint] silex
    [lamp] lampe à huile
    [chariot] char de guerre
    [torch] torche
    [basket] panier
    [shell] conque
    [idol] idole dorée
    [bridge] pont
    [totem] totem
   *[scarab] scarabée
}
word = { $name ->
    [big] grand
    [heavy] lourd
    [long] long
    [round] rond
    [pointed] pointu
    [hollow] creux
    [soft] mou
    [fragile] fragile
    [shiny] brillant
    [living] vivant
    [plant] végétal
    [food] nourriture
    [metal] métal
    [wood] bois
    [stone] pierre
    [cloth] tissu
    [water] eau
    [hot] chaud
    [sky] ciel
    [fast] rapide
    [noisy] bruyant
    [danger] danger
    [precious] précieux
    [tool] outil
   *[sacred] sacré
}
contrary = { $name ->
    [big] petit
    [heavy] léger
    [long] court
    [round] pas rond
    [pointed] émoussé
    [hollow] plein
    [soft] dur
    [fragile] solide
    [shiny] terne
    [living] sans vie
    [plant] pas végétal
    [food] pas de la nourriture
    [metal] pas en métal
    [wood] pas en bois
    [stone] pas en pierre
    [cloth] pas en tissu
    [water] sans eau
    [hot] froid
    [sky] pas du ciel
    [fast] lent
    [noisy] silencieux
    [danger] sans danger
    [precious] sans valeur
    [tool] pas un outil
   *[sacred] pas sacré
}
mark = { $barred ->
    [true] signe { $glyph } barré
   *[false] signe { $glyph }
}
answer = signe { $glyph } ({ $aliens })
shown-vote = { $result ->
    [hit] { $seat } offre { $offering } (merci)
    [black] { $seat } offre { $offering } (malédiction)
    [blank] { $seat } n’offre rien du tout
   *[nothing] { $seat } offre { $offering } (rien)
}

colours-opened = { $aliens_count ->
    [0] Personne n’a de couleur à choisir.
    [one] { $aliens } choisit une couleur.
   *[other] Les extraterrestres choisissent leur couleur, dans cet ordre : { $aliens }.
}
colour-taken = { $seat } est l’extraterrestre { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}.
words-opened = Avant la première manche, chaque humain demande un mot.
round-opened = Manche { $number }.
human-turn = C’est à { $seat } de demander.
alien-turn = { $seat }, l’extraterrestre { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}, désire quelque chose.
token-paid = { $seat } paie un jeton rouge ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
word-shown = { $seat } demande « { $word } » : signe { $glyph }.
skipped = { $seat } ne demande aucun mot.
turned = { $seat } tourne { $offering }.
asked = { $seat } demande ce qu’ont en commun : { $offerings }.
picked = { $again ->
    [true] { $seat } préfère répondre par le signe { $glyph }.
   *[false] { $seat } propose le signe { $glyph } à son camp.
}
picked-unseen = { $seat } a pensé à un signe.
confirm-opened = { $aliens_count ->
    [0] Il n’y a aucun signe à confirmer.
    [one] À { $aliens } de confirmer son signe ou d’en changer.
   *[other] À { $aliens } de confirmer leur signe ou d’en changer.
}
confirmed = { $seat } confirme.
answered = Les extraterrestres répondent à { $seat } : { $answers }.
straightened = Les offrandes sont remises droites.
drawn = { $seat } trace : { $mark }.
wiped = { $seat } efface : { $mark }.
sent = { $seat } brandit la tablette : { $marks }.
voted = { $seat } offre { $offering }, en secret.
voted-unseen = { $seat } a voté.
lapsed = Temps écoulé : { $seat }.
passed = { $seat } renonce au second essai.
revealed = Les votes sont révélés : { $votes }.
thanked = { $human } gagne un jeton Gratitude, offert par { $alien }.
covered = { $alien } reçoit { $offering }.
cursed = Case noire : { $offering }. { $alien } perd un jeton rouge ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
retry-opened = { $seat } peut tenter une seconde offrande.
cleared = { $seat } : la tablette est de nouveau vierge.
tied = Égalité entre { $humans }, qui ont { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour mettre de l’ordre dans leurs blocs-notes.
noted = { $stands ->
    [true] { $seat } note le signe { $glyph } à côté de « { $word } ».
   *[false] { $seat } efface le signe { $glyph } à côté de « { $word } ».
}
handed-in = { $seat } rend son bloc-notes.
laid-open = Les extraterrestres dévoilent leur lexique et leur carte Requête.
compared = { $seat } { $points ->
    [0] ne connaît aucun mot
    [one] connaît un mot
   *[other] connaît { $points } mots
} de la langue.
ended = La partie est terminée. { $winners_count ->
    [0] Personne ne gagne.
   *[other] Victoire : { $winners }.
}

reason-offerings = Le premier extraterrestre comblé l’emporte dans son camp.
reason-rounds = Après la dernière manche, le plus grand nombre d’offrandes départage les extraterrestres.
reason-gratitude = Chez les humains, le plus grand nombre de jetons Gratitude décide.
reason-notepads = Les humains étaient à égalité : leurs blocs-notes ont tranché.
reason-shared = Les humains étaient à égalité, et leurs blocs-notes aussi : ils partagent la victoire.
reason-all-eight = Les huit offrandes ont été reçues.
reason-tokens-gone = Les jetons rouges sont épuisés.
league-0 = Les extraterrestres
league-1 = Les humains

grade-worlds-apart = Des années-lumière vous séparent. Pas un mot n’est passé ; essayez les grands gestes.
grade-clumsy = Deux mains et trois tentacules gauches. Vous avez sûrement des talents, mais pas celui de vous parler.
grade-nearly = On y est presque. Vous vous comprenez, à quelques silences gênés près.
grade-old-friends = De vieux amis ! On jurerait que vous avez grandi sur la même planète.

channel-aliens = Les extraterrestres
channel-humans = Les humains
closed-request = Jusqu’à ce que les votes soient révélés, chaque humain réfléchit seul.
closed-tidy = Pendant qu’on met de l’ordre dans les blocs-notes, chaque humain travaille seul.

why-feature-word = « { $word } » désigne un mot de la langue, et ces mots ne se disent pas pendant la partie : nommez plutôt des choses.
why-over = La partie est terminée.
why-wait = Ce n’est pas à vous de jouer.
why-colour-first = Choisissez d’abord votre couleur.
why-colour-taken = Cette couleur n’est pas libre.
why-name-first = Demandez d’abord le signe d’un mot, ou aucun.
why-turn-first = C’est le moment de tourner des offrandes et de demander.
why-answer-first = C’est le moment de proposer un signe en réponse.
why-confirm-first = C’est le moment de confirmer votre signe, ou d’en proposer un autre.
why-draw-first = C’est le moment de tracer des signes et d’envoyer la tablette.
why-vote-first = C’est le moment de voter pour une offrande.
why-retry-first = C’est le moment de votre second essai, ou d’y renoncer.
why-tidy-first = C’est le moment de mettre de l’ordre dans votre bloc-notes et de le rendre.
why-clock-only = Seule la pendule peut laisser un vote blanc.
why-no-such-word = Ce mot n’existe pas.
why-already-named = Ce mot a déjà été demandé.
why-no-such-offering = Cette case n’existe pas.
why-covered = Cette offrande n’est plus en jeu.
why-already-turned = Cette offrande est déjà tournée.
why-five-turned = Cinq offrandes sont déjà tournées.
why-turn-one = Tournez d’abord au moins une offrande.
why-not-in-lexicon = Ce signe n’est pas dans votre lexique.
why-same-sign = Vous avez déjà proposé ce signe.
why-no-more-changes = Vous avez assez changé d’avis : confirmez votre signe.
why-draw-one = Tracez d’abord au moins un signe.
why-nothing-to-wipe = Il n’y a rien sur la tablette.
why-last-sign = La tablette n’a plus de place pour un autre signe : celui-ci reste.
why-already-drawn = Ce signe est déjà sur la tablette.
why-tablet-full = La tablette est pleine.
why-tried-already = Vous avez déjà essayé cette offrande.
why-sign-never-seen = Ce signe n’a jamais été montré.
why-already-claimed = Ce signe y est déjà.
why-not-claimed = Ce signe n’y est pas.
why-enough-changes = Assez de retouches : rendez votre bloc-notes.
final-colour = Une couleur choisie le reste : en changer sans cesse, ce serait parler.
final-word = Le signe a été montré : tout le monde le connaît à présent.
final-turned = Une offrande tournée le reste : la remettre droite, ce serait parler.
final-answer = Une proposition tient jusqu’à la suivante : votre camp l’a vue.
final-sign = Ce qui a été tracé ou effacé a été vu : on ne revient pas dessus.
final-vote = Un vote est définitif.

# On the page
ask-colour = Quelle couleur voulez-vous jouer ?
ask-name = De quel mot voulez-vous voir le signe ?
ask-turn = { $count ->
    [0] Tournez des offrandes qui partagent un mot
    [one] Une carte tournée. Encore une, ou demandez
   *[other] { $count } cartes tournées. Encore une, ou demandez
}
ask-turned = Cinq cartes tournées. Demandez
ask-answer = Par quel signe répondez-vous ?
ask-confirm = Confirmez-vous votre signe ?
ask-sign = Tracez-le à la main, ou laissez-le se dessiner
ask-draw = Demandez ce que vous voulez : choisissez un signe
ask-more = Encore un signe, ou envoyez
ask-full = La tablette est pleine : envoyez
ask-vote = Que veulent-ils ? Choisissez une offrande
ask-offer = Est-ce bien ce qu’ils veulent ?
ask-retry = Tentez une seconde offrande, ou renoncez
ask-tidy = Mettez de l’ordre dans votre bloc-notes, puis rendez-le
ask-over = La partie est terminée
wait-colour = { $name } choisit une couleur
wait-name = { $name } peut demander un mot
wait-turn = { $name } tourne des offrandes
wait-answer = En attente de réponse : { $name }
wait-confirm = En attente de confirmation : { $name }
wait-draw = { $name } trace sur la tablette
wait-vote = En attente de vote : { $name }
wait-votes = Vous avez voté. En attente : { $name }
wait-retry = { $name } peut essayer encore
wait-tidy = En attente de bloc-notes : { $name }
wait-over = La partie est terminée

do-choose = { $colour ->
    [red] Rouge
    [blue] Bleu
   *[green] Vert
}, { $cells ->
    [0] aucune case
    [one] une case
   *[other] { $cells } cases
}
do-take = { $colour ->
    [red] Jouer rouge
    [blue] Jouer bleu
   *[green] Jouer vert
}
do-take-none = Jouer
do-ask = Demander aux extraterrestres
do-pick = Proposer
do-confirm = Confirmer
do-draw = Mettre sur la tablette
do-bar = Contraire
do-bar-word = Contraire : « { $word } »
do-wipe = Effacer le dernier
do-send = Envoyer la demande
do-offer = Offrir : { $name }
do-offer-none = Offrir
do-pass = Renoncer
do-name = Demander « { $word } »
do-name-none = Demander
do-skip = Aucun mot
do-done = Le rendre

aliens = Extraterrestres
humans = Humains
alien-of = { $name } ({ $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
})
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[black] noir
}
vote-result = { $result ->
    [hit] merci
    [black] une malédiction
    [blank] pas de vote
   *[nothing] rien
}
panels = Ce qui est affiché
panel-grid = Offrandes
place-grid = Les offrandes
place-cell = { $name }, rangée { $row }, colonne { $column }
place-turned = tournée
place-covered = reçue, sous un jeton { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
place-wanted = { $colour ->
    [red] voulue par le rouge
    [blue] voulue par le bleu
    [green] voulue par le vert
   *[black] maudite
}
place-mine = { $colour ->
    [red] voulue par vous, rouge
    [blue] voulue par vous, bleu
   *[green] voulue par vous, vert
}
place-cast = votre vote secret
place-vote = { $name } : { $result }
place-tokens = { $tokens ->
    [0] aucun jeton Gratitude
    [one] un jeton Gratitude
   *[other] { $tokens } jetons Gratitude
}
place-no-colour = extraterrestre, pas encore de couleur
place-received = { $colour ->
    [red] extraterrestre rouge
    [blue] extraterrestre bleu
   *[green] extraterrestre vert
}, { $received ->
    [one] { $received } offrande
   *[other] { $received } offrandes
} sur { $goal }
red-tokens = { $left ->
    [0] Aucun jeton rouge
    [one] Un jeton rouge
   *[other] { $left } jetons rouges
} ; { $received ->
    [one] { $received } offrande reçue
   *[other] { $received } offrandes reçues
} sur { $goal }
tablet = La tablette des extraterrestres
tablet-request = { $name } voudrait
tablet-wanted = { $name } voulait
tablet-answer = La réponse à { $name }
tablet-word = Le signe de « { $word } »
tablet-thinking = Les extraterrestres se concertent
tablet-empty = Rien sur la tablette pour l’instant
tablet-in = { $name } a un signe
tablet-out = { $name } réfléchit
tablet-proposed = { $name } propose { $sign }
tablet-confirmed = { $name } confirme { $sign }
slate = Tracez ici { $sign }
slate-hint = Repassez-le ici, ou mettez-le sur la tablette : il se dessine tout seul.
slate-hint-sealed = Repassez-le ici, on le verra avec la réponse. Ou proposez-le : il se dessine tout seul.
slate-undo = Annuler le trait
lexicon = Lexique
lexicon-about = Les humains ne voient ni les mots ni les coches. Cochez ce qui a été donné ; un point marque ce qui a été sur la tablette.
lexicon-turned = Tournées :
lexicon-wanted = Vous voulez l’une d’elles :
lexicon-shown = déjà montré
lexicon-tick = Cocher « { $word } » comme donné
notepad = Bloc-notes
notepad-claims = Votre bloc-notes, à rendre
notepad-box = Signes inconnus
notepad-box-empty = aucun
notepad-words = Mots
notepad-back = Remettre parmi les inconnus
notepad-hint = Touchez ou glissez un signe vers un mot. Vous seul voyez ceci, jusqu’à la fin de la partie.
notepad-put = Touchez le mot qu’il pourrait vouloir dire.
notepad-move = Touchez un autre mot pour l’y déplacer.
notepad-how-sure = À côté de « { $word } » :
notepad-certainty = { $certainty ->
    [1] au hasard
    [2] probable
   *[3] sûr
}
notepad-sign = { $sign } à côté de « { $word } », { $certainty ->
    [1] au hasard
    [2] probable
   *[3] sûr
}
past = Ce qui s’est dit
past-empty = Rien n’a encore été demandé.
past-word = { $name } a demandé « { $word } »
past-question = Manche { $round }, question : { $name }
past-request = Manche { $round }, demande : { $name }
past-wiped = effacé
meanings = Ce que disaient les signes
beliefs = Ce que chacun croyait
beliefs-ask = Ouvrir tous les blocs-notes
belief-since = { $round ->
    [0] (dès le début)
   *[other] (depuis la manche { $round })
}
belief-ideal = auditeur idéal : { $word }, { $chance } %
listener = L’auditeur idéal
listener-about = Ce que quelqu’un qui n’oublie rien aurait alors compris de chaque demande, d’après notre barème. En jaune : quelqu’un l’a offert.
listener-waiting = L’auditeur idéal reprend toute la partie…
listener-failed = L’auditeur idéal reste introuvable. Refermez, puis rouvrez dans un instant.
listener-guesses = Le plus probable :
per-cent = { $chance } %

# Ce que dit le conseiller, quand on le lui demande en cours de partie.

hint-word = « { $word } » vaut pour { $having } sur { $offerings }{ $examples_count ->
    [0] .
   *[other] { " " }; celles-ci n’ont pas d’autre mot en commun : { $examples }.
}
hint-offering = { $offering } : les signes déjà vus réduisent le choix à { $fitting } sur { $offerings }.
