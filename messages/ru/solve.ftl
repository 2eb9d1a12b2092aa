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

verdict-unknown = { $color ->
    [white] Ход белых: ? неизвестно, не доказано в заданных пределах
   *[black] Ход чёрных: ? неизвестно, не доказано в заданных пределах
}

line = Вариант: { $moves }
effort = позиций: { $nodes }, секунд процессора: { $seconds }, метод: { $method }
certified = { $color ->
    [white] Доказательство верно. { $game }: белые выигрывают из позиции { $position }. Своих ходов у белых: не более { $moves }; ответов в доказательстве: { $nodes }
   *[black] Доказательство верно. { $game }: чёрные выигрывают из позиции { $position }. Своих ходов у чёрных: не более { $moves }; ответов в доказательстве: { $nodes }
}
