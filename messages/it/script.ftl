color-white = Bianco
color-black = Nero

cell-empty = { $cell }, vuota
cell-w = { $cell }, Bianco
cell-b = { $cell }, Nero
threat-white = { $place }; qui il Bianco potrebbe vincere
threat-black = { $place }; qui il Nero potrebbe vincere
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Annulla questa mossa
taken-back = La mossa è annullata

status-you = Tocca a te
status-turn = { $color ->
    [white] Muove il Bianco
   *[black] Muove il Nero
}
status-thinking = Il computer sta pensando
status-choosing = L’avversario sta scegliendo un colore
status-choose = Guarda il serpente e scegli un colore
status-waiting = In attesa del secondo giocatore
status-past = Stai rivedendo la mossa { $ply }
status-lost = Connessione persa; nuovo tentativo
status-back = Connessione ristabilita
no-move = Ancora nessuna mossa

offer-draw = L’avversario propone il pareggio
offer-takeback = L’avversario chiede di riprendere una mossa
offer-rematch = L’avversario vorrebbe un’altra partita
offer-made = La tua proposta è fatta; l’avversario può accettarla
offer-declined = La tua proposta è stata rifiutata
hint-is = Suggerimento: { $move }
copied = Copiato
not-sent = Non ha funzionato. Riprova.
task-right = Giusto!
task-wrong = Non ancora
puzzle-go-on = { $color ->
    [white] Ora concludi. Muove il Bianco
   *[black] Ora concludi. Muove il Nero
}
puzzle-won = La vittoria è completa.
puzzle-slipped = { $move } fa sfumare la vittoria.
play-title = { $game }: { $white } – { $black }
player-you = Tu
player-person = Giocatore
player-open = Avversario, non ancora qui
player-computer = Computer, livello { $level }
move-kept = Nessuna connessione. La tua mossa { $move } sarà inviata appena torna.
not-connected = Nessuna connessione. Riprova quando torna.
undone = Mossa ripresa
no-undo = Non c’è nessuna mossa da riprendere
no-hints = In questa partita suggerimenti e minacce sono disattivati
threats-on = Le minacce sono mostrate
threats-off = Le minacce sono nascoste
confirm-move = Giocare { $move }?

player-you-named = { $name } (tu)
presence-here = è qui
presence-away = non è qui
opponent-here = L’avversario è di nuovo qui
opponent-away = L’avversario ha lasciato la partita
opponent-left = L’avversario non c’è più da un po’. Puoi terminare la partita

storage-full = Questo browser non ha più spazio, quindi la mossa non è stata conservata. Elimina qualcosa e riprova.
storage-refused = Questo browser non conserva nulla qui, quindi la mossa non è stata conservata.
mine-moves = { $count ->
    [0] nessuna mossa
    [one] { $count } mossa
   *[other] { $count } mosse
}
games-brought = { $count ->
    [one] È stata importata { $count } partita.
   *[other] Sono state importate { $count } partite.
}
games-unread = In questo file non ci sono partite che si possano leggere.
players = { $white } – { $black }
