choose-game = Kterou hru?
chooser-keys = ↑ ↓ otázka   ← → odpověď   Enter začít   Ctrl-O otevřít zápis   q konec
choose-number = Napiš číslo, nebo stiskni Enter pro { $number }
choose-one = To není žádná z odpovědí
plain-choose = Prohlédni si hada a zvol barvu: napiš { $white } nebo { $black }
too-small = Tento terminál je příliš malý: { $have }. Musí mít aspoň { $need }.

key-help = Pomoc
key-redo = Znovu
key-switch = Strany
key-quit = Konec
key-new = Nová
keys-type = Napsat tah nebo příkaz
keys-complete = Doplnit psaný text
keys-scroll = Posouvat rozbor
keys-leave = Hned skončit

command-hint = Ukázat dobrý tah
command-undo = Vrátit poslední tah
command-redo = Znovu zahrát vrácený tah
command-analyze = Ukázat, co si myslí program
command-switch = Vyměnit si strany s počítačem
command-resign = Vzdát se
command-new = Nová partie
command-save = Uložit zápis
command-open = Otevřít zápis
command-board = Znovu vypsat herní plán
command-moves = Vypsat tahy
command-help = Pomoc
command-quit = Konec
command-file = SOUBOR

not-now = To teď nelze
nothing-to-undo = Není co vrátit
nothing-to-redo = Není co znovu zahrát
switched = Strany jsou vyměněny
nothing-to-switch = Hrají dva lidé, takže není s kým si vyměnit strany
name-the-file = Zadej soubor, například game.panta
saved-in = Uloženo do { $file }
not-saved = Neuloženo: { $reason }
opened-from = Otevřeno: { $file }
not-opened = Neotevřeno: { $reason }
file-missing = Soubor { $file } neexistuje
file-exists = Soubor { $file } už existuje
file-denied = Systém to nedovoluje: { $file }
file-folder = { $file } je složka
file-full = Pro { $file } už není místo
file-failed = { $file }: chyba systému { $number }
file-long = Soubor { $file } je na zápis příliš dlouhý
file-not-text = Na řádku { $line } u znaku { $column } je něco, co není text
file-no-game = V souboru { $file } není žádná partie
computer-takes = { $color ->
    [white] Počítač si bere bílou
   *[black] Počítač si bere černou
}
quit-sure = Skončit bez uložení partie?
question-keys = { $yes } Ano   { $no } Ne

analysis-title = Rozbor
analysis-so-far = Hloubka { $depth }, pozice: { $nodes }
analysis-begins = Program přemýšlí
analysis-rests = Teď není co rozebírat

game-over = Partie skončila
illegal-unplayable = { $move } zde nelze zahrát
illegal-taken = Důlek { $cell } není prázdný
