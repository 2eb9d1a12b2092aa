color-white = Fehér
color-black = Fekete

cell-empty = { $cell }, üres
cell-w = { $cell }, Fehér
cell-b = { $cell }, Fekete
threat-white = { $place }; Fehér itt nyerhetne
threat-black = { $place }; Fekete itt nyerhetne
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Lépés elvetése
taken-back = A lépés elvetve

status-you = Te jössz
status-turn = { $color ->
    [white] Fehér lép
   *[black] Fekete lép
}
status-thinking = A számítógép gondolkodik
status-choosing = Az ellenfeled színt választ
status-choose = Nézd meg a kígyót, és válassz színt
status-waiting = Várakozás a második játékosra
status-past = Visszatekintés: { $ply }. lépés
status-lost = A kapcsolat megszakadt; újrapróbálkozás
status-back = A kapcsolat helyreállt
no-move = Még nincs lépés

offer-draw = Az ellenfeled döntetlent ajánl
offer-takeback = Az ellenfeled vissza szeretne vonni egy lépést
offer-rematch = Az ellenfeled játszana még egyet
offer-made = Az ajánlatodat elküldtük; az ellenfeled elfogadhatja
offer-declined = Az ajánlatodat elutasították
hint-is = Tipp: { $move }
copied = Másolva
not-sent = Ez nem sikerült. Próbáld újra.
task-right = Helyes!
task-wrong = Még nem
puzzle-go-on = { $color ->
    [white] Most fejezd be. Fehér lép
   *[black] Most fejezd be. Fekete lép
}
puzzle-won = Megvan a győzelem.
puzzle-slipped = { $move } elszalasztja a győzelmet.
play-title = { $game }: { $white } – { $black }
player-you = Te
player-person = Játékos
player-open = Barát, még nincs itt
player-computer = Számítógép, { $level }. szint
move-kept = Nincs kapcsolat. A lépésedet ({ $move }) elküldjük, amint helyreáll.
not-connected = Nincs kapcsolat. Próbáld újra, ha helyreállt.
undone = Visszavonva
no-undo = Nincs mit visszavonni
no-hints = A tippek és a fenyegetések ki vannak kapcsolva ebben a játszmában
threats-on = A fenyegetések látszanak
threats-off = A fenyegetések rejtve vannak
confirm-move = Ezt léped: { $move }?

player-you-named = { $name } (te)
presence-here = itt van
presence-away = nincs itt
opponent-here = Az ellenfeled újra itt van
opponent-away = Az ellenfeled elhagyta a játszmát
opponent-left = Az ellenfeled már egy ideje nincs itt. Befejezheted a játszmát

storage-full = Ebben a böngészőben nincs több hely, ezért a lépés nincs elmentve. Törölj valamit, és próbáld újra.
storage-refused = Ez a böngésző itt semmit sem ment el, ezért a lépés nincs elmentve.
mine-moves = { $count ->
    [0] nincs lépés
    [one] { $count } lépés
   *[other] { $count } lépés
}
games-brought = { $count } játszma betöltve.
games-unread = Ebben a fájlban nincs olvasható játszma.
players = { $white } – { $black }
