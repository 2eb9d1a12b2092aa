choose-game = Quale gioco?
chooser-keys = ↑ ↓ domanda   ← → risposta   Enter inizia   Ctrl-O apri   q esci
choose-number = Scrivi un numero, o premi Enter per { $number }
choose-one = Questa non è una delle risposte
plain-choose = Guarda il serpente e scegli un colore: scrivi { $white } o { $black }
too-small = Questo terminale è troppo piccolo: { $have }. Deve essere almeno { $need }.

key-help = Aiuto
key-redo = Rigioca
key-switch = Cambia
key-quit = Esci
key-new = Nuova
keys-type = Scrivere una mossa o un comando
keys-complete = Completare quanto scritto
keys-scroll = Scorrere l’analisi
keys-leave = Uscire subito

command-hint = Mostrare una buona mossa
command-undo = Riprendere l’ultima mossa
command-redo = Rigiocare la mossa ripresa
command-analyze = Mostrare che cosa pensa il motore
command-switch = Scambiare i colori con il computer
command-resign = Abbandonare
command-new = Nuova partita
command-save = Salvare la partita
command-open = Aprire una partita
command-board = Mostrare di nuovo il tabellone
command-moves = Elencare le mosse
command-help = Aiuto
command-quit = Uscire
command-file = FILE

not-now = Ora non si può fare
nothing-to-undo = Non c’è nulla da riprendere
nothing-to-redo = Non c’è nulla da rigiocare
switched = I colori sono scambiati
nothing-to-switch = Giocano due persone, quindi non ci sono colori da scambiare
name-the-file = Indica un file, per esempio game.panta
saved-in = Salvato in { $file }
not-saved = Non salvato: { $reason }
opened-from = Aperto { $file }
not-opened = Non aperto: { $reason }
file-missing = Non c’è nessun file { $file }
file-exists = C’è già un file { $file }
file-denied = Il sistema non lo permette: { $file }
file-folder = { $file } è una cartella
file-full = Non c’è più spazio per { $file }
file-failed = { $file }: errore { $number } del sistema
file-long = { $file } è troppo lungo per una partita annotata
file-not-text = Alla riga { $line }, al carattere { $column }, c’è qualcosa che non è testo
file-no-game = Non ci sono partite in { $file }
computer-takes = { $color ->
    [white] Il computer prende il Bianco
   *[black] Il computer prende il Nero
}
quit-sure = Uscire senza salvare la partita?
question-keys = { $yes } Sì   { $no } No

analysis-title = Analisi
analysis-so-far = Profondità { $depth }, posizioni: { $nodes }
analysis-begins = Sta pensando
analysis-rests = Ora non c’è nulla da analizzare

game-over = La partita è finita
illegal-unplayable = { $move } non si può giocare qui
illegal-taken = La casella { $cell } non è vuota
