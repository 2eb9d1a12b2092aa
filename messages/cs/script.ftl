color-white = Bílý
color-black = Černý

cell-empty = { $cell }, prázdný
cell-w = { $cell }, bílá
cell-b = { $cell }, černá
threat-white = { $place }; zde by mohl vyhrát bílý
threat-black = { $place }; zde by mohl vyhrát černý
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Zrušit tento tah
taken-back = Tah je zrušen

status-you = Jsi na tahu
status-turn = { $color ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
status-thinking = Počítač přemýšlí
status-choosing = Soupeř volí barvu
status-choose = Prohlédni si hada a zvol barvu
status-waiting = Čeká se na druhého hráče
status-past = Zobrazen dřívější tah { $ply }
status-lost = Spojení přerušeno; zkouší se znovu
status-back = Znovu připojeno
no-move = Zatím žádný tah

offer-draw = Soupeř nabízí remízu
offer-takeback = Soupeř žádá o vrácení tahu
offer-rematch = Soupeř by chtěl další partii
offer-made = Nabídka odeslána; soupeř ji může přijmout
offer-declined = Tvá nabídka byla odmítnuta
hint-is = Nápověda: { $move }
copied = Zkopírováno
not-sent = Nepodařilo se. Zkus to znovu.
task-right = Správně!
task-wrong = Ještě ne
puzzle-go-on = { $color ->
    [white] Teď to dohraj. Bílý na tahu
   *[black] Teď to dohraj. Černý na tahu
}
puzzle-won = Výhra je dotažená do konce.
puzzle-slipped = { $move } výhru pouští z ruky.
play-title = { $game }: { $white } – { $black }
player-you = Ty
player-person = Hráč
player-open = Kamarád, ještě tu není
player-computer = Počítač, úroveň { $level }
move-kept = Bez připojení. Tvůj tah { $move } se odešle, jakmile se spojení obnoví.
not-connected = Bez připojení. Zkus to znovu, až se spojení obnoví.
undone = Tah vrácen
no-undo = Není co vrátit
no-hints = Nápovědy a hrozby jsou v této partii vypnuté
threats-on = Hrozby jsou zobrazeny
threats-off = Hrozby jsou skryty
confirm-move = Zahrát { $move }?

player-you-named = { $name } (ty)
presence-here = je tu
presence-away = je pryč
opponent-here = Soupeř je zase tu
opponent-away = Soupeř opustil partii
opponent-left = Soupeř je už chvíli pryč. Partii můžeš ukončit

storage-full = Tento prohlížeč už nemá místo, takže tah nebyl uložen. Něco smaž a zkus to znovu.
storage-refused = Tento prohlížeč tu nic neuchovává, takže tah nebyl uložen.
mine-moves = { $count ->
    [0] žádné tahy
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
games-brought = { $count ->
    [one] Načtena { $count } partie.
    [few] Načteny { $count } partie.
   *[other] Načteno { $count } partií.
}
games-unread = V tomto souboru nejsou žádné partie, které by šlo přečíst.
players = { $white } – { $black }
