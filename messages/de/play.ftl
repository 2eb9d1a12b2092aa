# Was über eine Stellung oder ein Spiel gesagt wird.

color-white = Weiß
color-black = Schwarz

turn = { $color } ist am Zug
layout-open = Noch ist keine Farbe gewählt: Einer wählt, der andere beginnt

won = { $color } gewinnt
drawn = Unentschieden

ended-five-by-placing = { $result }: Die neue Kugel machte die Fünf voll ({ $marks })
ended-opponents-five = { $result }: Der Gegner machte diese Fünf voll ({ $marks })
ended-both-five = { $result }: Ein Zug machte fünf für beide ({ $marks })
ended-board-full = { $result }: Das Brett ist voll, und niemand hat fünf
ended-repetition = { $result }: Die Stellung kam zum dritten Mal
ended-resignation = { $result } durch Aufgabe
ended-time = { $result } durch Zeitüberschreitung
ended-forfeit = { $result } kampflos
ended-agreement = { $result } durch Vereinbarung
ended-abandoned = { $result }; das Spiel wurde abgebrochen
ended-unsaid = { $result }
not-over = Nicht beendet
abandoned = Abgebrochen, nichts ist entschieden

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] 1 Spiel, gültig
   *[other] { $count } Spiele, alle gültig
}
record-plies = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
