# Die Regeln in eigenen Worten.

rules-heading-material = Was es gibt
rules-heading-turn = Dein Zug
rules-heading-end = Wie es endet
rules-heading-notation = Wie Züge geschrieben werden
rules-heading-edition = Was diese Ausgabe ändert
rules-heading-settled = Von den Regelheften offen gelassen, hier entschieden
