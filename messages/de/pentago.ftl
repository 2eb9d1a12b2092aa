game-pentago = Pentago
learn-a-pentago = Pentago lernen
play-a-pentago = Pentago spielen
rules-of-pentago = Regeln von Pentago
setup-title-pentago = Eine Partie Pentago
join-title-pentago = Du bist zu einer Partie Pentago eingeladen
invite-text-pentago = Spiel Pentago mit mir
puzzles-of-pentago = Pentago-Rätsel
study-title-pentago = Pentago analysieren
review-title-pentago = Rückblick auf eine Partie Pentago
tagline-pentago = Eine Kugel setzen, einen Block drehen, Fünfer-Reihe
edition-pentago-standard = Die gemeinsamen Regeln der meisten gedruckten Ausgaben.
edition-pentago-finnish = Macht eine Drehung eine Fünfer-Reihe für beide Seiten, gewinnt, wer gedreht hat. Solange ein Block noch leer ist, darf die Drehung entfallen.
edition-pentago-czech = Macht deine Drehung nur für dich eine Fünfer-Reihe, antwortet der Gegner mit einer weiteren Kugel, ohne Drehung. Ergibt das eine Fünfer-Reihe für den Gegner, ist das Spiel unentschieden; sonst gewinnst du.
edition-pentago-basque = Blöcke werden nur im Uhrzeigersinn gedreht.
edition-pentago-openspiel = Es wird immer ein Block gedreht, und eine Fünfer-Reihe zählt erst nach der Drehung. Das sind die Regeln einer Programmbibliothek für die Forschung; mit ihnen lassen sich Ergebnisse vergleichen.

learn-pentago-turn-title = Ein Zug
learn-pentago-turn = Setze eine Kugel in ein beliebiges Feld. Drehe dann einen beliebigen Block um eine Vierteldrehung.
learn-pentago-turn-right = Das ist ein ganzer Zug: eine Kugel, eine Drehung. Du darfst jeden der vier Blöcke drehen, auch einen leeren.
learn-pentago-five-title = Fünfer-Reihe
learn-pentago-five = Fünf Kugeln in einer Linie gewinnen: waagrecht, senkrecht oder diagonal. Vollende die weiße Reihe.
learn-pentago-five-right = Deine Kugel hat die Fünfer-Reihe vollendet, also gewinnst du sofort. Es wird nicht gedreht.
learn-pentago-twist-title = Fünfer-Reihe durch Drehen
learn-pentago-twist = Die linke Spalte von Block 1 ist weiß. Setze eine Kugel und drehe dann einen Block so, dass fünf weiße Kugeln in der obersten Reihe liegen.
learn-pentago-twist-right = Die Drehung hat aus der Spalte die Reihe gemacht. Solche Gewinne übersieht man leicht.
learn-pentago-theirs-title = Eine Drehung für die andere Seite
learn-pentago-theirs = Eine Fünfer-Reihe gewinnt für ihre Farbe, egal wer dreht. Verliere ausnahmsweise einmal mit Absicht: Finde die Drehung, die für Schwarz eine Fünfer-Reihe macht.
learn-pentago-theirs-right = Deine eigene Drehung hat Schwarz den Sieg gebracht. Schau auf das ganze Brett, bevor du einen Block drehst.
learn-pentago-both-title = Beide zugleich
learn-pentago-both = Schwarz droht, mit einer Drehung von Block 1 zu gewinnen. Rette das Spiel: Mache mit einer Drehung eine Fünfer-Reihe für beide Seiten.
learn-pentago-both-right = Eine Fünfer-Reihe für beide Seiten ist unentschieden.
learn-pentago-defend-title = Verteidigen
learn-pentago-defend = Schwarz hat vier in einer Reihe, und ein Ende ist frei. Setze eine Kugel und drehe einen Block so, dass Schwarz nicht mit dem nächsten Zug gewinnen kann.
learn-pentago-defend-right = Eine Kugel sperrt ein Ende, eine Drehung zerreißt die Linie. Du hast in jedem Zug beides.
learn-pentago-finnish-title = Finnische Ausgabe
learn-pentago-finnish = In der finnischen Ausgabe gewinnt, wer gedreht hat, wenn beide Seiten eine Fünfer-Reihe bekommen. Und solange ein Block leer ist, darf die Drehung entfallen. Mache eine Fünfer-Reihe für beide Seiten.
learn-pentago-finnish-right = Du hast gedreht, also gewinnst du. In anderen Ausgaben wäre es unentschieden.
learn-pentago-czech-title = Tschechische Ausgabe
learn-pentago-czech = Die Drehung von Weiß hat eine Fünfer-Reihe ergeben. In der tschechischen Ausgabe antwortet Schwarz jetzt mit einer weiteren Kugel, ohne Drehung. Du bist Schwarz: Mache auch eine Fünfer-Reihe.
learn-pentago-czech-right = Deine Fünfer-Reihe macht das Spiel unentschieden. Ohne sie hätte Weiß gewonnen.
learn-pentago-basque-title = Baskische Ausgabe
learn-pentago-basque = In der baskischen Ausgabe werden Blöcke nur im Uhrzeigersinn gedreht. Gewinne mit einer Drehung von Block 4 im Uhrzeigersinn.
learn-pentago-basque-right = Im Uhrzeigersinn wird die rechte Spalte zur untersten Reihe.
learn-pentago-openspiel-title = OpenSpiel-Ausgabe
learn-pentago-openspiel = In dieser Ausgabe zählt eine Fünfer-Reihe erst nach der Drehung. Vollende die weiße Reihe und drehe einen Block, der sie nicht zerreißt.
learn-pentago-openspiel-right = Die Fünfer-Reihe ist nach der Drehung noch da, also gewinnt sie.

turn-reply = { $color ->
    [white] Weiß antwortet: eine Kugel, keine Drehung
   *[black] Schwarz antwortet: eine Kugel, keine Drehung
}
ended-five-by-twist = { $winner ->
    [white] Weiß gewinnt: Die Drehung hat eine Fünfer-Reihe vollendet ({ $marks })
   *[black] Schwarz gewinnt: Die Drehung hat eine Fünfer-Reihe vollendet ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Weiß gewinnt: Fünfer-Reihe ({ $marks })
   *[black] Schwarz gewinnt: Fünfer-Reihe ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Weiß gewinnt: Fünfer-Reihe ({ $marks })
   *[black] Schwarz gewinnt: Fünfer-Reihe ({ $marks })
}

rules-pentago-material =
    Ein Brett mit 6x6 Feldern aus vier drehbaren Blöcken mit je 3x3 Feldern. Achtzehn Kugeln für jede Seite, Weiß und Schwarz. Weiß beginnt, wenn nichts anderes vereinbart ist.
rules-pentago-turn =
    Setze eine Kugel deiner Farbe in ein leeres Feld. { $edition ->
        [basque] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung im Uhrzeigersinn.
        [finnish] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung in beliebiger Richtung. Solange nach deiner Kugel ein Block leer ist, darfst du die Drehung auslassen.
       *[other] Drehe dann einen beliebigen Block, auch einen leeren, um eine Vierteldrehung in beliebiger Richtung.
    }
rules-pentago-end =
    - Fünf oder mehr deiner Kugeln in einer Linie gewinnen: waagrecht, senkrecht oder diagonal.
    { $edition ->
        [openspiel] - Eine Fünfer-Reihe zählt nur, wenn sie nach der Drehung da ist: Die Kugel allein gewinnt nicht.
       *[other] - Macht deine Kugel eine Fünfer-Reihe, gewinnst du sofort, und es wird nicht gedreht.
    }
    { $edition ->
        [finnish] - Macht deine Drehung eine Fünfer-Reihe, schau auf das ganze Brett. Hast du eine Fünfer-Reihe, gewinnst du, auch wenn der Gegner ebenfalls eine hat. Hat nur der Gegner eine, gewinnt der Gegner.
        [czech] - Macht deine Drehung eine Fünfer-Reihe, schau auf das ganze Brett. Hat nur der Gegner eine Fünfer-Reihe, gewinnt der Gegner. Haben beide eine, ist das Spiel unentschieden.
       *[other] - Macht deine Drehung eine Fünfer-Reihe, schau auf das ganze Brett. Hast nur du eine Fünfer-Reihe, gewinnst du. Hat nur der Gegner eine, gewinnt der Gegner. Haben beide eine, ist das Spiel unentschieden.
    }
    { $edition ->
        [czech] - Macht deine Drehung nur für dich eine Fünfer-Reihe, muss der Gegner mit einer weiteren Kugel antworten und dreht keinen Block. Ergibt das eine Fünfer-Reihe für den Gegner, ist das Spiel unentschieden; sonst gewinnst du. Ist kein Feld leer, gewinnst du sofort.
       *[other] - Ist das Brett voll und hat niemand eine Fünfer-Reihe, ist das Spiel unentschieden.
    }
rules-pentago-notation =
    Die Spalten sind a bis f von links, die Reihen 1 bis 6 von oben. Die Blöcke 1 und 2 sind oben, 3 und 4 unten. { $edition ->
        [basque] c3-2R setzt eine Kugel auf c3 und dreht Block 2 nach rechts (im Uhrzeigersinn).
       *[other] c3-2R setzt eine Kugel auf c3 und dreht Block 2 nach rechts (im Uhrzeigersinn); L ist nach links.
    } { $edition ->
        [openspiel] Gedreht wird immer.
       *[other] Eine Kugel ohne Drehung schreibt man c3.
    }
rules-pentago-settled =
    - Macht eine Drehung nur für den Gegner eine Fünfer-Reihe, gewinnt der Gegner.
    - Sechs in einer Reihe zählen wie fünf.
    - Auch nach der 36. Kugel wird ein Block gedreht, wie nach jeder anderen.
    - Ist das Brett voll und hat niemand eine Fünfer-Reihe, ist das Spiel unentschieden.
    { $edition ->
        [openspiel] - Dies sind die Regeln eines Programms, nicht eines Regelhefts.
       *[other] - Nach einer Kugel, die gewinnt, wird kein Block gedreht.
    }

position-form-pentago = Erwartet wird eine Stellung wie w5/6/2b3/6/6/6 w: sechs Reihen von oben, dann wer am Zug ist. Der Fehler ist bei Zeichen { $column }.
impossible-reply = Eine Antwort ist nur möglich, wenn allein die andere Seite eine Fünfer-Reihe hat und ein Feld leer ist

now-twist-or-skip = Kugel auf { $cell }; jetzt einen Block drehen oder die Drehung mit der Leertaste auslassen
move-form-pentago = Ein Zug ist ein Feld und eine Drehung: c3-2R setzt auf c3 und dreht Block 2 im Uhrzeigersinn
illegal-twist-in-reply = Die Antwort ist eine Kugel ohne Drehung; schreibe nur { $cell }
illegal-twist-after-win = Nach einer Kugel, die gewinnt, wird kein Block gedreht; schreibe nur { $cell }
illegal-twist-due = Nach der Kugel auf { $cell } muss ein Block gedreht werden; ein ganzer Zug ist zum Beispiel c3-2R
illegal-clockwise-only = In dieser Ausgabe werden Blöcke nur im Uhrzeigersinn gedreht

tour-pentago-move = Weiß setzt eine Kugel auf e1 und hat eine Fünfer-Reihe: Kein Block wird gedreht, das Spiel ist aus.
tour-pentago-surprise = Überraschung: Die eigene Drehung kann der anderen Seite den Sieg bringen. Schau auf das ganze Brett, bevor du drehst.

edition-name-finnish = Finnische Ausgabe
edition-name-czech = Tschechische Ausgabe
edition-name-basque = Baskische Ausgabe
edition-name-openspiel = OpenSpiel-Ausgabe
keys-block = Einen Block wählen
keys-twist = Den gewählten Block im oder gegen den Uhrzeigersinn drehen
why-five-by-twist = { $mover ->
    [you] Deine Drehung hat eine Fünfer-Reihe vollendet.
    [white] Die Drehung von Weiß hat eine Fünfer-Reihe vollendet.
   *[black] Die Drehung von Schwarz hat eine Fünfer-Reihe vollendet.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Deine Drehung hat eine Fünfer-Reihe für Weiß vollendet.
       *[black] Deine Drehung hat eine Fünfer-Reihe für Schwarz vollendet.
    }
    [white] Die Drehung von Weiß hat eine Fünfer-Reihe für Schwarz vollendet.
   *[black] Die Drehung von Schwarz hat eine Fünfer-Reihe für Weiß vollendet.
}

## For scripts

edit-reply = Wer am Zug ist, antwortet auf eine Fünfer-Reihe (tschechische Ausgabe)

board-pentago = Pentago-Brett
cell-pending = { $cell }, deine Kugel; jetzt einen Block drehen
choose-cell = Setze eine Kugel in ein leeres Feld
now-twist = Kugel auf { $cell }; jetzt einen Block drehen
twists = Drehungen
twist-L = Block { $block } gegen den Uhrzeigersinn drehen
twist-R = Block { $block } im Uhrzeigersinn drehen
block-chosen = Block { $block }: { $right } dreht ihn im Uhrzeigersinn, { $left } gegen den Uhrzeigersinn
skip-twist = Nicht drehen
said-pentago-L = { $color ->
    [white] Weiß: { $cell }, Block { $block } gegen den Uhrzeigersinn
   *[black] Schwarz: { $cell }, Block { $block } gegen den Uhrzeigersinn
}
said-pentago-R = { $color ->
    [white] Weiß: { $cell }, Block { $block } im Uhrzeigersinn
   *[black] Schwarz: { $cell }, Block { $block } im Uhrzeigersinn
}
said-pentago-place = { $color ->
    [white] Weiß: { $cell }, keine Drehung
   *[black] Schwarz: { $cell }, keine Drehung
}
status-you-reply = Deine Antwort: eine Kugel, keine Drehung
status-reply = { $color ->
    [white] Weiß antwortet: eine Kugel, keine Drehung
   *[black] Schwarz antwortet: eine Kugel, keine Drehung
}
