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
       *[estimated] Aux Blancs de jouer : { $value }, c’est une estimation
    }
   *[black] { $how ->
        [proven] Aux Noirs de jouer : { $value }, c’est prouvé
        [published] Aux Noirs de jouer : { $value }, d’autres l’ont prouvé
       *[estimated] Aux Noirs de jouer : { $value }, c’est une estimation
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
prove-here = Prouver ici, avec au plus { $memory } de mémoire
prove-there = Faire prouver par le serveur, avec au plus { $memory } de mémoire
no-memory = Une preuve demanderait { $needed } de mémoire, et cet appareil peut en donner { $limit }.
no-memory-there = Une preuve demanderait { $needed } de mémoire, et le serveur peut en donner { $limit }.
megabytes = { $count } Mo
gigabytes = { $count } Go
engine-unproven = Aucune preuve n’a été trouvée.
engine-failed = Cet appareil n’a pas pu chercher de preuve. Il manque peut-être de mémoire.
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
deleted = Supprimé
did-undo = Modification annulée
did-redo = Modification rétablie
promoted = C’est maintenant la variante principale
palette = Que poser
palette-lead = Choisissez que poser, puis appuyez sur des cavités. Appuyer une seconde fois l’enlève.
palette-w = Bille blanche
palette-b = Bille noire
palette-empty = Effacer
pinned = Épinglé : { $place }
link-damaged = Ce lien est abîmé ou incomplet. Le plateau vide est affiché.
link-short = Copié. C’est trop pour un lien : il contient seulement la suite qui est sur le plateau. La partie enregistrée contient tout.
review-working = Analyse de la position { $ply } sur { $count }
review-done = Toutes les positions sont analysées
review-stopped = Arrêté
review-point = { $how ->
    [proven] Pour les Blancs : { $value }, c’est prouvé
    [published] Pour les Blancs : { $value }, d’autres l’ont prouvé
   *[estimated] Pour les Blancs : { $value }, c’est une estimation
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
review-move = { $color ->
    [white] Coup { $number } : les Blancs ont joué { $move }
   *[black] Coup { $number } : les Noirs ont joué { $move }
}
slip-lost = { $color ->
    [white] Après { $move }, les Blancs gagnent
   *[black] Après { $move }, les Noirs gagnent
}
slip-drawn = Après { $move }, la partie est nulle
slip-about = { $color ->
    [white] Après { $move }, les Blancs peuvent espérer environ { $percent } des points
   *[black] Après { $move }, les Noirs peuvent espérer environ { $percent } des points
}
until-won = { $color ->
    [white] Jusqu’ici, les Blancs gagnaient
   *[black] Jusqu’ici, les Noirs gagnaient
}
until-drawn = Jusqu’ici, la partie était nulle
until-about = { $color ->
    [white] Jusqu’ici, les Blancs pouvaient espérer environ { $percent }
   *[black] Jusqu’ici, les Noirs pouvaient espérer environ { $percent }
}
way-refuting = La réfutation
way-best = Ce qui était mieux
try-lead = { $color ->
    [white] Trouvez un meilleur coup pour les Blancs
   *[black] Trouvez un meilleur coup pour les Noirs
}
mistake-cost = Cela a coûté { $percent } des points.
try-checking = Vérification de { $move }
try-right = Oui ! Il n’y a pas mieux que { $move }.
try-better = { $move } est meilleur, mais il y a un coup encore meilleur.
try-wrong = { $move } n’est pas meilleur. Réessayez.
no-mistakes = Aucune grosse erreur n’a été trouvée.
puzzles-looking = Recherche de problèmes dans cette partie
puzzles-found = { $count ->
    [one] { $count } problème a été trouvé dans cette partie.
   *[other] { $count } problèmes ont été trouvés dans cette partie.
}
puzzles-none = Cette partie n’a pas de problème à résoudre : vers la fin, aucune position n’a un seul coup qui gagne ou qui sauve la nulle.
puzzles-cannot = Ce navigateur ne peut pas chercher de problèmes pour le moment.
