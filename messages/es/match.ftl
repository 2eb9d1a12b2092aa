match-title = { $game }: { $a } contra { $b }, { $done } de { $games } partidas
match-player = jugador
match-won = ganadas
match-drawn = empates
match-lost = perdidas
match-points = puntos
match-pairs = Pares por puntos: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Diferencia Elo { $elo }, con un { $certainty } de certeza entre { $low } y { $high }
match-elo-unknown = Diferencia Elo aún desconocida
match-sprt-open = Prueba de { $elo0 } contra { $elo1 } Elo: { $ratio } entre { $low } y { $high }, sin decidir
match-sprt-first = Prueba de { $elo0 } contra { $elo1 } Elo: { $ratio } está por debajo de { $low }, { $elo0 } es la mejor hipótesis
match-sprt-second = Prueba de { $elo0 } contra { $elo1 } Elo: { $ratio } está por encima de { $high }, { $elo1 } es la mejor hipótesis
match-forfeit = Partida { $number }: pierde { $player }: { $reason }
fault-ended = El programa terminó con el código { $code }
fault-closed = El programa ya no dice nada
fault-panicked = El motor se interrumpió
fault-not-started = No se puede iniciar el programa
fault-hung = Sin respuesta en { $seconds } s
fault-no-move = La respuesta no indica ninguna jugada
fault-late = La respuesta llegó demasiado tarde
match-more-forfeits = { $count ->
    [one] { $count } partida más se perdió así
   *[other] { $count } partidas más se perdieron así
}
match-interrupted = Interrumpido; solo cuentan las partidas terminadas
