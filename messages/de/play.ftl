# Was über eine Stellung oder ein Spiel gesagt wird.

color-white = Weiß
color-black = Schwarz

turn = { $color } ist am Zug
turn-no-swap = { $color } ist am Zug und darf nicht tauschen: Der Gegner hat gerade getauscht
turn-reply = { $color } antwortet: eine Kugel, keine Drehung
layout-open = Noch ist keine Farbe gewählt: Einer wählt, der andere beginnt

won = { $color } gewinnt
drawn = Unentschieden

ended-five-by-placing = { $result }: Die neue Kugel machte die Fünf voll ({ $marks })
ended-five-by-twist = { $result }: Die Drehung machte die Fünf voll ({ $marks })
ended-five-by-placing-or-five-by-twist = { $result }: fünf in einer Reihe ({ $marks })
ended-opponents-five = { $result }: Der Gegner machte diese Fünf voll ({ $marks })
ended-opponents-five-or-five-by-twist = { $result }: fünf in einer Reihe ({ $marks })
ended-both-five = { $result }: Ein Zug machte fünf für beide ({ $marks })
ended-board-full = { $result }: Das Brett ist voll, und niemand hat fünf
ended-seven = { $result }: sieben oder mehr Schuppen im Stapel { $marks }
ended-stuck = { $result }: Keine Seite kann noch etwas tun
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
