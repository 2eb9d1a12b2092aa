# Vad motorn tror. Varje omdöme säger om det är bevisat eller uppskattat.

brief-win = ▲ vinst, bevisat
brief-win-exact = { $moves ->
    [one] ▲ vinst på { $moves } eget drag, bevisat
   *[other] ▲ vinst på { $moves } egna drag, bevisat
}
brief-win-bound = { $moves ->
    [one] ▲ vinst på högst { $moves } eget drag, bevisat
   *[other] ▲ vinst på högst { $moves } egna drag, bevisat
}
brief-draw = ● oavgjort, bevisat
brief-loss = ▼ förlust, bevisat
brief-loss-exact = { $moves ->
    [one] ▼ förlust efter { $moves } drag av motståndaren, bevisat
   *[other] ▼ förlust efter { $moves } drag av motståndaren, bevisat
}
brief-loss-bound = { $moves ->
    [one] ▼ förlust efter högst { $moves } drag av motståndaren, bevisat
   *[other] ▼ förlust efter högst { $moves } drag av motståndaren, bevisat
}
brief-score = ungefär { $percent }, uppskattat
brief-unknown = ? okänt

analysis-verdict = { $color ->
    [white] Vits tur: { $verdict }
   *[black] Svarts tur: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = djup: { $depth }, ställningar: { $nodes }, CPU-sekunder: { $seconds }, metod: { $method }
analysis-color = { $color ->
    [white] Vit: { $verdict }
   *[black] Svart: { $verdict }
}
analysis-choose = { $color ->
    [white] Välj Vit.
   *[black] Välj Svart.
}
analysis-choose-either = Båda färgerna är lika bra.
