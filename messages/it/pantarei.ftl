game-pantarei = Pantareï
learn-a-pantarei = Impara Pantareï
play-a-pantarei = Gioca a Pantareï
rules-of-pantarei = Regole di Pantareï
setup-title-pantarei = Una partita di Pantareï
join-title-pantarei = Hai ricevuto un invito a una partita di Pantareï
invite-text-pantarei = Gioca a Pantareï con me
puzzles-of-pantarei = Problemi di Pantareï
study-title-pantarei = Analizza Pantareï
review-title-pantarei = Revisione di una partita di Pantareï
tagline-pantarei = Diciannove squame in un serpente: fai una pila di sette
edition-pantarei-standard = Le regole dell’edizione stampata.

learn-pantarei-goal-title = Che cosa fa vincere
learn-pantarei-goal = Vince chi fa una pila di sette o più squame, non importa di chi siano. La pila 3 ne ha sei. La squama del Bianco sulla pila 4 ha una linea, quindi va esattamente una pila più in là: premi la pila 4, poi la pila 3.
learn-pantarei-goal-right = Sette squame: il Bianco vince. I prossimi passi mostrano come arrivarci.
learn-pantarei-carry-title = Spostare una squama
learn-pantarei-carry = Sposta una squama del Bianco a sinistra o a destra, esattamente del suo valore: una, due o tre linee valgono una, due o tre pile.
learn-pantarei-carry-right = Ora è in cima alla pila d’arrivo, e il posto vuoto si è chiuso. La squama in cima mostra di chi è la pila.
learn-pantarei-look-title = Guardare dentro una pila
learn-pantarei-look = Il numero accanto a una pila dice quante squame ha. Punta una pila o premila, e si apre a ventaglio: si vedono tutte le sue squame. Puoi spostare anche la squama subito sotto quella in cima, di qualunque colore sia. Guarda dentro la pila 6, poi sposta le sue due squame più in alto.
learn-pantarei-look-right = Conta il valore della squama in cima, e quella sotto va con lei. Entrambi i giocatori possono guardare dentro ogni pila in qualsiasi momento.
learn-pantarei-neutral-title = La squama neutra
learn-pantarei-neutral = La squama dorata non è di nessuno e non si muove mai da sola. È sotto il 3 del Bianco nella pila 4: spostale tutte e due.
learn-pantarei-neutral-right = Si può spostare insieme alla squama che ha sopra. Se è in cima a una pila, nessuno controlla quella pila.
learn-pantarei-swap-title = Scambiare
learn-pantarei-swap = Invece di muovere puoi scambiare di posto due tue pile. Scambia due pile qualsiasi del Bianco.
learn-pantarei-swap-right = Si scambiano le pile intere, per quanto alte siano.
learn-pantarei-ban-title = Niente scambio dopo uno scambio
learn-pantarei-ban = Il Bianco ha appena fatto uno scambio, quindi ora il Nero non può farlo. Hai il Nero: fai una mossa qualsiasi.
learn-pantarei-ban-right = Dopo questa mossa il Bianco può di nuovo scambiare.
learn-pantarei-pass-title = Passare
learn-pantarei-pass = Il Nero non può né muovere né scambiare. Solo allora si può passare il turno, e anzi si deve.
learn-pantarei-pass-right = Chi può muovere o scambiare deve farlo.
learn-pantarei-defend-title = Difendersi
learn-pantarei-defend = Con l’1 della pila 2, il Nero farebbe una pila di sette sulla pila 1. Impediscilo.
learn-pantarei-defend-right = La squama in cima decide chi controlla una pila: coprila con la tua squama, e la pila è tua.

turn-no-swap = { $color ->
    [white] Muove il Bianco; niente scambio, perché il Nero ne ha appena fatto uno
   *[black] Muove il Nero; niente scambio, perché il Bianco ne ha appena fatto uno
}
ended-seven = { $winner ->
    [white] Vince il Bianco: sette o più squame nella pila { $marks }
   *[black] Vince il Nero: sette o più squame nella pila { $marks }
}
ended-stuck = Partita pari: nessuno potrà mai più muovere né scambiare

rules-pantarei-material =
    Diciannove squame: nove a testa, tre per ciascuno dei valori 1, 2 e 3, e una squama neutra. Si mescolano e si dispongono in linea con il valore visibile: è il serpente. Un giocatore guarda il serpente e sceglie un colore; l’altro prende l’altro colore e comincia. Ogni posto del serpente è una pila di una o più squame, e la controlla il colore in cima.
rules-pantarei-turn =
    Fai una di queste cose:
    - Muovere: prendi la squama in cima a una pila che controlli, da sola o insieme alla squama appena sotto, di qualunque colore sia. Spostala a sinistra o a destra esattamente del valore della squama in cima, contato in pile, e mettila in cima alla pila d’arrivo. Non può andare oltre la testa o la coda. Un posto vuoto si chiude.
    - Scambiare: scambia di posto due pile che controlli. Non è permesso subito dopo uno scambio dell’avversario.
    - Passare: solo quando non puoi né muovere né scambiare, e allora è obbligatorio.
    La squama neutra non si muove da sola, ma si può spostare insieme alla squama che ha sopra. Nessuno controlla una pila che l’ha in cima. Entrambi i giocatori possono guardare dentro ogni pila in qualsiasi momento.
rules-pantarei-end =
    - Chi fa una pila di sette o più squame vince.
    - Se la stessa posizione si presenta per la terza volta, con lo stesso giocatore di turno e lo stesso diritto di scambiare, la partita è pari.
    - Se nessuno potrà mai più muovere né scambiare, la partita è pari.
rules-pantarei-notation =
    Le pile sono numerate da 1 a partire dalla testa, a sinistra. 5R1 sposta a destra la squama in cima alla pila 5, 5L2 sposta a sinistra le due squame in cima alla pila 5, 3x9 scambia le pile 3 e 9, e pass vuol dire passare.
rules-pantarei-settled =
    - La ripetizione è pari, e così una posizione in cui nessuno può più muovere né scambiare. Il libretto non ne parla.
    - Chi può scambiare non può passare. In alcune lingue il libretto parla solo di squame che non si possono muovere.
    - Sette o più squame vincono. In alcune lingue il libretto dice esattamente sette.

position-form-pantarei = Servono le pile a partire dalla testa, come w1b2,n,b3, poi chi muove, poi s se uno scambio è permesso, oppure - se non lo è. L’errore è al carattere { $column }.
impossible-scales = Numero sbagliato di squame { $scale }: qui ce ne sono { $found }, nel gioco { $count }
impossible-two-winners = C’è più di una pila di sette o più squame
impossible-too-high = Una pila ha più di otto squame
impossible-winner-to-move = Chi muove non può controllare una pila di sette o più squame: l’ha appena fatta l’altro

move-form-pantarei = Una mossa è per esempio 5R1 (una squama della pila 5 a destra), 5L2 (due squame a sinistra), 3x9 (scambio) o pass
illegal-needless-pass = Si può muovere o scambiare, quindi non è permesso passare
illegal-one-scale = La pila { $stack } ha una sola squama
illegal-past-head = Dalla pila { $stack }, una squama di valore { $value } andrebbe oltre la testa del serpente
illegal-past-tail = Dalla pila { $stack }, una squama di valore { $value } andrebbe oltre la coda del serpente
illegal-swap-itself = Una pila non si può scambiare con sé stessa
illegal-swap-after-swap = Uno scambio non è permesso subito dopo lo scambio dell’avversario
illegal-no-stack = Non c’è una pila { $stack }; l’ultima pila è la { $count }
illegal-others-stack = { $color ->
    [white] Il Bianco controlla la pila { $stack }
   *[black] Il Nero controlla la pila { $stack }
}
illegal-nobodys-stack = La pila { $stack } ha in cima la squama neutra, quindi nessuno la controlla

tour-pantarei-move = Il Bianco sposta due squame insieme (4L2): il suo 3 e la squama neutra che gli sta sotto.
tour-pantarei-surprise = Sorpresa: i valori contano le pile, non le squame. Così il serpente si accorcia, e ogni squama raggiunge altre pile.

keys-ways = Spostarne una, spostarne due, scambiare
why-seven = { $mover ->
    [you] La tua squama ha fatto una pila di sette.
    [white] La squama del Bianco ha fatto una pila di sette.
   *[black] La squama del Nero ha fatto una pila di sette.
}
why-stuck = Nessuno potrà mai più muovere né scambiare.

## For scripts

lifted = Sollevata: { $scale }. Dove va?
edit-lead-pantarei = Premi una pila per sollevare la squama in cima, poi premi dove va.
edit-beside = Mettila prima della pila premuta, come pila a sé
edit-tail = Mettila in coda
edit-swap = Uno scambio è permesso

board-pantarei = Il serpente, dalla testa alla coda
stack = Pila { $number }: { $scales }
stack-goal = { $stack }; un arrivo
scale-w1 = bianca 1
scale-w2 = bianca 2
scale-w3 = bianca 3
scale-b1 = nera 1
scale-b2 = nera 2
scale-b3 = nera 3
scale-n = neutra
choose-stack = Scegli una delle tue pile
choose-goal = Dove va?
way-1 = Spostane una
way-2 = Spostane due
way-x = Scambia
goals = Pila { $stack }, arrivi: { $goals }
goals-swap = Pila { $stack }, si può scambiare con: { $goals }
must-pass = Non si può né spostare né scambiare, quindi devi passare
pass = Passa
said-pantarei-1 = { $color ->
    [white] Bianco: una squama dalla pila { $stack } alla pila { $goal }
   *[black] Nero: una squama dalla pila { $stack } alla pila { $goal }
}
said-pantarei-2 = { $color ->
    [white] Bianco: due squame dalla pila { $stack } alla pila { $goal }
   *[black] Nero: due squame dalla pila { $stack } alla pila { $goal }
}
said-pantarei-x = { $color ->
    [white] Il Bianco scambia le pile { $stack } e { $goal }
   *[black] Il Nero scambia le pile { $stack } e { $goal }
}
said-pantarei-pass = { $color ->
    [white] Il Bianco deve passare
   *[black] Il Nero deve passare
}
status-you-no-swap = Tocca a te; niente scambio, perché l’avversario ne ha appena fatto uno
status-no-swap = { $color ->
    [white] Muove il Bianco; ora niente scambio
   *[black] Muove il Nero; ora niente scambio
}
