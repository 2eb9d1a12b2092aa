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
status-choose = Sieh die Schlange an und wähle eine Farbe
status-waiting = Warten auf die zweite Person
status-past = Rückblick auf Zug { $ply }
status-lost = Verbindung verloren; neuer Versuch läuft
status-back = Wieder verbunden
no-move = Noch kein Zug

offer-draw = Dein Gegner bietet Unentschieden an
offer-takeback = Dein Gegner bittet, einen Zug zurückzunehmen
offer-rematch = Dein Gegner möchte noch eine Partie
offer-made = Dein Angebot steht; dein Gegner kann es annehmen
offer-declined = Dein Angebot wurde abgelehnt
hint-is = Tipp: { $move }
copied = Kopiert
not-sent = Das hat nicht geklappt. Bitte versuche es noch einmal.

task-right = Richtig!
task-wrong = Noch nicht

play-title = { $game }: { $white } – { $black }
player-you = Du
player-person = Spieler
player-open = Freund, noch nicht da
player-computer = Computer, Stärke { $level }

move-kept = Keine Verbindung. Dein Zug { $move } wird gesendet, sobald sie wieder da ist.
not-connected = Keine Verbindung. Bitte versuche es noch einmal, wenn sie wieder da ist.
undone = Zurückgenommen
no-undo = Es gibt nichts zurückzunehmen
threats-on = Drohungen werden gezeigt
threats-off = Drohungen sind verborgen
confirm-move = { $move } spielen?
