value-win = { $count ->
    [one] ▲ выигрыш: { $count } ход
    [few] ▲ выигрыш: { $count } хода
   *[many] ▲ выигрыш: { $count } ходов
}
value-draw = { $count ->
    [one] ● ничья: { $count } ход
    [few] ● ничья: { $count } хода
   *[many] ● ничья: { $count } ходов
}
value-loss = { $count ->
    [one] ▼ проигрыш: { $count } ход
    [few] ▼ проигрыш: { $count } хода
   *[many] ▼ проигрыш: { $count } ходов
}
value-unknown = { $count ->
    [one] ? неизвестно: { $count } ход
    [few] ? неизвестно: { $count } хода
   *[many] ? неизвестно: { $count } ходов
}

moves-legend = Число после хода показывает, сколько своих ходов осталось победителю до конца партии; ≤ значит «не больше».
verdict-unknown = { $color ->
    [white] Ход белых: ? неизвестно, не доказано в заданных пределах
   *[black] Ход чёрных: ? неизвестно, не доказано в заданных пределах
}

line = Вариант: { $moves }
effort = позиций: { $nodes }, секунд процессора: { $seconds }, метод: { $method }
certified = { $color ->
    [white] Доказательство верно. { $game }: белые выигрывают из позиции { $position }. Своих ходов у белых: не более { $moves }; ответов в доказательстве: { $nodes }
   *[black] Доказательство верно. { $game }: чёрные выигрывают из позиции { $position }. Своих ходов у чёрных: не более { $moves }; ответов в доказательстве: { $nodes }
}
method-rules = правила
method-glance = беглый взгляд
method-search = перебор
method-proof-number-search = поиск по числам доказательства
method-sweep = полные таблицы
method-published-solution = опубликованное решение
published-by = Доказано другими: { $source }
claims-sound = Все утверждения обоснованы. Сертификатов: { $certified }, создано заново: { $remade }; ходов победителя: { $moves }; позиций со всеми ответами: { $replies }
claims-proven = { $color ->
    [white] { $game }: доказано, что белые выигрывают из позиции { $position }
   *[black] { $game }: доказано, что чёрные выигрывают из позиции { $position }
}
claims-open = { $color ->
    [white] { $game }: ещё не доказано, что белые выигрывают из позиции { $position }. Первый пробел: { $moves } → { $gap }
   *[black] { $game }: ещё не доказано, что чёрные выигрывают из позиции { $position }. Первый пробел: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Доказано, что белые выигрывают: { $percent }; открытых позиций: { $count }, например { $positions }
   *[black] Доказано, что чёрные выигрывают: { $percent }; открытых позиций: { $count }, например { $positions }
}
campaign-pace = { $state }; осталось часов: около { $hours }
campaign-won = { $color ->
    [white] Белые выигрывают: все утверждения обоснованы
   *[black] Чёрные выигрывают: все утверждения обоснованы
}
campaign-lost = { $color ->
    [white] Белые не выигрывают
   *[black] Чёрные не выигрывают
}
progress-share = { $percent } за { $elapsed }, осталось { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = позиций: { $nodes }, память: { $mebibytes } МиБ
