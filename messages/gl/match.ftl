match-title = { $game }: { $a } contra { $b }, { $done } de { $games } partidas
match-player = xogador
match-won = gañadas
match-drawn = empates
match-lost = perdidas
match-points = puntos
match-pairs = Pares por puntos: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Diferenza Elo { $elo }, cun { $certainty } de certeza entre { $low } e { $high }
match-elo-unknown = Diferenza Elo aínda descoñecida
match-sprt-open = Proba de { $elo0 } contra { $elo1 } Elo: { $ratio } entre { $low } e { $high }, sen decidir
match-sprt-first = Proba de { $elo0 } contra { $elo1 } Elo: { $ratio } está por debaixo de { $low }, { $elo0 } é a mellor hipótese
match-sprt-second = Proba de { $elo0 } contra { $elo1 } Elo: { $ratio } está por riba de { $high }, { $elo1 } é a mellor hipótese
match-forfeit = Partida { $number }: perde { $player }: { $reason }
fault-ended = O programa rematou co código { $code }
fault-closed = O programa xa non di nada
fault-panicked = O motor interrompeuse
fault-not-started = Non se pode iniciar o programa
fault-hung = Sen resposta en { $seconds } s
fault-no-move = A resposta non indica ningunha xogada
fault-late = A resposta chegou tarde de máis
match-more-forfeits = { $count ->
    [one] { $count } partida máis perdeuse así
   *[other] { $count } partidas máis perdéronse así
}
match-interrupted = Interrompido; só contan as partidas rematadas
