value-win = { $count ->
    [one] ▲ seier: { $count } trekk
   *[other] ▲ seier: { $count } trekk
}
value-draw = { $count ->
    [one] ● uavgjort: { $count } trekk
   *[other] ● uavgjort: { $count } trekk
}
value-loss = { $count ->
    [one] ▼ tap: { $count } trekk
   *[other] ▼ tap: { $count } trekk
}
value-unknown = { $count ->
    [one] ? ukjent: { $count } trekk
   *[other] ? ukjent: { $count } trekk
}

verdict-unknown = { $color ->
    [white] Hvits tur: ? ukjent, ikke bevist innenfor grensene
   *[black] Svarts tur: ? ukjent, ikke bevist innenfor grensene
}

line = Trekkfølge: { $moves }
effort = stillinger: { $nodes }, CPU-sekunder: { $seconds }, metode: { $method }
certified = { $color ->
    [white] Beviset holder. { $game }: Hvit vinner fra { $position }. Hvits egne trekk: høyst { $moves }; svar i beviset: { $nodes }
   *[black] Beviset holder. { $game }: Svart vinner fra { $position }. Svarts egne trekk: høyst { $moves }; svar i beviset: { $nodes }
}
