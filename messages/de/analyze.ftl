# Was die Engine meint. Jedes Urteil sagt, ob es bewiesen oder geschätzt ist.

brief-win = ▲ Gewinn, bewiesen
brief-win-exact = ▲ Gewinn in { $plies }, bewiesen
brief-win-bound = ▲ Gewinn in höchstens { $plies }, bewiesen
brief-draw = ● Remis, bewiesen
brief-loss = ▼ Verlust, bewiesen
brief-loss-exact = ▼ Verlust in { $plies }, bewiesen
brief-loss-bound = ▼ Verlust in höchstens { $plies }, bewiesen
brief-score = etwa { $percent } %, geschätzt
brief-unknown = ? unbekannt

analysis-verdict = { $color } am Zug: { $verdict }
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = Tiefe { $depth }, { $nodes } Knoten, { $seconds } CPU-Sekunden, { $method }
analysis-color = { $color }: { $verdict }
analysis-choose = Wähle { $color }.
analysis-choose-either = Beide Farben sind gleich gut.
