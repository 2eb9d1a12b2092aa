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
play-title = { $game } : { $white } – { $black }
player-you = Vous
player-person = Joueur
player-open = Ami, pas encore là
player-computer = Ordinateur, niveau { $level }
move-kept = Pas de connexion. Votre coup { $move } sera envoyé dès qu’elle sera rétablie.
not-connected = Pas de connexion. Merci de réessayer quand elle sera rétablie.
undone = Coup repris
no-undo = Il n’y a aucun coup à reprendre
threats-on = Les menaces sont montrées
threats-off = Les menaces sont cachées
confirm-move = Jouer { $move } ?
