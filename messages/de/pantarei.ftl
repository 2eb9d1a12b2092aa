game-pantarei = Pantareï
tagline-pantarei = Neunzehn Schuppen, eine Schlange, ein Stapel von sieben
edition-pantarei-standard = Die Regeln der gedruckten Ausgabe.

learn-pantarei-carry-title = Eine Schuppe tragen
learn-pantarei-carry = Bewege eine weiße Schuppe nach links oder rechts, genau um ihren Wert: Ein, zwei oder drei Striche sind ein, zwei oder drei Stapel.
learn-pantarei-carry-right = Sie liegt nun oben auf dem Stapel dort, und die Lücke hat sich geschlossen. Die oberste Schuppe sagt, wem ein Stapel gehört.
learn-pantarei-two-title = Zwei tragen
learn-pantarei-two = Die Schuppe direkt darunter darf mit, gleich welcher Farbe. Wähle einen Stapel mit zwei Schuppen und trage beide.
learn-pantarei-two-right = Der Wert der oberen zählt, die andere geht mit.
learn-pantarei-neutral-title = Die neutrale Schuppe
learn-pantarei-neutral = Die goldene Schuppe gehört niemandem und bewegt sich nie allein. In Stapel 4 liegt sie unter einer weißen 3: Nimm sie mit.
learn-pantarei-neutral-right = Sie reist als untere von zweien. Bliebe sie oben liegen, gehörte ihr Stapel niemandem.
learn-pantarei-swap-title = Tauschen
learn-pantarei-swap = Statt zu ziehen, darfst du zwei deiner Stapel die Plätze tauschen lassen. Tausche zwei weiße.
learn-pantarei-swap-right = Ganze Stapel tauschen die Plätze, wie hoch sie auch sind.
learn-pantarei-ban-title = Kein Tausch nach einem Tausch
learn-pantarei-ban = Weiß hat gerade getauscht, also darfst du, Schwarz, es nicht. Mache irgendeinen Zug.
learn-pantarei-ban-right = Nach diesem Zug darf Weiß wieder tauschen.
learn-pantarei-pass-title = Passen
learn-pantarei-pass = Schwarz hat keinen Stapel zu bewegen und nichts zu tauschen. Nur dann wird gepasst, und dann muss es sein.
learn-pantarei-pass-right = Wer ziehen oder tauschen kann, muss es tun.
learn-pantarei-seven-title = Sieben
learn-pantarei-seven = Wer einen Stapel von sieben oder mehr Schuppen macht, gewinnt, was auch immer darin liegt. Stapel 1 hat sechs.
learn-pantarei-seven-right = Deine Schuppe war die siebte. Die darunter dürfen jedem gehören.
learn-pantarei-defend-title = Verteidigen
learn-pantarei-defend = Die schwarze 1 in Stapel 2 würde auf Stapel 1 sieben machen. Verhindere es.
learn-pantarei-defend-right = Ein Stapel gehört der obersten Schuppe: Decke ihn zu, und er gehorcht dir.

turn-no-swap = { $color } ist am Zug und darf nicht tauschen: Der Gegner hat gerade getauscht
ended-seven = { $result }: sieben oder mehr Schuppen im Stapel { $marks }
ended-stuck = { $result }: Keine Seite kann noch etwas tun

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

position-form-pantarei = Erwartet werden die Stapel vom Kopf an, wie w1b2,n,b3, dann wer am Zug ist und s oder -, je nachdem ob getauscht werden darf; bei Zeichen { $column } passt es nicht mehr
impossible-scales = Die Schuppe { $scale } gibt es im Spiel { $count }-mal, hier { $found }-mal
impossible-two-winners = Mehr als ein Stapel hat sieben oder mehr Schuppen
impossible-too-high = Ein Stapel ist höher als acht
impossible-winner-to-move = Ein Stapel von sieben oder mehr gehört dem, der nicht am Zug ist: Er hat ihn gemacht

move-form-pantarei = Ein Zug ist etwa 5R1 (eine Schuppe von Stapel 5 nach rechts), 5L2 (zwei nach links), 3x9 (Tausch) oder pass
illegal-needless-pass = Du kannst ziehen oder tauschen und darfst daher nicht passen
illegal-one-scale = Stapel { $stack } hat nur eine Schuppe
illegal-past-head = { $value } von Stapel { $stack } ginge über den Kopf der Schlange hinaus
illegal-past-tail = { $value } von Stapel { $stack } ginge über den Schwanz der Schlange hinaus
illegal-swap-itself = Ein Stapel kann nicht mit sich selbst tauschen
illegal-swap-after-swap = Kein Tausch gleich nach dem Tausch des Gegners
illegal-no-stack = Stapel { $stack } gibt es nicht; der letzte ist { $count }
illegal-others-stack = Stapel { $stack } gehört { $color ->
    [white] Weiß
   *[black] Schwarz
}
illegal-nobodys-stack = Stapel { $stack } liegt unter der neutralen Schuppe und gehört niemandem

tour-pantarei-move = Weiß trägt zwei Schuppen auf einmal (4L2): die eigene 3 und die neutrale darunter.
tour-pantarei-surprise = Überraschung: Werte zählen Stapel, nicht Schuppen. Die Schlange wird kürzer, und jede Reichweite ändert sich.

keys-ways = Eine tragen, zwei tragen, tauschen
why-seven = { $mover ->
    [you] Deine Schuppe machte einen Stapel von sieben.
    [white] Die Schuppe von Weiß machte einen Stapel von sieben.
   *[black] Die Schuppe von Schwarz machte einen Stapel von sieben.
}
why-stuck = Keine Seite kann noch etwas tun.

## For scripts

lifted = { $scale } aufgenommen; wohin?
edit-lead-pantarei = Einen Stapel drücken, um die oberste Schuppe aufzunehmen, dann drücken, wohin sie kommt.
edit-beside = Als eigenen Stapel vor den setzen, den ich drücke
edit-tail = An den Schwanz
edit-swap = Tauschen ist erlaubt

board-pantarei = Die Schlange, vom Kopf zum Schwanz
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
said-pantarei-1 = { $color }: eine Schuppe von Stapel { $stack } auf Stapel { $goal }
said-pantarei-2 = { $color }: zwei Schuppen von Stapel { $stack } auf Stapel { $goal }
said-pantarei-x = { $color }: Stapel { $stack } und { $goal } tauschen
said-pantarei-pass = { $color } muss passen
status-you-no-swap = Du bist am Zug, ohne Tausch: Der Gegner hat gerade getauscht
status-no-swap = { $color } ist am Zug, ohne Tausch
