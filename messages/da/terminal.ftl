choose-game = Hvilket spil?
chooser-keys = ↑ ↓ spørgsmål   ← → svar   Enter start   Ctrl-O åbn et parti   q afslut
choose-number = Skriv et tal, eller tryk på Enter for { $number }
choose-one = Det er ikke et af svarene
plain-choose = Se på slangen, og vælg en farve: skriv { $white } eller { $black }
too-small = Terminalen er for lille: { $have }. Den skal være mindst { $need }.

key-help = Hjælp
key-redo = Gentag
key-switch = Byt side
key-quit = Afslut
key-new = Nyt
keys-type = Skriv et træk eller en kommando
keys-complete = Fuldfør det, der er skrevet
keys-scroll = Rul i analysen
keys-leave = Afslut med det samme

command-hint = Vis et godt træk
command-undo = Tag det sidste træk tilbage
command-redo = Spil det tilbagetagne træk igen
command-analyze = Vis, hvad motoren mener
command-switch = Byt side med computeren
command-resign = Giv op
command-new = Nyt parti
command-save = Gem partiet
command-open = Åbn et parti
command-board = Udskriv brættet igen
command-moves = Vis en liste over trækkene
command-help = Hjælp
command-quit = Afslut
command-file = FIL

not-now = Det kan ikke lade sig gøre nu
nothing-to-undo = Der er intet at tage tilbage
nothing-to-redo = Der er intet at spille igen
switched = Siderne er byttet
nothing-to-switch = To mennesker spiller, så der er ingen sider at bytte
name-the-file = Angiv en fil, for eksempel game.panta
saved-in = Gemt i { $file }
not-saved = Ikke gemt: { $reason }
opened-from = Åbnede { $file }
not-opened = Ikke åbnet: { $reason }
file-missing = Der er ingen fil { $file }
file-exists = Der er allerede en fil { $file }
file-denied = Systemet tillader det ikke: { $file }
file-folder = { $file } er en mappe
file-full = Der er ikke plads til { $file }
file-failed = { $file }: fejl { $number } fra systemet
file-long = { $file } er for lang til et gemt parti
file-not-text = I linje { $line } ved tegn { $column } står der noget, der ikke er tekst
file-no-game = Der er intet parti i { $file }
computer-takes = { $color ->
    [white] Computeren tager Hvid
   *[black] Computeren tager Sort
}
quit-sure = Afslutte uden at gemme partiet?
question-keys = { $yes } Ja   { $no } Nej

analysis-title = Analyse
analysis-so-far = Dybde { $depth }, stillinger: { $nodes }
analysis-begins = Tænker
analysis-rests = Der er intet at analysere nu

game-over = Partiet er slut
illegal-unplayable = { $move } kan ikke spilles her
illegal-taken = Pladsen { $cell } er ikke tom
