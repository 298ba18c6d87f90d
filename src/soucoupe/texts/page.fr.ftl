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
home-by = de { $author }
home-mine-open = Revenir à la table
home-open = Tables ouvertes
home-open-none = Personne n’attend en public pour l’instant. Ouvrez une table : un geste suffit.
home-open-join = Rejoindre
home-open-watch = Regarder
home-open-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
home-rules = Règles
home-credits = Crédits

stage-waiting = en attente
stage-starting = sur le départ
stage-playing = en cours
stage-over = terminée

new-title = { $game } : une nouvelle table
new-bots = Jouer tout de suite contre des robots
new-bots-about = Vous et trois robots habitués, cartes données aussitôt.
new-table = Ouvrir une table pour des amis
new-table-about = Vous recevez un lien à envoyer ; places, robots et variantes se règlent ensuite.
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
gone-unknown-about = Le lien est peut-être coupé ou mal recopié.
gone-foreign = Cette table dort
gone-foreign-about = Elle a été ouverte sous d’autres règles que celles installées ici, et une partie ne se joue que sous les siennes.
gone-other = La table ne vous laisse pas entrer

bot-name = Robot { $number }

line-connecting = Connexion…
line-offline = Hors ligne. Nouvel essai…
line-online = Connecté

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
share-seat-about = Ceci est votre propre place : quiconque a ce lien joue à votre place. Ne le transmettez pas.

table-rules = Règles
table-menu = Table
line-sending = Envoi…
table-no-face = Ce jeu n’a pas encore de table à regarder.
table-now = En ce moment

result-title = Le résultat
result-you-won = Vous avez gagné !
result-you-shared = Vous partagez la victoire !
result-won = Victoire : { $names }.
result-place = Rang
result-name = Joueur
result-points = Points
result-again = Rejouer
result-again-ready = À la partie suivante
result-again-about = La table suivante est mise.
result-home = Autres jeux
result-look = Regarder la table

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
help-start = Pour commencer
help-start-about = Choisissez un jeu, tapez un nom et jouez aussitôt contre des robots – ou ouvrez une table et envoyez son lien à vos amis.
help-come-back = Partir et revenir
help-come-back-about = Fermez la page quand vous voulez : votre place reste à vous. Vos tables vous attendent sur la page d’accueil. Pour continuer sur un autre appareil, ouvrez « Table » pendant la partie et utilisez le lien de votre place.
help-keys = Au clavier
help-keys-about = Tab avance, Maj + Tab recule, Entrée et la barre d’espace actionnent ce qui est sélectionné, Échap ferme ce qui est ouvert.
help-fair = Jeu équitable
help-fair-about = Avant la donne, le serveur publie le sceau de son secret, et le navigateur de chacun ajoute sa part de hasard. Les robots ne savent que ce que voit leur place.
help-refused = Quand un coup est refusé
help-refused-about = Une note au bord de l’écran dit pourquoi. Rien n’est perdu : la table reste comme elle était.

refused-client-unreachable = La maison ne répond pas. Vérifiez votre connexion et réessayez.
refused-command-stale = La table a évolué entre-temps ; regardez de nouveau.
refused-command-unfit = Ceci n’a pas été compris ici ; rechargez la page.
refused-seat-taken = Cette place est prise.
refused-seat-none-such = Il n’y a personne à libérer là, ou une place est encore vide.
refused-seat-not-yours = Cette place n’est pas la vôtre, ou ne l’est plus.
refused-table-not-host = Seul l’hôte peut faire cela.
refused-table-not-now = C’est trop tard, ou trop tôt, pour cela.
refused-table-unknown = Cette table n’existe pas.
refused-text-unfit = Un nom a de 1 à 24 caractères, tous imprimables.
refused-limit-too-much = C’était beaucoup à la fois. Patientez un instant.
refused-setup-seats = Ce jeu ne prend pas ce nombre de places.
refused-setup-option = Les options ne vont pas ensemble.
refused-store-unavailable = La maison ne peut pas écrire dans son journal pour l’instant. Réessayez dans un instant.
refused-play-not-your-turn = Ce n’est pas votre tour.
refused-play-game-over = La partie est terminée.
refused-play-not-legal = { not-legal }

# Revoir une partie

replay-title = Revoir : { $game }
replay-eyes = Vue par
replay-eyes-open = tout le monde, jeu ouvert
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
replay-print = Imprimer cette liste
replay-to-table = Vers la table
replay-not-over = Cette partie n’est pas finie
replay-not-over-about = On pourra la revoir dès qu’elle sera terminée.
replay-deal = La partie est mise en place.
replay-unseen = { $name } agit ; d’ici, il n’y a rien à voir.
replay-undone = { $name } reprend le coup { $ply }.
replay-was-undone = repris
replay-by-bot = joué par un robot
replay-by-clock = temps écoulé
replay-by-pad = d’après le carnet
replay-said = { $name } : { $text }
replay-whispered = à voix basse
replay-noted = { $name } écrit sur un carnet :
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
    [one] C’est à vous à une table.
   *[other] C’est à vous à { $count } tables.
}
mine-waiting = Dans la salle d’attente
mine-starting = Sur le départ
mine-playing = Aux autres de jouer
mine-won = Vous avez gagné
mine-shared = Victoire partagée
mine-place = Rang { $place } sur { $count }
mine-over = Terminée
mine-gone = Cette place n’existe plus : la table a fermé, ou la place est jouée sur un autre appareil.
mine-alone = en solitaire
mine-with = avec { $names }
mine-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
mine-play = Jouer
mine-next = À la partie suivante
mine-forget = Oublier
mine-forgotten = Oubliée : ce navigateur ne tient plus la place.
mine-undo = Annuler
mine-all = { $count ->
    [one] Une partie de plus
   *[other] { $count } parties de plus
}
mine-stale = La maison ne répond pas : ceci a peut-être changé.
mine-about = Seul ce navigateur connaît cette liste. Comment ça marche
