turn = { $color ->
    [white] Jogam as brancas
   *[black] Jogam as pretas
}
layout-open = Ainda não há cor escolhida: um jogador escolhe, o outro começa

won = { $color ->
    [white] Ganham as brancas
   *[black] Ganham as pretas
}
drawn = Empate
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Ganham as brancas: o novo berlinde completou cinco em fila ({ $marks })
   *[black] Ganham as pretas: o novo berlinde completou cinco em fila ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Ganham as brancas: as pretas completaram cinco em fila para as brancas ({ $marks })
   *[black] Ganham as pretas: as brancas completaram cinco em fila para as pretas ({ $marks })
}
ended-both-five = { $winner ->
    [white] Ganham as brancas: uma jogada fez cinco em fila para os dois lados ({ $marks })
    [black] Ganham as pretas: uma jogada fez cinco em fila para os dois lados ({ $marks })
   *[draw] Empate: uma jogada fez cinco em fila para os dois lados ({ $marks })
}
ended-board-full = Empate: o tabuleiro está cheio e ninguém tem cinco em fila
ended-repetition = Empate: a mesma posição ocorreu pela terceira vez
ended-resignation = { $winner ->
    [white] Ganham as brancas: as pretas desistiram
   *[black] Ganham as pretas: as brancas desistiram
}
ended-time = { $winner ->
    [white] Ganham as brancas: o tempo das pretas acabou
   *[black] Ganham as pretas: o tempo das brancas acabou
}
ended-forfeit = { $winner ->
    [white] Ganham as brancas: a partida foi dada por perdida às pretas
   *[black] Ganham as pretas: a partida foi dada por perdida às brancas
}
ended-agreement = Empate: os dois lados concordaram
ended-abandoned = { $winner ->
    [white] Ganham as brancas: a partida foi interrompida
    [black] Ganham as pretas: a partida foi interrompida
   *[draw] Empate: a partida foi interrompida
}
ended-unsaid = { $winner ->
    [white] Ganham as brancas
    [black] Ganham as pretas
   *[draw] Empate
}
not-over = Por terminar
abandoned = Interrompida, nada está decidido

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partida, válida
   *[other] { $count } partidas, todas válidas
}
record-plies = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
