# Die Regeln in eigenen Worten.

rules-heading-material = Was es gibt
rules-heading-turn = Dein Zug
rules-heading-end = Wie es endet
rules-heading-notation = Wie Züge geschrieben werden
rules-heading-edition = Was diese Ausgabe ändert
rules-heading-settled = Von den Regelheften offen gelassen, hier entschieden

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
rules-pantarei-material =
    Neunzehn Schuppen: neun für jede Seite, je drei der Werte 1, 2 und 3, und eine neutrale Schuppe. Sie werden gemischt und offen in einer Linie ausgelegt: die Schlange. Einer sieht sie an und wählt eine Farbe; der andere beginnt mit der anderen Farbe. Jeder Platz der Schlange ist ein Stapel aus einer oder mehr Schuppen, und die oberste Farbe beherrscht ihn.
rules-pantarei-turn =
    Tu eines davon:
    - Ziehen: Nimm die oberste Schuppe eines Stapels, den du beherrschst, allein oder mit der gleich darunter, welche Farbe sie auch hat. Trage sie nach links oder rechts um genau den Wert der obersten Schuppe, gezählt in Stapeln, wie sie jetzt liegen, und lege sie auf den Stapel dort. Über Kopf und Schwanz hinaus geht es nicht. Ein leerer Platz schließt sich.
    - Tauschen: Zwei Stapel, die du beherrschst, wechseln die Plätze. Nicht gleich nachdem der Gegner getauscht hat.
    - Passen: nur wenn du weder ziehen noch tauschen kannst, und dann musst du.
    Die neutrale Schuppe zieht nicht selbst, kann aber als untere von zweien getragen werden. Ein Stapel unter ihr gehört niemandem. Jeder darf in jeden Stapel sehen.
rules-pantarei-end =
    - Wer einen Stapel von sieben oder mehr Schuppen macht, gewinnt.
    - Kommt dieselbe Stellung mit derselben Seite am Zug und demselben Recht zu tauschen zum dritten Mal, ist das Spiel unentschieden.
    - Könnte keine Seite je ziehen oder tauschen, ist das Spiel unentschieden.
rules-pantarei-notation =
    Stapel werden vom Kopf an, links, ab 1 gezählt. 5R1 trägt die oberste Schuppe von Stapel 5 nach rechts, 5L2 die oberen zwei nach links, 3x9 tauscht zwei Stapel, und pass heißt passen.
rules-pantarei-settled =
    - Wiederholung und eine Stellung, in der keine Seite handeln kann, sind unentschieden; das Regelheft spricht nicht davon.
    - Ein möglicher Tausch verbietet das Passen, auch wenn manche Sprachen nur von Schuppen reden, die nicht ziehen können.
    - Sieben oder mehr gewinnen, auch wenn manche Sprachen genau sieben sagen.
