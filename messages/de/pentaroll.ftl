game-pentaroll = Pentaroll
tagline-pentaroll = Kugeln vom Rand einrollen, fünf in einer Reihe
edition-pentaroll-standard = Die Regeln der Ausgabe von 2021.

learn-pentaroll-turn-title = Ein Zug
learn-pentaroll-turn = Rolle von einem beliebigen Rand eine Kugel hinein. Ist die Bahn leer, bleibt sie im ersten Feld.
learn-pentaroll-turn-right = Das ist ein ganzer Zug: eine Kugel vom Rand.
learn-pentaroll-push-title = Schieben
learn-pentaroll-push = Rolle in Reihe 3 von links hinein, wo das erste Feld besetzt ist.
learn-pentaroll-push-right = Deine Kugel schob die lückenlose Reihe ein Feld weiter, egal wessen Kugeln es waren. Die Kugel hinter der Lücke blieb liegen.
learn-pentaroll-five-title = Fünf in einer Linie
learn-pentaroll-five = Fünf in einer Linie gewinnen: waagerecht, senkrecht oder schräg. Schiebe die vier weißen und füge die fünfte hinzu.
learn-pentaroll-five-right = Vier rückten weiter, die fünfte kam dahinter.
learn-pentaroll-full-title = Volle Bahnen
learn-pentaroll-full = Reihe 4 ist voll und damit zu: Nichts wird vom Brett geschoben. Gewinne über eine andere Bahn.
learn-pentaroll-full-right = In Spalte b war Platz, und ihre Kugeln gingen durch die volle Reihe hindurch.
learn-pentaroll-corner-title = Ecken
learn-pentaroll-corner = Eine Ecke hat zwei Eingänge: entlang der Reihe und entlang der Spalte. Nur einer gewinnt hier.
learn-pentaroll-corner-right = Von oben schiebst du die Spalte. Von links hättest du die Reihe geschoben.
learn-pentaroll-theirs-title = Geschoben für die anderen
learn-pentaroll-theirs = Auch fremde Kugeln werden geschoben. Verliere nur dieses eine Mal mit Absicht: Finde den Schub, der Schwarz eine Fünf gibt.
learn-pentaroll-theirs-right = Dein Schub brachte die fünfte schwarze Kugel an ihren Platz, und Schwarz gewinnt.
learn-pentaroll-both-title = Beide zugleich
learn-pentaroll-both = Schwarz kann an zwei Stellen gewinnen. Ein Schub macht beiden eine Fünf: Finde ihn.
learn-pentaroll-both-right = Fünf für beide ist unentschieden.
learn-pentaroll-defend-title = Verteidigen
learn-pentaroll-defend = Schwarz hat vier in Reihe 3 und würde schieben. Mache einen Zug, nach dem Schwarz nicht sofort gewinnen kann.
learn-pentaroll-defend-right = Ein Schub quer dazu bricht die Linie.

rules-pentaroll-material =
    Ein Brett mit 6x6 Feldern und achtzehn Kugeln für jede Seite, Weiß und Schwarz. Weiß beginnt, wenn nichts anderes vereinbart ist.
rules-pentaroll-turn =
    Rolle eine Kugel deiner Farbe an einer Stelle des Randes ein. Ist das Feld dort leer, bleibt die Kugel liegen. Ist es besetzt, schiebt deine Kugel die lückenlose Reihe, die dort beginnt, ein Feld geradeaus nach innen. Kugeln hinter der ersten Lücke bleiben liegen. Eine Bahn mit sechs Kugeln ist voll und gesperrt: Nichts wird vom Brett geschoben.
rules-pentaroll-end =
    - Sieh nach jedem Zug auf das ganze Brett. Fünf oder mehr in einer Linie nur für dich gewinnen für dich; nur für den Gegner gewinnen sie für ihn; für beide ist es unentschieden.
    - Ein volles Brett ohne Fünf ist unentschieden. Solange ein Feld leer ist, gibt es einen Zug.
rules-pentaroll-notation =
    Die Seite und die Bahn: Nc rollt von oben die Spalte c hinab, Sc von unten hinauf, W3 von links die Reihe 3 entlang, E3 von rechts. Spalten sind a bis f von links, Reihen 1 bis 6 von oben.
rules-pentaroll-settled =
    - In eine Ecke kann man entlang der Reihe oder der Spalte rollen. Solange sie leer ist, ist beides derselbe Zug und wird als der entlang der Reihe geschrieben.
    - Eine Lücke hält das Schieben auf.
    - Ein Schub, der nur für den Gegner fünf macht, gewinnt für den Gegner.

position-form-pentaroll = Erwartet wird eine Stellung wie w5/6/2b3/6/6/6 w, sechs Reihen von oben und wer am Zug ist; bei Zeichen { $column } passt es nicht mehr

move-form-pentaroll = Ein Zug ist eine Seite und eine Bahn: Nc von oben, Sc von unten, W3 von links, E3 von rechts
illegal-lane-full = Die Bahn von { $entry } ist voll

tour-pentaroll-move = Weiß rollt von links in die Reihe 2 (W2) und schiebt die Reihe ein Feld nach innen. Die Kugeln hinter der Lücke bleiben.
tour-pentaroll-surprise = Überraschung: Ein Schub bewegt auch gegnerische Kugeln und kann deren Fünf vollenden.

## For scripts

board-pentaroll = Pentaroll-Brett
choose-entry = Rolle eine Kugel vom Rand ein
entry = { $entry }
entry-full = { $entry }, gesperrt
entry-pending = { $entry }, zum Rollen noch einmal drücken
entry-N = Von oben, Spalte { $lane }
entry-S = Von unten, Spalte { $lane }
entry-W = Von links, Reihe { $lane }
entry-E = Von rechts, Reihe { $lane }
press-again = Zum Rollen den Pfeil noch einmal drücken
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
