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

moves-legend = Liczba za ruchem liczy tylko ruchy wygrywającego do końca partii; ≤ znaczy najwyżej.
verdict-unknown = { $color ->
    [white] Ruch białych: ? nieznane, nie dowiedziono w ramach limitów
   *[black] Ruch czarnych: ? nieznane, nie dowiedziono w ramach limitów
}

line = Wariant: { $moves }
effort = pozycje: { $nodes }, sekundy procesora: { $seconds }, metoda: { $method }
certified = { $color ->
    [white] Dowód jest poprawny. { $game }: białe wygrywają z pozycji { $position }. Własne ruchy białych: najwyżej { $moves }; odpowiedzi w dowodzie: { $nodes }
   *[black] Dowód jest poprawny. { $game }: czarne wygrywają z pozycji { $position }. Własne ruchy czarnych: najwyżej { $moves }; odpowiedzi w dowodzie: { $nodes }
}
method-rules = zasady
method-glance = rzut oka
method-search = przeszukiwanie
method-proof-number-search = przeszukiwanie z liczbami dowodowymi
method-sweep = pełne tablice
method-published-solution = opublikowane rozwiązanie
published-by = Dowiedzione przez innych: { $source }
claims-sound = Wszystkie twierdzenia są uzasadnione. Certyfikaty: { $certified }, utworzone na nowo: { $remade }; ruchy zwycięzcy: { $moves }; pozycje ze wszystkimi odpowiedziami: { $replies }
claims-proven = { $color ->
    [white] { $game }: dowiedziono, że białe wygrywają z pozycji { $position }
   *[black] { $game }: dowiedziono, że czarne wygrywają z pozycji { $position }
}
claims-open = { $color ->
    [white] { $game }: jeszcze nie dowiedziono, że białe wygrywają z pozycji { $position }. Pierwsza luka: { $moves } → { $gap }
   *[black] { $game }: jeszcze nie dowiedziono, że czarne wygrywają z pozycji { $position }. Pierwsza luka: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Dowiedziono, że białe wygrywają: { $percent }; otwarte pozycje: { $count }, na przykład { $positions }
   *[black] Dowiedziono, że czarne wygrywają: { $percent }; otwarte pozycje: { $count }, na przykład { $positions }
}
campaign-pace = { $state }; pozostało godzin: około { $hours }
campaign-won = { $color ->
    [white] Białe wygrywają: wszystkie twierdzenia są uzasadnione
   *[black] Czarne wygrywają: wszystkie twierdzenia są uzasadnione
}
campaign-lost = { $color ->
    [white] Białe nie wygrywają
   *[black] Czarne nie wygrywają
}
progress-share = { $percent }, minęło { $elapsed }, pozostało { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = pozycje: { $nodes }, pamięć: { $mebibytes } MiB
