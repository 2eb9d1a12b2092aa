worth-win = vittoria
worth-draw = pari
worth-loss = sconfitta
worth-unknown = ignoto
worth-win-exact = { $moves ->
    [one] vittoria in { $moves } mossa propria
   *[other] vittoria in { $moves } mosse proprie
}
worth-win-bound = { $moves ->
    [one] vittoria al massimo in { $moves } mossa propria
   *[other] vittoria al massimo in { $moves } mosse proprie
}
worth-loss-exact = { $moves ->
    [one] sconfitta in { $moves } mossa dell’avversario
   *[other] sconfitta in { $moves } mosse dell’avversario
}
worth-loss-bound = { $moves ->
    [one] sconfitta al massimo in { $moves } mossa dell’avversario
   *[other] sconfitta al massimo in { $moves } mosse dell’avversario
}
worth-about = circa { $percent }
worth-at = { $place }; { $value }
is-proven = dimostrato
is-published = dimostrato da altri
is-estimated = stimato
verdict-is = { $color ->
    [white] { $how ->
        [proven] Muove il Bianco: { $value }, è dimostrato
        [published] Muove il Bianco: { $value }, altri lo hanno dimostrato
       *[estimated] Muove il Bianco: { $value }, è una stima
    }
   *[black] { $how ->
        [proven] Muove il Nero: { $value }, è dimostrato
        [published] Muove il Nero: { $value }, altri lo hanno dimostrato
       *[estimated] Muove il Nero: { $value }, è una stima
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
prove-here = Dimostra qui, con al massimo { $memory } di memoria
prove-there = Fai dimostrare al server, con al massimo { $memory } di memoria
no-memory = Una dimostrazione richiederebbe { $needed } di memoria, e questo dispositivo può darne { $limit }.
no-memory-there = Una dimostrazione richiederebbe { $needed } di memoria, e il server può darne { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Non è stata trovata nessuna dimostrazione.
engine-failed = Questo dispositivo non è riuscito a cercare una dimostrazione. Forse gli manca memoria.
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
palette = Che cosa mettere
palette-lead = Scegli che cosa mettere, poi premi le caselle. Premendo di nuovo si toglie.
palette-w = Bianco
palette-b = Nero
palette-empty = Cancella
pinned = Posizione fissata: { $place }
link-damaged = Questo link è danneggiato o incompleto. È mostrato il tabellone vuoto.
link-short = Copiato. È troppo per un link: contiene solo la linea che è sul tabellone. La partita salvata contiene tutto.
review-working = Analisi della posizione { $ply } di { $count }
review-done = Tutte le posizioni sono analizzate
review-stopped = Fermato
review-point = { $how ->
    [proven] Per il Bianco: { $value }, è dimostrato
    [published] Per il Bianco: { $value }, altri lo hanno dimostrato
   *[estimated] Per il Bianco: { $value }, è una stima
}
accuracy-perfect = { $color ->
    [white] Il Bianco non ha fatto errori.
   *[black] Il Nero non ha fatto errori.
}
accuracy-good = { $color ->
    [white] Il Bianco ha giocato bene; punti conservati per mossa, in media: { $percent }.
   *[black] Il Nero ha giocato bene; punti conservati per mossa, in media: { $percent }.
}
accuracy-fair = { $color ->
    [white] Il Bianco ha fatto piccoli errori; punti conservati per mossa, in media: { $percent }.
   *[black] Il Nero ha fatto piccoli errori; punti conservati per mossa, in media: { $percent }.
}
accuracy-poor = { $color ->
    [white] Il Bianco ha fatto errori gravi; punti conservati per mossa, in media: { $percent }.
   *[black] Il Nero ha fatto errori gravi; punti conservati per mossa, in media: { $percent }.
}
review-move = { $color ->
    [white] Mossa { $number }: il Bianco ha giocato { $move }
   *[black] Mossa { $number }: il Nero ha giocato { $move }
}
slip-lost = { $color ->
    [white] Dopo { $move } il Bianco vince
   *[black] Dopo { $move } il Nero vince
}
slip-drawn = Dopo { $move } la partita è pari
slip-about = { $color ->
    [white] Dopo { $move } il Bianco può aspettarsi circa { $percent } dei punti
   *[black] Dopo { $move } il Nero può aspettarsi circa { $percent } dei punti
}
until-won = { $color ->
    [white] Fin qui il Bianco stava vincendo
   *[black] Fin qui il Nero stava vincendo
}
until-drawn = Fin qui era pari
until-about = { $color ->
    [white] Fin qui il Bianco poteva aspettarsi circa { $percent }
   *[black] Fin qui il Nero poteva aspettarsi circa { $percent }
}
way-refuting = La confutazione
way-best = Che cosa era meglio
try-lead = { $color ->
    [white] Trova una mossa migliore per il Bianco
   *[black] Trova una mossa migliore per il Nero
}
mistake-cost = Punti persi con questa mossa: { $percent }.
try-checking = Verifica di { $move }
try-right = Sì! Non c’è niente di meglio di { $move }.
try-better = { $move } è migliore, ma c’è una mossa ancora migliore.
try-wrong = { $move } non è migliore. Riprova.
no-mistakes = Non sono stati trovati errori gravi.
puzzles-looking = Ricerca di problemi in questa partita
puzzles-found = { $count ->
    [one] In questa partita è stato trovato { $count } problema.
   *[other] In questa partita sono stati trovati { $count } problemi.
}
puzzles-none = Questa partita non ha problemi da risolvere: verso la fine non c’è nessuna posizione in cui una sola mossa vince o salva il pareggio.
puzzles-cannot = Questo browser ora non può cercare problemi.
