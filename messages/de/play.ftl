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
    [white] Weiß gewinnt: Die neue Kugel vollendete eine Fünfer-Reihe ({ $marks })
   *[black] Schwarz gewinnt: Die neue Kugel vollendete eine Fünfer-Reihe ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Weiß gewinnt: Schwarz vollendete eine Fünfer-Reihe für Weiß ({ $marks })
   *[black] Schwarz gewinnt: Weiß vollendete eine Fünfer-Reihe für Schwarz ({ $marks })
}
ended-both-five = { $winner ->
    [white] Weiß gewinnt: Ein Zug machte eine Fünfer-Reihe für beide Seiten ({ $marks })
    [black] Schwarz gewinnt: Ein Zug machte eine Fünfer-Reihe für beide Seiten ({ $marks })
   *[draw] Unentschieden: Ein Zug machte eine Fünfer-Reihe für beide Seiten ({ $marks })
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
    [white] Weiß gewinnt: Schwarz hat kampflos verloren
   *[black] Schwarz gewinnt: Weiß hat kampflos verloren
}
ended-agreement = Unentschieden: Beide Seiten waren einverstanden
ended-abandoned = { $winner ->
    [white] Weiß gewinnt: Das Spiel wurde abgebrochen
    [black] Schwarz gewinnt: Das Spiel wurde abgebrochen
   *[draw] Unentschieden: Das Spiel wurde abgebrochen
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
