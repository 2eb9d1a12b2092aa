game-pantarei = Pantareï
learn-a-pantarei = Pantareï lernen
play-a-pantarei = Pantareï spielen
rules-of-pantarei = Regeln von Pantareï
setup-title-pantarei = Eine Partie Pantareï
join-title-pantarei = Du bist zu einer Partie Pantareï eingeladen
invite-text-pantarei = Spiel Pantareï mit mir
puzzles-of-pantarei = Pantareï-Rätsel
study-title-pantarei = Pantareï analysieren
review-title-pantarei = Rückblick auf eine Partie Pantareï
tagline-pantarei = Neunzehn Steine in einer Schlange: Baue einen Stapel von sieben
edition-pantarei-standard = Die Regeln der gedruckten Ausgabe.

learn-pantarei-carry-title = Einen Stein tragen
learn-pantarei-carry = Trage einen weißen Stein nach links oder rechts, genau um seinen Wert: Ein, zwei oder drei Striche darauf bedeuten einen, zwei oder drei Stapel.
learn-pantarei-carry-right = Er liegt jetzt oben auf dem Stapel dort, und die Lücke hat sich geschlossen. Der oberste Stein zeigt, wem ein Stapel gehört.
learn-pantarei-two-title = Zwei tragen
learn-pantarei-two = Du darfst auch den Stein direkt darunter mitnehmen, gleich welche Farbe er hat. Wähle einen Stapel mit zwei Steinen und trage beide.
learn-pantarei-two-right = Der Wert des oberen Steins zählt, der untere geht mit.
learn-pantarei-neutral-title = Der neutrale Stein
learn-pantarei-neutral = Der goldene Stein gehört niemandem und zieht nie allein. In Stapel 4 liegt er unter einer weißen 3: Trage beide.
learn-pantarei-neutral-right = Er lässt sich als unterer von zwei Steinen tragen. Liegt er oben auf einem Stapel, gehört dieser niemandem.
learn-pantarei-swap-title = Tauschen
learn-pantarei-swap = Statt zu ziehen, darfst du zwei deiner Stapel die Plätze tauschen lassen. Tausche zwei Stapel von Weiß.
learn-pantarei-swap-right = Ganze Stapel tauschen die Plätze, wie hoch sie auch sind.
learn-pantarei-ban-title = Kein Tausch nach einem Tausch
learn-pantarei-ban = Weiß hat gerade getauscht, also darf Schwarz jetzt nicht tauschen. Du bist Schwarz: Mache einen beliebigen Zug.
learn-pantarei-ban-right = Nach diesem Zug darf Weiß wieder tauschen.
learn-pantarei-pass-title = Aussetzen
learn-pantarei-pass = Schwarz kann weder ziehen noch tauschen. Nur dann darfst du aussetzen, und dann musst du es.
learn-pantarei-pass-right = Wer ziehen oder tauschen kann, muss es tun.
learn-pantarei-seven-title = Sieben
learn-pantarei-seven = Wer einen Stapel von sieben oder mehr Steinen baut, gewinnt, gleich wem die Steine gehören. Stapel 1 hat sechs Steine.
learn-pantarei-seven-right = Dein Stein war der siebte. Die Steine darunter dürfen jedem gehören.
learn-pantarei-defend-title = Verteidigen
learn-pantarei-defend = Mit der 1 auf Stapel 2 würde Schwarz auf Stapel 1 sieben Steine haben. Verhindere es.
learn-pantarei-defend-right = Der oberste Stein entscheidet, wem ein Stapel gehört: Lege deinen darauf, und der Stapel ist deiner.

turn-no-swap = { $color ->
    [white] Weiß ist am Zug; kein Tausch, weil Schwarz gerade getauscht hat
   *[black] Schwarz ist am Zug; kein Tausch, weil Weiß gerade getauscht hat
}
ended-seven = { $winner ->
    [white] Weiß gewinnt: sieben oder mehr Steine in Stapel { $marks }
   *[black] Schwarz gewinnt: sieben oder mehr Steine in Stapel { $marks }
}
ended-stuck = Unentschieden: Keine Seite kann je wieder ziehen oder tauschen

rules-pantarei-material =
    Neunzehn Steine: neun für jede Seite, je drei mit den Werten 1, 2 und 3, und ein neutraler Stein. Sie werden gemischt und offen in einer Linie ausgelegt: die Schlange. Eine Person sieht die Schlange an und wählt eine Farbe; die andere nimmt die andere Farbe und beginnt. Jeder Platz der Schlange ist ein Stapel aus einem oder mehr Steinen, und er gehört der Farbe, die oben liegt.
rules-pantarei-turn =
    Tu eines davon:
    - Ziehen: Nimm den obersten Stein eines Stapels, der dir gehört, allein oder zusammen mit dem Stein direkt darunter, gleich welche Farbe dieser hat. Trage ihn nach links oder rechts um genau den Wert des obersten Steins, gezählt in Stapeln, und lege ihn auf den Stapel dort. Über Kopf und Schwanz hinaus geht es nicht. Ein leerer Platz schließt sich.
    - Tauschen: Zwei Stapel, die dir gehören, wechseln die Plätze. Das ist nicht erlaubt, wenn der Gegner gerade getauscht hat.
    - Aussetzen: nur wenn du weder ziehen noch tauschen kannst, und dann musst du.
    Der neutrale Stein zieht nicht selbst, kann aber als unterer von zwei Steinen getragen werden. Ein Stapel, auf dem er oben liegt, gehört niemandem. Beide dürfen jederzeit in jeden Stapel sehen.
rules-pantarei-end =
    - Wer einen Stapel von sieben oder mehr Steinen baut, gewinnt.
    - Kommt dieselbe Stellung zum dritten Mal vor, mit derselben Seite am Zug und demselben Recht zu tauschen, ist das Spiel unentschieden.
    - Kann keine Seite je wieder ziehen oder tauschen, ist das Spiel unentschieden.
rules-pantarei-notation =
    Stapel werden vom Kopf an, also von links, ab 1 gezählt. 5R1 trägt den obersten Stein von Stapel 5 nach rechts, 5L2 trägt die oberen zwei Steine von Stapel 5 nach links, 3x9 tauscht die Stapel 3 und 9, und pass heißt aussetzen.
rules-pantarei-settled =
    - Wiederholung ist unentschieden, und ebenso eine Stellung, in der keine Seite mehr ziehen oder tauschen kann. Das Regelheft erwähnt beides nicht.
    - Wer tauschen kann, darf nicht aussetzen. In manchen Sprachen nennt das Regelheft nur Steine, die nicht ziehen können.
    - Sieben oder mehr Steine gewinnen. In manchen Sprachen sagt das Regelheft: genau sieben.

position-form-pantarei = Erwartet werden die Stapel vom Kopf an, etwa w1b2,n,b3, dann wer am Zug ist, dann s, wenn getauscht werden darf, oder -, wenn nicht. Der Fehler ist bei Zeichen { $column }.
impossible-scales = Falsche Zahl der Steine { $scale }: hier { $found }, im Spiel { $count }
impossible-two-winners = Mehr als ein Stapel hat sieben oder mehr Steine
impossible-too-high = Ein Stapel hat mehr als acht Steine
impossible-winner-to-move = Wer am Zug ist, kann nicht oben auf einem Stapel von sieben oder mehr Steinen liegen: Die andere Seite hat ihn gerade gebaut

move-form-pantarei = Ein Zug ist zum Beispiel 5R1 (ein Stein von Stapel 5 nach rechts), 5L2 (zwei Steine nach links), 3x9 (Tausch) oder pass (aussetzen)
illegal-needless-pass = Ein Zug oder ein Tausch ist möglich, daher ist Aussetzen nicht erlaubt
illegal-one-scale = Stapel { $stack } hat nur einen Stein
illegal-past-head = Von Stapel { $stack } käme ein Stein mit dem Wert { $value } über den Kopf der Schlange hinaus
illegal-past-tail = Von Stapel { $stack } käme ein Stein mit dem Wert { $value } über den Schwanz der Schlange hinaus
illegal-swap-itself = Ein Stapel kann nicht mit sich selbst tauschen
illegal-swap-after-swap = Direkt nach dem Tausch des Gegners ist kein Tausch erlaubt
illegal-no-stack = Stapel { $stack } gibt es nicht; der letzte Stapel ist { $count }
illegal-others-stack = { $color ->
    [white] Stapel { $stack } gehört Weiß
   *[black] Stapel { $stack } gehört Schwarz
}
illegal-nobodys-stack = Auf Stapel { $stack } liegt der neutrale Stein, daher gehört er niemandem

tour-pantarei-move = Weiß trägt zwei Steine auf einmal (4L2): die eigene 3 und den neutralen Stein darunter.
tour-pantarei-surprise = Überraschung: Werte zählen Stapel, nicht Steine. So wird die Schlange kürzer, und jeder Stein erreicht andere Stapel.

keys-ways = Einen tragen, zwei tragen, tauschen
why-seven = { $mover ->
    [you] Dein Stein machte einen Stapel von sieben.
    [white] Der Stein von Weiß machte einen Stapel von sieben.
   *[black] Der Stein von Schwarz machte einen Stapel von sieben.
}
why-stuck = Keine Seite kann je wieder ziehen oder tauschen.

## For scripts

lifted = Aufgenommen: { $scale }. Wohin damit?
edit-lead-pantarei = Einen Stapel drücken, um den obersten Stein aufzunehmen, dann drücken, wohin er kommt.
edit-beside = Als eigenen Stapel vor den gedrückten legen
edit-tail = An den Schwanz legen
edit-swap = Tauschen ist erlaubt

board-pantarei = Die Schlange, vom Kopf zum Schwanz
stack = Stapel { $number }: { $scales }
stack-goal = { $stack }; ein Ziel
scale-w1 = Weiß 1
scale-w2 = Weiß 2
scale-w3 = Weiß 3
scale-b1 = Schwarz 1
scale-b2 = Schwarz 2
scale-b3 = Schwarz 3
scale-n = neutral
choose-stack = Wähle einen deiner Stapel
choose-goal = Wohin?
way-1 = Einen tragen
way-2 = Zwei tragen
way-x = Tauschen
goals = Stapel { $stack }, Ziele: { $goals }
goals-swap = Stapel { $stack }, Tausch möglich mit: { $goals }
must-pass = Weder ein Zug noch ein Tausch ist möglich, du musst aussetzen
pass = Aussetzen
said-pantarei-1 = { $color ->
    [white] Weiß: ein Stein von Stapel { $stack } auf Stapel { $goal }
   *[black] Schwarz: ein Stein von Stapel { $stack } auf Stapel { $goal }
}
said-pantarei-2 = { $color ->
    [white] Weiß: zwei Steine von Stapel { $stack } auf Stapel { $goal }
   *[black] Schwarz: zwei Steine von Stapel { $stack } auf Stapel { $goal }
}
said-pantarei-x = { $color ->
    [white] Weiß tauscht die Stapel { $stack } und { $goal }
   *[black] Schwarz tauscht die Stapel { $stack } und { $goal }
}
said-pantarei-pass = { $color ->
    [white] Weiß muss aussetzen
   *[black] Schwarz muss aussetzen
}
status-you-no-swap = Du bist am Zug; kein Tausch, weil der Gegner gerade getauscht hat
status-no-swap = { $color ->
    [white] Weiß ist am Zug; jetzt kein Tausch
   *[black] Schwarz ist am Zug; jetzt kein Tausch
}
