color-white = Hvit
color-black = Svart

cell-empty = { $cell }, tom
cell-w = { $cell }, Hvit
cell-b = { $cell }, Svart
threat-white = { $place }; Hvit kan vinne her
threat-black = { $place }; Svart kan vinne her
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Avbryt trekket
taken-back = Trekket er avbrutt

status-you = Din tur
status-turn = { $color ->
    [white] Hvits tur
   *[black] Svarts tur
}
status-thinking = Datamaskinen tenker
status-choosing = Motstanderen din velger farge
status-choose = Se på slangen og velg en farge
status-waiting = Venter på den andre spilleren
status-past = Ser tilbake på trekk { $ply }
status-lost = Mistet forbindelsen; prøver igjen
status-back = Tilkoblet igjen
no-move = Ingen trekk ennå

offer-draw = Motstanderen din tilbyr uavgjort
offer-takeback = Motstanderen din ber om å få ta tilbake et trekk
offer-rematch = Motstanderen din vil spille et parti til
offer-made = Tilbudet ditt er sendt; motstanderen kan godta det
offer-declined = Tilbudet ditt ble avslått
hint-is = Tips: { $move }
copied = Kopiert
not-sent = Det gikk ikke. Prøv igjen.
task-right = Riktig!
task-wrong = Ikke ennå
puzzle-go-on = { $color ->
    [white] Fullfør nå. Hvits tur
   *[black] Fullfør nå. Svarts tur
}
puzzle-won = Seieren er i havn.
puzzle-slipped = { $move } gir fra seg seieren.
play-title = { $game }: { $white } – { $black }
player-you = Du
player-person = Spiller
player-open = Venn, ikke her ennå
player-computer = Datamaskin, nivå { $level }
move-kept = Ingen forbindelse. Trekket ditt { $move } sendes så snart den er tilbake.
not-connected = Ingen forbindelse. Prøv igjen når den er tilbake.
undone = Trekket er tatt tilbake
no-undo = Det er ingenting å ta tilbake
no-hints = Tips og trusler er slått av i dette partiet
threats-on = Trusler vises
threats-off = Trusler er skjult
confirm-move = Spille { $move }?

player-you-named = { $name } (du)
presence-here = her
presence-away = borte
opponent-here = Motstanderen din er her igjen
opponent-away = Motstanderen din har forlatt partiet
opponent-left = Motstanderen din har vært borte en stund. Du kan avslutte partiet

storage-full = Nettleseren har ikke mer plass, så trekket ble ikke lagret. Slett noe og prøv igjen.
storage-refused = Nettleseren lagrer ingenting her, så trekket ble ikke lagret.
mine-moves = { $count ->
    [0] ingen trekk
    [one] { $count } trekk
   *[other] { $count } trekk
}
games-brought = { $count ->
    [one] { $count } parti ble hentet inn.
   *[other] { $count } partier ble hentet inn.
}
games-unread = Det er ingen partier i filen som kan leses.
players = { $white } – { $black }
