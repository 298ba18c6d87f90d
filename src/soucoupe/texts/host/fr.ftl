# Les mots de la page de l’hôte.

host-page-title = Votre maison
host-page-enter-about = Cette page est réservée à la personne qui fait tourner la maison. Son secret s’est affiché dans le terminal à l’ouverture ; il se trouve aussi dans le dossier de données, dans le fichier host-secret.
host-page-secret = Secret de la maison
host-page-enter = Entrer
host-page-leave = Quitter cette page
host-page-refused = Ce n’est pas le secret de cette maison.
host-page-load = Comment ça se passe
host-page-rooms = tables ouvertes
host-page-sockets = appareils connectés
host-page-playing = parties en cours
host-page-waiting = tables en attente
host-page-over = parties terminées
host-page-late = robots en retard
host-page-stalls = blocages
host-page-longest = plus long blocage
host-page-milliseconds = { $count } ms
host-page-memory = mémoire
host-page-megabytes = { $count } Mo
host-page-cores = charge sur { $cores ->
    [one] 1 cœur
   *[other] { $cores } cœurs
}
host-page-tables = Tables
host-page-tables-none = Personne ne joue ni n’attend en ce moment.
host-page-public = sur la page d’accueil
host-page-private = par lien seulement
host-page-watchers = { $count ->
    [0] aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
host-page-ply = { $count ->
    [0] pas commencée
    [one] 1 coup
   *[other] { $count } coups
}
host-page-here = présent
host-page-free = place libre
host-page-close = Fermer la table
host-page-close-sure = La fermer pour de bon ?
host-page-close-yes = Oui, la fermer
host-page-no = Non
host-page-mute = Retirer la parole
host-page-unmute = Rendre la parole
host-page-ban = Bannir
host-page-ban-sure = { $name } : bannir son adresse ? Toutes les personnes qui la partagent resteront dehors.
host-page-ban-yes = Oui, la bannir
host-page-reports = Messages signalés
host-page-reports-none = Rien n’a été signalé.
host-page-settle = C’est réglé
host-page-bans = Adresses bannies
host-page-bans-none = Personne n’est tenu à l’écart.
host-page-address = Adresse
host-page-ban-address = Bannir cette adresse
host-page-lift = Laisser revenir
host-page-announce = Prévenir tout le monde
host-page-announce-text = Ce que chacun lira à sa table
host-page-announce-send = Prévenir
host-page-announce-restart = Annoncer un redémarrage
host-page-announce-minutes = La maison redémarre dans
host-page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
host-page-told = Tout le monde est prévenu.
host-page-since = ({ $time })
host-page-drain = Fermer la maison
host-page-drain-sure = Plus personne ne pourra ouvrir de table ; chacun peut finir sa partie jusqu’à la fin du délai ci-dessus. Relancez la maison pour la rouvrir.
host-page-drain-yes = Oui, dans { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
host-page-drains = La maison ferme.
