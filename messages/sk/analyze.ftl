brief-win = ▲ výhra, dokázané
brief-win-exact = { $moves ->
    [one] ▲ výhra za { $moves } vlastný ťah, dokázané
    [few] ▲ výhra za { $moves } vlastné ťahy, dokázané
   *[other] ▲ výhra za { $moves } vlastných ťahov, dokázané
}
brief-win-bound = { $moves ->
    [one] ▲ výhra najviac za { $moves } vlastný ťah, dokázané
    [few] ▲ výhra najviac za { $moves } vlastné ťahy, dokázané
   *[other] ▲ výhra najviac za { $moves } vlastných ťahov, dokázané
}
brief-draw = ● remíza, dokázané
brief-loss = ▼ prehra, dokázané
brief-loss-exact = { $moves ->
    [one] ▼ prehra za { $moves } ťah súpera, dokázané
    [few] ▼ prehra za { $moves } ťahy súpera, dokázané
   *[other] ▼ prehra za { $moves } ťahov súpera, dokázané
}
brief-loss-bound = { $moves ->
    [one] ▼ prehra najviac za { $moves } ťah súpera, dokázané
    [few] ▼ prehra najviac za { $moves } ťahy súpera, dokázané
   *[other] ▼ prehra najviac za { $moves } ťahov súpera, dokázané
}
brief-score = asi { $percent }, odhad
brief-unknown = ? neznáme

analysis-verdict = { $color ->
    [white] Biely na ťahu: { $verdict }
   *[black] Čierny na ťahu: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = hĺbka: { $depth }, pozície: { $nodes }, sekundy procesora: { $seconds }, metóda: { $method }
analysis-color = { $color ->
    [white] Biely: { $verdict }
   *[black] Čierny: { $verdict }
}
analysis-choose = { $color ->
    [white] Zvoľ bielu.
   *[black] Zvoľ čiernu.
}
analysis-choose-either = Obe farby sú rovnako dobré.
