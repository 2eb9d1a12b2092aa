# Was Bretter und laufende Spiele sagen.

board-pentago = Pentago-Brett
board-pentaroll = Pentaroll-Brett
board-pantarei = Die Schlange, vom Kopf zum Schwanz

cell-empty = { $cell }, leer
cell-w = { $cell }, Weiß
cell-b = { $cell }, Schwarz
cell-pending = { $cell }, deine Kugel, noch nicht gedreht
threat-white = { $place }; hier könnte Weiß gewinnen
threat-black = { $place }; hier könnte Schwarz gewinnen

choose-cell = Setze eine Kugel in ein leeres Feld
now-twist = Kugel auf { $cell }: jetzt einen Block drehen
twists = Drehungen
twist-L = Block { $block } gegen den Uhrzeigersinn drehen
twist-R = Block { $block } im Uhrzeigersinn drehen
block-chosen = Block { $block }: R dreht im Uhrzeigersinn, L dagegen
skip-twist = Nicht drehen
take-back = Zurück
taken-back = Zurückgenommen

choose-entry = Rolle eine Kugel vom Rand ein
entry = { $entry }
entry-full = { $entry }, gesperrt
entry-pending = { $entry }, zum Rollen noch einmal drücken
entry-N = Von oben, Spalte { $lane }
entry-S = Von unten, Spalte { $lane }
entry-W = Von links, Reihe { $lane }
entry-E = Von rechts, Reihe { $lane }
press-again = Zum Rollen den Pfeil noch einmal drücken

stack = Stapel { $number }: { $scales }
stack-goal = { $stack }; hierhin
scale-w1 = Weiß 1
scale-w2 = Weiß 2
scale-w3 = Weiß 3
scale-b1 = Schwarz 1
scale-b2 = Schwarz 2
scale-b3 = Schwarz 3
scale-n = neutral
choose-stack = Wähle einen deiner Stapel
choose-goal = Wohin?
way-1 = Eine tragen
way-2 = Zwei tragen
way-x = Tauschen
goals = Stapel { $stack } kann nach { $goals }
goals-swap = Stapel { $stack } kann tauschen mit { $goals }
must-pass = Du kannst weder ziehen noch tauschen und musst passen
pass = Passen

said-pentago-L = { $color }: { $cell }, Block { $block } gegen den Uhrzeigersinn
said-pentago-R = { $color }: { $cell }, Block { $block } im Uhrzeigersinn
said-pentago-place = { $color }: { $cell }, keine Drehung
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
said-pantarei-1 = { $color }: eine Schuppe von Stapel { $stack } auf Stapel { $goal }
said-pantarei-2 = { $color }: zwei Schuppen von Stapel { $stack } auf Stapel { $goal }
said-pantarei-x = { $color }: Stapel { $stack } und { $goal } tauschen
said-pantarei-pass = { $color } muss passen

status-you = Du bist am Zug
status-you-reply = Deine Antwort: eine Kugel, keine Drehung
status-you-no-swap = Du bist am Zug, ohne Tausch: Der Gegner hat gerade getauscht
status-turn = { $color } ist am Zug
status-reply = { $color } antwortet: eine Kugel, keine Drehung
status-no-swap = { $color } ist am Zug, ohne Tausch
status-thinking = Der Computer denkt
status-choosing = Dein Gegner wählt eine Farbe
status-choose = Sieh die Schlange an und wähle deine Farbe
status-waiting = Warten auf die zweite Person
status-past = Rückblick: Zug { $ply }
status-lost = Verbindung verloren; neuer Versuch läuft
status-back = Wieder verbunden
no-move = Noch kein Zug

offer-draw = Dein Gegner bietet Unentschieden an
offer-takeback = Dein Gegner möchte einen Zug zurücknehmen
offer-rematch = Dein Gegner möchte noch eine Partie
offer-made = Dein Angebot steht; dein Gegner kann es annehmen
offer-declined = Dein Angebot wurde abgelehnt
hint-is = Tipp: { $move }
copied = Kopiert
not-sent = Das hat nicht geklappt. Bitte versuche es noch einmal.
