game-pentago = Pentago
learn-a-pentago = Impara Pentago
play-a-pentago = Gioca a Pentago
rules-of-pentago = Regole di Pentago
setup-title-pentago = Una partita di Pentago
join-title-pentago = Hai ricevuto un invito a una partita di Pentago
invite-text-pentago = Gioca a Pentago con me
puzzles-of-pentago = Problemi di Pentago
study-title-pentago = Analizza Pentago
review-title-pentago = Revisione di una partita di Pentago
tagline-pentago = Metti una pallottola, gira un quadrato, cinque in fila
edition-pentago-standard = Le regole comuni alla maggior parte delle edizioni stampate.
edition-pentago-finnish = Se una rotazione forma cinque in fila per entrambi, vince chi ha girato. Finché un quadrato è ancora vuoto, si può saltare la rotazione.
edition-pentago-czech = Se la tua rotazione forma cinque in fila solo per te, l’avversario risponde con un’altra pallottola, senza rotazione. Se così forma cinque in fila anche lui, la partita è pari; altrimenti vinci tu.
edition-pentago-basque = I quadrati si girano solo in senso orario.
edition-pentago-openspiel = Si gira sempre un quadrato, e cinque in fila valgono solo dopo la rotazione. Sono le regole di una libreria software di ricerca, tenute qui per poter confrontare i risultati.

learn-pentago-turn-title = Un turno
learn-pentago-turn = Metti una pallottola in una casella qualsiasi. Poi gira un quadrato qualsiasi di un quarto di giro.
learn-pentago-turn-right = Questo è un turno intero: una pallottola, una rotazione. Puoi girare uno qualsiasi dei quattro quadrati, anche se è vuoto.
learn-pentago-five-title = Cinque in fila
learn-pentago-five = Cinque pallottole in linea vincono: in una riga, in una colonna o in diagonale. Completa la riga del Bianco.
learn-pentago-five-right = La tua pallottola ha completato cinque in fila, quindi vinci subito. Nessun quadrato viene girato.
learn-pentago-twist-title = Cinque in fila con una rotazione
learn-pentago-twist = La colonna sinistra del quadrato 1 è del Bianco. Metti una pallottola, poi gira un quadrato in modo che nella riga in alto ci siano cinque pallottole bianche.
learn-pentago-twist-right = La rotazione ha trasformato la colonna in riga. Vittorie così sfuggono facilmente.
learn-pentago-theirs-title = Una rotazione per l’altro
learn-pentago-theirs = Cinque in fila fanno vincere chi le possiede, chiunque abbia girato. Solo per questa volta, perdi apposta: trova la rotazione che forma cinque in fila per il Nero.
learn-pentago-theirs-right = La tua stessa rotazione ha fatto vincere il Nero. Guarda tutto il tabellone prima di girare un quadrato.
learn-pentago-both-title = Tutti e due insieme
learn-pentago-both = Il Nero sta per vincere girando il quadrato 1. Salva la partita: forma cinque in fila per entrambi con una sola rotazione.
learn-pentago-both-right = Cinque in fila per entrambi: la partita è pari.
learn-pentago-defend-title = Difendersi
learn-pentago-defend = Il Nero ha quattro in fila, e un’estremità è libera. Metti una pallottola e gira un quadrato in modo che il Nero non possa vincere alla prossima mossa.
learn-pentago-defend-right = Una pallottola blocca un’estremità, una rotazione spezza la linea. In ogni turno hai tutte e due le cose.
learn-pentago-finnish-title = Edizione finlandese
learn-pentago-finnish = Nell’edizione finlandese, se entrambi ottengono cinque in fila, vince chi ha girato. E finché un quadrato è vuoto, si può saltare la rotazione. Forma cinque in fila per entrambi.
learn-pentago-finnish-right = Hai girato tu, quindi vinci. In altre edizioni la partita sarebbe pari.
learn-pentago-czech-title = Edizione ceca
learn-pentago-czech = La rotazione del Bianco ha formato cinque in fila. Nell’edizione ceca, ora il Nero risponde con un’altra pallottola, senza rotazione. Hai il Nero: forma cinque in fila anche tu.
learn-pentago-czech-right = Con le tue cinque in fila la partita è pari. Senza, avrebbe vinto il Bianco.
learn-pentago-basque-title = Edizione basca
learn-pentago-basque = Nell’edizione basca i quadrati si girano solo in senso orario. Vinci girando il quadrato 4 in senso orario.
learn-pentago-basque-right = In senso orario, la colonna destra diventa la riga in basso.
learn-pentago-openspiel-title = Edizione OpenSpiel
learn-pentago-openspiel = In questa edizione cinque in fila valgono solo dopo la rotazione. Completa la riga del Bianco e gira un quadrato che non la spezzi.
learn-pentago-openspiel-right = Le cinque in fila ci sono ancora dopo la rotazione, quindi vincono.

turn-reply = { $color ->
    [white] Risponde il Bianco: una pallottola, senza rotazione
   *[black] Risponde il Nero: una pallottola, senza rotazione
}
ended-five-by-twist = { $winner ->
    [white] Vince il Bianco: la rotazione ha completato cinque in fila ({ $marks })
   *[black] Vince il Nero: la rotazione ha completato cinque in fila ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Vince il Bianco: cinque in fila ({ $marks })
   *[black] Vince il Nero: cinque in fila ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Vince il Bianco: cinque in fila ({ $marks })
   *[black] Vince il Nero: cinque in fila ({ $marks })
}

rules-pentago-material =
    Un tabellone di 6x6 caselle, fatto di quattro quadrati di 3x3 caselle che si possono girare. Diciotto pallottole a testa, per il Bianco e per il Nero. Comincia il Bianco, se i giocatori non si accordano diversamente.
rules-pentago-turn =
    Metti una pallottola del tuo colore in una casella vuota qualsiasi. { $edition ->
        [basque] Poi gira un quadrato di un quarto di giro in senso orario: quello che vuoi, anche vuoto.
        [finnish] Poi gira un quadrato di un quarto di giro: quello che vuoi, nel senso che vuoi, anche vuoto. Finché un quadrato è vuoto dopo che hai messo la pallottola, puoi saltare la rotazione.
       *[other] Poi gira un quadrato di un quarto di giro: quello che vuoi, nel senso che vuoi, anche vuoto.
    }
rules-pentago-end =
    - Cinque o più tue pallottole in linea vincono: in una riga, in una colonna o in diagonale.
    { $edition ->
        [openspiel] - Cinque in fila valgono solo se ci sono dopo la rotazione: la tua pallottola da sola non vince.
       *[other] - Se la tua pallottola forma cinque in fila, vinci subito e nessun quadrato viene girato.
    }
    { $edition ->
        [finnish] - Se la tua rotazione forma cinque in fila, guarda tutto il tabellone. Se tu hai cinque in fila, vinci, anche se pure l’avversario ha cinque in fila. Se le ha solo l’avversario, vince l’avversario.
        [czech] - Se la tua rotazione forma cinque in fila, guarda tutto il tabellone. Se solo l’avversario ha cinque in fila, vince l’avversario. Se le avete entrambi, la partita è pari.
       *[other] - Se la tua rotazione forma cinque in fila, guarda tutto il tabellone. Se solo tu hai cinque in fila, vinci. Se le ha solo l’avversario, vince l’avversario. Se le avete entrambi, la partita è pari.
    }
    { $edition ->
        [czech] - Se la tua rotazione forma cinque in fila solo per te, l’avversario deve rispondere con un’altra pallottola e non gira nessun quadrato. Se così forma cinque in fila anche lui, la partita è pari; altrimenti vinci tu. Se nessuna casella è vuota, vinci subito.
       *[other] - Se il tabellone è pieno e nessuno ha cinque in fila, la partita è pari.
    }
rules-pentago-notation =
    Le colonne vanno da a a f da sinistra, le righe da 1 a 6 dall’alto. I quadrati 1 e 2 sono in alto, i quadrati 3 e 4 in basso. { $edition ->
        [basque] c3-2R mette una pallottola in c3 e gira il quadrato 2 verso destra (senso orario).
       *[other] c3-2R mette una pallottola in c3 e gira il quadrato 2 verso destra (senso orario); L è verso sinistra.
    } { $edition ->
        [openspiel] C’è sempre una rotazione.
       *[other] Una pallottola senza rotazione si scrive c3.
    }
rules-pentago-settled =
    - Se una rotazione forma cinque in fila solo per l’avversario, vince l’avversario.
    - Sei in fila valgono come cinque.
    - Dopo la pallottola numero 36 si gira un quadrato, come dopo ogni altra pallottola.
    - Se il tabellone è pieno e nessuno ha cinque in fila, la partita è pari.
    { $edition ->
        [openspiel] - Sono le regole di un programma, non di un libretto.
       *[other] - Dopo una pallottola vincente nessun quadrato viene girato.
    }

position-form-pentago = Serve una posizione come w5/6/2b3/6/6/6 w: sei righe dall’alto, poi chi muove. L’errore è al carattere { $column }.
impossible-reply = Si può rispondere solo se l’altro è il solo ad avere cinque in fila e c’è una casella vuota

now-twist-or-skip = Pallottola in { $cell }; ora gira un quadrato, o premi la barra spaziatrice per saltare la rotazione
move-form-pentago = Una mossa è una casella e una rotazione: c3-2R mette una pallottola in c3 e gira il quadrato 2 in senso orario
illegal-twist-in-reply = La risposta è una pallottola senza rotazione; scrivi solo { $cell }
illegal-twist-after-win = Dopo una pallottola vincente nessun quadrato viene girato; scrivi solo { $cell }
illegal-twist-due = Dopo la pallottola in { $cell } bisogna girare un quadrato; una mossa intera è per esempio c3-2R
illegal-clockwise-only = In questa edizione i quadrati si girano solo in senso orario

tour-pentago-move = Il Bianco mette una pallottola in e1 e ha cinque in fila: nessun quadrato viene girato, la partita è finita.
tour-pentago-surprise = Sorpresa: la tua stessa rotazione può far vincere l’altro. Guarda bene prima di girare.

edition-name-finnish = Edizione finlandese
edition-name-czech = Edizione ceca
edition-name-basque = Edizione basca
edition-name-openspiel = Edizione OpenSpiel
keys-block = Scegliere un quadrato
keys-twist = Girare il quadrato scelto in senso orario o antiorario
why-five-by-twist = { $mover ->
    [you] La tua rotazione ha completato cinque in fila.
    [white] La rotazione del Bianco ha completato cinque in fila.
   *[black] La rotazione del Nero ha completato cinque in fila.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] La tua rotazione ha completato cinque in fila per il Bianco.
       *[black] La tua rotazione ha completato cinque in fila per il Nero.
    }
    [white] La rotazione del Bianco ha completato cinque in fila per il Nero.
   *[black] La rotazione del Nero ha completato cinque in fila per il Bianco.
}

## For scripts

edit-reply = Chi muove risponde a cinque in fila (edizione ceca)

board-pentago = Tabellone di Pentago
cell-pending = { $cell }, la tua pallottola; ora gira un quadrato
choose-cell = Metti una pallottola in una casella vuota
now-twist = Pallottola in { $cell }; ora gira un quadrato
twists = Rotazioni
twist-L = Gira il quadrato { $block } in senso antiorario
twist-R = Gira il quadrato { $block } in senso orario
block-chosen = Quadrato { $block }: { $right } lo gira in senso orario, { $left } in senso antiorario
skip-twist = Non girare
said-pentago-L = { $color ->
    [white] Bianco: { $cell }, quadrato { $block } in senso antiorario
   *[black] Nero: { $cell }, quadrato { $block } in senso antiorario
}
said-pentago-R = { $color ->
    [white] Bianco: { $cell }, quadrato { $block } in senso orario
   *[black] Nero: { $cell }, quadrato { $block } in senso orario
}
said-pentago-place = { $color ->
    [white] Bianco: { $cell }, senza rotazione
   *[black] Nero: { $cell }, senza rotazione
}
status-you-reply = Tocca a te rispondere: una pallottola, senza rotazione
status-reply = { $color ->
    [white] Risponde il Bianco: una pallottola, senza rotazione
   *[black] Risponde il Nero: una pallottola, senza rotazione
}
