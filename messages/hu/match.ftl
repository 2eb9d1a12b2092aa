# Mit mond két játékos mérkőzése.

match-title = { $game }: { $a } – { $b }, lejátszott játszmák: { $done }, összesen: { $games }
match-player = játékos
match-won = nyert
match-drawn = döntetlen
match-lost = vesztett
match-points = pont
match-pairs = Játszmapárok pontok szerint: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Élő-különbség: { $elo }, { $certainty } bizonyossággal { $low } és { $high } között
match-elo-unknown = Az Élő-különbség még nem ismert
match-sprt-open = Próba, { $elo0 } vagy { $elo1 } Élő: { $ratio }, { $low } és { $high } között van, nem dőlt el
match-sprt-first = Próba, { $elo0 } vagy { $elo1 } Élő: { $ratio }, kisebb, mint { $low }; a jobb feltevés: { $elo0 }
match-sprt-second = Próba, { $elo0 } vagy { $elo1 } Élő: { $ratio }, nagyobb, mint { $high }; a jobb feltevés: { $elo1 }
match-forfeit = { $number }. játszma: { $player } veszít: { $reason }
fault-ended = A program ezzel a kóddal ért véget: { $code }
fault-closed = A program nem mond többet
fault-panicked = A motor leállt
fault-not-started = A program nem indítható el
fault-hung = Nem jött válasz { $seconds } mp alatt
fault-no-move = A válaszban nincs lépés
fault-late = A válasz túl későn jött
match-more-forfeits = Még { $count } játszma dőlt el így
match-interrupted = Megszakítva; csak a befejezett játszmák számítanak
