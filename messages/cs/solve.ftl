value-win = { $count ->
    [one] ▲ výhra: { $count } tah
    [few] ▲ výhra: { $count } tahy
   *[other] ▲ výhra: { $count } tahů
}
value-draw = { $count ->
    [one] ● remíza: { $count } tah
    [few] ● remíza: { $count } tahy
   *[other] ● remíza: { $count } tahů
}
value-loss = { $count ->
    [one] ▼ prohra: { $count } tah
    [few] ▼ prohra: { $count } tahy
   *[other] ▼ prohra: { $count } tahů
}
value-unknown = { $count ->
    [one] ? neznámo: { $count } tah
    [few] ? neznámo: { $count } tahy
   *[other] ? neznámo: { $count } tahů
}

moves-legend = Číslo za tahem počítá jen tahy vítěze do konce partie; ≤ znamená nejvýše.
verdict-unknown = { $color ->
    [white] Bílý na tahu: ? neznámo, v daných mezích nedokázáno
   *[black] Černý na tahu: ? neznámo, v daných mezích nedokázáno
}

line = Varianta: { $moves }
effort = pozice: { $nodes }, sekundy procesoru: { $seconds }, metoda: { $method }
certified = { $color ->
    [white] Důkaz je správný. { $game }: bílý vyhraje z pozice { $position }. Vlastní tahy bílého: nejvýše { $moves }; odpovědi v důkazu: { $nodes }
   *[black] Důkaz je správný. { $game }: černý vyhraje z pozice { $position }. Vlastní tahy černého: nejvýše { $moves }; odpovědi v důkazu: { $nodes }
}
method-rules = pravidla
method-glance = letmý pohled
method-search = prohledávání
method-proof-number-search = prohledávání s důkazovými čísly
method-sweep = úplné tabulky
method-published-solution = zveřejněné řešení
published-by = Dokázáno jinými: { $source }
claims-sound = Všechna tvrzení jsou podložená. Certifikáty: { $certified }, nově vytvořené: { $remade }; tahy vítěze: { $moves }; pozice se všemi odpověďmi: { $replies }
claims-proven = { $color ->
    [white] { $game }: je dokázáno, že bílý vyhraje z pozice { $position }
   *[black] { $game }: je dokázáno, že černý vyhraje z pozice { $position }
}
claims-open = { $color ->
    [white] { $game }: zatím není dokázáno, že bílý vyhraje z pozice { $position }. První mezera: { $moves } → { $gap }
   *[black] { $game }: zatím není dokázáno, že černý vyhraje z pozice { $position }. První mezera: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Dokázáno, že bílý vyhraje: { $percent }; otevřené pozice: { $count }, například { $positions }
   *[black] Dokázáno, že černý vyhraje: { $percent }; otevřené pozice: { $count }, například { $positions }
}
campaign-pace = { $state }; zbývá hodin: asi { $hours }
campaign-won = { $color ->
    [white] Bílý vyhraje: všechna tvrzení platí
   *[black] Černý vyhraje: všechna tvrzení platí
}
campaign-lost = { $color ->
    [white] Bílý nevyhraje
   *[black] Černý nevyhraje
}
progress-share = { $percent } za { $elapsed }, zbývá { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = pozice: { $nodes }, paměť: { $mebibytes } MiB
