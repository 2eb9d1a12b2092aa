# Was beim Spielen im Terminal gesagt wird.

choose-game = Welches Spiel?
chooser-keys = ↑ ↓ Frage   ← → Antwort   Enter los   Strg-O öffnen   q Ende
choose-number = Gib eine Zahl ein, oder nichts für { $number }
choose-one = Diese Antwort gibt es nicht
plain-choose = Sieh die Schlange an und wähle deine Farbe: Gib white oder black ein
too-small = Dieses Terminal hat { $have-width }x{ $have-height } Zeichen. Bitte mach es mindestens { $width }x{ $height } groß.

key-help = Hilfe
key-redo = Vor
key-switch = Wechsel
key-quit = Ende
key-new = Neu
keys-type = Zug oder Befehl eingeben
keys-complete = Eingabe vervollständigen
keys-scroll = In der Analyse blättern
keys-leave = Sofort beenden

command-hint = Einen guten Zug zeigen
command-undo = Deinen letzten Zug zurücknehmen
command-redo = Zurückgenommenes wieder spielen
command-analyze = Zeigen, was der Computer denkt
command-switch = Mit dem Computer die Seiten wechseln
command-resign = Aufgeben
command-new = Neues Spiel
command-save = Aufzeichnung speichern
command-open = Aufzeichnung öffnen
command-board = Das Brett noch einmal ausgeben
command-moves = Die Züge auflisten
command-help = Hilfe
command-quit = Beenden

not-now = Das geht jetzt nicht
nothing-to-undo = Es gibt nichts zurückzunehmen
nothing-to-redo = Es gibt nichts wieder zu spielen
switched = Du hast die Seiten gewechselt
nothing-to-switch = Hier spielen zwei Menschen; es gibt keine Seiten zu wechseln
name-the-file = Nenne eine Datei, etwa game.panta
saved-in = Gespeichert in { $file }
not-saved = Nicht gespeichert: { $reason }
opened-from = { $file } geöffnet
not-opened = Nicht geöffnet: { $reason }
computer-takes = Der Computer nimmt { $color }
quit-sure = Beenden, ohne das Spiel zu speichern?

analysis-title = Analyse
analysis-so-far = Tiefe { $depth }, { $nodes } Knoten
analysis-begins = Der Computer denkt
analysis-rests = Gerade gibt es nichts zu analysieren

game-over = Das Spiel ist zu Ende
illegal-unplayable = { $move } geht hier nicht
illegal-taken = { $cell } ist besetzt
