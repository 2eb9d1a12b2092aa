choose-game = Melyik játék?
chooser-keys = ↑ ↓ kérdés   ← → válasz   Enter indítás   Ctrl-O megnyitás   q kilépés
choose-number = Írj be egy számot, vagy nyomj Entert, ha ez jó: { $number }
choose-one = Ez nincs a válaszok között
plain-choose = Nézd meg a kígyót, és válassz színt: írd be, hogy { $white } vagy { $black }
too-small = Ez a terminál túl kicsi: { $have }. Legalább ekkora kell: { $need }.

key-help = Súgó
key-redo = Újra
key-switch = Oldalcsere
key-quit = Kilépés
key-new = Új
keys-type = Lépés vagy parancs beírása
keys-complete = A beírt szöveg kiegészítése
keys-scroll = Az elemzés görgetése
keys-leave = Azonnali kilépés

command-hint = Egy jó lépés megmutatása
command-undo = Az utolsó lépés visszavonása
command-redo = A visszavont lépés megismétlése
command-analyze = Mit gondol a motor
command-switch = Oldalcsere a számítógéppel
command-resign = Feladás
command-new = Új játszma
command-save = Játszma mentése
command-open = Játszma megnyitása
command-board = A tábla kiírása újra
command-moves = A lépések felsorolása
command-help = Súgó
command-quit = Kilépés
command-file = FÁJL

not-now = Ezt most nem lehet
nothing-to-undo = Nincs mit visszavonni
nothing-to-redo = Nincs mit megismételni
switched = Az oldalak felcserélve
nothing-to-switch = Két ember játszik, ezért nincs kivel oldalt cserélni
name-the-file = Adj meg egy fájlt, például game.panta
saved-in = Mentve ide: { $file }
not-saved = Nincs mentve: { $reason }
opened-from = Megnyitva: { $file }
not-opened = Nincs megnyitva: { $reason }
file-missing = Nincs ilyen fájl: { $file }
file-exists = Már van ilyen fájl: { $file }
file-denied = A rendszer nem engedi: { $file }
file-folder = { $file }: ez egy mappa
file-full = Nincs több hely ehhez: { $file }
file-failed = { $file }: a rendszer { $number }. számú hibája
file-long = { $file }: túl hosszú egy feljegyzett játszmához
file-not-text = A { $line }. sorban a { $column }. karakternél olyasmi áll, ami nem szöveg
file-no-game = Nincs benne játszma: { $file }
computer-takes = { $color ->
    [white] A számítógép színe: Fehér
   *[black] A számítógép színe: Fekete
}
quit-sure = Kilépsz a játszma mentése nélkül?
question-keys = { $yes } Igen   { $no } Nem

analysis-title = Elemzés
analysis-so-far = Mélység: { $depth }, állások: { $nodes }
analysis-begins = Gondolkodik
analysis-rests = Most nincs mit elemezni

game-over = A játszma véget ért
illegal-unplayable = { $move } itt nem léphető
illegal-taken = { $cell }: ez a mező nem üres
