turn = { $color ->
    [white] Muove il Bianco
   *[black] Muove il Nero
}
layout-open = Nessun colore è stato ancora scelto: un giocatore sceglie, l’altro comincia

won = { $color ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}
drawn = Partita pari
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Vince il Bianco: la nuova pallottola ha completato cinque in fila ({ $marks })
   *[black] Vince il Nero: la nuova pallottola ha completato cinque in fila ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Vince il Bianco: il Nero ha completato cinque in fila per il Bianco ({ $marks })
   *[black] Vince il Nero: il Bianco ha completato cinque in fila per il Nero ({ $marks })
}
ended-both-five = { $winner ->
    [white] Vince il Bianco: una mossa ha formato cinque in fila per entrambi ({ $marks })
    [black] Vince il Nero: una mossa ha formato cinque in fila per entrambi ({ $marks })
   *[draw] Partita pari: una mossa ha formato cinque in fila per entrambi ({ $marks })
}
ended-board-full = Partita pari: il tabellone è pieno e nessuno ha cinque in fila
ended-repetition = Partita pari: la stessa posizione si è presentata per la terza volta
ended-resignation = { $winner ->
    [white] Vince il Bianco: il Nero ha abbandonato
   *[black] Vince il Nero: il Bianco ha abbandonato
}
ended-time = { $winner ->
    [white] Vince il Bianco: il tempo del Nero è scaduto
   *[black] Vince il Nero: il tempo del Bianco è scaduto
}
ended-forfeit = { $winner ->
    [white] Vince il Bianco: il Nero ha perso a tavolino
   *[black] Vince il Nero: il Bianco ha perso a tavolino
}
ended-agreement = Partita pari: le due parti si sono accordate
ended-abandoned = { $winner ->
    [white] Vince il Bianco: la partita è stata interrotta
    [black] Vince il Nero: la partita è stata interrotta
   *[draw] Partita pari: la partita è stata interrotta
}
ended-unsaid = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
   *[draw] Partita pari
}
not-over = Non finita
abandoned = Interrotta, nulla è deciso

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partita, valida
   *[other] { $count } partite, tutte valide
}
record-plies = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
