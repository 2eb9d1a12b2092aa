# Die Regeln in eigenen Worten.

rules-heading-material = Spielmaterial
rules-heading-turn = Dein Zug
rules-heading-end = Wie das Spiel endet
rules-heading-notation = Wie Züge geschrieben werden
rules-heading-edition = Was diese Ausgabe ändert
rules-heading-settled = Was die Regelhefte offenlassen und was hier gilt
