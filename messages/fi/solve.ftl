value-win = { $count ->
    [one] ▲ voitto: { $count } siirto
   *[other] ▲ voitto: { $count } siirtoa
}
value-draw = { $count ->
    [one] ● tasapeli: { $count } siirto
   *[other] ● tasapeli: { $count } siirtoa
}
value-loss = { $count ->
    [one] ▼ tappio: { $count } siirto
   *[other] ▼ tappio: { $count } siirtoa
}
value-unknown = { $count ->
    [one] ? ei tiedossa: { $count } siirto
   *[other] ? ei tiedossa: { $count } siirtoa
}

moves-legend = Siirron perässä oleva luku kertoo voittajan omien siirtojen määrän pelin loppuun; ≤ tarkoittaa enintään.
verdict-unknown = { $color ->
    [white] Valkoisen vuoro: ? ei tiedossa, ei todistettu rajojen puitteissa
   *[black] Mustan vuoro: ? ei tiedossa, ei todistettu rajojen puitteissa
}

line = Siirtosarja: { $moves }
effort = asemia: { $nodes }, suoritinaika (s): { $seconds }, menetelmä: { $method }
certified = { $color ->
    [white] Todistus pitää. { $game }: Valkoinen voittaa asemasta { $position }. Valkoisen omia siirtoja: enintään { $moves }; vastauksia todistuksessa: { $nodes }
   *[black] Todistus pitää. { $game }: Musta voittaa asemasta { $position }. Mustan omia siirtoja: enintään { $moves }; vastauksia todistuksessa: { $nodes }
}
method-rules = säännöt
method-glance = yksi vilkaisu
method-search = haku
method-proof-number-search = todistuslukuhaku
method-sweep = taulukot
method-published-solution = julkaistu ratkaisu
published-by = Muiden todistama: { $source }
claims-sound = Kaikki väitteet pitävät. Todistuksia: { $certified }, uudelleen tehtyjä: { $remade }; voittajan siirtoja: { $moves }; asemia, joissa kaikki vastaukset: { $replies }
claims-proven = { $color ->
    [white] { $game } on todistettu: Valkoinen voittaa asemasta { $position }
   *[black] { $game } on todistettu: Musta voittaa asemasta { $position }
}
claims-open = { $color ->
    [white] { $game }: ei vielä todistettu, että Valkoinen voittaa asemasta { $position }. Ensimmäinen puute: { $moves } → { $gap }
   *[black] { $game }: ei vielä todistettu, että Musta voittaa asemasta { $position }. Ensimmäinen puute: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Todistettu, että Valkoinen voittaa: { $percent }; avoimia asemia: { $count }, esimerkiksi { $positions }
   *[black] Todistettu, että Musta voittaa: { $percent }; avoimia asemia: { $count }, esimerkiksi { $positions }
}
campaign-pace = { $state }; tunteja jäljellä: noin { $hours }
campaign-won = { $color ->
    [white] Valkoinen voittaa: kaikki väitteet pitävät
   *[black] Musta voittaa: kaikki väitteet pitävät
}
campaign-lost = { $color ->
    [white] Valkoinen ei voita
   *[black] Musta ei voita
}
progress-share = { $percent }, kulunut { $elapsed }, jäljellä { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = asemia: { $nodes }, muisti: { $mebibytes } MiB
