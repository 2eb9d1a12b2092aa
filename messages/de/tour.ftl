# Die Führung durch die drei Spiele.

tour-welcome = Panta spielt drei Spiele. Hier ist jedes davon in einer Minute.
tour-next = Eingabetaste für das nächste Spiel, oder q und Eingabetaste zum Aufhören.
tour-try = Probiere es aus: { $command }
tour-end = Das war die Führung. „panta --help“ listet alle Befehle, „panta rules SPIEL“ erzählt die Regeln.
