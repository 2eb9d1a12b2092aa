match-title = { $game }: { $a } contra { $b }, { $done } de { $games } partidas
match-player = jogador
match-won = ganhas
match-drawn = empates
match-lost = perdidas
match-points = pontos
match-pairs = Pares por pontos: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Diferença Elo { $elo }, com { $certainty } de certeza entre { $low } e { $high }
match-elo-unknown = Diferença Elo ainda desconhecida
match-sprt-open = Teste de { $elo0 } contra { $elo1 } Elo: { $ratio } entre { $low } e { $high }, por decidir
match-sprt-first = Teste de { $elo0 } contra { $elo1 } Elo: { $ratio } está abaixo de { $low }, { $elo0 } é a melhor hipótese
match-sprt-second = Teste de { $elo0 } contra { $elo1 } Elo: { $ratio } está acima de { $high }, { $elo1 } é a melhor hipótese
match-forfeit = Partida { $number }: { $player } perde: { $reason }
fault-ended = O programa terminou com o código { $code }
fault-closed = O programa não diz mais nada
fault-panicked = O motor interrompeu-se
fault-not-started = Não é possível iniciar o programa
fault-hung = Sem resposta em { $seconds } s
fault-no-move = A resposta não indica nenhuma jogada
fault-late = A resposta chegou demasiado tarde
match-more-forfeits = { $count ->
    [one] Mais { $count } partida perdida assim
   *[other] Mais { $count } partidas perdidas assim
}
match-interrupted = Interrompido; só contam as partidas terminadas
