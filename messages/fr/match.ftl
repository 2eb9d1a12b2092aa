match-title = { $game } : { $a } contre { $b }, parties : { $done } sur { $games }
match-player = joueur
match-won = gagnées
match-drawn = nulles
match-lost = perdues
match-points = pts
match-pairs = Paires par points : { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Écart Elo { $elo }, avec { $certainty } de certitude entre { $low } et { $high }
match-elo-unknown = Écart Elo encore inconnu
match-sprt-open = Test de { $elo0 } contre { $elo1 } Elo : { $ratio } entre { $low } et { $high }, pas encore décidé
match-sprt-first = Test de { $elo0 } contre { $elo1 } Elo : { $ratio } est en dessous de { $low }, { $elo0 } est la meilleure hypothèse
match-sprt-second = Test de { $elo0 } contre { $elo1 } Elo : { $ratio } est au-dessus de { $high }, { $elo1 } est la meilleure hypothèse
match-forfeit = Partie { $number } : { $player } perd : { $reason }
fault-ended = Le programme s’est terminé avec le code { $code }
fault-closed = Le programme ne dit plus rien
fault-panicked = Le moteur s’est interrompu
fault-not-started = Impossible de lancer le programme
fault-hung = Pas de réponse en { $seconds } s
fault-no-move = La réponse n’indique aucun coup
fault-late = La réponse est arrivée trop tard
match-more-forfeits = { $count ->
    [one] { $count } autre partie a été perdue ainsi
   *[other] { $count } autres parties ont été perdues ainsi
}
match-interrupted = Interrompu ; seules les parties finies comptent
