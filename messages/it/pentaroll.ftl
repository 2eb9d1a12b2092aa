game-pentaroll = Pentaroll
learn-a-pentaroll = Impara Pentaroll
play-a-pentaroll = Gioca a Pentaroll
rules-of-pentaroll = Regole di Pentaroll
setup-title-pentaroll = Una partita di Pentaroll
join-title-pentaroll = Hai ricevuto un invito a una partita di Pentaroll
invite-text-pentaroll = Gioca a Pentaroll con me
puzzles-of-pentaroll = Problemi di Pentaroll
study-title-pentaroll = Analizza Pentaroll
review-title-pentaroll = Revisione di una partita di Pentaroll
tagline-pentaroll = Fai rotolare le pallottole dal bordo, cinque in fila
edition-pentaroll-standard = Le regole dell’edizione del 2021.

learn-pentaroll-turn-title = Un turno
learn-pentaroll-turn = Fai entrare una pallottola da un bordo qualsiasi. In una corsia vuota si ferma nella prima casella.
learn-pentaroll-turn-right = Questo è un turno intero: una pallottola dal bordo.
learn-pentaroll-push-title = Spingere
learn-pentaroll-push = Fai entrare una pallottola da sinistra lungo la riga 3. Lì la prima casella non è vuota.
learn-pentaroll-push-right = La tua pallottola ha spinto di una casella verso l’interno le pallottole che si toccano, di chiunque siano. La pallottola dietro il vuoto non si è mossa.
learn-pentaroll-five-title = Cinque in fila
learn-pentaroll-five = Cinque pallottole in linea vincono: in una riga, in una colonna o in diagonale. Spingi le quattro pallottole del Bianco e aggiungi la quinta.
learn-pentaroll-five-right = Quattro pallottole sono avanzate, e la quinta è arrivata dietro di loro.
learn-pentaroll-full-title = Corsie piene
learn-pentaroll-full = La riga 4 è piena, quindi non può entrarci nessuna pallottola: niente viene spinto fuori dal tabellone. Vinci da un’altra corsia.
learn-pentaroll-full-right = La colonna b aveva spazio, e le sue pallottole sono avanzate attraverso la riga piena.
learn-pentaroll-corner-title = Angoli
learn-pentaroll-corner = Un angolo ha due entrate: lungo la sua riga e lungo la sua colonna. Qui solo una delle due vince.
learn-pentaroll-corner-right = Dall’alto spingi la colonna. Da sinistra avresti spinto la riga.
learn-pentaroll-theirs-title = Una spinta per l’altro
learn-pentaroll-theirs = Una spinta muove anche le pallottole dell’avversario. Solo per questa volta, perdi apposta: trova la spinta che forma cinque in fila per il Nero.
learn-pentaroll-theirs-right = La tua spinta ha messo a posto la quinta pallottola del Nero, quindi vince il Nero.
learn-pentaroll-both-title = Tutti e due insieme
learn-pentaroll-both = Il Nero può vincere in due punti. Una spinta forma cinque in fila per entrambi. Trovala.
learn-pentaroll-both-right = Cinque in fila per entrambi: la partita è pari.
learn-pentaroll-defend-title = Difendersi
learn-pentaroll-defend = Il Nero ha quattro pallottole nella riga 3 e vuole spingere. Fai una mossa dopo la quale il Nero non possa vincere subito.
learn-pentaroll-defend-right = Una spinta di traverso alla riga spezza la linea.

rules-pentaroll-material =
    Un tabellone di 6x6 caselle e diciotto pallottole a testa, per il Bianco e per il Nero. Comincia il Bianco, se i giocatori non si accordano diversamente.
rules-pentaroll-turn =
    Fai entrare una pallottola del tuo colore da un’apertura qualsiasi del bordo. Se lì la casella è vuota, la pallottola ci resta. Se c’è una pallottola, la tua spinge di una casella, dritto verso l’interno, tutte le pallottole da lì fino al primo vuoto. Le pallottole dietro il vuoto restano dove sono. Una corsia con sei pallottole è piena e non ci si può entrare: niente viene spinto fuori dal tabellone.
rules-pentaroll-end =
    - Guarda tutto il tabellone dopo ogni mossa. Se solo tu hai cinque o più pallottole in linea, vinci. Se le ha solo l’avversario, vince l’avversario. Se le avete entrambi, la partita è pari.
    - Se il tabellone è pieno e nessuno ha cinque in fila, la partita è pari. Finché una casella è vuota, c’è una mossa possibile.
rules-pentaroll-notation =
    Una mossa si scrive con il suo lato e la sua corsia: Nc scende lungo la colonna c dall’alto, Sc sale dal basso, W3 va lungo la riga 3 da sinistra, E3 da destra. Le colonne vanno da a a f da sinistra, le righe da 1 a 6 dall’alto.
rules-pentaroll-settled =
    - In un angolo si può entrare lungo la sua riga o lungo la sua colonna. Finché è vuoto sono la stessa mossa, che si scrive come quella lungo la riga.
    - Un vuoto ferma la spinta.
    - Se una spinta forma cinque in fila solo per l’avversario, vince l’avversario.

position-form-pentaroll = Serve una posizione come w5/6/2b3/6/6/6 w: sei righe dall’alto, poi chi muove. L’errore è al carattere { $column }.

move-form-pentaroll = Una mossa è un lato e una corsia: Nc dall’alto, Sc dal basso, W3 da sinistra, E3 da destra
illegal-lane-full = La corsia di { $entry } è piena, quindi non può entrarci nessuna pallottola

tour-pentaroll-move = Il Bianco entra da sinistra lungo la riga 2 (W2) e spinge di una casella verso l’interno le pallottole fino al primo vuoto. Le pallottole dietro il vuoto restano ferme.
tour-pentaroll-surprise = Sorpresa: una spinta muove anche le pallottole dell’avversario, e può completargli cinque in fila.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] La tua spinta ha completato cinque in fila per il Bianco.
       *[black] La tua spinta ha completato cinque in fila per il Nero.
    }
    [white] La spinta del Bianco ha completato cinque in fila per il Nero.
   *[black] La spinta del Nero ha completato cinque in fila per il Bianco.
}

## For scripts

board-pentaroll = Tabellone di Pentaroll
choose-entry = Fai entrare una pallottola dal bordo
entry-N = Dall’alto, colonna { $lane }
entry-S = Dal basso, colonna { $lane }
entry-W = Da sinistra, riga { $lane }
entry-E = Da destra, riga { $lane }
entry-full = { $entry }; chiusa
entry-pending = { $entry }; premi ancora per far entrare la pallottola
press-again = Premi ancora la freccia per far entrare la pallottola
said-pentaroll-N = { $color ->
    [white] Bianco: dall’alto, colonna { $lane }
   *[black] Nero: dall’alto, colonna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Bianco: da destra, riga { $lane }
   *[black] Nero: da destra, riga { $lane }
}
said-pentaroll-S = { $color ->
    [white] Bianco: dal basso, colonna { $lane }
   *[black] Nero: dal basso, colonna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Bianco: da sinistra, riga { $lane }
   *[black] Nero: da sinistra, riga { $lane }
}
