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
now-twist-or-skip = Kugel auf { $cell }: jetzt einen Block drehen, oder mit der Leertaste nicht drehen

analysis-title = Analyse
analysis-so-far = Tiefe { $depth }, { $nodes } Knoten
analysis-begins = Der Computer denkt
analysis-rests = Gerade gibt es nichts zu analysieren

move-form-pentago = Ein Zug ist ein Feld und eine Drehung: c3-2R setzt auf c3 und dreht Block 2 im Uhrzeigersinn
move-form-pentaroll = Ein Zug ist eine Seite und eine Bahn: Nc von oben, Sc von unten, W3 von links, E3 von rechts
move-form-pantarei = Ein Zug ist etwa 5R1 (eine Schuppe von Stapel 5 nach rechts), 5L2 (zwei nach links), 3x9 (Tausch) oder pass

game-over = Das Spiel ist zu Ende
illegal-unplayable = { $move } geht hier nicht
illegal-lane-full = Die Bahn von { $entry } ist voll
illegal-taken = { $cell } ist besetzt
illegal-twist-in-reply = Die Antwort ist eine Kugel ohne Drehung: { $cell }
illegal-twist-after-win = Nach einer Kugel, die gewinnt, wird nicht gedreht: { $cell }
illegal-twist-due = Nach { $cell } muss ein Block gedreht werden, etwa { $cell }-1R
illegal-clockwise-only = In dieser Ausgabe wird nur im Uhrzeigersinn gedreht
illegal-needless-pass = Du kannst ziehen oder tauschen und darfst daher nicht passen
illegal-one-scale = Stapel { $stack } hat nur eine Schuppe
illegal-past-head = { $value } von Stapel { $stack } ginge über den Kopf der Schlange hinaus
illegal-past-tail = { $value } von Stapel { $stack } ginge über den Schwanz der Schlange hinaus
illegal-swap-itself = Ein Stapel kann nicht mit sich selbst tauschen
illegal-swap-after-swap = Kein Tausch gleich nach dem Tausch des Gegners
illegal-no-stack = Stapel { $stack } gibt es nicht; der letzte ist { $count }
illegal-others-stack = Stapel { $stack } gehört { $color ->
    [white] Weiß
   *[black] Schwarz
}
illegal-nobodys-stack = Stapel { $stack } liegt unter der neutralen Schuppe und gehört niemandem
