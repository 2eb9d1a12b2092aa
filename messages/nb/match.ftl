# Hva en match mellom to spillere sier.

match-title = { $game }: { $a } mot { $b }, { $done } av { $games } partier
match-player = spiller
match-won = vunnet
match-drawn = uavgjort
match-lost = tapt
match-points = poeng
match-pairs = Par etter poeng: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-forskjell { $elo }, med { $certainty } sikkerhet fra { $low } til { $high }
match-elo-unknown = Elo-forskjellen er ikke kjent ennå
match-sprt-open = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } mellom { $low } og { $high }, ikke avgjort
match-sprt-first = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } er under { $low }, { $elo0 } er den beste antakelsen
match-sprt-second = Test av { $elo0 } mot { $elo1 } Elo: { $ratio } er over { $high }, { $elo1 } er den beste antakelsen
match-forfeit = Parti { $number }: { $player } taper: { $reason }
fault-ended = Programmet sluttet med kode { $code }
fault-closed = Programmet sier ikke mer
fault-panicked = Motoren brøt av
fault-not-started = Programmet kan ikke startes
fault-hung = Ikke noe svar innen { $seconds } s
fault-no-move = Svaret nevner ikke noe trekk
fault-late = Svaret kom for sent
match-more-forfeits = { $count ->
    [one] { $count } parti til ble tapt slik
   *[other] { $count } partier til ble tapt slik
}
match-interrupted = Avbrutt; bare ferdige partier telles
