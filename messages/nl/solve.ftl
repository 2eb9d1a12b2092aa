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
