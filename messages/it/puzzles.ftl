nav-puzzles = Problemi
puzzles-title = Una mossa da trovare
puzzles-lead = In ogni posizione una sola mossa vince, oppure una sola mossa salva il pareggio. È dimostrato per tutte.
puzzle-number = Problema { $number } di { $count }
puzzle-today = Problema del giorno
puzzles-today = Problemi del giorno
puzzle-solve = Risolvilo
puzzle-all = Tutti i problemi
puzzle-win = { $color ->
    [white] Il Bianco può forzare la vittoria, ma con una sola mossa. Trova questa mossa.
   *[black] Il Nero può forzare la vittoria, ma con una sola mossa. Trova questa mossa.
}
puzzle-draw = { $color ->
    [white] Il Bianco sta per perdere. Una sola mossa salva il pareggio. Trova questa mossa.
   *[black] Il Nero sta per perdere. Una sola mossa salva il pareggio. Trova questa mossa.
}
puzzle-right-win = Questa mossa vince contro ogni difesa, ed è l’unica.
puzzle-right-draw = Questa mossa salva il pareggio, ed è l’unica.
puzzle-wrong-win = Dopo questa mossa l’avversario ha una via d’uscita.
puzzle-wrong-draw = Dopo questa mossa l’avversario può forzare la vittoria.
puzzle-grade = { $count ->
    [one] Grado { $grade }, prevedi { $count } mossa tua
   *[other] Grado { $grade }, prevedi { $count } mosse tue
}
puzzle-streak = Giorni di fila:
puzzle-missed = Oggi non conta: bisogna riuscirci al primo tentativo, senza aiuto.
own-title = Dalle tue partite
own-how = I problemi dalle tue partite si trovano nelle loro revisioni.
own-none = In questo browser non ci sono ancora problemi dalle tue partite.
