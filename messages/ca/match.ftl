match-title = { $game }: { $a } contra { $b }, { $done } de { $games } partides
match-player = jugador
match-won = guanyades
match-drawn = empats
match-lost = perdudes
match-points = punts
match-pairs = Parelles per punts: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Diferència Elo { $elo }, amb { $certainty } de certesa entre { $low } i { $high }
match-elo-unknown = Diferència Elo encara desconeguda
match-sprt-open = Prova de { $elo0 } contra { $elo1 } Elo: { $ratio } entre { $low } i { $high }, per decidir
match-sprt-first = Prova de { $elo0 } contra { $elo1 } Elo: { $ratio } és per sota de { $low }, { $elo0 } és la millor hipòtesi
match-sprt-second = Prova de { $elo0 } contra { $elo1 } Elo: { $ratio } és per sobre de { $high }, { $elo1 } és la millor hipòtesi
match-forfeit = Partida { $number }: perd { $player }: { $reason }
fault-ended = El programa ha acabat amb el codi { $code }
fault-closed = El programa ja no diu res
fault-panicked = El motor s’ha interromput
fault-not-started = No es pot iniciar el programa
fault-hung = Cap resposta en { $seconds } s
fault-no-move = La resposta no indica cap jugada
fault-late = La resposta ha arribat massa tard
match-more-forfeits = { $count ->
    [one] { $count } partida més s’ha perdut així
   *[other] { $count } partides més s’han perdut així
}
match-interrupted = Interromput; només compten les partides acabades
