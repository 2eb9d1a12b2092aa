# Was die Engine meint. Jedes Urteil sagt, ob es bewiesen oder geschätzt ist.

brief-win = ▲ Gewinn, bewiesen
brief-win-exact = { $moves ->
    [one] ▲ Gewinn in { $moves } eigenen Zug, bewiesen
   *[other] ▲ Gewinn in { $moves } eigenen Zügen, bewiesen
}
brief-win-bound = { $moves ->
    [one] ▲ Gewinn in höchstens { $moves } eigenen Zug, bewiesen
   *[other] ▲ Gewinn in höchstens { $moves } eigenen Zügen, bewiesen
}
brief-draw = ● unentschieden, bewiesen
brief-loss = ▼ Verlust, bewiesen
brief-loss-exact = { $moves ->
    [one] ▼ Verlust in { $moves } Zug des Gegners, bewiesen
   *[other] ▼ Verlust in { $moves } Zügen des Gegners, bewiesen
}
brief-loss-bound = { $moves ->
    [one] ▼ Verlust in höchstens { $moves } Zug des Gegners, bewiesen
   *[other] ▼ Verlust in höchstens { $moves } Zügen des Gegners, bewiesen
}
brief-score = etwa { $percent }, geschätzt
brief-unknown = ? unbekannt

analysis-verdict = { $color ->
    [white] Weiß am Zug: { $verdict }
   *[black] Schwarz am Zug: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = Tiefe: { $depth }, Stellungen: { $nodes }, CPU-Sekunden: { $seconds }, Verfahren: { $method }
analysis-color = { $color ->
    [white] Weiß: { $verdict }
   *[black] Schwarz: { $verdict }
}
analysis-choose = { $color ->
    [white] Wähle Weiß.
   *[black] Wähle Schwarz.
}
analysis-choose-either = Beide Farben sind gleich gut.
