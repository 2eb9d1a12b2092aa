choose-game = Hvilket spill?
chooser-keys = ↑ ↓ spørsmål   ← → svar   Enter start   Ctrl-O åpne et parti   q avslutt
choose-number = Skriv et tall, eller trykk på Enter for { $number }
choose-one = Det er ikke et av svarene
plain-choose = Se på slangen og velg en farge: skriv { $white } eller { $black }
too-small = Terminalen er for liten: { $have }. Den må være minst { $need }.

key-help = Hjelp
key-redo = Gjør om
key-switch = Bytt side
key-quit = Avslutt
key-new = Nytt
keys-type = Skriv et trekk eller en kommando
keys-complete = Fullfør det som er skrevet
keys-scroll = Bla i analysen
keys-leave = Avslutt med en gang

command-hint = Vis et godt trekk
command-undo = Ta tilbake det siste trekket
command-redo = Spill det tilbaketatte trekket igjen
command-analyze = Vis hva motoren mener
command-switch = Bytt side med datamaskinen
command-resign = Gi opp
command-new = Nytt parti
command-save = Lagre partiet
command-open = Åpne et parti
command-board = Skriv ut brettet igjen
command-moves = List opp trekkene
command-help = Hjelp
command-quit = Avslutt
command-file = FIL

not-now = Det går ikke nå
nothing-to-undo = Det er ingenting å ta tilbake
nothing-to-redo = Det er ingenting å spille igjen
switched = Sidene er byttet
nothing-to-switch = To mennesker spiller, så det er ingen sider å bytte
name-the-file = Oppgi en fil, for eksempel game.panta
saved-in = Lagret i { $file }
not-saved = Ikke lagret: { $reason }
opened-from = Åpnet { $file }
not-opened = Ikke åpnet: { $reason }
file-missing = Det finnes ingen fil { $file }
file-exists = Det finnes allerede en fil { $file }
file-denied = Systemet tillater det ikke: { $file }
file-folder = { $file } er en mappe
file-full = Det er ikke plass til { $file }
file-failed = { $file }: feil { $number } fra systemet
file-long = { $file } er for lang for et lagret parti
file-not-text = I linje { $line } ved tegn { $column } står det noe som ikke er tekst
file-no-game = Det er ikke noe parti i { $file }
computer-takes = { $color ->
    [white] Datamaskinen tar Hvit
   *[black] Datamaskinen tar Svart
}
quit-sure = Avslutte uten å lagre partiet?
question-keys = { $yes } Ja   { $no } Nei

analysis-title = Analyse
analysis-so-far = Dybde { $depth }, stillinger: { $nodes }
analysis-begins = Tenker
analysis-rests = Det er ingenting å analysere nå

game-over = Partiet er slutt
illegal-unplayable = { $move } kan ikke spilles her
illegal-taken = Plassen { $cell } er ikke tom
