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
