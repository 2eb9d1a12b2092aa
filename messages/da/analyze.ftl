# Hvad motoren mener. Hver vurdering siger, om den er bevist eller anslået.

brief-win = ▲ gevinst, bevist
brief-win-exact = { $moves ->
    [one] ▲ gevinst i { $moves } eget træk, bevist
   *[other] ▲ gevinst i { $moves } egne træk, bevist
}
brief-win-bound = { $moves ->
    [one] ▲ gevinst i højst { $moves } eget træk, bevist
   *[other] ▲ gevinst i højst { $moves } egne træk, bevist
}
brief-draw = ● uafgjort, bevist
brief-loss = ▼ tab, bevist
brief-loss-exact = { $moves ->
    [one] ▼ tab efter { $moves } træk af modstanderen, bevist
   *[other] ▼ tab efter { $moves } træk af modstanderen, bevist
}
brief-loss-bound = { $moves ->
    [one] ▼ tab efter højst { $moves } træk af modstanderen, bevist
   *[other] ▼ tab efter højst { $moves } træk af modstanderen, bevist
}
brief-score = omkring { $percent }, anslået
brief-unknown = ? ukendt

analysis-verdict = { $color ->
    [white] Hvid er i trækket: { $verdict }
   *[black] Sort er i trækket: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = dybde: { $depth }, stillinger: { $nodes }, CPU-sekunder: { $seconds }, metode: { $method }
analysis-color = { $color ->
    [white] Hvid: { $verdict }
   *[black] Sort: { $verdict }
}
analysis-choose = { $color ->
    [white] Vælg Hvid.
   *[black] Vælg Sort.
}
analysis-choose-either = Begge farver er lige gode.
