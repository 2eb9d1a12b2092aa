value-win = { $count ->
    [one] ▲ garaipena: jokaldi { $count }
   *[other] ▲ garaipena: { $count } jokaldi
}
value-draw = { $count ->
    [one] ● berdinketa: jokaldi { $count }
   *[other] ● berdinketa: { $count } jokaldi
}
value-loss = { $count ->
    [one] ▼ porrota: jokaldi { $count }
   *[other] ▼ porrota: { $count } jokaldi
}
value-unknown = { $count ->
    [one] ? ezezaguna: jokaldi { $count }
   *[other] ? ezezaguna: { $count } jokaldi
}

verdict-unknown = { $color ->
    [white] Zurien txanda: ? ezezaguna, mugen barruan frogatu gabe
   *[black] Beltzen txanda: ? ezezaguna, mugen barruan frogatu gabe
}

line = Aldaera: { $moves }
effort = posizioak: { $nodes }, prozesadore-segundoak: { $seconds }, metodoa: { $method }
certified = { $color ->
    [white] Froga zuzena da. { $game }: zuriek irabazten dute posizio honetatik: { $position }. Zurien jokaldiak: gehienez { $moves }; frogako erantzunak: { $nodes }
   *[black] Froga zuzena da. { $game }: beltzek irabazten dute posizio honetatik: { $position }. Beltzen jokaldiak: gehienez { $moves }; frogako erantzunak: { $nodes }
}
