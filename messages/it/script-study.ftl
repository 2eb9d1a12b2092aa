worth-win = vittoria
worth-draw = pari
worth-loss = sconfitta
worth-unknown = ignoto
worth-win-exact = { $moves ->
    [one] vittoria in { $moves } mossa propria
   *[other] vittoria in { $moves } mosse proprie
}
worth-win-bound = { $moves ->
    [one] vittoria al più in { $moves } mossa propria
   *[other] vittoria al più in { $moves } mosse proprie
}
worth-loss-exact = { $moves ->
    [one] sconfitta in { $moves } mossa dell’avversario
   *[other] sconfitta in { $moves } mosse dell’avversario
}
worth-loss-bound = { $moves ->
    [one] sconfitta al più in { $moves } mossa dell’avversario
   *[other] sconfitta al più in { $moves } mosse dell’avversario
}
worth-about = circa { $percent }
worth-at = { $place }; { $value }
is-proven = dimostrato
is-published = dimostrato da altri
is-estimated = stimato
verdict-is = { $color ->
    [white] { $how ->
        [proven] Muove il Bianco: { $value }, dimostrato
        [published] Muove il Bianco: { $value }, dimostrato da altri
       *[estimated] Muove il Bianco: { $value }, stimato
    }
   *[black] { $how ->
        [proven] Muove il Nero: { $value }, dimostrato
        [published] Muove il Nero: { $value }, dimostrato da altri
       *[estimated] Muove il Nero: { $value }, stimato
    }
}
best-is = La migliore: { $move }; { $value }
no-best = La mossa migliore non è ancora nota
no-value = Non si sa ancora nulla
engine-working = Profondità { $depth }, sta ancora pensando
engine-done = Profondità { $depth }
engine-resting = Il motore è spento
engine-lost = Il server non risponde. Le mosse restano qui.
engine-busy = Il server è occupato. Riprova tra un momento.
line-unfold = Mostra tutta la linea
over-white = Ha vinto il Bianco
over-black = Ha vinto il Nero
over-draw = Partita pari
not-read = Non si può leggere: { $why }
was-read = { $count ->
    [one] È mostrata { $count } mossa
   *[other] Sono mostrate { $count } mosse
}
at-start = Inizio
main-line = Linea principale
variation = Variante
deleted = Eliminato
did-undo = Modifica annullata
did-redo = Modifica ripetuta
promoted = Ora è la linea principale
edit-lead = Premi una casella per cambiarla: vuota, Bianco, Nero.
review-working = Analisi della posizione { $ply } di { $count }
review-done = Tutte le posizioni sono analizzate
review-stopped = Fermato
review-point = { $how ->
    [proven] Per il Bianco: { $value }, dimostrato
    [published] Per il Bianco: { $value }, dimostrato da altri
   *[estimated] Per il Bianco: { $value }, stimato
}
accuracy-perfect = { $color ->
    [white] Il Bianco non ha fatto errori.
   *[black] Il Nero non ha fatto errori.
}
accuracy-good = { $color ->
    [white] Il Bianco ha giocato bene e ha conservato in media il { $percent } dei punti per mossa.
   *[black] Il Nero ha giocato bene e ha conservato in media il { $percent } dei punti per mossa.
}
accuracy-fair = { $color ->
    [white] Il Bianco ha fatto piccoli errori e ha conservato in media il { $percent } dei punti per mossa.
   *[black] Il Nero ha fatto piccoli errori e ha conservato in media il { $percent } dei punti per mossa.
}
accuracy-poor = { $color ->
    [white] Il Bianco ha fatto grandi errori e ha conservato in media il { $percent } dei punti per mossa.
   *[black] Il Nero ha fatto grandi errori e ha conservato in media il { $percent } dei punti per mossa.
}
mistake-was = { $color ->
    [white] Mossa { $ply }: il Bianco ha giocato { $move }. Trova una mossa migliore.
   *[black] Mossa { $ply }: il Nero ha giocato { $move }. Trova una mossa migliore.
}
mistake-cost = È costata il { $percent } dei punti.
try-checking = Controllo di { $move }
try-right = Sì! Non c’è niente di meglio di { $move }.
try-better = { $move } è migliore, ma c’è una mossa ancora migliore.
try-wrong = { $move } non è migliore. Riprova.
try-answer = La risposta: { $move }
try-again = Riprova
try-show = Mostra la risposta
no-mistakes = Non sono stati trovati grandi errori.
