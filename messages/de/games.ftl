# Die Spiele und ihre Ausgaben, wie Listen und Überschriften sie zeigen.

game-pentago = Pentago
game-pentaroll = Pentaroll
game-pantarei = Pantareï

tagline-pentago = Eine Kugel setzen, einen Block drehen, fünf in einer Reihe
tagline-pentaroll = Kugeln vom Rand einrollen, fünf in einer Reihe
tagline-pantarei = Neunzehn Schuppen, eine Schlange, ein Stapel von sieben

edition-pentago-standard = Die Regeln, die die meisten gedruckten Ausgaben teilen.
edition-pentago-finnish = Macht eine Drehung fünf für beide, gewinnt, wer gedreht hat; und die Drehung darf entfallen, solange ein Block noch leer ist.
edition-pentago-czech = Macht deine Drehung nur für dich fünf, antwortet der Gegner mit einer weiteren Kugel ohne Drehung: Fünf damit ist unentschieden, sonst hast du gewonnen.
edition-pentago-basque = Blöcke drehen sich nur im Uhrzeigersinn.
edition-pentago-openspiel = Es wird immer gedreht, und Fünfer zählen erst nach der Drehung: so spielt eine Forschungsbibliothek, damit sich Ergebnisse vergleichen lassen.
edition-pentaroll-standard = Die Regeln der Ausgabe von 2021.
edition-pantarei-standard = Die Regeln der gedruckten Ausgabe.
