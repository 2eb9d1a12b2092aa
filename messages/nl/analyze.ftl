# Wat de engine denkt. Elk oordeel zegt of het bewezen of geschat is.

brief-win = ▲ winst, bewezen
brief-win-exact = { $moves ->
    [one] ▲ winst in { $moves } eigen zet, bewezen
   *[other] ▲ winst in { $moves } eigen zetten, bewezen
}
brief-win-bound = { $moves ->
    [one] ▲ winst in hoogstens { $moves } eigen zet, bewezen
   *[other] ▲ winst in hoogstens { $moves } eigen zetten, bewezen
}
brief-draw = ● gelijkspel, bewezen
brief-loss = ▼ verlies, bewezen
brief-loss-exact = { $moves ->
    [one] ▼ verlies in { $moves } zet van de tegenstander, bewezen
   *[other] ▼ verlies in { $moves } zetten van de tegenstander, bewezen
}
brief-loss-bound = { $moves ->
    [one] ▼ verlies in hoogstens { $moves } zet van de tegenstander, bewezen
   *[other] ▼ verlies in hoogstens { $moves } zetten van de tegenstander, bewezen
}
brief-score = ongeveer { $percent }, geschat
brief-unknown = ? onbekend

analysis-verdict = { $color ->
    [white] Wit aan zet: { $verdict }
   *[black] Zwart aan zet: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = diepte: { $depth }, stellingen: { $nodes }, CPU-seconden: { $seconds }, methode: { $method }
analysis-color = { $color ->
    [white] Wit: { $verdict }
   *[black] Zwart: { $verdict }
}
analysis-choose = { $color ->
    [white] Kies Wit.
   *[black] Kies Zwart.
}
analysis-choose-either = Beide kleuren zijn even goed.
