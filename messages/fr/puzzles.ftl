nav-puzzles = Problèmes
puzzles-title = Un coup à trouver
puzzles-lead = Dans chaque position, un seul coup gagne, ou un seul coup sauve la nulle. C’est prouvé pour toutes.
puzzle-number = Problème { $number } sur { $count }
puzzle-today = Problème du jour
puzzles-today = Problèmes du jour
puzzle-solve = Résoudre
puzzle-all = Tous les problèmes
puzzle-win = { $color ->
    [white] Les Blancs peuvent forcer la victoire, mais un seul coup y mène. Trouvez ce coup.
   *[black] Les Noirs peuvent forcer la victoire, mais un seul coup y mène. Trouvez ce coup.
}
puzzle-draw = { $color ->
    [white] Les Blancs sont sur le point de perdre. Un seul coup sauve la nulle. Trouvez ce coup.
   *[black] Les Noirs sont sur le point de perdre. Un seul coup sauve la nulle. Trouvez ce coup.
}
puzzle-right-win = Ce coup gagne contre toute défense, et c’est le seul.
puzzle-right-draw = Ce coup sauve la nulle, et c’est le seul.
puzzle-wrong-win = Après ce coup, l’adversaire peut s’en sortir.
puzzle-wrong-draw = Après ce coup, l’adversaire peut forcer la victoire.
puzzle-grade = { $count ->
    [one] Difficulté { $grade }, prévoir { $count } coup de votre camp
   *[other] Difficulté { $grade }, prévoir { $count } coups de votre camp
}
puzzle-streak = Jours de suite :
puzzle-missed = Aujourd’hui ne compte pas : il faut trouver au premier essai, sans aide.
own-title = Tirés de vos parties
own-how = Les problèmes tirés de vos parties se cherchent dans leur bilan.
own-none = Il n’y a pas encore de problèmes tirés de vos parties dans ce navigateur.
