brief-win = ▲ garaipena, frogatua
brief-win-exact = { $moves ->
    [one] ▲ garaipena, jokaldi propio { $moves }, frogatua
   *[other] ▲ garaipena, { $moves } jokaldi propio, frogatua
}
brief-win-bound = { $moves ->
    [one] ▲ garaipena, gehienez jokaldi propio { $moves }, frogatua
   *[other] ▲ garaipena, gehienez { $moves } jokaldi propio, frogatua
}
brief-draw = ● berdinketa, frogatua
brief-loss = ▼ porrota, frogatua
brief-loss-exact = { $moves ->
    [one] ▼ porrota, aurkariaren jokaldi { $moves }, frogatua
   *[other] ▼ porrota, aurkariaren { $moves } jokaldi, frogatua
}
brief-loss-bound = { $moves ->
    [one] ▼ porrota, gehienez aurkariaren jokaldi { $moves }, frogatua
   *[other] ▼ porrota, gehienez aurkariaren { $moves } jokaldi, frogatua
}
brief-score = { $percent } inguru, estimazioa
brief-unknown = ? ezezaguna

analysis-verdict = { $color ->
    [white] Zurien txanda: { $verdict }
   *[black] Beltzen txanda: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = sakonera: { $depth }, posizioak: { $nodes }, prozesadore-segundoak: { $seconds }, metodoa: { $method }
analysis-color = { $color ->
    [white] Zuriak: { $verdict }
   *[black] Beltzak: { $verdict }
}
analysis-choose = { $color ->
    [white] Aukeratu zuriak.
   *[black] Aukeratu beltzak.
}
analysis-choose-either = Bi koloreak berdin onak dira.
