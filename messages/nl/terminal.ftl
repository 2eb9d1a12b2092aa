choose-game = Welk spel?
chooser-keys = ↑ ↓ vraag   ← → antwoord   Enter start   Ctrl-O partij openen   q stop
choose-number = Typ een getal, of druk op Enter voor { $number }
choose-one = Dit is niet een van de antwoorden
plain-choose = Bekijk de slang en kies een kleur: typ { $white } of { $black }
too-small = Deze terminal is te klein: { $have }. Minstens { $need } is nodig.

key-help = Hulp
key-redo = Opnieuw
key-switch = Wisselen
key-quit = Stoppen
key-new = Nieuw
keys-type = Een zet of opdracht typen
keys-complete = Aanvullen wat getypt is
keys-scroll = Door de analyse bladeren
keys-leave = Meteen stoppen

command-hint = Een goede zet tonen
command-undo = De laatste zet terugnemen
command-redo = De teruggenomen zet opnieuw spelen
command-analyze = Tonen wat de engine denkt
command-switch = Van kant wisselen met de computer
command-resign = Opgeven
command-new = Nieuwe partij
command-save = Partij opslaan
command-open = Partij openen
command-board = Het speelveld opnieuw afdrukken
command-moves = De zetten opsommen
command-help = Hulp
command-quit = Stoppen
command-file = BESTAND

not-now = Dat kan nu niet
nothing-to-undo = Er is niets om terug te nemen
nothing-to-redo = Er is niets om opnieuw te spelen
switched = De kanten zijn gewisseld
nothing-to-switch = Er spelen twee mensen, dus er valt niets te wisselen
name-the-file = Noem een bestand, zoals game.panta
saved-in = Opgeslagen in { $file }
not-saved = Niet opgeslagen: { $reason }
opened-from = { $file } geopend
not-opened = Niet geopend: { $reason }
file-missing = Er is geen bestand { $file }
file-exists = Er is al een bestand { $file }
file-denied = Het systeem staat het niet toe: { $file }
file-folder = { $file } is een map
file-full = Er is geen ruimte meer voor { $file }
file-failed = { $file }: fout { $number } van het systeem
file-long = { $file } is te lang voor een opgeslagen partij
file-not-text = In regel { $line } bij teken { $column } staat iets dat geen tekst is
file-no-game = Er staat geen partij in { $file }
computer-takes = { $color ->
    [white] De computer neemt Wit
   *[black] De computer neemt Zwart
}
quit-sure = Stoppen zonder de partij op te slaan?
question-keys = { $yes } Ja   { $no } Nee

analysis-title = Analyse
analysis-so-far = Diepte { $depth }, stellingen: { $nodes }
analysis-begins = De computer denkt na
analysis-rests = Er is nu niets te analyseren

game-over = De partij is afgelopen
illegal-unplayable = { $move } kan hier niet worden gespeeld
illegal-taken = Vak { $cell } is niet leeg
