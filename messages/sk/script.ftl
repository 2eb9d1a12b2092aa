color-white = Biely
color-black = Čierny

cell-empty = { $cell }, prázdna
cell-w = { $cell }, biela
cell-b = { $cell }, čierna
threat-white = { $place }; tu by mohol vyhrať biely
threat-black = { $place }; tu by mohol vyhrať čierny
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Zrušiť tento ťah
taken-back = Ťah je zrušený

status-you = Si na ťahu
status-turn = { $color ->
    [white] Biely na ťahu
   *[black] Čierny na ťahu
}
status-thinking = Počítač premýšľa
status-choosing = Súper volí farbu
status-choose = Prezri si hada a zvoľ farbu
status-waiting = Čaká sa na druhého hráča
status-past = Zobrazený skorší ťah { $ply }
status-lost = Spojenie prerušené; skúša sa znova
status-back = Znova pripojené
no-move = Zatiaľ žiadny ťah

offer-draw = Súper ponúka remízu
offer-takeback = Súper žiada o vrátenie ťahu
offer-rematch = Súper by chcel ďalšiu partiu
offer-made = Ponuka odoslaná; súper ju môže prijať
offer-declined = Tvoja ponuka bola odmietnutá
hint-is = Rada: { $move }
copied = Skopírované
not-sent = Nepodarilo sa. Skús to znova.
task-right = Správne!
task-wrong = Ešte nie
puzzle-go-on = { $color ->
    [white] Teraz to dohraj. Biely na ťahu
   *[black] Teraz to dohraj. Čierny na ťahu
}
puzzle-won = Výhra je dotiahnutá do konca.
puzzle-slipped = { $move } púšťa výhru z rúk.
play-title = { $game }: { $white } – { $black }
player-you = Ty
player-person = Hráč
player-open = Kamarát, ešte tu nie je
player-computer = Počítač, úroveň { $level }
move-kept = Bez pripojenia. Tvoj ťah { $move } sa odošle, len čo sa spojenie obnoví.
not-connected = Bez pripojenia. Skús to znova, keď sa spojenie obnoví.
undone = Ťah vrátený
no-undo = Nie je čo vrátiť
no-hints = Rady a hrozby sú v tejto partii vypnuté
threats-on = Hrozby sú zobrazené
threats-off = Hrozby sú skryté
confirm-move = Zahrať { $move }?

player-you-named = { $name } (ty)
presence-here = je tu
presence-away = je preč
opponent-here = Súper je zase tu
opponent-away = Súper opustil partiu
opponent-left = Súper je už chvíľu preč. Partiu môžeš ukončiť

storage-full = Tento prehliadač už nemá miesto, takže ťah nebol uložený. Niečo vymaž a skús to znova.
storage-refused = Tento prehliadač tu nič neuchováva, takže ťah nebol uložený.
mine-moves = { $count ->
    [0] žiadne ťahy
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}
games-brought = { $count ->
    [one] Načítaná { $count } partia.
    [few] Načítané { $count } partie.
   *[other] Načítaných { $count } partií.
}
games-unread = V tomto súbore nie sú žiadne partie, ktoré by sa dali prečítať.
players = { $white } – { $black }
