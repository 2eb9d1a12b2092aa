value-win = { $count ->
    [one] ▲ gevinst: { $count } træk
   *[other] ▲ gevinst: { $count } træk
}
value-draw = { $count ->
    [one] ● uafgjort: { $count } træk
   *[other] ● uafgjort: { $count } træk
}
value-loss = { $count ->
    [one] ▼ tab: { $count } træk
   *[other] ▼ tab: { $count } træk
}
value-unknown = { $count ->
    [one] ? ukendt: { $count } træk
   *[other] ? ukendt: { $count } træk
}

moves-legend = Tallet efter et træk tæller kun vinderens træk, til partiet er slut; ≤ betyder højst.
verdict-unknown = { $color ->
    [white] Hvid er i trækket: ? ukendt, ikke bevist inden for grænserne
   *[black] Sort er i trækket: ? ukendt, ikke bevist inden for grænserne
}

line = Trækfølge: { $moves }
effort = stillinger: { $nodes }, CPU-sekunder: { $seconds }, metode: { $method }
certified = { $color ->
    [white] Beviset holder. { $game }: Hvid vinder fra { $position }. Hvids egne træk: højst { $moves }; svar i beviset: { $nodes }
   *[black] Beviset holder. { $game }: Sort vinder fra { $position }. Sorts egne træk: højst { $moves }; svar i beviset: { $nodes }
}
method-rules = reglerne
method-glance = et blik
method-search = søgning
method-proof-number-search = bevistalssøgning
method-sweep = tabeller
method-published-solution = offentliggjort løsning
published-by = Bevist af andre: { $source }
claims-sound = Alle påstandene holder. Certifikater: { $certified }, lavet på ny: { $remade }; vinderens træk: { $moves }; stillinger med alle svar: { $replies }
claims-proven = { $color ->
    [white] { $game } er bevist: Hvid vinder fra { $position }
   *[black] { $game } er bevist: Sort vinder fra { $position }
}
claims-open = { $color ->
    [white] { $game }: endnu ikke bevist, at Hvid vinder fra { $position }. Det første hul: { $moves } → { $gap }
   *[black] { $game }: endnu ikke bevist, at Sort vinder fra { $position }. Det første hul: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bevist, at Hvid vinder: { $percent }; åbne stillinger: { $count }, for eksempel { $positions }
   *[black] Bevist, at Sort vinder: { $percent }; åbne stillinger: { $count }, for eksempel { $positions }
}
campaign-pace = { $state }; timer tilbage: omkring { $hours }
campaign-won = { $color ->
    [white] Hvid vinder: alle påstandene holder
   *[black] Sort vinder: alle påstandene holder
}
campaign-lost = { $color ->
    [white] Hvid vinder ikke
   *[black] Sort vinder ikke
}
progress-share = { $percent } på { $elapsed }, { $left } tilbage: { $text }
progress-time = { $elapsed }: { $text }
progress-search = stillinger: { $nodes }, hukommelse: { $mebibytes } MiB
