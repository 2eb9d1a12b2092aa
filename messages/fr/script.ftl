color-white = Blancs
color-black = Noirs

cell-empty = { $cell }, vide
cell-w = { $cell }, bille blanche
cell-b = { $cell }, bille noire
threat-white = { $place } ; les Blancs pourraient gagner ici
threat-black = { $place } ; les Noirs pourraient gagner ici
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Annuler ce coup
taken-back = Le coup est annulé

status-you = À vous de jouer
status-turn = { $color ->
    [white] Aux Blancs de jouer
   *[black] Aux Noirs de jouer
}
status-thinking = L’ordinateur réfléchit
status-choosing = Votre adversaire choisit une couleur
status-choose = Regardez le serpent et choisissez une couleur
status-waiting = En attente du second joueur
status-past = Retour sur le coup { $ply }
status-lost = Connexion perdue ; nouvel essai
status-back = Connexion rétablie
no-move = Pas encore de coup

offer-draw = Votre adversaire propose la nulle
offer-takeback = Votre adversaire demande à reprendre un coup
offer-rematch = Votre adversaire voudrait une autre partie
offer-made = Votre proposition est faite ; votre adversaire peut l’accepter
offer-declined = Votre proposition a été refusée
hint-is = Indice : { $move }
copied = Copié
not-sent = Cela n’a pas marché. Merci de réessayer.
task-right = Bravo !
task-wrong = Pas encore
puzzle-go-on = { $color ->
    [white] Maintenant, concluez. Aux Blancs de jouer
   *[black] Maintenant, concluez. Aux Noirs de jouer
}
puzzle-won = La victoire est complète.
puzzle-slipped = { $move } laisse échapper la victoire.
play-title = { $game } : { $white } – { $black }
player-you = Vous
player-person = Joueur
player-open = Votre ami, pas encore là
player-computer = Ordinateur, niveau { $level }
move-kept = Pas de connexion. Votre coup { $move } sera envoyé dès qu’elle sera rétablie.
not-connected = Pas de connexion. Merci de réessayer quand elle sera rétablie.
undone = Coup repris
no-undo = Il n’y a aucun coup à reprendre
no-hints = Les indices et les menaces sont désactivés dans cette partie
threats-on = Les menaces sont montrées
threats-off = Les menaces sont cachées
confirm-move = Jouer { $move } ?

player-you-named = { $name } (vous)
presence-here = est là
presence-away = n’est pas là
opponent-here = Votre adversaire est de retour
opponent-away = Votre adversaire a quitté la partie
opponent-left = Votre adversaire n’est plus là depuis un moment. Vous pouvez terminer la partie

storage-full = Ce navigateur n’a plus de place, le coup n’a donc pas été gardé. Supprimez quelque chose et réessayez.
storage-refused = Ce navigateur ne garde rien ici, le coup n’a donc pas été gardé.
mine-moves = { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
}
games-brought = { $count ->
    [one] { $count } partie a été importée.
   *[other] { $count } parties ont été importées.
}
games-unread = Ce fichier ne contient aucune partie lisible.
players = { $white } – { $black }
