# Les mots de la page autour des jeux.

page-tagline = Cinq jeux d’extraterrestres autour d’une table ouverte jour et nuit.
page-skip = Aller au contenu
page-home = Accueil
page-menu = Menu
page-help = Aide
page-language = Langue
page-language-fr = Français
page-language-en = English
page-name = Votre nom
page-name-change = Changer de nom
page-name-save = Enregistrer
page-name-hint = De 1 à 24 caractères ; toute la table le voit.
page-close = Fermer
page-back = Retour aux jeux
page-loading = Un instant…
page-lost = Cette page n’existe pas
page-lost-about = Elle a peut-être atterri ailleurs. Les jeux sont sur la page d’accueil.
page-footer = Éditions de fans, non officielles. Ni compte, ni publicité, rien d’envoyé à des tiers.
page-your-turn = À vous

home-title = À quoi joue-⁠t-⁠on ce soir ?
home-intro = Envoyez un lien à vos amis, ou jouez contre les robots. Ni compte, ni téléchargement.
home-play = Jouer
home-coming = Bientôt
home-players = { $low } à { $high } joueurs
home-by = par { $author }
home-mine-open = Revenir à la table
home-open = Tables ouvertes
home-open-none = Personne n’attend en public pour l’instant. Ouvrez une table : un geste suffit.
home-open-join = Rejoindre
home-open-watch = Regarder
home-open-seats = { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}
home-rules = Règles
home-credits = Crédits

stage-waiting = en attente
stage-starting = va commencer
stage-playing = en cours
stage-over = terminée

new-title = { $game } : une nouvelle table
new-bots = Jouer tout de suite contre des robots
new-bots-about = Vous et trois robots habitués ; la partie commence aussitôt.
new-table = Ouvrir une table pour des amis
new-table-about = Vous recevez un lien à envoyer ; places, robots et variantes se règlent ensuite.
new-alone = Jouer en solitaire
new-alone-about = Une table rien que pour vous : choisissez-y le défi, puis battez votre record.
new-public = Annoncer la table sur la page d’accueil, pour que chacun puisse s’y asseoir
new-coming = Ce jeu est en construction. Son affiche est déjà là.

join-title = { $host } vous attend
join-title-nobody = Une place est libre
join-lead = On joue à { $game }. Prenez place, ou regardez.
join-sit = Prendre place
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-watching = Vous regardez. Vous ne voyez que ce que tout le monde voit.

claim-title = Déplacer cette place ici ?
claim-about = Ce lien est celui d’une place tenue sur un autre appareil. Si vous continuez, l’autre appareil la perd.
claim-yes = Jouer ici
claim-no = Regarder seulement

taken-title = Votre place a changé d’appareil
taken-about = Cette place est maintenant jouée sur un autre appareil.
taken-back = La reprendre
taken-watch = Regarder
freed-about = Votre place a été libérée. Vous regardez maintenant.
gone-unknown = Cette table n’existe pas
gone-unknown-about = Le lien est peut-être incomplet ou mal recopié.
gone-foreign = Cette table vient d’une autre version
gone-foreign-about = Elle a été ouverte avec d’autres règles que celles installées ici, et une partie ne se joue qu’avec les siennes.
gone-foreign-over = Cette partie est terminée
gone-foreign-over-about = Elle a été jouée sous une édition antérieure des règles. On peut encore la revoir du premier coup au dernier.
gone-foreign-look = Revoir la partie
gone-foreign-anew = Recommencer avec les mêmes personnes
gone-foreign-next = Vers la nouvelle table
gone-foreign-next-about = Ses joueurs sont passés à une nouvelle table.
gone-foreign-read = Relire ce qui a été joué
gone-foreign-lost = Personne n’a consigné la partie avant le changement de règles : on ne peut plus la montrer.
gone-foreign-no-game = Le jeu lui-même n’est plus ici non plus.
gone-foreign-defaults = La nouvelle table a les options par défaut : ces règles ne connaissent pas celles de l’ancienne.
gone-other = Vous ne pouvez pas rejoindre cette table

bot-name = Robot { $number }

line-connecting = Connexion…
line-offline = Hors ligne. Nouvel essai…
line-online = Connecté
share-seat-renew = Remplacer mon lien
share-seat-renew-about = Si quelqu’un d’autre a votre lien, créez-en un nouveau. L’ancien ne marchera plus ; cet appareil garde la place.
line-closing = La maison va redémarrer. Rien ne sera perdu : continuez à jouer.
line-closed = La maison redémarre. Rien n’est perdu : cette page se reconnecte d’elle-même.

wait-title = Salle d’attente
wait-seats = Places
wait-seats-count = Nombre de places
wait-seat = Place { $number }
wait-you = vous
wait-host = hôte
wait-away = absent
wait-empty = libre
wait-bot-level = Niveau du robot à la place { $number }
wait-add-bot = Ajouter un robot
wait-free = Libérer la place { $number }
wait-free-short = Libérer
wait-leave = Quitter la place
wait-variants = Variantes et options
wait-option-open = tirage au sort
wait-invite = Inviter
wait-invite-about = Quiconque ouvre ce lien peut prendre place ou regarder.
wait-start = Commencer
wait-start-filled = Compléter avec des robots et commencer
wait-start-about = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
wait-for-host = { $host } lancera la partie.
wait-starting = On mélange : le navigateur de chacun ajoute sa part de hasard…

wait-invite-watch = Quiconque ouvre ce lien peut regarder.

copy = Copier
copied = Copié
copy-by-hand = Copiez-le à la main : le lien est sélectionné.
qr-label = Code QR du lien
share-seat = Continuer sur un autre appareil
share-seat-about = Ceci est votre propre place : quiconque possède ce lien joue à votre place. Ne le transmettez pas.

table-rules = Règles
table-menu = Table
line-sending = Envoi…
table-now = En ce moment

result-title = Le résultat
result-you-won = Vous avez gagné !
result-you-shared = Vous partagez la victoire !
result-won = Victoire : { $names }.
result-nobody = Personne n’a gagné.
result-over = La partie est finie.
result-arrange = Changer quelque chose d’abord
bests-title = Records en solitaire
bests-first = Votre premier score dans ce défi.
bests-beaten = Nouveau record ! L’ancien : { $points }.
bests-still = Votre record ici tient toujours : { $points }.
result-place = Rang
result-name = Joueur
result-points = Points
result-again = Rejouer
result-again-ready = À la partie suivante
result-again-about = La table suivante est prête.
result-home = Autres jeux
result-look = Regarder la table
result-apart = Hors classement
result-league = Classement { $number }

rules-title = Règles : { $game }
rules-contents = Sommaire
credits-title = Crédits : { $game }
credits-author = Auteur
credits-publisher = Éditeur
credits-illustrator = Illustrations
credits-year = Année
credits-unofficial = Ceci est une édition de fans, non officielle, sans lien avec l’auteur ni l’éditeur ; si le jeu vous plaît, achetez la boîte.
credits-ours = Tous les dessins de ces pages sont de nous, tracés par notre propre code ; tous les mots aussi. Les titres des jeux appartiennent à leurs propriétaires.
credits-fonts = Caractères : Righteous d’Astigmatic et Atkinson Hyperlegible du Braille Institute, sous licence SIL Open Font.

help-title = Comment ça marche

refused-client-unreachable = La maison ne répond pas. Vérifiez votre connexion et réessayez.
refused-command-stale = La table a évolué entre-temps ; regardez de nouveau.
refused-command-unfit = La maison n’a pas compris ; rechargez la page.
refused-seat-taken = Cette place est prise.
refused-seat-none-such = Il n’y a personne à cette place, ou une place est encore vide.
refused-seat-not-yours = Cette place n’est pas la vôtre, ou ne l’est plus.
refused-table-not-host = Seul l’hôte peut faire cela.
refused-table-not-now = C’est trop tard, ou trop tôt, pour cela.
refused-table-not-archived = Ce qui a été joué n’a pas été consigné avant le changement de règles.
refused-table-unknown = Cette table n’existe pas.
refused-text-unfit = Un nom a de 1 à 24 caractères, tous imprimables.
refused-text-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui prête à confusion. Choisissez-en un autre.
refused-limit-too-often = Cela a déjà été fait autant de fois qu’il est possible à une même table.
refused-house-closing = La maison va redémarrer. Réessayez dans une minute.
refused-limit-full = La maison est pleine en ce moment. Réessayez dans un instant.
refused-limit-too-much = C’était beaucoup à la fois. Patientez un instant.
refused-setup-seats = Ce jeu ne se joue pas avec ce nombre de places.
refused-setup-option = Ces options ne vont pas ensemble.
refused-store-damaged = Les données de la maison sont endommagées à cet endroit ; réessayer n’y changera rien. Prévenez la personne qui fait tourner la maison.
refused-store-unavailable = La maison ne peut pas écrire dans son journal pour l’instant. Réessayez dans un instant.
refused-play-not-your-turn = Ce n’est pas votre tour.
refused-play-game-over = La partie est terminée.
refused-play-not-legal = { not-legal }
refused-setup-unknown-bot = Aucun robot de ce niveau ne joue à ce jeu.
refused-setup-unknown-game = Ce jeu n’est pas installé ici.
refused-table-foreign-rules = Cette table vient d’une autre version des règles.
refused-table-broken-log = Les données de cette table sont endommagées. Prévenez la personne qui fait tourner la maison.
refused-house-error = Un problème est survenu dans la maison. Rien n’est perdu ; réessayez dans un instant.
refused-host-not-operator = Entrez d’abord le secret de la maison.
refused-host-banned = Cette maison n’accepte pas votre adresse.
refused-host-bad-ban = Impossible de la bannir : ce n’est pas une adresse, ou c’est la vôtre, ou tout le monde passe par elle.
refused-ink-not-now = On ne peut rien tracer ici pour l’instant.
refused-ink-too-much = C’est trop pour qu’on puisse suivre. Terminez avec ce que vous avez tracé.

# Revoir une partie

replay-title = Revoir : { $game }
replay-eyes = Vue
replay-eyes-open = tout dévoilé
replay-eyes-public = le public
replay-eyes-me = { $name } (vous)
replay-controls = Commandes de la relecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-track = Coups de la partie
replay-at = Coup { $ply } sur { $last }
replay-move = Coup
replay-moves = Coups
replay-table = La table
replay-share = Partager
replay-link = Un lien vers le coup { $ply }
replay-link-about = Quiconque l’ouvre voit cet instant précis, par les mêmes yeux.
replay-paper = Sur papier
replay-paper-about = Toute la partie en mots, avec tout ce qui était caché.
replay-text = En texte
replay-in-words = Cette partie, racontée
replay-in-words-about = Elle a été jouée sous une édition antérieure des règles, que cette page ne dessine plus. Voici tout ce qui s’est passé.
replay-so-far-about = Les règles ont changé avant la fin de cette partie. Voici ce qui s’est passé jusque-là, tel que ces yeux l’ont vu.
replay-paper-so-far = La partie en mots, aussi loin qu’elle est allée et telle que ces yeux l’ont vue.
replay-print = Imprimer cette liste
replay-to-table = Vers la table
replay-not-over = Cette partie n’est pas finie
replay-not-over-about = On pourra la revoir dès qu’elle sera terminée.
replay-deal = La partie est mise en place.
replay-unseen = { $name } agit ; d’ici, il n’y a rien à voir.
replay-undone = { $name } reprend le coup { $ply }.
replay-was-undone = repris
replay-by-bot = joué par un robot
replay-by-clock = temps écoulé
replay-by-pad = d’après le bloc-notes
replay-said = { $name } : { $text }
replay-whispered = à voix basse
replay-noted = { $name } écrit sur un bloc-notes :
replay-felt-applause = { $name } applaudit.
replay-felt-laugh = { $name } rit.
replay-felt-gasp = { $name } n’en revient pas.
replay-felt-think = { $name } réfléchit.
replay-felt-heart = { $name } adore.
replay-felt-saucer = { $name } envoie une soucoupe.
result-replay = Revoir la partie
result-text = En texte

# Mes parties

mine-title = Mes parties
mine-turn = À vous
mine-turns = { $count ->
    [0] Ce n’est à vous à aucune table.
    [one] C’est à vous à une table.
   *[other] C’est à vous à { $count } tables.
}
mine-waiting = Dans la salle d’attente
mine-starting = Va commencer
mine-playing = Aux autres de jouer
mine-won = Vous avez gagné
mine-shared = Victoire partagée
mine-place = Rang { $place } sur { $count }
mine-over = Terminée
mine-damaged = Les données de cette table sont endommagées. Votre place est gardée ; la personne qui fait tourner la maison pourra peut-être les restaurer.
mine-gone = Cette place n’existe plus : la table a fermé, ou la place est jouée sur un autre appareil.
mine-alone = en solitaire
mine-with = avec { $names }
mine-bots = { $count ->
    [0] aucun robot
    [one] un robot
   *[other] { $count } robots
}
mine-play = Jouer
mine-next = À la partie suivante
mine-forget = Oublier
mine-forgotten = Oubliée : ce navigateur ne tient plus la place.
mine-undo = Annuler
mine-all = { $count ->
    [0] Aucune autre partie
    [one] Une autre partie
   *[other] { $count } autres parties
}
mine-stale = La maison ne répond pas : cette liste n’est peut-être plus à jour.
mine-about = Seul ce navigateur connaît cette liste. Comment ça marche ?

# La vie à une table

ui-time-left = Temps restant : { $time }
ui-left-days = { $days } j { $hours } h
ui-left-hours = { $hours } h { $minutes }
ui-hurry = Vite !
ui-feels = { $name } : { $feeling }
ui-away-who = { $name } n’est pas là
ui-stand-in = un robot joue
ui-stand-in-who = un robot joue pour { $name }
ui-resigned = abandon
ui-resigned-who = { $name } abandonne ; un robot continue

duration-seconds = { $count } s
duration-minutes = { $count } min
duration-hours = { $count } h
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

terms = Temps, absences, spectateurs
terms-clock = Temps de réflexion
terms-clock-none = Pas de pendule : prenez votre temps.
terms-clock-none-short = Pas de pendule
terms-clock-none-about = Aucune limite de temps.
terms-clock-decision = Pour chaque décision
terms-clock-decision-short = { $time } par décision
terms-clock-decision-is = { $time } de réflexion par décision.
terms-clock-decision-about = Une fois le temps écoulé, la pendule décide.
terms-clock-total = Pour toute la partie
terms-clock-total-short = { $time } pour toute la partie
terms-clock-total-is = { $time } de réflexion chacun, pour toute la partie.
terms-clock-total-about = Chacun dispose de ce temps en tout ; ensuite, dix secondes par décision.
terms-grace = Quelqu’un s’absente
terms-grace-live = En direct : tout le monde reste à table
terms-grace-live-is = Partie en direct : après { $time } d’absence, un robot joue à la place de l’absent.
terms-grace-turns = Au fil des tours : on va et vient
terms-grace-turns-is = Partie au fil des tours : après { $time } d’absence, un robot joue à la place de l’absent.
terms-grace-about = Passé ce délai, un robot joue à sa place jusqu’à son retour.
terms-watchable = Toute personne qui a le lien peut regarder la partie
terms-watched = Toute personne qui a le lien peut regarder.
terms-private = Table privée : seuls ceux qui y sont assis voient la partie.
terms-public = Table publique : annoncée sur la page d’accueil, chacun peut regarder.
terms-hints = Les joueurs peuvent demander conseil
terms-hints-about = Le conseiller donne des probabilités et des nombres, à qui les demande et à personne d’autre. Tous apprennent ensuite qui a demandé.
terms-hints-is = Les joueurs peuvent demander conseil.
terms-hints-off = Partie sans conseils.
hint-ask = Conseil
hint-hide = Cacher le conseil
hint-title = Ce que dit le conseiller
ui-hints-who = Conseils demandés par { $name } : { $count }
result-hints = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}

join-lead-private = On joue à { $game }. Prenez place : cette table est privée, et une fois la partie lancée, seuls les joueurs la voient.
join-full-private = Toutes les places sont prises, et cette table est privée : une fois la partie lancée, seuls les joueurs la voient.
wait-invite-private = Quiconque ouvre ce lien peut prendre place. Une fois la partie lancée, seuls les joueurs la voient.
wait-invite-unwatched = Cette table est privée : le lien sert à ceux qui y ont une place, et à tous une fois la partie finie.
private-title = Cette table est privée
private-about = Une partie est en cours, et seuls ceux qui sont à la table la voient. Une fois finie, chacun pourra la revoir.
private-again = Réessayer

clock-left-seconds = { $count ->
    [0] Plus une seconde.
    [one] Plus qu’une seconde.
   *[other] Plus que { $count } secondes.
}

take-back = Reprendre
play-tools = Votre partie
pause = Demander une pause
pause-agree = Accepter la pause
pause-end = Continuer à jouer
pause-about = La partie s’arrête dès que tous les joueurs sont d’accord ; les pendules aussi.
pause-wished-by = Pause demandée par { $names }.
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-about = Un robot joue à votre place jusqu’au bout. C’est définitif, mais vous pouvez rester et regarder.
resign-yes = Abandonner
resign-no = Continuer à jouer

banner-paused = La partie est en pause
banner-pause-mine = Vous avez demandé une pause. Tous n’ont pas encore accepté.
banner-stood-in = Un robot joue pour vous. Touchez n’importe quoi, et votre place est de nouveau à vous.
banner-resigned = Vous avez abandonné. Un robot joue à votre place.
banner-out = Vous êtes hors jeu : vous voyez tout.

notice-took-back = { $name } reprend son dernier coup.
notice-clocked = Temps écoulé : la pendule décide pour { $name }.
notice-you-taken-over = Vous n’étiez pas là : un robot joue pour vous.
notice-you-returned = Vous revoilà.
notice-you-resigned = Vous avez abandonné.
notice-you-pause-wished = Vous demandez une pause.
notice-you-pause-ended = Vous voulez reprendre.
notice-you-hosted = Vous êtes maintenant l’hôte.
notice-you-granted = La maison était fermée : vous retrouvez votre temps.
notice-you-silenced = L’hôte vous a retiré la parole.
notice-you-unsilenced = Vous pouvez de nouveau parler.
notice-you-took-back = Vous reprenez votre dernier coup.
notice-you-clocked = Votre temps est écoulé : la pendule a décidé pour vous.

talk = Discussion
talk-unread = { $count ->
    [0] aucun nouveau message
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-channels = Canaux
talk-none = Personne n’a encore rien dit.
talk-heard = { $name } dit : { $text }
talk-write = Dire quelque chose
talk-send = Envoyer
talk-keys = Entrée envoie, Maj + Entrée va à la ligne.
talk-count = { $count } sur { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}
talk-more = À propos de ce message ({ $name })
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
talk-report = Montrer à l’hôte
talk-reported = Signalé à l’hôte.
talk-anyway = Le dire quand même
talk-anyway-about = Tous ceux qui le liront verront que vous l’avez dit quand même.
talk-breach = Dit quand même : « { $word } »
talk-closed = On ne peut rien dire ici pour l’instant.
talk-closed-watching = Les spectateurs peuvent écouter, mais pas parler.
talk-closed-off = L’hôte a coupé la discussion.
talk-closed-silenced = L’hôte vous a retiré la parole.

feelings = Réactions
feeling-applause = bravo
feeling-laugh = rire
feeling-gasp = stupeur
feeling-think = perplexité
feeling-heart = cœur
feeling-saucer = soucoupe

notes = Notes
notes-mine = Le mien
notes-about = Vous seul lisez ceci, sur tous vos appareils. Après la partie, chacun peut le lire.
notes-about-shared = Tous ceux du canal « { $channel } » lisent et écrivent ici. Après la partie, chacun peut le lire.
notes-about-over = La partie est finie : chacun peut lire ceci en la revoyant.
notes-writing = Pas encore enregistré…
notes-saving = Enregistrement…
notes-saved = Enregistré
notes-unfit = Un bloc-notes contient jusqu’à 4 000 caractères imprimables.

sounds = Sons : quand c’est à vous, et quand le temps presse
reading = Temps pour lire ce qui se passe
reading-calm = Calme
reading-normal = Normal
reading-quick = Rapide
reading-at-once = Sans attendre

host-tools = Pour l’hôte
host-talk = On peut discuter à cette table
host-silence = Retirer la parole
host-unsilence = Rendre la parole
host-relink = Nouveau lien
host-alone = Il n’y a personne d’autre à cette table.
host-reports = Messages qu’on vous a montrés
host-reports-new = { $count ->
    [0] aucun message ne vous a été montré
    [one] un message vous a été montré
   *[other] { $count } messages vous ont été montrés
}
host-report = { $by } vous montre ce qu’a dit { $name } :
host-reported = On vous montre un message. Vous le trouverez sous « Table ».
relink-title = Un nouveau lien pour { $name }
relink-about = Pour { $name }, qui a perdu le sien : un nouveau lien vers cette place. L’ancien lien ne marchera plus, et l’appareil qui tient la place la perdra. Toute la table en est avertie.
relink-yes = Créer un nouveau lien
relink-no = Ne rien changer
relink-ready = À donner à { $name } seulement : quiconque possède ce lien joue à cette place. Il n’est montré qu’une fois.
relink-done = C’est fait

refused-clock-late = Votre temps était écoulé avant que votre coup n’arrive ; la pendule décide.
refused-table-paused = La partie est en pause. N’importe quel joueur peut la reprendre.
refused-table-private = Cette table est privée.
refused-seat-present = La personne assise là est présente, ou l’était à l’instant. Elle seule peut créer un nouveau lien, sous « Table ».
refused-seat-held = Un autre appareil tient cette place.
refused-talk-off = Vous ne pouvez pas parler à cette table pour l’instant.
refused-talk-closed = On ne peut rien dire ici pour l’instant.
refused-talk-held-back = Le jeu ne vous laisse pas dire cela.
refused-talk-unfit = Un message a de 1 à 500 caractères, tous imprimables.
refused-takeback-overtaken = Trop tard pour reprendre : quelqu’un a joué depuis.
refused-takeback-learnt = Ce coup ne se reprend pas : il a montré quelque chose, à vous ou à quelqu’un d’autre.
refused-takeback-final = Ce coup ne se reprend pas.
refused-takeback-not-yet = On vérifie encore si ce coup peut être repris. Réessayez dans un instant.
refused-hint-off = Cette table joue sans conseils.
refused-hint-nothing = Le conseiller n’a rien à dire de cette décision.

# Une table pour tous les jeux

generic-ask = À vous : que faites-vous ?
generic-wait = On attend { $names }
generic-moment = Un instant…
generic-over = La partie est terminée.
generic-do = C’est parti
generic-yes = oui
generic-no = non
generic-variant = Variante et options

announced-restart = { $minutes ->
    [0] La maison redémarre maintenant. Rien n’est perdu : votre table revient toute seule.
    [one] La maison redémarre dans une minute. Rien n’est perdu : votre table reviendra toute seule.
   *[other] La maison redémarre dans { $minutes } minutes. Rien n’est perdu : votre table reviendra toute seule.
}
gone-closed = La maison a fermé cette table
gone-closed-about = On ne peut plus s’y asseoir. Ouvrez-en une autre, ou jouez avec les robots.
