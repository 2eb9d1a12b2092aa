worth-win = victoire
worth-draw = nulle
worth-loss = défaite
worth-unknown = inconnu
worth-win-exact = { $moves ->
    [one] victoire en { $moves } coup
   *[other] victoire en { $moves } coups
}
worth-win-bound = { $moves ->
    [one] victoire en { $moves } coup au plus
   *[other] victoire en { $moves } coups au plus
}
worth-loss-exact = { $moves ->
    [one] défaite en { $moves } coup de l’adversaire
   *[other] défaite en { $moves } coups de l’adversaire
}
worth-loss-bound = { $moves ->
    [one] défaite en { $moves } coup de l’adversaire au plus
   *[other] défaite en { $moves } coups de l’adversaire au plus
}
worth-about = environ { $percent }
worth-at = { $place } ; { $value }
is-proven = prouvé
is-published = prouvé par d’autres
is-estimated = estimé
verdict-is = { $color ->
    [white] { $how ->
        [proven] Aux Blancs de jouer : { $value }, c’est prouvé
        [published] Aux Blancs de jouer : { $value }, d’autres l’ont prouvé
       *[estimated] Aux Blancs de jouer : { $value }, c’est estimé
    }
   *[black] { $how ->
        [proven] Aux Noirs de jouer : { $value }, c’est prouvé
        [published] Aux Noirs de jouer : { $value }, d’autres l’ont prouvé
       *[estimated] Aux Noirs de jouer : { $value }, c’est estimé
    }
}
best-is = Meilleur coup : { $move } ; { $value }
no-best = Aucun meilleur coup connu pour l’instant
no-value = Rien n’est encore connu
engine-working = Profondeur { $depth }, réflexion en cours
engine-done = Profondeur { $depth }
engine-resting = Le moteur est arrêté
engine-lost = Le serveur ne répond pas. Les coups sont gardés ici.
engine-busy = Le serveur est occupé. Réessayez dans un instant.
line-unfold = Montrer toute la suite
over-white = Les Blancs ont gagné
over-black = Les Noirs ont gagné
over-draw = Partie nulle
not-read = Impossible à lire : { $why }
was-read = { $count ->
    [one] { $count } coup est affiché
   *[other] { $count } coups sont affichés
}
at-start = Début
main-line = Variante principale
variation = Variante
deleted = Effacé
did-undo = Modification annulée
did-redo = Modification rétablie
promoted = C’est maintenant la variante principale
edit-lead = Appuyez sur une cavité pour la changer : vide, bille blanche, bille noire.
review-working = Analyse de la position { $ply } sur { $count }
review-done = Toutes les positions sont analysées
review-stopped = Arrêté
review-point = { $how ->
    [proven] Pour les Blancs : { $value }, c’est prouvé
    [published] Pour les Blancs : { $value }, d’autres l’ont prouvé
   *[estimated] Pour les Blancs : { $value }, c’est estimé
}
accuracy-perfect = { $color ->
    [white] Les Blancs n’ont fait aucune erreur.
   *[black] Les Noirs n’ont fait aucune erreur.
}
accuracy-good = { $color ->
    [white] Les Blancs ont bien joué et ont gardé en moyenne { $percent } des points par coup.
   *[black] Les Noirs ont bien joué et ont gardé en moyenne { $percent } des points par coup.
}
accuracy-fair = { $color ->
    [white] Les Blancs ont fait de petites erreurs et ont gardé en moyenne { $percent } des points par coup.
   *[black] Les Noirs ont fait de petites erreurs et ont gardé en moyenne { $percent } des points par coup.
}
accuracy-poor = { $color ->
    [white] Les Blancs ont fait de grosses erreurs et ont gardé en moyenne { $percent } des points par coup.
   *[black] Les Noirs ont fait de grosses erreurs et ont gardé en moyenne { $percent } des points par coup.
}
mistake-was = { $color ->
    [white] Coup { $ply } : les Blancs ont joué { $move }. Trouvez un meilleur coup.
   *[black] Coup { $ply } : les Noirs ont joué { $move }. Trouvez un meilleur coup.
}
mistake-cost = Cela a coûté { $percent } des points.
try-checking = Vérification de { $move }
try-right = Oui ! Il n’y a pas mieux que { $move }.
try-better = { $move } est meilleur, mais il y a un coup encore meilleur.
try-wrong = { $move } n’est pas meilleur. Réessayez.
try-answer = La réponse : { $move }
try-again = Réessayer
try-show = Montrer la réponse
no-mistakes = Aucune grosse erreur n’a été trouvée.
