choose-game = Ktorú hru?
chooser-keys = ↑ ↓ otázka   ← → odpoveď   Enter začať   Ctrl-O otvoriť zápis   q koniec
choose-number = Napíš číslo alebo stlač Enter pre { $number }
choose-one = To nie je žiadna z odpovedí
plain-choose = Prezri si hada a zvoľ farbu: napíš { $white } alebo { $black }
too-small = Tento terminál je príliš malý: { $have }. Musí mať aspoň { $need }.

key-help = Pomoc
key-redo = Znova
key-switch = Strany
key-quit = Koniec
key-new = Nová
keys-type = Napísať ťah alebo príkaz
keys-complete = Doplniť písaný text
keys-scroll = Posúvať analýzu
keys-leave = Hneď skončiť

command-hint = Ukázať dobrý ťah
command-undo = Vrátiť posledný ťah
command-redo = Znova zahrať vrátený ťah
command-analyze = Ukázať, čo si myslí program
command-switch = Vymeniť si strany s počítačom
command-resign = Vzdať sa
command-new = Nová partia
command-save = Uložiť zápis
command-open = Otvoriť zápis
command-board = Znova vypísať hrací plán
command-moves = Vypísať ťahy
command-help = Pomoc
command-quit = Koniec
command-file = SÚBOR

not-now = To sa teraz nedá
nothing-to-undo = Nie je čo vrátiť
nothing-to-redo = Nie je čo znova zahrať
switched = Strany sú vymenené
nothing-to-switch = Hrajú dvaja ľudia, takže nie je s kým si vymeniť strany
name-the-file = Zadaj súbor, napríklad game.panta
saved-in = Uložené do { $file }
not-saved = Neuložené: { $reason }
opened-from = Otvorené: { $file }
not-opened = Neotvorené: { $reason }
file-missing = Súbor { $file } neexistuje
file-exists = Súbor { $file } už existuje
file-denied = Systém to nedovoľuje: { $file }
file-folder = { $file } je priečinok
file-full = Pre { $file } už nie je miesto
file-failed = { $file }: chyba systému { $number }
file-long = Súbor { $file } je na zápis príliš dlhý
file-not-text = V riadku { $line } pri znaku { $column } je niečo, čo nie je text
file-no-game = V súbore { $file } nie je žiadna partia
computer-takes = { $color ->
    [white] Počítač si berie bielu
   *[black] Počítač si berie čiernu
}
quit-sure = Skončiť bez uloženia partie?
question-keys = { $yes } Áno   { $no } Nie

analysis-title = Analýza
analysis-so-far = Hĺbka { $depth }, pozície: { $nodes }
analysis-begins = Program premýšľa
analysis-rests = Teraz nie je čo analyzovať

game-over = Partia sa skončila
illegal-unplayable = { $move } sa tu nedá zahrať
illegal-taken = Jamka { $cell } nie je prázdna
