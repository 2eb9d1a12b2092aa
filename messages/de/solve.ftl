# Was die genaue Analyse sagt.

value-win = { $count ->
    [one] ▲ Gewinn: { $count } Zug
   *[other] ▲ Gewinn: { $count } Züge
}
value-draw = { $count ->
    [one] ● unentschieden: { $count } Zug
   *[other] ● unentschieden: { $count } Züge
}
value-loss = { $count ->
    [one] ▼ Verlust: { $count } Zug
   *[other] ▼ Verlust: { $count } Züge
}
value-unknown = { $count ->
    [one] ? unbekannt: { $count } Zug
   *[other] ? unbekannt: { $count } Züge
}

moves-legend = Die Zahl hinter einem Zug zählt die eigenen Züge der Seite, die gewinnt, bis zum Ende der Partie; ≤ heißt höchstens.
verdict-unknown = { $color ->
    [white] Weiß am Zug: ? unbekannt, innerhalb der Grenzen nicht bewiesen
   *[black] Schwarz am Zug: ? unbekannt, innerhalb der Grenzen nicht bewiesen
}

line = Zugfolge: { $moves }
effort = Stellungen: { $nodes }, CPU-Sekunden: { $seconds }, Verfahren: { $method }
certified = { $color ->
    [white] Der Beweis stimmt. { $game }: Weiß gewinnt ab { $position }. Eigene Züge von Weiß: höchstens { $moves }; Antworten im Beweis: { $nodes }
   *[black] Der Beweis stimmt. { $game }: Schwarz gewinnt ab { $position }. Eigene Züge von Schwarz: höchstens { $moves }; Antworten im Beweis: { $nodes }
}
method-rules = die Regeln
method-glance = ein Blick
method-search = Suche
method-proof-number-search = Beweiszahlsuche
method-sweep = Tabellen
method-published-solution = veröffentlichte Lösung
published-by = Von anderen bewiesen: { $source }
claims-sound = Jede Behauptung folgt. Zertifikate: { $certified }, neu erstellt: { $remade }; Züge der Seite, die gewinnt: { $moves }; Stellungen mit allen Antworten: { $replies }
claims-proven = { $color ->
    [white] { $game } ist bewiesen: Weiß gewinnt ab { $position }
   *[black] { $game } ist bewiesen: Schwarz gewinnt ab { $position }
}
claims-open = { $color ->
    [white] { $game }: noch nicht bewiesen, dass Weiß ab { $position } gewinnt. Die erste Lücke: { $moves } → { $gap }
   *[black] { $game }: noch nicht bewiesen, dass Schwarz ab { $position } gewinnt. Die erste Lücke: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bewiesen, dass Weiß gewinnt: { $percent }; offene Stellungen: { $count }, etwa { $positions }
   *[black] Bewiesen, dass Schwarz gewinnt: { $percent }; offene Stellungen: { $count }, etwa { $positions }
}
campaign-pace = { $state }; noch etwa { $hours } h
campaign-won = { $color ->
    [white] Weiß gewinnt: Jede Behauptung steht
   *[black] Schwarz gewinnt: Jede Behauptung steht
}
campaign-lost = { $color ->
    [white] Weiß gewinnt nicht
   *[black] Schwarz gewinnt nicht
}
progress-share = { $percent } in { $elapsed }, noch { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = Stellungen: { $nodes }, Speicher: { $mebibytes } MiB
