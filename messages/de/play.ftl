# Was über eine Stellung oder ein Spiel gesagt wird.

turn = { $color ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}
layout-open = Noch ist keine Farbe gewählt: Eine Seite wählt, die andere beginnt

won = { $color ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
drawn = Unentschieden
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Weiß gewinnt: Die neue Kugel hat eine Fünfer-Reihe vollendet ({ $marks })
   *[black] Schwarz gewinnt: Die neue Kugel hat eine Fünfer-Reihe vollendet ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Weiß gewinnt: Schwarz hat eine Fünfer-Reihe für Weiß vollendet ({ $marks })
   *[black] Schwarz gewinnt: Weiß hat eine Fünfer-Reihe für Schwarz vollendet ({ $marks })
}
ended-both-five = { $winner ->
    [white] Weiß gewinnt: Ein Zug hat beiden Seiten eine Fünfer-Reihe gebracht ({ $marks })
    [black] Schwarz gewinnt: Ein Zug hat beiden Seiten eine Fünfer-Reihe gebracht ({ $marks })
   *[draw] Unentschieden: Ein Zug hat beiden Seiten eine Fünfer-Reihe gebracht ({ $marks })
}
ended-board-full = Unentschieden: Das Brett ist voll, und niemand hat eine Fünfer-Reihe
ended-repetition = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor
ended-resignation = { $winner ->
    [white] Weiß gewinnt: Schwarz hat aufgegeben
   *[black] Schwarz gewinnt: Weiß hat aufgegeben
}
ended-time = { $winner ->
    [white] Weiß gewinnt: Die Zeit von Schwarz ist abgelaufen
   *[black] Schwarz gewinnt: Die Zeit von Weiß ist abgelaufen
}
ended-forfeit = { $winner ->
    [white] Weiß gewinnt: Die Partie wurde gegen Schwarz gewertet
   *[black] Schwarz gewinnt: Die Partie wurde gegen Weiß gewertet
}
ended-agreement = Unentschieden: Beide Seiten haben sich geeinigt
ended-abandoned = { $winner ->
    [white] Weiß gewinnt: Die Partie wurde abgebrochen
    [black] Schwarz gewinnt: Die Partie wurde abgebrochen
   *[draw] Unentschieden: Die Partie wurde abgebrochen
}
ended-unsaid = { $winner ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
   *[draw] Unentschieden
}
not-over = Nicht beendet
abandoned = Abgebrochen, nichts ist entschieden

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } Partie, gültig
   *[other] { $count } Partien, alle gültig
}
record-plies = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
