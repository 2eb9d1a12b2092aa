turn = { $color ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
layout-open = Barva ještě není zvolena: jeden hráč volí, druhý začíná

won = { $color ->
    [white] Bílý vyhrál
   *[black] Černý vyhrál
}
drawn = Remíza
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Bílý vyhrál: nová kulička dokončila řadu pěti ({ $marks })
   *[black] Černý vyhrál: nová kulička dokončila řadu pěti ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Bílý vyhrál: černý dokončil řadu pěti kuliček pro bílého ({ $marks })
   *[black] Černý vyhrál: bílý dokončil řadu pěti kuliček pro černého ({ $marks })
}
ended-both-five = { $winner ->
    [white] Bílý vyhrál: jeden tah vytvořil řadu pěti kuliček pro obě strany ({ $marks })
    [black] Černý vyhrál: jeden tah vytvořil řadu pěti kuliček pro obě strany ({ $marks })
   *[draw] Remíza: jeden tah vytvořil řadu pěti kuliček pro obě strany ({ $marks })
}
ended-board-full = Remíza: herní plán je plný a nikdo nemá řadu pěti kuliček
ended-repetition = Remíza: stejná pozice nastala potřetí
ended-resignation = { $winner ->
    [white] Bílý vyhrál: černý se vzdal
   *[black] Černý vyhrál: bílý se vzdal
}
ended-time = { $winner ->
    [white] Bílý vyhrál: černému vypršel čas
   *[black] Černý vyhrál: bílému vypršel čas
}
ended-forfeit = { $winner ->
    [white] Bílý vyhrál: černý prohrál kontumačně
   *[black] Černý vyhrál: bílý prohrál kontumačně
}
ended-agreement = Remíza: obě strany souhlasily
ended-abandoned = { $winner ->
    [white] Bílý vyhrál: partie byla opuštěna
    [black] Černý vyhrál: partie byla opuštěna
   *[draw] Remíza: partie byla opuštěna
}
ended-unsaid = { $winner ->
    [white] Bílý vyhrál
    [black] Černý vyhrál
   *[draw] Remíza
}
not-over = Nedokončeno
abandoned = Opuštěno, nic není rozhodnuto

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partie, platná
    [few] { $count } partie, všechny platné
   *[other] { $count } partií, všechny platné
}
record-plies = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
