match-title = { $game }: { $a } proti { $b }, partie: { $done } / { $games }
match-player = hráč
match-won = výhry
match-drawn = remízy
match-lost = prehry
match-points = body
match-pairs = Dvojice podľa bodov: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Rozdiel Elo { $elo }, s istotou { $certainty } od { $low } do { $high }
match-elo-unknown = Rozdiel Elo zatiaľ nie je známy
match-sprt-open = Test { $elo0 } proti { $elo1 } Elo: { $ratio } medzi { $low } a { $high }, nerozhodnuté
match-sprt-first = Test { $elo0 } proti { $elo1 } Elo: { $ratio } je pod { $low }, lepší predpoklad je { $elo0 }
match-sprt-second = Test { $elo0 } proti { $elo1 } Elo: { $ratio } je nad { $high }, lepší predpoklad je { $elo1 }
match-forfeit = Partia { $number }: { $player } prehráva: { $reason }
fault-ended = Program skončil s kódom { $code }
fault-closed = Program už nič nehovorí
fault-panicked = Výpočet sa prerušil
fault-not-started = Program sa nedá spustiť
fault-hung = Žiadna odpoveď do { $seconds } s
fault-no-move = Odpoveď neuvádza žiadny ťah
fault-late = Odpoveď prišla príliš neskoro
match-more-forfeits = { $count ->
    [one] Takto bola prehratá ešte { $count } partia
    [few] Takto boli prehraté ešte { $count } partie
   *[other] Takto bolo prehratých ešte { $count } partií
}
match-interrupted = Prerušené; počítajú sa len dokončené partie
