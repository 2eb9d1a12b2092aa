nav-puzzles = Problemas
puzzles-title = Uma jogada a encontrar
puzzles-lead = Em cada posição, exatamente uma jogada ganha, ou exatamente uma jogada salva o empate. Está provado para todas.
puzzle-number = Problema { $number } de { $count }
puzzle-today = Problema do dia
puzzles-today = Problemas do dia
puzzle-solve = Resolver
puzzle-all = Todos os problemas
puzzle-win = { $color ->
    [white] As brancas podem forçar a vitória, mas só com uma jogada. Encontre essa jogada.
   *[black] As pretas podem forçar a vitória, mas só com uma jogada. Encontre essa jogada.
}
puzzle-draw = { $color ->
    [white] As brancas estão prestes a perder. Só uma jogada salva o empate. Encontre essa jogada.
   *[black] As pretas estão prestes a perder. Só uma jogada salva o empate. Encontre essa jogada.
}
puzzle-right-win = Esta jogada ganha contra qualquer defesa, e é a única.
puzzle-right-draw = Esta jogada salva o empate, e é a única.
puzzle-wrong-win = Depois desta jogada, o adversário tem uma saída.
puzzle-wrong-draw = Depois desta jogada, o adversário pode forçar a vitória.
puzzle-grade = { $count ->
    [one] Grau { $grade }, prever { $count } jogada própria
   *[other] Grau { $grade }, prever { $count } jogadas próprias
}
puzzle-streak = Dias seguidos:
puzzle-missed = Hoje não conta: é preciso acertar à primeira tentativa, sem ajuda.
own-title = Das suas próprias partidas
own-how = Os problemas das suas próprias partidas procuram-se na revisão de cada uma.
own-none = Ainda não há problemas das suas próprias partidas neste navegador.
