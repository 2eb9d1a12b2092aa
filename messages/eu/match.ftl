match-title = { $game }: { $a } – { $b }, jokatutako partidak: { $done } / { $games }
match-player = jokalaria
match-won = irabaziak
match-drawn = berdinduak
match-lost = galduak
match-points = puntuak
match-pairs = Bikoteak puntuen arabera: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo aldea: { $elo }; tartea, { $certainty } ziurtasunarekin: { $low } – { $high }
match-elo-unknown = Elo aldea oraindik ez da ezagutzen
match-sprt-open = Proba, { $elo0 } edo { $elo1 } Elo: { $ratio }, mugak { $low } eta { $high }, erabaki gabe
match-sprt-first = Proba, { $elo0 } edo { $elo1 } Elo: { $ratio } behetik dago, muga { $low }; hipotesi hobea: { $elo0 }
match-sprt-second = Proba, { $elo0 } edo { $elo1 } Elo: { $ratio } goitik dago, muga { $high }; hipotesi hobea: { $elo1 }
match-forfeit = { $number }. partida, galtzailea { $player }: { $reason }
fault-ended = Programa amaitu egin da, kodea { $code }
fault-closed = Programak ez du besterik esaten
fault-panicked = Motorra eten egin da
fault-not-started = Ezin da programa abiarazi
fault-hung = Ez da erantzunik iritsi, { $seconds } s itxarondakoan
fault-no-move = Erantzunak ez du jokaldirik adierazten
fault-late = Erantzuna beranduegi iritsi da
match-more-forfeits = { $count ->
    [one] Beste partida { $count } galdu da modu horretan
   *[other] Beste { $count } partida galdu dira modu horretan
}
match-interrupted = Etenda; amaitutako partidak bakarrik zenbatzen dira
