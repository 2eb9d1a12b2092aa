brief-win = ▲ výhra, dokázáno
brief-win-exact = { $moves ->
    [one] ▲ výhra za { $moves } vlastní tah, dokázáno
    [few] ▲ výhra za { $moves } vlastní tahy, dokázáno
   *[other] ▲ výhra za { $moves } vlastních tahů, dokázáno
}
brief-win-bound = { $moves ->
    [one] ▲ výhra nejvýše za { $moves } vlastní tah, dokázáno
    [few] ▲ výhra nejvýše za { $moves } vlastní tahy, dokázáno
   *[other] ▲ výhra nejvýše za { $moves } vlastních tahů, dokázáno
}
brief-draw = ● remíza, dokázáno
brief-loss = ▼ prohra, dokázáno
brief-loss-exact = { $moves ->
    [one] ▼ prohra za { $moves } tah soupeře, dokázáno
    [few] ▼ prohra za { $moves } tahy soupeře, dokázáno
   *[other] ▼ prohra za { $moves } tahů soupeře, dokázáno
}
brief-loss-bound = { $moves ->
    [one] ▼ prohra nejvýše za { $moves } tah soupeře, dokázáno
    [few] ▼ prohra nejvýše za { $moves } tahy soupeře, dokázáno
   *[other] ▼ prohra nejvýše za { $moves } tahů soupeře, dokázáno
}
brief-score = asi { $percent }, odhad
brief-unknown = ? neznámo

analysis-verdict = { $color ->
    [white] Bílý na tahu: { $verdict }
   *[black] Černý na tahu: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = hloubka: { $depth }, pozice: { $nodes }, sekundy procesoru: { $seconds }, metoda: { $method }
analysis-color = { $color ->
    [white] Bílý: { $verdict }
   *[black] Černý: { $verdict }
}
analysis-choose = { $color ->
    [white] Zvol bílou.
   *[black] Zvol černou.
}
analysis-choose-either = Obě barvy jsou stejně dobré.
