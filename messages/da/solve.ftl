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
