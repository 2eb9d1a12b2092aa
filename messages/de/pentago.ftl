game-pentago = Pentago
tagline-pentago = Eine Kugel setzen, einen Block drehen, fünf in einer Reihe
edition-pentago-standard = Die Regeln, die die meisten gedruckten Ausgaben teilen.
edition-pentago-finnish = Macht eine Drehung fünf für beide, gewinnt, wer gedreht hat; und die Drehung darf entfallen, solange ein Block noch leer ist.
edition-pentago-czech = Macht deine Drehung nur für dich fünf, antwortet der Gegner mit einer weiteren Kugel ohne Drehung: Fünf damit ist unentschieden, sonst hast du gewonnen.
edition-pentago-basque = Blöcke drehen sich nur im Uhrzeigersinn.
edition-pentago-openspiel = Es wird immer gedreht, und Fünfer zählen erst nach der Drehung: so spielt eine Forschungsbibliothek, damit sich Ergebnisse vergleichen lassen.

learn-pentago-turn-title = Ein Zug
learn-pentago-turn = Lege eine Kugel in ein beliebiges Feld. Drehe dann einen beliebigen Block um eine Vierteldrehung.
learn-pentago-turn-right = Das ist ein ganzer Zug: eine Kugel, eine Drehung. Jeder der vier Blöcke darf es sein, auch ein leerer.
learn-pentago-five-title = Fünf in einer Linie
learn-pentago-five = Fünf in einer Linie gewinnen: waagerecht, senkrecht oder schräg. Vollende die weiße Reihe.
learn-pentago-five-right = Deine Kugel machte die Fünf, also gewinnst du sofort. Gedreht wird nicht mehr.
learn-pentago-twist-title = Fünf durch Drehen
learn-pentago-twist = Die linke Spalte von Block 1 ist weiß. Lege eine Kugel und drehe so, dass fünf in der obersten Reihe stehen.
learn-pentago-twist-right = Die Drehung legte die Spalte in die Reihe. Solche Fünfer übersieht man leicht.
learn-pentago-theirs-title = Gedreht für die anderen
learn-pentago-theirs = Eine Fünf zählt für ihre Farbe, egal wer dreht. Verliere nur dieses eine Mal mit Absicht: Finde die Drehung, die Schwarz eine Fünf gibt.
learn-pentago-theirs-right = Deine eigene Drehung ließ Schwarz gewinnen. Schau auf das ganze Brett, bevor du drehst.
learn-pentago-both-title = Beide zugleich
learn-pentago-both = Schwarz droht, mit einer Drehung von Block 1 zu gewinnen. Rette dich: Mache mit einer Drehung beiden eine Fünf.
learn-pentago-both-right = Fünf für beide ist unentschieden.
learn-pentago-defend-title = Verteidigen
learn-pentago-defend = Schwarz hat vier in einer Reihe, und ein Ende ist frei. Lege und drehe so, dass Schwarz nicht mit dem nächsten Zug gewinnen kann.
learn-pentago-defend-right = Eine Kugel sperrt ein Ende, eine Drehung bricht die Linie. Du hast in jedem Zug beides.
learn-pentago-finnish-title = Finnisch
learn-pentago-finnish = In der finnischen Ausgabe gewinnt, wer dreht, wenn beide fünf bekommen. Und solange ein Block leer ist, darf die Drehung entfallen. Mache beiden eine Fünf.
learn-pentago-finnish-right = Du hast gedreht, also gewinnst du, wo es sonst unentschieden wäre.
learn-pentago-czech-title = Tschechisch
learn-pentago-czech = Die Drehung von Weiß machte fünf. In der tschechischen Ausgabe antwortet Schwarz mit noch einer Kugel, ohne Drehung. Du bist Schwarz: Mache auch fünf.
learn-pentago-czech-right = Eine Fünf als Antwort ergibt ein Unentschieden. Ohne sie hätte Weiß gewonnen.
learn-pentago-basque-title = Baskisch
learn-pentago-basque = In der baskischen Ausgabe drehen sich Blöcke nur im Uhrzeigersinn. Gewinne mit einer solchen Drehung von Block 4.
learn-pentago-basque-right = Im Uhrzeigersinn wird die rechte Spalte zur untersten Reihe.
learn-pentago-openspiel-title = OpenSpiel
learn-pentago-openspiel = Hier zählt eine Fünf erst nach der Drehung. Vollende die weiße Reihe und drehe einen Block, der sie nicht zerstört.
learn-pentago-openspiel-right = Die Fünf steht nach der Drehung noch da, also gewinnt sie.

turn-reply = { $color } antwortet: eine Kugel, keine Drehung
ended-five-by-twist = { $result }: Die Drehung machte die Fünf voll ({ $marks })
ended-five-by-placing-or-five-by-twist = { $result }: fünf in einer Reihe ({ $marks })
ended-opponents-five-or-five-by-twist = { $result }: fünf in einer Reihe ({ $marks })

rules-pentago-material =
    Ein Brett mit 6x6 Feldern aus vier drehbaren Blöcken zu je 3x3. Achtzehn Kugeln für jede Seite, Weiß und Schwarz. Weiß beginnt, wenn nichts anderes vereinbart ist.
rules-pentago-turn =
    Setze eine Kugel deiner Farbe in ein leeres Feld. { $edition ->
        [basque] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung im Uhrzeigersinn.
        [finnish] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung in beliebiger Richtung. Solange nach deiner Kugel ein Block leer ist, darfst du die Drehung auslassen.
       *[other] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung in beliebiger Richtung.
    }
rules-pentago-end =
    - Fünf oder mehr deiner Kugeln in einer Linie gewinnen, waagerecht, senkrecht oder schräg.
    { $edition ->
        [openspiel] - Eine Fünf zählt nur, wenn sie nach der Drehung da ist: Die Kugel allein gewinnt nicht.
       *[other] - Macht deine Kugel die Fünf, gewinnst du sofort, und nichts wird gedreht.
    }
    { $edition ->
        [finnish] - Macht deine Drehung eine Fünf, sieh auf das ganze Brett: Eine eigene Fünf gewinnt für dich, auch wenn der Gegner eine hat; eine Fünf nur des Gegners gewinnt für ihn.
        [czech] - Macht deine Drehung eine Fünf, sieh auf das ganze Brett: Eine Fünf nur des Gegners gewinnt für ihn, eine Fünf für beide ist unentschieden.
       *[other] - Macht deine Drehung eine Fünf, sieh auf das ganze Brett: Eine Fünf nur für dich gewinnt für dich, eine nur für den Gegner gewinnt für ihn, eine Fünf für beide ist unentschieden.
    }
    { $edition ->
        [czech] - Macht deine Drehung nur für dich eine Fünf, antwortet der Gegner mit einer weiteren Kugel, die er setzen muss, und dreht nichts. Gibt das fünf, ist das Spiel unentschieden, sonst hast du gewonnen. Ist kein Feld mehr frei, hast du sofort gewonnen.
       *[other] - Ein volles Brett ohne Fünf ist unentschieden.
    }
rules-pentago-notation =
    Spalten sind a bis f von links, Reihen 1 bis 6 von oben. Die Blöcke sind 1 und 2 oben, 3 und 4 unten. { $edition ->
        [basque] c3-2R setzt eine Kugel auf c3 und dreht Block 2 nach rechts (im Uhrzeigersinn).
       *[other] c3-2R setzt eine Kugel auf c3 und dreht Block 2 nach rechts (im Uhrzeigersinn); L ist nach links.
    } { $edition ->
        [openspiel] Gedreht wird immer.
       *[other] Eine Kugel, nach der nichts gedreht wird, schreibt man c3.
    }
rules-pentago-settled =
    - Eine Drehung, die nur für den Gegner fünf macht, gewinnt für den Gegner.
    - Sechs in einer Reihe zählen als fünf.
    - Auch nach der 36. Kugel wird gedreht.
    - Ein volles Brett ohne Fünf ist unentschieden.
    { $edition ->
        [openspiel] - Dies sind die Regeln eines Programms, nicht eines Regelhefts.
       *[other] - Nach einer gewinnenden Kugel wird nichts gedreht.
    }

position-form-pentago = Erwartet wird eine Stellung wie w5/6/2b3/6/6/6 w, sechs Reihen von oben und wer am Zug ist; bei Zeichen { $column } passt es nicht mehr
impossible-reply = Eine Antwort steht nur aus, wenn allein der andere fünf hat und ein Feld frei ist

now-twist-or-skip = Kugel auf { $cell }: jetzt einen Block drehen, oder mit der Leertaste nicht drehen
move-form-pentago = Ein Zug ist ein Feld und eine Drehung: c3-2R setzt auf c3 und dreht Block 2 im Uhrzeigersinn
illegal-twist-in-reply = Die Antwort ist eine Kugel ohne Drehung: { $cell }
illegal-twist-after-win = Nach einer Kugel, die gewinnt, wird nicht gedreht: { $cell }
illegal-twist-due = Nach { $cell } muss ein Block gedreht werden, etwa { $cell }-1R
illegal-clockwise-only = In dieser Ausgabe wird nur im Uhrzeigersinn gedreht

tour-pentago-move = Weiß setzt eine Kugel auf e1 und hat fünf in einer Reihe: Nichts wird gedreht, das Spiel ist aus.
tour-pentago-surprise = Überraschung: Die eigene Drehung kann für die andere Seite gewinnen. Sieh hin, bevor du drehst.

edition-name-finnish = Finnisch
edition-name-czech = Tschechisch
edition-name-basque = Baskisch
edition-name-openspiel = OpenSpiel
keys-block = Einen Block wählen
keys-twist = Den gewählten Block im oder gegen den Uhrzeigersinn drehen
why-five-by-twist = { $mover ->
    [you] Deine Drehung
    [white] Die Drehung von Weiß
   *[black] Die Drehung von Schwarz
} vollendete { $line ->
    [row] eine waagerechte Fünf
    [column] eine senkrechte Fünf
    [diagonal] eine schräge Fünf
   *[many] mehrere Fünfer
}.

## For scripts

edit-reply = Die Antwort auf eine gedrehte Fünf steht noch aus

board-pentago = Pentago-Brett
cell-pending = { $cell }, deine Kugel, noch nicht gedreht
choose-cell = Setze eine Kugel in ein leeres Feld
now-twist = Kugel auf { $cell }: jetzt einen Block drehen
twists = Drehungen
twist-L = Block { $block } gegen den Uhrzeigersinn drehen
twist-R = Block { $block } im Uhrzeigersinn drehen
block-chosen = Block { $block }: R dreht im Uhrzeigersinn, L dagegen
skip-twist = Nicht drehen
said-pentago-L = { $color }: { $cell }, Block { $block } gegen den Uhrzeigersinn
said-pentago-R = { $color }: { $cell }, Block { $block } im Uhrzeigersinn
said-pentago-place = { $color }: { $cell }, keine Drehung
status-you-reply = Deine Antwort: eine Kugel, keine Drehung
status-reply = { $color } antwortet: eine Kugel, keine Drehung
