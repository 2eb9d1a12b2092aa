game-pentaroll = Pentaroll
learn-a-pentaroll = Pentaroll lernen
play-a-pentaroll = Pentaroll spielen
rules-of-pentaroll = Regeln von Pentaroll
setup-title-pentaroll = Eine Partie Pentaroll
join-title-pentaroll = Du bist zu einer Partie Pentaroll eingeladen
invite-text-pentaroll = Spiel Pentaroll mit mir
puzzles-of-pentaroll = Pentaroll-Rätsel
study-title-pentaroll = Pentaroll analysieren
review-title-pentaroll = Rückblick auf eine Partie Pentaroll
tagline-pentaroll = Kugeln vom Rand einrollen, Fünfer-Reihe
edition-pentaroll-standard = Die Regeln der Ausgabe von 2021.

learn-pentaroll-turn-title = Ein Zug
learn-pentaroll-turn = Rolle von einem beliebigen Rand eine Kugel ein. In einer leeren Bahn bleibt sie im ersten Feld.
learn-pentaroll-turn-right = Das ist ein ganzer Zug: eine Kugel vom Rand.
learn-pentaroll-push-title = Schieben
learn-pentaroll-push = Rolle von links eine Kugel in Reihe 3 ein. Das erste Feld dort ist nicht leer.
learn-pentaroll-push-right = Deine Kugel hat die Kugeln, die einander berühren, ein Feld nach innen geschoben, egal wem sie gehören. Die Kugel hinter der Lücke ist liegen geblieben.
learn-pentaroll-five-title = Fünfer-Reihe
learn-pentaroll-five = Fünf Kugeln in einer Linie gewinnen: waagrecht, senkrecht oder diagonal. Schiebe die vier weißen Kugeln und füge die fünfte hinzu.
learn-pentaroll-five-right = Vier Kugeln sind weitergerückt, und die fünfte kam dahinter.
learn-pentaroll-full-title = Volle Bahnen
learn-pentaroll-full = Reihe 4 ist voll, daher lässt sich dort keine Kugel einrollen: Nichts wird vom Brett geschoben. Gewinne über eine andere Bahn.
learn-pentaroll-full-right = In Spalte b war Platz, und ihre Kugeln sind durch die volle Reihe hindurchgerückt.
learn-pentaroll-corner-title = Ecken
learn-pentaroll-corner = Eine Ecke hat zwei Eingänge: entlang der Reihe und entlang der Spalte. Nur einer gewinnt hier.
learn-pentaroll-corner-right = Von oben schiebst du die Spalte. Von links hättest du die Reihe geschoben.
learn-pentaroll-theirs-title = Ein Schub für die andere Seite
learn-pentaroll-theirs = Ein Schub bewegt auch die Kugeln des Gegners. Verliere ausnahmsweise einmal mit Absicht: Finde den Schub, der für Schwarz eine Fünfer-Reihe macht.
learn-pentaroll-theirs-right = Dein Schub hat die fünfte schwarze Kugel an ihren Platz gebracht, also gewinnt Schwarz.
learn-pentaroll-both-title = Beide zugleich
learn-pentaroll-both = Schwarz kann an zwei Stellen gewinnen. Ein Schub macht eine Fünfer-Reihe für beide Seiten. Finde ihn.
learn-pentaroll-both-right = Eine Fünfer-Reihe für beide Seiten ist unentschieden.
learn-pentaroll-defend-title = Verteidigen
learn-pentaroll-defend = Schwarz hat vier Kugeln in Reihe 3 und will schieben. Mache einen Zug, nach dem Schwarz nicht sofort gewinnen kann.
learn-pentaroll-defend-right = Ein Schub quer zur Reihe zerreißt die Linie.

rules-pentaroll-material =
    Ein Brett mit 6x6 Feldern und achtzehn Kugeln für jede Seite, Weiß und Schwarz. Weiß beginnt, wenn nichts anderes vereinbart ist.
rules-pentaroll-turn =
    Rolle eine Kugel deiner Farbe an einer beliebigen Stelle des Randes ein. Ist das Feld dort leer, bleibt die Kugel darin. Liegt eine Kugel darin, schiebt deine Kugel alle Kugeln von dort bis zur ersten Lücke ein Feld gerade nach innen. Kugeln hinter der Lücke bleiben liegen. Eine Bahn mit sechs Kugeln ist voll und gesperrt: Nichts wird vom Brett geschoben.
rules-pentaroll-end =
    - Schau nach jedem Zug auf das ganze Brett. Hast nur du fünf oder mehr in einer Linie, gewinnst du. Hat nur der Gegner fünf oder mehr, gewinnt der Gegner. Habt ihr beide fünf oder mehr, ist das Spiel unentschieden.
    - Ist das Brett voll und hat niemand eine Fünfer-Reihe, ist das Spiel unentschieden. Solange ein Feld leer ist, gibt es einen Zug.
rules-pentaroll-notation =
    Ein Zug wird als Seite und Bahn geschrieben: Nc rollt von oben die Spalte c hinab, Sc von unten hinauf, W3 von links die Reihe 3 entlang, E3 von rechts. Die Spalten sind a bis f von links, die Reihen 1 bis 6 von oben.
rules-pentaroll-settled =
    - In eine Ecke kann man entlang der Reihe oder der Spalte rollen. Solange sie leer ist, ist beides derselbe Zug und wird als der entlang der Reihe geschrieben.
    - Eine Lücke hält das Schieben auf.
    - Macht ein Schub nur für den Gegner eine Fünfer-Reihe, gewinnt der Gegner.

position-form-pentaroll = Erwartet wird eine Stellung wie w5/6/2b3/6/6/6 w: sechs Reihen von oben, dann wer am Zug ist. Der Fehler ist bei Zeichen { $column }.

move-form-pentaroll = Ein Zug ist eine Seite und eine Bahn: Nc von oben, Sc von unten, W3 von links, E3 von rechts
illegal-lane-full = Die Bahn von { $entry } ist voll, daher lässt sich dort keine Kugel einrollen

tour-pentaroll-move = Weiß rollt von links in die Reihe 2 (W2) und schiebt die Kugeln bis zur Lücke ein Feld nach innen. Die Kugeln hinter der Lücke bleiben liegen.
tour-pentaroll-surprise = Überraschung: Ein Schub bewegt auch die Kugeln des Gegners und kann für ihn eine Fünfer-Reihe vollenden.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Dein Schub hat eine Fünfer-Reihe für Weiß vollendet.
       *[black] Dein Schub hat eine Fünfer-Reihe für Schwarz vollendet.
    }
    [white] Der Schub von Weiß hat eine Fünfer-Reihe für Schwarz vollendet.
   *[black] Der Schub von Schwarz hat eine Fünfer-Reihe für Weiß vollendet.
}

## For scripts

board-pentaroll = Pentaroll-Brett
choose-entry = Rolle eine Kugel vom Rand ein
entry-N = Von oben, Spalte { $lane }
entry-S = Von unten, Spalte { $lane }
entry-W = Von links, Reihe { $lane }
entry-E = Von rechts, Reihe { $lane }
entry-full = { $entry }; gesperrt
entry-pending = { $entry }; zum Rollen noch einmal drücken
press-again = Zum Rollen den Pfeil noch einmal drücken
said-pentaroll-N = { $color ->
    [white] Weiß: von oben, Spalte { $lane }
   *[black] Schwarz: von oben, Spalte { $lane }
}
said-pentaroll-E = { $color ->
    [white] Weiß: von rechts, Reihe { $lane }
   *[black] Schwarz: von rechts, Reihe { $lane }
}
said-pentaroll-S = { $color ->
    [white] Weiß: von unten, Spalte { $lane }
   *[black] Schwarz: von unten, Spalte { $lane }
}
said-pentaroll-W = { $color ->
    [white] Weiß: von links, Reihe { $lane }
   *[black] Schwarz: von links, Reihe { $lane }
}
