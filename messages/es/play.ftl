turn = { $color ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
layout-open = Aún no se ha elegido color: una persona elige, la otra empieza

won = { $color ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
drawn = Empate
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Ganan las blancas: la nueva canica completó cinco en fila ({ $marks })
   *[black] Ganan las negras: la nueva canica completó cinco en fila ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Ganan las blancas: las negras completaron cinco en fila para las blancas ({ $marks })
   *[black] Ganan las negras: las blancas completaron cinco en fila para las negras ({ $marks })
}
ended-both-five = { $winner ->
    [white] Ganan las blancas: una jugada formó cinco en fila para los dos bandos ({ $marks })
    [black] Ganan las negras: una jugada formó cinco en fila para los dos bandos ({ $marks })
   *[draw] Empate: una jugada formó cinco en fila para los dos bandos ({ $marks })
}
ended-board-full = Empate: el tablero está lleno y nadie tiene cinco en fila
ended-repetition = Empate: la misma posición se dio por tercera vez
ended-resignation = { $winner ->
    [white] Ganan las blancas: las negras se rindieron
   *[black] Ganan las negras: las blancas se rindieron
}
ended-time = { $winner ->
    [white] Ganan las blancas: a las negras se les acabó el tiempo
   *[black] Ganan las negras: a las blancas se les acabó el tiempo
}
ended-forfeit = { $winner ->
    [white] Ganan las blancas: la partida se dio por perdida a las negras
   *[black] Ganan las negras: la partida se dio por perdida a las blancas
}
ended-agreement = Empate: los dos bandos lo acordaron
ended-abandoned = { $winner ->
    [white] Ganan las blancas: la partida se interrumpió
    [black] Ganan las negras: la partida se interrumpió
   *[draw] Empate: la partida se interrumpió
}
ended-unsaid = { $winner ->
    [white] Ganan las blancas
    [black] Ganan las negras
   *[draw] Empate
}
not-over = Sin terminar
abandoned = Interrumpida, nada está decidido

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partida, válida
   *[other] { $count } partidas, todas válidas
}
record-plies = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
