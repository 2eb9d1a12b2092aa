worth-win = Gewinn
worth-draw = unentschieden
worth-loss = Verlust
worth-unknown = unbekannt
worth-win-exact = { $moves ->
    [one] Gewinn in { $moves } eigenen Zug
   *[other] Gewinn in { $moves } eigenen Zügen
}
worth-win-bound = { $moves ->
    [one] Gewinn in höchstens { $moves } eigenen Zug
   *[other] Gewinn in höchstens { $moves } eigenen Zügen
}
worth-loss-exact = { $moves ->
    [one] Verlust in { $moves } Zug des Gegners
   *[other] Verlust in { $moves } Zügen des Gegners
}
worth-loss-bound = { $moves ->
    [one] Verlust in höchstens { $moves } Zug des Gegners
   *[other] Verlust in höchstens { $moves } Zügen des Gegners
}
worth-about = etwa { $percent }
worth-at = { $place }; { $value }
is-proven = bewiesen
is-published = von anderen bewiesen
is-estimated = geschätzt
verdict-is = { $color ->
    [white] { $how ->
        [proven] Weiß am Zug: { $value }, bewiesen
        [published] Weiß am Zug: { $value }, von anderen bewiesen
       *[estimated] Weiß am Zug: { $value }, geschätzt
    }
   *[black] { $how ->
        [proven] Schwarz am Zug: { $value }, bewiesen
        [published] Schwarz am Zug: { $value }, von anderen bewiesen
       *[estimated] Schwarz am Zug: { $value }, geschätzt
    }
}
best-is = Am besten: { $move }; { $value }
no-best = Noch ist kein bester Zug bekannt
no-value = Noch ist nichts bekannt
engine-working = Tiefe { $depth }, rechnet noch
engine-done = Tiefe { $depth }
engine-resting = Die Engine ist aus
engine-lost = Der Server antwortet nicht. Die Züge bleiben hier erhalten.
engine-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
prove-here = Hier beweisen, mit bis zu { $memory } Speicher
prove-there = Den Server beweisen lassen, mit bis zu { $memory } Speicher
no-memory = Ein Beweis bräuchte { $needed } Speicher, und dieses Gerät hat { $limit } übrig.
no-memory-there = Ein Beweis bräuchte { $needed } Speicher, und der Server hat { $limit } übrig.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Es wurde kein Beweis gefunden.
engine-failed = Dieses Gerät konnte keinen Beweis suchen. Vielleicht fehlt ihm Speicher.
line-unfold = Ganze Zugfolge zeigen
over-white = Weiß hat gewonnen
over-black = Schwarz hat gewonnen
over-draw = Unentschieden
not-read = Das lässt sich nicht lesen: { $why }
was-read = { $count ->
    [one] { $count } Zug wird angezeigt
   *[other] { $count } Züge werden angezeigt
}
at-start = Anfang
main-line = Hauptvariante
variation = Variante
deleted = Gelöscht
did-undo = Änderung zurückgenommen
did-redo = Änderung wiederhergestellt
promoted = Das ist jetzt die Hauptvariante
palette = Was gesetzt wird
palette-lead = Wähle, was gesetzt wird, und drücke dann auf Felder. Ein zweiter Druck nimmt es wieder weg.
palette-w = Weiß
palette-b = Schwarz
palette-empty = Leeren
pinned = Angeheftet: { $place }
link-damaged = Dieser Link ist beschädigt oder unvollständig. Zu sehen ist das leere Brett.
link-short = Kopiert. Für einen Link ist das zu viel: Er enthält nur die Zugfolge auf dem Brett. Die gespeicherte Partie enthält alles.
review-working = Stellung { $ply } von { $count } wird analysiert
review-done = Alle Stellungen sind analysiert
review-stopped = Angehalten
review-point = { $how ->
    [proven] Für Weiß: { $value }, bewiesen
    [published] Für Weiß: { $value }, von anderen bewiesen
   *[estimated] Für Weiß: { $value }, geschätzt
}
accuracy-perfect = { $color ->
    [white] Weiß hat keinen Fehler gemacht.
   *[black] Schwarz hat keinen Fehler gemacht.
}
accuracy-good = { $color ->
    [white] Weiß hat gut gespielt und je Zug im Schnitt { $percent } der Punkte behalten.
   *[black] Schwarz hat gut gespielt und je Zug im Schnitt { $percent } der Punkte behalten.
}
accuracy-fair = { $color ->
    [white] Weiß hat kleine Fehler gemacht und je Zug im Schnitt { $percent } der Punkte behalten.
   *[black] Schwarz hat kleine Fehler gemacht und je Zug im Schnitt { $percent } der Punkte behalten.
}
accuracy-poor = { $color ->
    [white] Weiß hat große Fehler gemacht und je Zug im Schnitt { $percent } der Punkte behalten.
   *[black] Schwarz hat große Fehler gemacht und je Zug im Schnitt { $percent } der Punkte behalten.
}
review-move = { $color ->
    [white] Zug { $number }: Weiß spielte { $move }
   *[black] Zug { $number }: Schwarz spielte { $move }
}
slip-lost = { $color ->
    [white] Nach { $move } gewinnt Weiß
   *[black] Nach { $move } gewinnt Schwarz
}
slip-drawn = Nach { $move } ist die Partie unentschieden
slip-about = { $color ->
    [white] Nach { $move } kann Weiß etwa { $percent } der Punkte erwarten
   *[black] Nach { $move } kann Schwarz etwa { $percent } der Punkte erwarten
}
until-won = { $color ->
    [white] Bis hierher stand Weiß auf Gewinn
   *[black] Bis hierher stand Schwarz auf Gewinn
}
until-drawn = Bis hierher war es unentschieden
until-about = { $color ->
    [white] Bis hierher konnte Weiß etwa { $percent } erwarten
   *[black] Bis hierher konnte Schwarz etwa { $percent } erwarten
}
way-refuting = Was den Zug widerlegt
way-best = Was besser war
try-lead = { $color ->
    [white] Finde einen besseren Zug für Weiß
   *[black] Finde einen besseren Zug für Schwarz
}
mistake-cost = Das kostete { $percent } der Punkte.
try-checking = { $move } wird geprüft
try-right = Ja! Besser als { $move } geht es nicht.
try-better = { $move } ist besser, aber es gibt einen noch besseren Zug.
try-wrong = { $move } ist nicht besser. Versuche es noch einmal.
no-mistakes = Es wurden keine großen Fehler gefunden.
puzzles-looking = In dieser Partie werden Rätsel gesucht
puzzles-found = { $count ->
    [one] In dieser Partie wurde { $count } Rätsel gefunden.
   *[other] In dieser Partie wurden { $count } Rätsel gefunden.
}
puzzles-none = Diese Partie hat kein Rätsel: Kurz vor ihrem Ende gibt es keine Stellung, in der nur ein Zug gewinnt oder das Unentschieden rettet.
puzzles-cannot = Dieser Browser kann jetzt keine Rätsel suchen.
