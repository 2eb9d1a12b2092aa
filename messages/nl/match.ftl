# Wat een wedstrijd tussen twee spelers zegt.

match-title = { $game }: { $a } tegen { $b }, { $done } van { $games } partijen
match-player = speler
match-won = gewonnen
match-drawn = gelijk
match-lost = verloren
match-points = punten
match-pairs = Paren naar punten: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo-verschil { $elo }, met { $certainty } zekerheid van { $low } tot { $high }
match-elo-unknown = Elo-verschil nog niet bekend
match-sprt-open = Test van { $elo0 } tegen { $elo1 } Elo: { $ratio } tussen { $low } en { $high }, niet beslist
match-sprt-first = Test van { $elo0 } tegen { $elo1 } Elo: { $ratio } ligt onder { $low }, { $elo0 } is de betere aanname
match-sprt-second = Test van { $elo0 } tegen { $elo1 } Elo: { $ratio } ligt boven { $high }, { $elo1 } is de betere aanname
match-forfeit = Partij { $number }: { $player } verliest: { $reason }
fault-ended = Het programma is gestopt met code { $code }
fault-closed = Het programma zegt niets meer
fault-panicked = De engine brak af
fault-not-started = Het programma kan niet worden gestart
fault-hung = Geen antwoord binnen { $seconds } s
fault-no-move = Het antwoord noemt geen zet
fault-late = Het antwoord kwam te laat
match-more-forfeits = { $count ->
    [one] Nog { $count } partij ging zo verloren
   *[other] Nog { $count } partijen gingen zo verloren
}
match-interrupted = Onderbroken; alleen voltooide partijen tellen mee
