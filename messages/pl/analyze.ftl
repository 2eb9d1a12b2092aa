brief-win = ▲ wygrana, dowiedziona
brief-win-exact = { $moves ->
    [one] ▲ wygrana w { $moves } własnym ruchu, dowiedziona
    [few] ▲ wygrana w { $moves } własnych ruchach, dowiedziona
   *[many] ▲ wygrana w { $moves } własnych ruchach, dowiedziona
}
brief-win-bound = { $moves ->
    [one] ▲ wygrana najwyżej w { $moves } własnym ruchu, dowiedziona
    [few] ▲ wygrana najwyżej w { $moves } własnych ruchach, dowiedziona
   *[many] ▲ wygrana najwyżej w { $moves } własnych ruchach, dowiedziona
}
brief-draw = ● remis, dowiedziony
brief-loss = ▼ przegrana, dowiedziona
brief-loss-exact = { $moves ->
    [one] ▼ przegrana w { $moves } ruchu przeciwnika, dowiedziona
    [few] ▼ przegrana w { $moves } ruchach przeciwnika, dowiedziona
   *[many] ▼ przegrana w { $moves } ruchach przeciwnika, dowiedziona
}
brief-loss-bound = { $moves ->
    [one] ▼ przegrana najwyżej w { $moves } ruchu przeciwnika, dowiedziona
    [few] ▼ przegrana najwyżej w { $moves } ruchach przeciwnika, dowiedziona
   *[many] ▼ przegrana najwyżej w { $moves } ruchach przeciwnika, dowiedziona
}
brief-score = około { $percent }, ocena szacunkowa
brief-unknown = ? nieznane

analysis-verdict = { $color ->
    [white] Ruch białych: { $verdict }
   *[black] Ruch czarnych: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = głębokość: { $depth }, pozycje: { $nodes }, sekundy procesora: { $seconds }, metoda: { $method }
analysis-color = { $color ->
    [white] Białe: { $verdict }
   *[black] Czarne: { $verdict }
}
analysis-choose = { $color ->
    [white] Wybierz białe.
   *[black] Wybierz czarne.
}
analysis-choose-either = Oba kolory są równie dobre.
