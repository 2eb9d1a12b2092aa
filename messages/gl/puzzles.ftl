nav-puzzles = Problemas
puzzles-title = Unha xogada por atopar
puzzles-lead = En cada posición, exactamente unha xogada gaña, ou exactamente unha xogada salva o empate. Está demostrado en todas.
puzzle-number = Problema { $number } de { $count }
puzzle-today = Problema do día
puzzles-today = Problemas do día
puzzle-solve = Resolvelo
puzzle-all = Todos os problemas
puzzle-win = { $color ->
    [white] As brancas poden forzar a vitoria, pero só cunha xogada. Atópaa.
   *[black] As negras poden forzar a vitoria, pero só cunha xogada. Atópaa.
}
puzzle-draw = { $color ->
    [white] As brancas están a piques de perder. Só unha xogada salva o empate. Atópaa.
   *[black] As negras están a piques de perder. Só unha xogada salva o empate. Atópaa.
}
puzzle-right-win = Esta xogada gaña contra calquera defensa, e é a única.
puzzle-right-draw = Esta xogada salva o empate, e é a única.
puzzle-wrong-win = Despois desta xogada, o rival ten unha saída.
puzzle-wrong-draw = Despois desta xogada, o rival pode forzar a vitoria.
puzzle-grade = { $count ->
    [one] Grao { $grade }, prever { $count } xogada propia
   *[other] Grao { $grade }, prever { $count } xogadas propias
}
puzzle-streak = Días seguidos:
puzzle-missed = Hoxe non conta: hai que acertar ao primeiro intento e sen axuda.
own-title = Das túas propias partidas
own-how = Os problemas das túas propias partidas búscanse no seu repaso.
own-none = Aínda non hai problemas das túas propias partidas neste navegador.
