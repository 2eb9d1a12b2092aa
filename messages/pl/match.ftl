match-title = { $game }: { $a } przeciw { $b }, partie: { $done } z { $games }
match-player = gracz
match-won = wygrane
match-drawn = remisy
match-lost = przegrane
match-points = punkty
match-pairs = Pary według punktów: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Różnica Elo { $elo }, z pewnością { $certainty } od { $low } do { $high }
match-elo-unknown = Różnica Elo jeszcze nieznana
match-sprt-open = Test { $elo0 } przeciw { $elo1 } Elo: { $ratio } między { $low } a { $high }, nierozstrzygnięty
match-sprt-first = Test { $elo0 } przeciw { $elo1 } Elo: { $ratio } jest poniżej { $low }, lepsze jest założenie { $elo0 }
match-sprt-second = Test { $elo0 } przeciw { $elo1 } Elo: { $ratio } jest powyżej { $high }, lepsze jest założenie { $elo1 }
match-forfeit = Partia { $number }: { $player } przegrywa: { $reason }
fault-ended = Program zakończył się kodem { $code }
fault-closed = Program nic więcej nie mówi
fault-panicked = Silnik przerwał pracę
fault-not-started = Nie można uruchomić programu
fault-hung = Brak odpowiedzi w ciągu { $seconds } s
fault-no-move = Odpowiedź nie podaje ruchu
fault-late = Odpowiedź przyszła za późno
match-more-forfeits = { $count ->
    [one] W ten sposób przegrano jeszcze { $count } partię
    [few] W ten sposób przegrano jeszcze { $count } partie
   *[many] W ten sposób przegrano jeszcze { $count } partii
}
match-interrupted = Przerwano; liczą się tylko zakończone partie
