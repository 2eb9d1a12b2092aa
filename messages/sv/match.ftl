# Vad en match mellan två spelare säger.

match-title = { $game }: { $a } mot { $b }, { $done } av { $games } partier
match-player = spelare
match-won = vunna
match-drawn = oavgjorda
match-lost = förlorade
match-points = poäng
match-pairs = Par efter poäng: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-skillnad { $elo }, med { $certainty } säkerhet från { $low } till { $high }
match-elo-unknown = Elo-skillnaden är inte känd än
match-sprt-open = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } mellan { $low } och { $high }, inte avgjort
match-sprt-first = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } är under { $low }, { $elo0 } är det bättre antagandet
match-sprt-second = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } är över { $high }, { $elo1 } är det bättre antagandet
match-forfeit = Parti { $number }: { $player } förlorar: { $reason }
fault-ended = Programmet avslutades med kod { $code }
fault-closed = Programmet säger inget mer
fault-panicked = Motorn avbröts
fault-not-started = Programmet kan inte startas
fault-hung = Inget svar inom { $seconds } s
fault-no-move = Svaret anger inget drag
fault-late = Svaret kom för sent
match-more-forfeits = { $count ->
    [one] { $count } parti till förlorades så
   *[other] { $count } partier till förlorades så
}
match-interrupted = Avbrutet; bara avslutade partier räknas
