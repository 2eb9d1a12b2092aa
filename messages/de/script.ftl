# Was Bretter und laufende Spiele sagen.

color-white = Weiß
color-black = Schwarz

cell-empty = { $cell }, leer
cell-w = { $cell }, Weiß
cell-b = { $cell }, Schwarz
threat-white = { $place }; hier könnte Weiß gewinnen
threat-black = { $place }; hier könnte Schwarz gewinnen
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Zug abbrechen
taken-back = Der Zug ist abgebrochen

status-you = Du bist am Zug
status-turn = { $color ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}
status-thinking = Der Computer denkt
status-choosing = Dein Gegner wählt eine Farbe
status-choose = Sieh dir die Schlange an und wähle eine Farbe
status-waiting = Warten auf die zweite Person
status-past = Zurückgeblättert zu Zug { $ply }
status-lost = Verbindung verloren; neuer Versuch läuft
status-back = Wieder verbunden
no-move = Noch kein Zug

offer-draw = Dein Gegner bietet Unentschieden an
offer-takeback = Dein Gegner bittet darum, einen Zug zurückzunehmen
offer-rematch = Dein Gegner möchte noch eine Partie
offer-made = Dein Angebot steht; dein Gegner kann es annehmen
offer-declined = Dein Angebot wurde abgelehnt
hint-is = Tipp: { $move }
copied = Kopiert
not-sent = Das hat nicht geklappt. Bitte versuche es noch einmal.

task-right = Richtig!
task-wrong = Noch nicht
puzzle-go-on = { $color ->
    [white] Nun bring es zu Ende. Weiß ist am Zug
   *[black] Nun bring es zu Ende. Schwarz ist am Zug
}
puzzle-won = Der Sieg ist vollendet.
puzzle-slipped = { $move } gibt den Sieg aus der Hand.

play-title = { $game }: { $white } – { $black }
player-you = Du
player-person = Spieler
player-open = Gast, noch nicht da
player-computer = Computer, Stärke { $level }

move-kept = Keine Verbindung. Dein Zug { $move } wird gesendet, sobald sie wieder da ist.
not-connected = Keine Verbindung. Bitte versuche es noch einmal, wenn sie wieder da ist.
undone = Zurückgenommen
no-undo = Es gibt nichts zurückzunehmen
no-hints = Tipps und Drohungen sind in dieser Partie aus
threats-on = Drohungen werden gezeigt
threats-off = Drohungen sind verborgen
confirm-move = { $move } spielen?

player-you-named = { $name } (du)
presence-here = anwesend
presence-away = abwesend
opponent-here = Dein Gegner ist wieder da
opponent-away = Dein Gegner hat die Partie verlassen
opponent-left = Dein Gegner ist schon eine Weile weg. Du kannst die Partie beenden

storage-full = Dieser Browser hat keinen Platz mehr, deshalb wurde der Zug nicht gespeichert. Lösche etwas und versuche es noch einmal.
storage-refused = Dieser Browser speichert hier nichts, deshalb wurde der Zug nicht gespeichert.
mine-moves = { $count ->
    [0] keine Züge
    [one] { $count } Zug
   *[other] { $count } Züge
}
games-brought = { $count ->
    [one] { $count } Partie wurde übernommen.
   *[other] { $count } Partien wurden übernommen.
}
games-unread = In dieser Datei gibt es keine Partien, die sich lesen lassen.
players = { $white } – { $black }
