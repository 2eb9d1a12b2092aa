# Mitä moottori ajattelee. Jokainen arvio kertoo, onko se todistettu vai arvioitu.

brief-win = ▲ voitto, todistettu
brief-win-exact = ▲ voitto { $moves } omalla siirrolla, todistettu
brief-win-bound = ▲ voitto enintään { $moves } omalla siirrolla, todistettu
brief-draw = ● tasapeli, todistettu
brief-loss = ▼ tappio, todistettu
brief-loss-exact = ▼ tappio vastustajan { $moves } siirrolla, todistettu
brief-loss-bound = ▼ tappio vastustajan enintään { $moves } siirrolla, todistettu
brief-score = noin { $percent }, arvioitu
brief-unknown = ? ei tiedossa

analysis-verdict = { $color ->
    [white] Valkoisen vuoro: { $verdict }
   *[black] Mustan vuoro: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = syvyys: { $depth }, asemia: { $nodes }, suoritinaika (s): { $seconds }, menetelmä: { $method }
analysis-color = { $color ->
    [white] Valkoinen: { $verdict }
   *[black] Musta: { $verdict }
}
analysis-choose = { $color ->
    [white] Valitse Valkoinen.
   *[black] Valitse Musta.
}
analysis-choose-either = Molemmat värit ovat yhtä hyviä.
