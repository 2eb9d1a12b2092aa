nav-puzzles = Problemas
puzzles-title = Una jugada por encontrar
puzzles-lead = En cada posición, exactamente una jugada gana, o exactamente una jugada salva el empate. Está demostrado en todas.
puzzle-number = Problema { $number } de { $count }
puzzle-today = Problema del día
puzzles-today = Problemas del día
puzzle-solve = Resolverlo
puzzle-all = Todos los problemas
puzzle-win = { $color ->
    [white] Las blancas pueden forzar la victoria, pero solo con una jugada. Encuéntrala.
   *[black] Las negras pueden forzar la victoria, pero solo con una jugada. Encuéntrala.
}
puzzle-draw = { $color ->
    [white] Las blancas están a punto de perder. Solo una jugada salva el empate. Encuéntrala.
   *[black] Las negras están a punto de perder. Solo una jugada salva el empate. Encuéntrala.
}
puzzle-right-win = Esta jugada gana contra cualquier defensa, y es la única.
puzzle-right-draw = Esta jugada salva el empate, y es la única.
puzzle-wrong-win = Después de esta jugada, el rival tiene una salida.
puzzle-wrong-draw = Después de esta jugada, el rival puede forzar la victoria.
puzzle-grade = { $count ->
    [one] Grado { $grade }, prever { $count } jugada propia
   *[other] Grado { $grade }, prever { $count } jugadas propias
}
puzzle-streak = Días seguidos:
puzzle-missed = Hoy no cuenta: hay que acertar al primer intento y sin ayuda.
own-title = De tus propias partidas
own-how = Los problemas de tus propias partidas se buscan en su repaso.
own-none = Todavía no hay problemas de tus propias partidas en este navegador.
