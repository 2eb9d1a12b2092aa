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

verdict-unknown = { $color ->
    [white] Bílý na tahu: ? neznámo, v daných mezích nedokázáno
   *[black] Černý na tahu: ? neznámo, v daných mezích nedokázáno
}

line = Varianta: { $moves }
effort = pozice: { $nodes }, sekundy procesoru: { $seconds }, metoda: { $method }
certified = { $color ->
    [white] Důkaz je správný. { $game }: bílý vyhraje z pozice { $position }. Vlastní tahy bílého: nejvýše { $moves }; odpovědi v důkazu: { $nodes }
   *[black] Důkaz je správný. { $game }: černý vyhraje z pozice { $position }. Vlastní tahy černého: nejvýše { $moves }; odpovědi v důkazu: { $nodes }
}
