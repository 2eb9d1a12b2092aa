value-win = { $count ->
    [one] ▲ winst: { $count } zet
   *[other] ▲ winst: { $count } zetten
}
value-draw = { $count ->
    [one] ● gelijkspel: { $count } zet
   *[other] ● gelijkspel: { $count } zetten
}
value-loss = { $count ->
    [one] ▼ verlies: { $count } zet
   *[other] ▼ verlies: { $count } zetten
}
value-unknown = { $count ->
    [one] ? onbekend: { $count } zet
   *[other] ? onbekend: { $count } zetten
}

moves-legend = Het getal achter een zet telt de eigen zetten van de winnaar tot het einde van de partij; ≤ betekent hoogstens.
verdict-unknown = { $color ->
    [white] Wit aan zet: ? onbekend, niet bewezen binnen de grenzen
   *[black] Zwart aan zet: ? onbekend, niet bewezen binnen de grenzen
}

line = Voortzetting: { $moves }
effort = stellingen: { $nodes }, CPU-seconden: { $seconds }, methode: { $method }
certified = { $color ->
    [white] Het bewijs klopt. { $game }: Wit wint vanaf { $position }. Eigen zetten van Wit: hoogstens { $moves }; antwoorden in het bewijs: { $nodes }
   *[black] Het bewijs klopt. { $game }: Zwart wint vanaf { $position }. Eigen zetten van Zwart: hoogstens { $moves }; antwoorden in het bewijs: { $nodes }
}
method-rules = de regels
method-glance = één blik
method-search = zoeken
method-proof-number-search = zoeken met bewijsgetallen
method-sweep = tabellen
method-published-solution = gepubliceerde oplossing
published-by = Bewezen door anderen: { $source }
claims-sound = Elke bewering klopt. Certificaten: { $certified }, opnieuw gemaakt: { $remade }; zetten van de winnaar: { $moves }; stellingen met alle antwoorden: { $replies }
claims-proven = { $color ->
    [white] { $game } is bewezen: Wit wint vanaf { $position }
   *[black] { $game } is bewezen: Zwart wint vanaf { $position }
}
claims-open = { $color ->
    [white] { $game }: nog niet bewezen dat Wit wint vanaf { $position }. Het eerste gat: { $moves } → { $gap }
   *[black] { $game }: nog niet bewezen dat Zwart wint vanaf { $position }. Het eerste gat: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bewezen dat Wit wint: { $percent }; open stellingen: { $count }, zoals { $positions }
   *[black] Bewezen dat Zwart wint: { $percent }; open stellingen: { $count }, zoals { $positions }
}
campaign-pace = { $state }; nog ongeveer { $hours } uur
campaign-won = { $color ->
    [white] Wit wint: elke bewering klopt
   *[black] Zwart wint: elke bewering klopt
}
campaign-lost = { $color ->
    [white] Wit wint niet
   *[black] Zwart wint niet
}
progress-share = { $percent } in { $elapsed }, nog { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = stellingen: { $nodes }, geheugen: { $mebibytes } MiB
