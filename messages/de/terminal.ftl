# Was beim Spielen im Terminal gesagt wird.

choose-game = Welches Spiel?
chooser-keys = ↑ ↓ Frage   ← → Antwort   Enter los   Ctrl-O Partie öffnen   q Ende
choose-number = Gib eine Zahl ein, oder drücke Enter für { $number }
choose-one = Das ist keine der Antworten
plain-choose = Sieh dir die Schlange an und wähle eine Farbe: Gib { $white } oder { $black } ein
too-small = Dieses Terminal ist zu klein: { $have }. Nötig sind mindestens { $need }.

key-help = Hilfe
key-redo = Wieder
key-switch = Wechsel
key-quit = Ende
key-new = Neu
keys-type = Zug oder Befehl eingeben
keys-complete = Eingabe vervollständigen
keys-scroll = In der Analyse blättern
keys-leave = Sofort beenden

command-hint = Einen guten Zug zeigen
command-undo = Den letzten Zug zurücknehmen
command-redo = Den zurückgenommenen Zug wieder spielen
command-analyze = Zeigen, was die Engine denkt
command-switch = Mit dem Computer die Seiten wechseln
command-resign = Aufgeben
command-new = Neue Partie
command-save = Partie speichern
command-open = Partie öffnen
command-board = Das Brett noch einmal ausgeben
command-moves = Die Züge auflisten
command-help = Hilfe
command-quit = Beenden
command-file = DATEI

not-now = Das geht jetzt nicht
nothing-to-undo = Es gibt nichts zurückzunehmen
nothing-to-redo = Es gibt nichts wieder zu spielen
switched = Die Seiten sind gewechselt
nothing-to-switch = Zwei Menschen spielen, daher gibt es keine Seiten zu wechseln
name-the-file = Nenne eine Datei, etwa game.panta
saved-in = Gespeichert in { $file }
not-saved = Nicht gespeichert: { $reason }
opened-from = { $file } geöffnet
not-opened = Nicht geöffnet: { $reason }
file-missing = Es gibt keine Datei { $file }
file-exists = Es gibt schon eine Datei { $file }
file-denied = Das System erlaubt es nicht: { $file }
file-folder = { $file } ist ein Ordner
file-full = Für { $file } ist kein Platz mehr
file-failed = { $file }: Fehler { $number } des Systems
file-long = { $file } ist zu lang für eine Aufzeichnung
file-not-text = In Zeile { $line } bei Zeichen { $column } steht etwas, das kein Text ist
file-no-game = In { $file } ist keine Partie
computer-takes = { $color ->
    [white] Der Computer nimmt Weiß
   *[black] Der Computer nimmt Schwarz
}
quit-sure = Beenden, ohne die Partie zu speichern?
question-keys = { $yes } Ja   { $no } Nein

analysis-title = Analyse
analysis-so-far = Tiefe { $depth }, Stellungen: { $nodes }
analysis-begins = Der Computer denkt
analysis-rests = Gerade gibt es nichts zu analysieren

game-over = Die Partie ist zu Ende
illegal-unplayable = { $move } geht hier nicht
illegal-taken = Das Feld { $cell } ist nicht leer
