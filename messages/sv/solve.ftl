value-win = { $count ->
    [one] ▲ vinst: { $count } drag
   *[other] ▲ vinst: { $count } drag
}
value-draw = { $count ->
    [one] ● oavgjort: { $count } drag
   *[other] ● oavgjort: { $count } drag
}
value-loss = { $count ->
    [one] ▼ förlust: { $count } drag
   *[other] ▼ förlust: { $count } drag
}
value-unknown = { $count ->
    [one] ? okänt: { $count } drag
   *[other] ? okänt: { $count } drag
}

moves-legend = Talet efter ett drag räknar bara vinnarens drag till partiets slut; ≤ betyder högst.
verdict-unknown = { $color ->
    [white] Vits tur: ? okänt, inte bevisat inom gränserna
   *[black] Svarts tur: ? okänt, inte bevisat inom gränserna
}

line = Dragföljd: { $moves }
effort = ställningar: { $nodes }, CPU-sekunder: { $seconds }, metod: { $method }
certified = { $color ->
    [white] Beviset håller. { $game }: Vit vinner från { $position }. Vits egna drag: högst { $moves }; svar i beviset: { $nodes }
   *[black] Beviset håller. { $game }: Svart vinner från { $position }. Svarts egna drag: högst { $moves }; svar i beviset: { $nodes }
}
method-rules = reglerna
method-glance = en blick
method-search = sökning
method-proof-number-search = bevistalssökning
method-sweep = tabeller
method-published-solution = publicerad lösning
published-by = Bevisat av andra: { $source }
claims-sound = Alla påståenden håller. Certifikat: { $certified }, gjorda på nytt: { $remade }; vinnarens drag: { $moves }; ställningar med alla svar: { $replies }
claims-proven = { $color ->
    [white] { $game } är bevisat: Vit vinner från { $position }
   *[black] { $game } är bevisat: Svart vinner från { $position }
}
claims-open = { $color ->
    [white] { $game }: ännu inte bevisat att Vit vinner från { $position }. Den första luckan: { $moves } → { $gap }
   *[black] { $game }: ännu inte bevisat att Svart vinner från { $position }. Den första luckan: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bevisat att Vit vinner: { $percent }; öppna ställningar: { $count }, till exempel { $positions }
   *[black] Bevisat att Svart vinner: { $percent }; öppna ställningar: { $count }, till exempel { $positions }
}
campaign-pace = { $state }; timmar kvar: ungefär { $hours }
campaign-won = { $color ->
    [white] Vit vinner: alla påståenden håller
   *[black] Svart vinner: alla påståenden håller
}
campaign-lost = { $color ->
    [white] Vit vinner inte
   *[black] Svart vinner inte
}
progress-share = { $percent } på { $elapsed }, { $left } kvar: { $text }
progress-time = { $elapsed }: { $text }
progress-search = ställningar: { $nodes }, minne: { $mebibytes } MiB
