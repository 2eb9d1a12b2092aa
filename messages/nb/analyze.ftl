# Hva motoren mener. Hver vurdering sier om den er bevist eller anslått.

brief-win = ▲ seier, bevist
brief-win-exact = { $moves ->
    [one] ▲ seier i { $moves } eget trekk, bevist
   *[other] ▲ seier i { $moves } egne trekk, bevist
}
brief-win-bound = { $moves ->
    [one] ▲ seier i høyst { $moves } eget trekk, bevist
   *[other] ▲ seier i høyst { $moves } egne trekk, bevist
}
brief-draw = ● uavgjort, bevist
brief-loss = ▼ tap, bevist
brief-loss-exact = { $moves ->
    [one] ▼ tap etter { $moves } trekk av motstanderen, bevist
   *[other] ▼ tap etter { $moves } trekk av motstanderen, bevist
}
brief-loss-bound = { $moves ->
    [one] ▼ tap etter høyst { $moves } trekk av motstanderen, bevist
   *[other] ▼ tap etter høyst { $moves } trekk av motstanderen, bevist
}
brief-score = omtrent { $percent }, anslått
brief-unknown = ? ukjent

analysis-verdict = { $color ->
    [white] Hvits tur: { $verdict }
   *[black] Svarts tur: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = dybde: { $depth }, stillinger: { $nodes }, CPU-sekunder: { $seconds }, metode: { $method }
analysis-color = { $color ->
    [white] Hvit: { $verdict }
   *[black] Svart: { $verdict }
}
analysis-choose = { $color ->
    [white] Velg Hvit.
   *[black] Velg Svart.
}
analysis-choose-either = Begge fargene er like gode.
