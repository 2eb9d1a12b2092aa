value-win = { $count ->
    [one] ▲ výhra: { $count } ťah
    [few] ▲ výhra: { $count } ťahy
   *[other] ▲ výhra: { $count } ťahov
}
value-draw = { $count ->
    [one] ● remíza: { $count } ťah
    [few] ● remíza: { $count } ťahy
   *[other] ● remíza: { $count } ťahov
}
value-loss = { $count ->
    [one] ▼ prehra: { $count } ťah
    [few] ▼ prehra: { $count } ťahy
   *[other] ▼ prehra: { $count } ťahov
}
value-unknown = { $count ->
    [one] ? neznáme: { $count } ťah
    [few] ? neznáme: { $count } ťahy
   *[other] ? neznáme: { $count } ťahov
}

moves-legend = Číslo za ťahom počíta len ťahy víťaza do konca partie; ≤ znamená najviac.
verdict-unknown = { $color ->
    [white] Biely na ťahu: ? neznáme, v daných medziach nedokázané
   *[black] Čierny na ťahu: ? neznáme, v daných medziach nedokázané
}

line = Variant: { $moves }
effort = pozície: { $nodes }, sekundy procesora: { $seconds }, metóda: { $method }
certified = { $color ->
    [white] Dôkaz je správny. { $game }: biely vyhrá z pozície { $position }. Vlastné ťahy bieleho: najviac { $moves }; odpovede v dôkaze: { $nodes }
   *[black] Dôkaz je správny. { $game }: čierny vyhrá z pozície { $position }. Vlastné ťahy čierneho: najviac { $moves }; odpovede v dôkaze: { $nodes }
}
method-rules = pravidlá
method-glance = letmý pohľad
method-search = prehľadávanie
method-proof-number-search = prehľadávanie s dôkazovými číslami
method-sweep = úplné tabuľky
method-published-solution = zverejnené riešenie
published-by = Dokázané inými: { $source }
claims-sound = Všetky tvrdenia sú podložené. Certifikáty: { $certified }, nanovo vytvorené: { $remade }; ťahy víťaza: { $moves }; pozície so všetkými odpoveďami: { $replies }
claims-proven = { $color ->
    [white] { $game }: je dokázané, že biely vyhrá z pozície { $position }
   *[black] { $game }: je dokázané, že čierny vyhrá z pozície { $position }
}
claims-open = { $color ->
    [white] { $game }: zatiaľ nie je dokázané, že biely vyhrá z pozície { $position }. Prvá medzera: { $moves } → { $gap }
   *[black] { $game }: zatiaľ nie je dokázané, že čierny vyhrá z pozície { $position }. Prvá medzera: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Dokázané, že biely vyhrá: { $percent }; otvorené pozície: { $count }, napríklad { $positions }
   *[black] Dokázané, že čierny vyhrá: { $percent }; otvorené pozície: { $count }, napríklad { $positions }
}
campaign-pace = { $state }; zostáva hodín: asi { $hours }
campaign-won = { $color ->
    [white] Biely vyhrá: všetky tvrdenia platia
   *[black] Čierny vyhrá: všetky tvrdenia platia
}
campaign-lost = { $color ->
    [white] Biely nevyhrá
   *[black] Čierny nevyhrá
}
progress-share = { $percent } za { $elapsed }, zostáva { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = pozície: { $nodes }, pamäť: { $mebibytes } MiB
