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
tagline-pantarei = Neunzehn Steine in einer Schlange: Bilde einen Stapel aus sieben
edition-pantarei-standard = Die Regeln der gedruckten Ausgabe.

learn-pantarei-goal-title = Was gewinnt
learn-pantarei-goal = Wer einen Stapel aus sieben oder mehr Steinen bildet, gewinnt, egal wem die Steine gehören. Stapel 3 hat sechs. Der weiße Stein auf Stapel 4 hat einen Strich, also kommt er genau einen Stapel weit: Drücke auf Stapel 4, dann auf Stapel 3.
learn-pantarei-goal-right = Sieben Steine: Weiß gewinnt. Die nächsten Schritte zeigen den Weg dorthin.
learn-pantarei-carry-title = Einen Stein bewegen
learn-pantarei-carry = Bewege einen weißen Stein nach links oder rechts, genau um seinen Wert: Ein, zwei oder drei Striche darauf bedeuten einen, zwei oder drei Stapel.
learn-pantarei-carry-right = Er liegt jetzt oben auf dem Stapel dort, und die Lücke hat sich geschlossen. Der oberste Stein zeigt, wem ein Stapel gehört.
learn-pantarei-look-title = In einen Stapel sehen
learn-pantarei-look = Die Zahl neben einem Stapel sagt, wie viele Steine er hat. Zeige auf einen Stapel oder drücke darauf, und er fächert sich auf: Alle seine Steine sind zu sehen. Du darfst auch den Stein direkt unter dem obersten mitbewegen, egal welche Farbe er hat. Sieh in Stapel 6, dann bewege seine oberen zwei Steine.
learn-pantarei-look-right = Der Wert des obersten Steins zählt, und der Stein darunter geht mit. Beide dürfen jederzeit in jeden Stapel sehen.
learn-pantarei-neutral-title = Der neutrale Stein
learn-pantarei-neutral = Der goldene Stein gehört niemandem und wird nie allein bewegt. In Stapel 4 liegt er unter einer weißen 3: Bewege beide.
learn-pantarei-neutral-right = Er kann als unterer von zwei Steinen mitbewegt werden. Liegt er oben auf einem Stapel, gehört dieser niemandem.
learn-pantarei-swap-title = Tauschen
learn-pantarei-swap = Statt zu ziehen, darfst du zwei deiner Stapel die Plätze tauschen lassen. Tausche zwei Stapel von Weiß.
learn-pantarei-swap-right = Ganze Stapel tauschen die Plätze, wie hoch sie auch sind.
learn-pantarei-ban-title = Kein Tausch nach einem Tausch
learn-pantarei-ban = Weiß hat gerade getauscht, also darf Schwarz jetzt nicht tauschen. Du bist Schwarz: Mache einen beliebigen Zug.
learn-pantarei-ban-right = Nach diesem Zug darf Weiß wieder tauschen.
learn-pantarei-pass-title = Aussetzen
learn-pantarei-pass = Schwarz kann weder ziehen noch tauschen. Nur dann darfst du aussetzen, und dann musst du es.
learn-pantarei-pass-right = Wer ziehen oder tauschen kann, muss es tun.
learn-pantarei-defend-title = Verteidigen
learn-pantarei-defend = Mit der 1 von Stapel 2 würde Schwarz auf Stapel 1 einen Stapel aus sieben bilden. Verhindere es.
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
    Neunzehn Steine: neun für jede Seite, je drei mit den Werten 1, 2 und 3, und ein neutraler Stein. Sie werden gemischt und offen in einer Linie ausgelegt: die Schlange. Eine Person sieht sich die Schlange an und wählt eine Farbe; die andere nimmt die andere Farbe und beginnt. Jeder Platz der Schlange ist ein Stapel aus einem oder mehr Steinen, und er gehört der Farbe, die oben liegt.
rules-pantarei-turn =
    Tu eines davon:
    - Ziehen: Nimm den obersten Stein eines Stapels, der dir gehört, allein oder zusammen mit dem Stein direkt darunter, egal welche Farbe dieser hat. Bewege ihn nach links oder rechts um genau den Wert des obersten Steins, gezählt in Stapeln, und lege ihn auf den Stapel dort. Über Kopf und Schwanz hinaus geht es nicht. Ein leerer Platz schließt sich.
    - Tauschen: Zwei Stapel, die dir gehören, wechseln die Plätze. Das ist nicht erlaubt, wenn der Gegner gerade getauscht hat.
    - Aussetzen: nur wenn du weder ziehen noch tauschen kannst, und dann musst du.
    Der neutrale Stein wird nicht allein bewegt, kann aber als unterer von zwei Steinen mitbewegt werden. Ein Stapel, auf dem er oben liegt, gehört niemandem. Beide dürfen jederzeit in jeden Stapel sehen.
rules-pantarei-end =
    - Wer einen Stapel aus sieben oder mehr Steinen bildet, gewinnt.
    - Kommt dieselbe Stellung zum dritten Mal vor, mit derselben Seite am Zug und demselben Recht zu tauschen, ist das Spiel unentschieden.
    - Kann keine Seite je wieder ziehen oder tauschen, ist das Spiel unentschieden.
rules-pantarei-notation =
    Stapel werden vom Kopf an, also von links, ab 1 gezählt. 5R1 bewegt den obersten Stein von Stapel 5 nach rechts, 5L2 bewegt die oberen zwei Steine von Stapel 5 nach links, 3x9 tauscht die Stapel 3 und 9, und pass heißt aussetzen.
rules-pantarei-settled =
    - Wiederholung führt zum Unentschieden, ebenso eine Stellung, in der keine Seite mehr ziehen oder tauschen kann. Das Regelheft erwähnt beides nicht.
    - Wer tauschen kann, darf nicht aussetzen. In manchen Sprachen nennt das Regelheft nur Steine, die sich nicht bewegen lassen.
    - Sieben oder mehr Steine gewinnen. In manchen Sprachen sagt das Regelheft: genau sieben.

position-form-pantarei = Erwartet werden die Stapel vom Kopf an, etwa w1b2,n,b3, dann wer am Zug ist, dann s, wenn getauscht werden darf, oder -, wenn nicht. Der Fehler ist bei Zeichen { $column }.
impossible-scales = Falsche Zahl der Steine { $scale }: hier { $found }, im Spiel { $count }
impossible-two-winners = Mehr als ein Stapel hat sieben oder mehr Steine
impossible-too-high = Ein Stapel hat mehr als acht Steine
impossible-winner-to-move = Auf einem Stapel aus sieben oder mehr Steinen kann nicht die Seite oben liegen, die am Zug ist: Die andere Seite hat ihn gerade gebildet

move-form-pantarei = Ein Zug ist zum Beispiel 5R1 (ein Stein von Stapel 5 nach rechts), 5L2 (zwei Steine nach links), 3x9 (Tausch) oder pass (aussetzen)
illegal-needless-pass = Ein Zug oder ein Tausch ist möglich, daher ist Aussetzen nicht erlaubt
illegal-one-scale = Stapel { $stack } hat nur einen Stein
illegal-past-head = Von Stapel { $stack } käme ein Stein mit dem Wert { $value } über den Kopf der Schlange hinaus
illegal-past-tail = Von Stapel { $stack } käme ein Stein mit dem Wert { $value } über den Schwanz der Schlange hinaus
illegal-swap-itself = Ein Stapel kann nicht mit sich selbst getauscht werden
illegal-swap-after-swap = Direkt nach dem Tausch des Gegners ist kein Tausch erlaubt
illegal-no-stack = Stapel { $stack } gibt es nicht; der letzte Stapel ist { $count }
illegal-others-stack = { $color ->
    [white] Stapel { $stack } gehört Weiß
   *[black] Stapel { $stack } gehört Schwarz
}
illegal-nobodys-stack = Auf Stapel { $stack } liegt der neutrale Stein, daher gehört er niemandem

tour-pantarei-move = Weiß bewegt zwei Steine auf einmal (4L2): die eigene 3 und den neutralen Stein darunter.
tour-pantarei-surprise = Überraschung: Werte zählen Stapel, nicht Steine. So wird die Schlange kürzer, und jeder Stein erreicht andere Stapel.

keys-ways = Einen bewegen, zwei bewegen, tauschen
why-seven = { $mover ->
    [you] Dein Stein hat einen Stapel aus sieben gebildet.
    [white] Der Stein von Weiß hat einen Stapel aus sieben gebildet.
   *[black] Der Stein von Schwarz hat einen Stapel aus sieben gebildet.
}
why-stuck = Keine Seite kann je wieder ziehen oder tauschen.

## For scripts

lifted = Aufgenommen: { $scale }. Wohin damit?
edit-lead-pantarei = Drücke auf einen Stapel, um seinen obersten Stein aufzunehmen, und dann dorthin, wo er liegen soll.
edit-beside = Als eigenen Stapel vor den gedrückten Stapel legen
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
way-1 = Einen bewegen
way-2 = Zwei bewegen
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
