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

moves-legend = Jokaldiaren atzeko zenbakiak irabazlearen jokaldiak bakarrik zenbatzen ditu partida amaitu arte; ≤ zeinuak gehienez esan nahi du.
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
method-rules = arauak
method-glance = begirada bat
method-search = bilaketa
method-proof-number-search = froga-zenbakien bidezko bilaketa
method-sweep = azterketa osoa
method-published-solution = argitaratutako ebazpena
published-by = Beste batzuek frogatua: { $source }
claims-sound = Baieztapen guztiak justifikatuta daude. Ziurtagiriak: { $certified }, berriro eginak: { $remade }; irabazlearen jokaldiak: { $moves }; erantzun guztiak dituzten posizioak: { $replies }
claims-proven = { $color ->
    [white] { $game }: frogatuta dago zuriek irabazten dutela posizio honetatik: { $position }
   *[black] { $game }: frogatuta dago beltzek irabazten dutela posizio honetatik: { $position }
}
claims-open = { $color ->
    [white] { $game }: oraindik ez dago frogatuta zuriek irabazten dutenik posizio honetatik: { $position }. Lehen falta: { $moves } → { $gap }
   *[black] { $game }: oraindik ez dago frogatuta beltzek irabazten dutenik posizio honetatik: { $position }. Lehen falta: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Frogatuta zuriek irabazten dutela: { $percent }; posizio irekiak: { $count }, adibidez { $positions }
   *[black] Frogatuta beltzek irabazten dutela: { $percent }; posizio irekiak: { $count }, adibidez { $positions }
}
campaign-pace = { $state }; falta diren orduak: gutxi gorabehera { $hours }
campaign-won = { $color ->
    [white] Zuriek irabazten dute: baieztapen guztiak justifikatuta daude
   *[black] Beltzek irabazten dute: baieztapen guztiak justifikatuta daude
}
campaign-lost = { $color ->
    [white] Zuriek ez dute irabazten
   *[black] Beltzek ez dute irabazten
}
progress-share = { $percent }, igarotakoa { $elapsed }, falta dena { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = posizioak: { $nodes }, memoria: { $mebibytes } MiB
