match-title = { $game }: { $a } contro { $b }, partite: { $done } su { $games }
match-player = giocatore
match-won = vinte
match-drawn = pari
match-lost = perse
match-points = punti
match-pairs = Coppie per punti: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Differenza Elo { $elo }, con certezza del { $certainty } tra { $low } e { $high }
match-elo-unknown = Differenza Elo non ancora nota
match-sprt-open = Test di { $elo0 } contro { $elo1 } Elo: { $ratio } tra { $low } e { $high }, non deciso
match-sprt-first = Test di { $elo0 } contro { $elo1 } Elo: { $ratio } è sotto { $low }, { $elo0 } è l’ipotesi migliore
match-sprt-second = Test di { $elo0 } contro { $elo1 } Elo: { $ratio } è sopra { $high }, { $elo1 } è l’ipotesi migliore
match-forfeit = Partita { $number }: { $player } perde: { $reason }
fault-ended = Il programma è terminato con il codice { $code }
fault-closed = Il programma non dice più nulla
fault-panicked = Il motore si è interrotto
fault-not-started = Non è possibile avviare il programma
fault-hung = Nessuna risposta entro { $seconds } s
fault-no-move = La risposta non indica nessuna mossa
fault-late = La risposta è arrivata troppo tardi
match-more-forfeits = { $count ->
    [one] { $count } altra partita è stata persa così
   *[other] { $count } altre partite sono state perse così
}
match-interrupted = Interrotto; contano solo le partite finite
