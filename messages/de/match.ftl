# Was ein Wettkampf zwischen zwei Spielern sagt.

match-title = { $game }: { $a } gegen { $b }, { $done } von { $games } Partien
match-player = Spieler
match-won = gewonnen
match-drawn = unentschieden
match-lost = verloren
match-points = Punkte
match-pairs = Paare nach Punkten: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-Unterschied { $elo }, mit { $certainty } Sicherheit von { $low } bis { $high }
match-elo-unknown = Elo-Unterschied noch nicht bekannt
match-sprt-open = Test von { $elo0 } gegen { $elo1 } Elo: { $ratio } zwischen { $low } und { $high }, nicht entschieden
match-sprt-first = Test von { $elo0 } gegen { $elo1 } Elo: { $ratio } liegt unter { $low }, { $elo0 } ist die bessere Annahme
match-sprt-second = Test von { $elo0 } gegen { $elo1 } Elo: { $ratio } liegt über { $high }, { $elo1 } ist die bessere Annahme
match-forfeit = Partie { $number }: { $player } verliert: { $reason }
fault-ended = Das Programm endete mit Code { $code }
fault-closed = Das Programm sagt nichts mehr
fault-panicked = Die Engine brach ab
fault-not-started = Das Programm lässt sich nicht starten
fault-hung = Keine Antwort innerhalb von { $seconds } s
fault-no-move = Die Antwort nennt keinen Zug
fault-late = Die Antwort kam zu spät
match-more-forfeits = { $count ->
    [one] { $count } weitere Partie ging so verloren
   *[other] { $count } weitere Partien gingen so verloren
}
match-interrupted = Unterbrochen; nur beendete Partien zählen
