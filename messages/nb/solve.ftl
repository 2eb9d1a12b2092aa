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

moves-legend = Tallet bak et trekk teller bare vinnerens trekk til partiet er slutt; ≤ betyr høyst.
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
method-rules = reglene
method-glance = et blikk
method-search = søk
method-proof-number-search = bevistallsøk
method-sweep = tabeller
method-published-solution = publisert løsning
published-by = Bevist av andre: { $source }
claims-sound = Alle påstandene holder. Sertifikater: { $certified }, laget på nytt: { $remade }; vinnerens trekk: { $moves }; stillinger med alle svar: { $replies }
claims-proven = { $color ->
    [white] { $game } er bevist: Hvit vinner fra { $position }
   *[black] { $game } er bevist: Svart vinner fra { $position }
}
claims-open = { $color ->
    [white] { $game }: ennå ikke bevist at Hvit vinner fra { $position }. Det første hullet: { $moves } → { $gap }
   *[black] { $game }: ennå ikke bevist at Svart vinner fra { $position }. Det første hullet: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bevist at Hvit vinner: { $percent }; åpne stillinger: { $count }, for eksempel { $positions }
   *[black] Bevist at Svart vinner: { $percent }; åpne stillinger: { $count }, for eksempel { $positions }
}
campaign-pace = { $state }; timer igjen: omtrent { $hours }
campaign-won = { $color ->
    [white] Hvit vinner: alle påstandene holder
   *[black] Svart vinner: alle påstandene holder
}
campaign-lost = { $color ->
    [white] Hvit vinner ikke
   *[black] Svart vinner ikke
}
progress-share = { $percent } på { $elapsed }, { $left } igjen: { $text }
progress-time = { $elapsed }: { $text }
progress-search = stillinger: { $nodes }, minne: { $mebibytes } MiB
