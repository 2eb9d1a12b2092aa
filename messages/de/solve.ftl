# Was die genaue Analyse sagt.

value-win = ▲ Gewinn
value-draw = ● unentschieden
value-loss = ▼ Verlust
value-unknown = ? unbekannt

value-heading = { $value }: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}

verdict-win = { $color } am Zug: ▲ Gewinn, bewiesen
verdict-win-exact = { $color } am Zug: ▲ Gewinn in { $plies }, bewiesen
verdict-win-bound = { $color } am Zug: ▲ Gewinn in höchstens { $plies }, bewiesen
verdict-draw = { $color } am Zug: ● unentschieden, bewiesen
verdict-loss = { $color } am Zug: ▼ Verlust, bewiesen
verdict-loss-exact = { $color } am Zug: ▼ Verlust in { $plies }, bewiesen
verdict-loss-bound = { $color } am Zug: ▼ Verlust in höchstens { $plies }, bewiesen
verdict-unknown = { $color } am Zug: ? unbekannt, in den Grenzen nicht bewiesen

line = Folge: { $moves }
effort = { $nodes } Knoten, { $seconds } CPU-Sekunden, { $method }
certified = Gültig: { $color } gewinnt { $game } ab { $position } in höchstens { $moves } eigenen Zügen ({ $nodes } Antworten)
