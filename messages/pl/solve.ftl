value-win = { $count ->
    [one] ▲ wygrana: { $count } ruch
    [few] ▲ wygrana: { $count } ruchy
   *[many] ▲ wygrana: { $count } ruchów
}
value-draw = { $count ->
    [one] ● remis: { $count } ruch
    [few] ● remis: { $count } ruchy
   *[many] ● remis: { $count } ruchów
}
value-loss = { $count ->
    [one] ▼ przegrana: { $count } ruch
    [few] ▼ przegrana: { $count } ruchy
   *[many] ▼ przegrana: { $count } ruchów
}
value-unknown = { $count ->
    [one] ? nieznane: { $count } ruch
    [few] ? nieznane: { $count } ruchy
   *[many] ? nieznane: { $count } ruchów
}

verdict-unknown = { $color ->
    [white] Ruch białych: ? nieznane, nie dowiedziono w ramach limitów
   *[black] Ruch czarnych: ? nieznane, nie dowiedziono w ramach limitów
}

line = Wariant: { $moves }
effort = pozycje: { $nodes }, sekundy procesora: { $seconds }, metoda: { $method }
certified = { $color ->
    [white] Dowód jest poprawny. { $game }: białe wygrywają z pozycji { $position }. Własne ruchy białych: najwyżej { $moves }; odpowiedzi w dowodzie: { $nodes }
   *[black] Dowód jest poprawny. { $game }: czarne wygrywają z pozycji { $position }. Własne ruchy czarnych: najwyżej { $moves }; odpowiedzi w dowodzie: { $nodes }
}
