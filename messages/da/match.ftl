# Hvad en match mellem to spillere siger.

match-title = { $game }: { $a } mod { $b }, { $done } af { $games } partier
match-player = spiller
match-won = vundet
match-drawn = uafgjort
match-lost = tabt
match-points = point
match-pairs = Par efter point: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-forskel { $elo }, med { $certainty } sikkerhed fra { $low } til { $high }
match-elo-unknown = Elo-forskellen kendes ikke endnu
match-sprt-open = Test af { $elo0 } mod { $elo1 } Elo: { $ratio } mellem { $low } og { $high }, ikke afgjort
match-sprt-first = Test af { $elo0 } mod { $elo1 } Elo: { $ratio } er under { $low }, { $elo0 } er den bedste antagelse
match-sprt-second = Test af { $elo0 } mod { $elo1 } Elo: { $ratio } er over { $high }, { $elo1 } er den bedste antagelse
match-forfeit = Parti { $number }: { $player } taber: { $reason }
fault-ended = Programmet sluttede med kode { $code }
fault-closed = Programmet siger ikke mere
fault-panicked = Motoren brød af
fault-not-started = Programmet kan ikke startes
fault-hung = Intet svar inden for { $seconds } s
fault-no-move = Svaret nævner intet træk
fault-late = Svaret kom for sent
match-more-forfeits = { $count ->
    [one] { $count } parti mere blev tabt på den måde
   *[other] { $count } partier mere blev tabt på den måde
}
match-interrupted = Afbrudt; kun færdige partier tælles med
