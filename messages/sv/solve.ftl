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
