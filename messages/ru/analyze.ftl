brief-win = ▲ выигрыш, доказано
brief-win-exact = { $moves ->
    [one] ▲ выигрыш за { $moves } свой ход, доказано
    [few] ▲ выигрыш за { $moves } своих хода, доказано
   *[many] ▲ выигрыш за { $moves } своих ходов, доказано
}
brief-win-bound = { $moves ->
    [one] ▲ выигрыш не более чем за { $moves } свой ход, доказано
    [few] ▲ выигрыш не более чем за { $moves } своих хода, доказано
   *[many] ▲ выигрыш не более чем за { $moves } своих ходов, доказано
}
brief-draw = ● ничья, доказано
brief-loss = ▼ проигрыш, доказано
brief-loss-exact = { $moves ->
    [one] ▼ проигрыш за { $moves } ход соперника, доказано
    [few] ▼ проигрыш за { $moves } хода соперника, доказано
   *[many] ▼ проигрыш за { $moves } ходов соперника, доказано
}
brief-loss-bound = { $moves ->
    [one] ▼ проигрыш не более чем за { $moves } ход соперника, доказано
    [few] ▼ проигрыш не более чем за { $moves } хода соперника, доказано
   *[many] ▼ проигрыш не более чем за { $moves } ходов соперника, доказано
}
brief-score = около { $percent }, оценка
brief-unknown = ? неизвестно

analysis-verdict = { $color ->
    [white] Ход белых: { $verdict }
   *[black] Ход чёрных: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = глубина: { $depth }, позиций: { $nodes }, секунд процессора: { $seconds }, метод: { $method }
analysis-color = { $color ->
    [white] Белые: { $verdict }
   *[black] Чёрные: { $verdict }
}
analysis-choose = { $color ->
    [white] Выберите белый цвет.
   *[black] Выберите чёрный цвет.
}
analysis-choose-either = Оба цвета одинаково хороши.
