# Die Führung durch die drei Spiele.

tour-welcome = Panta spielt drei Spiele. Hier ist jedes davon in einer Minute.
tour-pentago-move = Weiß setzt eine Kugel auf e1 und hat fünf in einer Reihe: Nichts wird gedreht, das Spiel ist aus.
tour-pentago-surprise = Überraschung: Die eigene Drehung kann für die andere Seite gewinnen. Sieh hin, bevor du drehst.
tour-pentaroll-move = Weiß rollt von links in die Reihe 2 (W2) und schiebt die Reihe ein Feld nach innen. Die Kugeln hinter der Lücke bleiben.
tour-pentaroll-surprise = Überraschung: Ein Schub bewegt auch gegnerische Kugeln und kann deren Fünf vollenden.
tour-pantarei-move = Weiß trägt zwei Schuppen auf einmal (4L2): die eigene 3 und die neutrale darunter.
tour-pantarei-surprise = Überraschung: Werte zählen Stapel, nicht Schuppen. Die Schlange wird kürzer, und jede Reichweite ändert sich.
tour-next = Eingabetaste für das nächste Spiel, oder q und Eingabetaste zum Aufhören.
tour-try = Probiere es aus: { $command }
tour-end = Das war die Führung. „panta --help“ listet alle Befehle, „panta rules SPIEL“ erzählt die Regeln.
