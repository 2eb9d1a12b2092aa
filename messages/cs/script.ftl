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
status-choose = Prohlédni si hada a zvol barvu
status-waiting = Čeká se na druhého hráče
status-past = Zobrazen dřívější tah { $ply }
status-lost = Spojení přerušeno; zkouší se znovu
status-back = Znovu připojeno
no-move = Zatím žádný tah

offer-draw = Soupeř nabízí remízu
offer-takeback = Soupeř žádá o vrácení tahu
offer-rematch = Soupeř by chtěl další partii
offer-made = Nabídka odeslána; soupeř ji může přijmout
offer-declined = Tvá nabídka byla odmítnuta
hint-is = Nápověda: { $move }
copied = Zkopírováno
not-sent = Nepodařilo se. Zkus to znovu.
task-right = Správně!
task-wrong = Ještě ne
play-title = { $game }: { $white } – { $black }
player-you = Ty
player-person = Hráč
player-open = Kamarád, ještě tu není
player-computer = Počítač, úroveň { $level }
move-kept = Bez připojení. Tvůj tah { $move } se odešle, jakmile se spojení obnoví.
not-connected = Bez připojení. Zkus to znovu, až se spojení obnoví.
undone = Tah vrácen
no-undo = Není co vrátit
threats-on = Hrozby jsou zobrazeny
threats-off = Hrozby jsou skryty
confirm-move = Zahrát { $move }?
