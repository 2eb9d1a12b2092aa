turn = { $color ->
    [white] Xogan as brancas
   *[black] Xogan as negras
}
layout-open = Aínda non se escolleu cor: unha persoa escolle, a outra comeza

won = { $color ->
    [white] Gañan as brancas
   *[black] Gañan as negras
}
drawn = Empate
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Gañan as brancas: a nova bola completou cinco en fila ({ $marks })
   *[black] Gañan as negras: a nova bola completou cinco en fila ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Gañan as brancas: as negras completaron cinco en fila para as brancas ({ $marks })
   *[black] Gañan as negras: as brancas completaron cinco en fila para as negras ({ $marks })
}
ended-both-five = { $winner ->
    [white] Gañan as brancas: unha xogada formou cinco en fila para os dous bandos ({ $marks })
    [black] Gañan as negras: unha xogada formou cinco en fila para os dous bandos ({ $marks })
   *[draw] Empate: unha xogada formou cinco en fila para os dous bandos ({ $marks })
}
ended-board-full = Empate: o taboleiro está cheo e ninguén ten cinco en fila
ended-repetition = Empate: a mesma posición deuse por terceira vez
ended-resignation = { $winner ->
    [white] Gañan as brancas: as negras rendéronse
   *[black] Gañan as negras: as brancas rendéronse
}
ended-time = { $winner ->
    [white] Gañan as brancas: ás negras acabóuselles o tempo
   *[black] Gañan as negras: ás brancas acabóuselles o tempo
}
ended-forfeit = { $winner ->
    [white] Gañan as brancas: a partida deuse por perdida ás negras
   *[black] Gañan as negras: a partida deuse por perdida ás brancas
}
ended-agreement = Empate: os dous bandos acordárono
ended-abandoned = { $winner ->
    [white] Gañan as brancas: a partida interrompeuse
    [black] Gañan as negras: a partida interrompeuse
   *[draw] Empate: a partida interrompeuse
}
ended-unsaid = { $winner ->
    [white] Gañan as brancas
    [black] Gañan as negras
   *[draw] Empate
}
not-over = Sen rematar
abandoned = Interrompida, nada está decidido

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partida, válida
   *[other] { $count } partidas, todas válidas
}
record-plies = { $count ->
    [one] { $count } xogada
   *[other] { $count } xogadas
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
