choose-game = Vilket spel?
chooser-keys = ↑ ↓ fråga   ← → svar   Enter starta   Ctrl-O öppna ett parti   q avsluta
choose-number = Skriv ett tal, eller tryck på Enter för { $number }
choose-one = Det är inte ett av svaren
plain-choose = Titta på ormen och välj en färg: skriv { $white } eller { $black }
too-small = Terminalen är för liten: { $have }. Den måste vara minst { $need }.

key-help = Hjälp
key-redo = Gör om
key-switch = Byt sida
key-quit = Avsluta
key-new = Nytt
keys-type = Skriv ett drag eller ett kommando
keys-complete = Fyll i det som skrivs
keys-scroll = Bläddra i analysen
keys-leave = Avsluta direkt

command-hint = Visa ett bra drag
command-undo = Ta tillbaka det senaste draget
command-redo = Spela det tillbakatagna draget igen
command-analyze = Visa vad motorn tror
command-switch = Byt sida med datorn
command-resign = Ge upp
command-new = Nytt parti
command-save = Spara partiet
command-open = Öppna ett parti
command-board = Skriv ut spelplanen igen
command-moves = Lista dragen
command-help = Hjälp
command-quit = Avsluta
command-file = FIL

not-now = Det går inte nu
nothing-to-undo = Det finns inget att ta tillbaka
nothing-to-redo = Det finns inget att spela igen
switched = Sidorna är bytta
nothing-to-switch = Två personer spelar, så det finns inga sidor att byta
name-the-file = Ange en fil, till exempel game.panta
saved-in = Sparat i { $file }
not-saved = Inte sparat: { $reason }
opened-from = Öppnade { $file }
not-opened = Inte öppnat: { $reason }
file-missing = Det finns ingen fil { $file }
file-exists = Det finns redan en fil { $file }
file-denied = Systemet tillåter det inte: { $file }
file-folder = { $file } är en mapp
file-full = Det finns ingen plats kvar för { $file }
file-failed = { $file }: fel { $number } från systemet
file-long = { $file } är för lång för ett sparat parti
file-not-text = På rad { $line } vid tecken { $column } finns något som inte är text
file-no-game = Det finns inget parti i { $file }
computer-takes = { $color ->
    [white] Datorn tar Vit
   *[black] Datorn tar Svart
}
quit-sure = Avsluta utan att spara partiet?
question-keys = { $yes } Ja   { $no } Nej

analysis-title = Analys
analysis-so-far = Djup { $depth }, ställningar: { $nodes }
analysis-begins = Tänker
analysis-rests = Det finns inget att analysera nu

game-over = Partiet är slut
illegal-unplayable = { $move } kan inte spelas här
illegal-taken = Platsen { $cell } är inte tom
