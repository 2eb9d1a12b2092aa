web-skip = Aller au contenu
web-nav = Pages
nav-games = Jeux
nav-mine = Mes parties
nav-rules = Règles
web-language = Langue
web-names = Pentago, Pentaroll et Pantareï appartiennent à leurs éditeurs. Panta n’a aucun lien avec eux.
web-offline = Ce que vous voyez ici marche maintenant aussi sans le serveur. Les parties avec d’autres en ont besoin.
web-new-version = Une nouvelle version de Panta est prête.
web-new-version-use = L’utiliser maintenant
here-missing = Ce navigateur n’a pas cette partie. Les parties contre l’ordinateur et sur un seul écran restent dans le navigateur où elles sont jouées.
here-not-kept = Ce navigateur ne garde rien ici, on ne peut donc pas y jouer la partie. La cause est peut-être une fenêtre privée ou un appareil plein.

home-title = Trois jeux pour deux joueurs
home-lead = Jouez contre l’ordinateur, avec un ami à côté de vous ou avec un ami au loin. Pas de compte, rien à installer.
home-continue = Continuer votre partie
play-computer = Contre l’ordinateur
play-level = niveau { $level }
play-change = Choisir le niveau et la couleur
play-here = Jouer côte à côte
play-friend = Inviter un ami

setup-opponent = Qui joue ?
setup-computer = Vous et l’ordinateur
setup-here = Deux personnes sur cet écran
setup-friend = Vous et un ami, par lien
setup-level = Niveau de l’ordinateur
setup-level-number = { $level ->
    [1] 1, le plus facile
    [10] 10, le plus fort
   *[other] { $level }
}
setup-color = Votre couleur
setup-color-white = Blancs
setup-color-black = Noirs
setup-color-any = Au hasard
setup-first = Qui commence ?
setup-chooser = Qui regarde le serpent et choisit une couleur ?
setup-chooser-me = Vous choisissez
setup-chooser-other = L’adversaire choisit
setup-more = Plus d’options
setup-edition = Édition
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-of = { $minutes } min par joueur, plus { $seconds } s par coup
setup-hints = Indices et menaces pour les deux joueurs
setup-start = Commencer la partie
setup-needs-server = Pour inviter un ami, il faut le serveur, qu’on ne peut pas joindre pour le moment. Contre l’ordinateur et sur cet écran, vous pouvez jouer sans lui.
edition-name-standard = Édition standard
picture-of = { $board } : { $state }

play-board = Plateau
play-status = État de la partie
play-moves = Coups
play-actions = Actions
play-damaged = Les coups suivants ne sont plus lisibles. La partie est montrée jusqu’ici.
play-no-moves = Aucun coup n’a encore été joué.
play-no-script = Pour jouer, il faut JavaScript. Sans lui, vous voyez le plateau tel qu’il est maintenant.
step-first = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Au dernier coup
act-undo = Reprendre
act-takeback = Demander à reprendre un coup
act-hint = Indice
play-threats = Montrer où chaque camp pourrait gagner à son prochain coup
play-confirm = Confirmer mes coups
play-call = Son et vibration quand c’est à moi de jouer
act-confirm = Confirmer
act-resign = Abandonner
act-resign-sure = Vraiment abandonner ?
act-yes = Oui
act-no = Non
act-draw = Proposer la nulle
act-accept = Accepter
act-decline = Refuser
act-retry = Reprendre et réessayer
act-rematch = Revanche
act-rematch-go = Vers la revanche
act-record = Enregistrer la partie
choose-title = Choisissez votre couleur
choose-lead = Voici le serpent. Le joueur qui ne choisit pas joue le premier coup.
choose-why = Les deux couleurs ont les mêmes neuf écailles ; seules leurs places diffèrent. Demandez-vous quelle couleur pourrait réunir plus vite beaucoup d’écailles sur une pile, et n’oubliez pas que l’autre joueur commence.
choose-white = Je prends les Blancs
choose-black = Je prends les Noirs
keys-title = Touches
keys-move = Se déplacer sur le plateau
keys-press = Poser, faire rouler ou choisir
keys-cancel = Annuler ce coup
keys-hint = Indice
keys-threats = Montrer ou cacher les menaces
keys-last = Lire le dernier coup
keys-undo = Reprendre

result-you-won = Vous avez gagné
result-you-lost = Vous avez perdu
why-five-by-placing = { $mover ->
    [you] Votre bille a complété un alignement de cinq.
    [white] La bille des Blancs a complété un alignement de cinq.
   *[black] La bille des Noirs a complété un alignement de cinq.
}
why-both-five = { $end ->
    [draw] Un même coup a aligné cinq billes pour les deux camps.
   *[win] Une même rotation a aligné cinq billes pour les deux camps. Dans cette édition, c’est le joueur qui a fait la rotation qui gagne.
}
why-board-full = Le plateau est plein, et personne n’a aligné cinq billes.
why-repetition = La même position s’est présentée pour la troisième fois.
why-resignation = { $loser ->
    [you] Vous avez abandonné.
    [white] Les Blancs ont abandonné.
   *[black] Les Noirs ont abandonné.
}
why-time = { $loser ->
    [you] Votre temps est écoulé.
    [white] Le temps des Blancs est écoulé.
   *[black] Le temps des Noirs est écoulé.
}
why-agreement = Les deux camps se sont mis d’accord.
why-forfeit = { $loser ->
    [you] Vous avez quitté la partie.
    [white] Les Blancs ont quitté la partie.
   *[black] Les Noirs ont quitté la partie.
}
why-abandoned = La partie a été interrompue.

invite-title = Invitez votre ami
invite-lead = Envoyez ce lien, ou faites scanner le code à votre ami. Il sert une fois, pour l’autre place.
invite-link = Lien pour votre ami
invite-share = Partager le lien
invite-copy = Copier
invite-new = Créer un nouveau lien
invite-qr = Le lien en code QR
invite-watch = Tous les autres peuvent regarder à cette adresse :
join-color = { $color ->
    [white] Vous jouez les Blancs.
   *[black] Vous jouez les Noirs.
}
join-first = { $color ->
    [white] Les Blancs commencent.
   *[black] Les Noirs commencent.
}
join-choosing = Un joueur regarde le serpent et choisit une couleur ; l’autre commence.
join-hints = Les deux joueurs peuvent demander des indices et voir les menaces.
join-how = Comment jouer
join-take = Jouer
join-no-script = Pour prendre la place, il faut JavaScript : seul un script peut lire la partie secrète du lien.
join-taken = Cette place est déjà prise. Vous pouvez tout de même regarder la partie.
join-wrong = Ce lien n’est pas bon, ou un plus récent l’a remplacé. Demandez le dernier à votre ami.
join-watch = Regarder la partie
join-own = Ce lien est pour votre ami. Il est encore valable : il suffit de l’envoyer.
join-back = Retour à la partie

mine-title = Mes parties
mine-lead = Les parties de ce navigateur, la plus récente en premier. Personne d’autre ne voit cette liste.
mine-none = Pas encore de partie. Choisissez un jeu et jouez.
mine-damaged = { $count ->
    [one] { $count } partie n’est plus lisible.
   *[other] { $count } parties ne sont plus lisibles.
}
mine-leave = Cet appareil va changer de mains
mine-leave-what = Ensuite, la liste sera vide, et personne ne pourra continuer ces parties depuis cet appareil. Les parties ne seront pas supprimées, et les autres joueurs pourront continuer.
mine-leave-do = Oublier les parties sur cet appareil
mine-here = Gardées dans ce navigateur
mine-here-lead = Ces parties sont seulement sur cet appareil. Enregistrez-les dans un fichier pour les emporter ailleurs ou pour ne pas les perdre.
mine-export = Enregistrer ces parties dans un fichier
mine-import = Importer des parties d’un fichier
mine-delete = Supprimer
mine-open = Continuer
mine-look = Voir

rules-title = Les règles
rules-editions = Éditions
rules-picture-start = Le début de la partie

error-not-found = Cette page n’existe pas
error-not-found-more = L’adresse est peut-être fausse, ou la partie a été supprimée.
error-busy = Trop de requêtes
error-busy-more = Merci d’attendre un instant et de réessayer.
error-refused = Ce n’est pas possible
error-refused-more = Revenez en arrière et vérifiez les choix.
error-broken = Quelque chose s’est mal passé
error-broken-more = L’erreur vient de nous, et elle a été enregistrée. Merci de réessayer.
error-home = Retour aux jeux

name-yours = Votre nom (facultatif)
name-rule = Un nom a au plus 20 lettres, chiffres, espaces et - . _ ’
join-from = { $name } vous invite.
join-public = Tout le monde peut trouver cette partie et la regarder pendant qu’elle se joue.
setup-public = Tout le monde peut regarder : la partie figure dans la liste pendant qu’elle se joue

left-lead = Votre adversaire a quitté la partie. Vous pouvez attendre ou terminer la partie.
act-claim = Réclamer la victoire
act-call-off = Interrompre la partie

watch-link = Regarder des parties en cours
watch-title = Parties en cours
watch-lead = Les parties publiques avec un coup dans la dernière heure. Qui commence une partie décide si elle figure ici.
watch-none = Aucune partie publique n’est en cours.

act-film = Enregistrer une animation
embed-title = Montrer sur un autre site
embed-lead = Copiez ce code dans la page :
embed-open = Voir la partie sur Panta
embed-analyze = Analyser la position sur Panta
