nav-puzzles = Problemes
puzzles-title = Una jugada per trobar
puzzles-lead = En cada posició, exactament una jugada guanya, o exactament una jugada salva l’empat. Està demostrat per a totes.
puzzle-number = Problema { $number } de { $count }
puzzle-today = Problema del dia
puzzles-today = Problemes del dia
puzzle-solve = Resol-lo
puzzle-all = Tots els problemes
puzzle-win = { $color ->
    [white] Les blanques poden forçar la victòria, però només amb una jugada. Troba-la.
   *[black] Les negres poden forçar la victòria, però només amb una jugada. Troba-la.
}
puzzle-draw = { $color ->
    [white] Les blanques estan a punt de perdre. Només una jugada salva l’empat. Troba-la.
   *[black] Les negres estan a punt de perdre. Només una jugada salva l’empat. Troba-la.
}
puzzle-right-win = Aquesta jugada guanya contra qualsevol defensa, i és l’única.
puzzle-right-draw = Aquesta jugada salva l’empat, i és l’única.
puzzle-wrong-win = Després d’aquesta jugada, el rival té una sortida.
puzzle-wrong-draw = Després d’aquesta jugada, el rival pot forçar la victòria.
puzzle-grade = { $count ->
    [one] Grau { $grade }, preveure { $count } jugada pròpia
   *[other] Grau { $grade }, preveure { $count } jugades pròpies
}
puzzle-streak = Dies seguits:
puzzle-missed = Avui no compta: cal encertar-ho al primer intent i sense ajuda.
own-title = De les teves partides
own-how = Els problemes de les teves partides es busquen al repàs de cada una.
own-none = Encara no hi ha problemes de les teves partides en aquest navegador.
