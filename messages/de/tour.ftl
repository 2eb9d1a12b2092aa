# Die Führung durch die drei Spiele.

tour-welcome = Panta spielt drei Spiele. Hier ist jedes davon in einer Minute.
tour-next = Enter für das nächste Spiel, oder q und Enter zum Aufhören.
tour-try = Probiere es aus: { $command }
tour-end = Das war die Führung. „panta --help“ listet alle Befehle auf, „panta rules SPIEL“ zeigt die Regeln.
