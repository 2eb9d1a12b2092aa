match-title = { $game }: { $a } proti { $b }, partie: { $done } / { $games }
match-player = hráč
match-won = výhry
match-drawn = remízy
match-lost = prohry
match-points = body
match-pairs = Dvojice podle bodů: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Rozdíl Elo { $elo }, s jistotou { $certainty } od { $low } do { $high }
match-elo-unknown = Rozdíl Elo zatím není znám
match-sprt-open = Test { $elo0 } proti { $elo1 } Elo: { $ratio } mezi { $low } a { $high }, nerozhodnuto
match-sprt-first = Test { $elo0 } proti { $elo1 } Elo: { $ratio } je pod { $low }, lepší předpoklad je { $elo0 }
match-sprt-second = Test { $elo0 } proti { $elo1 } Elo: { $ratio } je nad { $high }, lepší předpoklad je { $elo1 }
match-forfeit = Partie { $number }: { $player } prohrává: { $reason }
fault-ended = Program skončil s kódem { $code }
fault-closed = Program už nic neříká
fault-panicked = Výpočet se přerušil
fault-not-started = Program nelze spustit
fault-hung = Žádná odpověď do { $seconds } s
fault-no-move = Odpověď neuvádí žádný tah
fault-late = Odpověď přišla příliš pozdě
match-more-forfeits = { $count ->
    [one] Takto byla prohrána ještě { $count } partie
    [few] Takto byly prohrány ještě { $count } partie
   *[other] Takto bylo prohráno ještě { $count } partií
}
match-interrupted = Přerušeno; počítají se jen dokončené partie
