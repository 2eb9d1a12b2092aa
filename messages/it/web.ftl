web-skip = Vai al contenuto
web-nav = Pagine
nav-games = Giochi
nav-mine = Le mie partite
nav-rules = Regole
web-language = Lingua
web-names = Pentago, Pentaroll e Pantareï appartengono ai loro editori. Panta non è collegato a loro.
web-offline = Quello che vedi qui ora funziona anche senza il server. Le partite con altri ne hanno bisogno.
web-new-version = È pronta una nuova versione di Panta.
web-new-version-use = Usala ora
here-missing = Questo browser non ha questa partita. Le partite contro il computer e su un solo schermo restano nel browser in cui si giocano.
here-not-kept = Questo browser non conserva nulla qui, quindi non ci si può giocare la partita. Forse è una finestra privata o il dispositivo è pieno.

home-title = Tre giochi per due
home-lead = Gioca contro il computer, con qualcuno accanto a te o con qualcuno lontano. Nessun account, niente da installare.
home-continue = Continua la tua partita
play-computer = Contro il computer
play-level = livello { $level }
play-change = Scegli livello e colore
play-here = Gioca fianco a fianco
play-friend = Invita qualcuno

setup-opponent = Chi gioca?
setup-computer = Tu e il computer
setup-here = Due persone su questo schermo
setup-friend = Tu e qualcun altro, con un link
setup-level = Livello del computer
setup-level-number = { $level ->
    [1] 1, il più facile
    [10] 10, il più forte
   *[other] { $level }
}
setup-color = Il tuo colore
setup-color-white = Bianco
setup-color-black = Nero
setup-color-any = A caso
setup-first = Chi comincia?
setup-chooser = Chi guarda il serpente e sceglie un colore?
setup-chooser-me = Scegli tu
setup-chooser-other = Sceglie l’avversario
setup-more = Altre opzioni
setup-edition = Edizione
setup-clock = Orologio
setup-clock-none = Senza orologio
setup-clock-of = { $minutes } min a testa, più { $seconds } s per mossa
setup-hints = Suggerimenti e minacce per entrambi i giocatori
setup-start = Inizia la partita
setup-needs-server = Per invitare qualcuno serve il server, che ora non è raggiungibile. Contro il computer e su questo schermo puoi giocare anche senza.
edition-name-standard = Edizione standard
picture-of = { $board }: { $state }

play-board = Tabellone
play-status = Stato della partita
play-moves = Mosse
play-actions = Azioni
play-damaged = Le mosse successive non si possono più leggere. La partita è mostrata fino a qui.
play-no-moves = Non c’è ancora nessuna mossa.
play-no-script = Per giocare serve JavaScript. Senza, vedi il tabellone com’è ora.
step-first = All’inizio
step-back = Indietro di una mossa
step-forward = Avanti di una mossa
step-last = All’ultima mossa
act-undo = Riprendi
act-takeback = Chiedi di riprendere una mossa
act-hint = Suggerimento
play-threats = Mostra dove ciascuno potrebbe vincere alla prossima mossa
play-confirm = Conferma le mie mosse
play-call = Suono e vibrazione quando tocca a me
act-confirm = Conferma
act-resign = Abbandona
act-resign-sure = Vuoi davvero abbandonare?
act-yes = Sì
act-no = No
act-draw = Proponi il pareggio
act-accept = Accetta
act-decline = Rifiuta
act-retry = Riprendi la mossa e riprova
act-rematch = Rivincita
act-rematch-go = Vai alla rivincita
act-record = Salva la partita
choose-title = Scegli il tuo colore
choose-lead = Questo è il serpente. Chi non sceglie fa la prima mossa.
choose-why = I due colori hanno le stesse nove squame; cambiano solo i posti. Pensa a quale colore potrebbe portare prima molte squame su una sola pila, e ricorda che l’altro giocatore muove per primo.
choose-white = Prendo il Bianco
choose-black = Prendo il Nero
keys-title = Tasti
keys-move = Muoversi sul tabellone
keys-press = Mettere, far entrare o scegliere
keys-cancel = Annullare questa mossa
keys-hint = Suggerimento
keys-threats = Mostrare o nascondere le minacce
keys-last = Leggere l’ultima mossa
keys-undo = Riprendere la mossa

result-you-won = Hai vinto
result-you-lost = Hai perso
why-five-by-placing = { $mover ->
    [you] La tua pallottola ha completato cinque in fila.
    [white] La pallottola del Bianco ha completato cinque in fila.
   *[black] La pallottola del Nero ha completato cinque in fila.
}
why-both-five = { $end ->
    [draw] Una mossa ha formato cinque in fila per entrambi.
   *[win] Una rotazione ha formato cinque in fila per entrambi. In questa edizione vince chi ha girato.
}
why-board-full = Il tabellone è pieno e nessuno ha cinque in fila.
why-repetition = La stessa posizione si è presentata per la terza volta.
why-resignation = { $loser ->
    [you] Hai abbandonato.
    [white] Il Bianco ha abbandonato.
   *[black] Il Nero ha abbandonato.
}
why-time = { $loser ->
    [you] Il tuo tempo è scaduto.
    [white] Il tempo del Bianco è scaduto.
   *[black] Il tempo del Nero è scaduto.
}
why-agreement = Le due parti si sono accordate.
why-forfeit = { $loser ->
    [you] Hai lasciato la partita.
    [white] Il Bianco ha lasciato la partita.
   *[black] Il Nero ha lasciato la partita.
}
why-abandoned = La partita è stata interrotta.

invite-title = Invita qualcuno
invite-lead = Manda questo link, o fai scansionare il codice. Vale una volta sola, per l’altro posto.
invite-link = Link d’invito
invite-share = Condividi il link
invite-copy = Copia
invite-new = Crea un nuovo link
invite-qr = Il link come codice QR
invite-watch = Tutti gli altri possono guardare a questo indirizzo:
join-color = { $color ->
    [white] Giochi con il Bianco.
   *[black] Giochi con il Nero.
}
join-first = { $color ->
    [white] Comincia il Bianco.
   *[black] Comincia il Nero.
}
join-choosing = Un giocatore guarda il serpente e sceglie un colore; l’altro comincia.
join-hints = Entrambi i giocatori possono chiedere suggerimenti e vedere le minacce.
join-how = Come si gioca
join-take = Gioca
join-no-script = Per prendere il posto serve JavaScript: solo uno script può leggere la parte segreta del link.
join-taken = Questo posto è già preso. Puoi comunque guardare la partita.
join-wrong = Questo link non è giusto, o uno più nuovo l’ha sostituito. Chiedi l’ultimo a chi ti invita.
join-watch = Guarda la partita
join-own = Questo link è per la persona che inviti. Vale ancora: basta mandarlo.
join-back = Torna alla partita

mine-title = Le mie partite
mine-lead = Le partite di questo browser, la più recente per prima. Nessun altro vede questa lista.
mine-none = Ancora nessuna partita. Scegli un gioco e gioca.
mine-damaged = { $count ->
    [one] { $count } partita non si può più leggere.
   *[other] { $count } partite non si possono più leggere.
}
mine-leave = Questo dispositivo andrà a qualcun altro
mine-leave-what = Dopo, la lista sarà vuota, e nessuno potrà continuare queste partite da questo dispositivo. Le partite non verranno eliminate, e gli altri giocatori potranno continuare.
mine-leave-do = Dimentica le partite su questo dispositivo
mine-here = Conservate in questo browser
mine-here-lead = Queste partite sono solo su questo dispositivo. Salvale in un file per portarle altrove o per sicurezza.
mine-export = Salva queste partite in un file
mine-import = Importa partite da un file
mine-delete = Elimina
mine-open = Continua
mine-look = Guarda

rules-title = Le regole
rules-editions = Edizioni
rules-picture-start = L’inizio della partita

error-not-found = Questa pagina non esiste
error-not-found-more = Forse l’indirizzo è sbagliato, o la partita è stata eliminata.
error-busy = Troppe richieste
error-busy-more = Aspetta un momento e riprova.
error-refused = Questo non si può fare
error-refused-more = Torna indietro e controlla le scelte.
error-broken = Qualcosa è andato storto
error-broken-more = È un errore nostro ed è stato registrato. Riprova.
error-home = Torna ai giochi

name-yours = Il tuo nome (facoltativo)
name-rule = Un nome ha al massimo 20 lettere, cifre, spazi e - . _ ’
join-from = { $name } ti invita.
join-public = Tutti possono trovare questa partita e guardarla mentre si gioca.
setup-public = Tutti possono guardare: la partita è in elenco mentre si gioca

left-lead = L’avversario ha lasciato la partita. Puoi aspettare o terminarla.
act-claim = Rivendica la vittoria
act-call-off = Interrompi la partita

watch-link = Guarda le partite in corso
watch-title = Partite in corso
watch-lead = Partite pubbliche con una mossa nell’ultima ora. Chi inizia una partita decide se compare qui.
watch-none = Ora non c’è nessuna partita pubblica in corso.

act-film = Salva come animazione
embed-title = Mostra su un altro sito
embed-lead = Copia questo codice nella pagina:
embed-open = Guarda la partita su Panta
embed-analyze = Analizza la posizione su Panta
