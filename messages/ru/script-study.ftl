worth-win = выигрыш
worth-draw = ничья
worth-loss = проигрыш
worth-unknown = неизвестно
worth-win-exact = { $moves ->
    [one] выигрыш за { $moves } свой ход
    [few] выигрыш за { $moves } своих хода
   *[many] выигрыш за { $moves } своих ходов
}
worth-win-bound = { $moves ->
    [one] выигрыш не более чем за { $moves } свой ход
    [few] выигрыш не более чем за { $moves } своих хода
   *[many] выигрыш не более чем за { $moves } своих ходов
}
worth-loss-exact = { $moves ->
    [one] проигрыш за { $moves } ход соперника
    [few] проигрыш за { $moves } хода соперника
   *[many] проигрыш за { $moves } ходов соперника
}
worth-loss-bound = { $moves ->
    [one] проигрыш не более чем за { $moves } ход соперника
    [few] проигрыш не более чем за { $moves } хода соперника
   *[many] проигрыш не более чем за { $moves } ходов соперника
}
worth-about = около { $percent }
worth-at = { $place }; { $value }
is-proven = доказано
is-published = доказано другими
is-estimated = оценка
verdict-is = { $color ->
    [white] { $how ->
        [proven] Ход белых: { $value }, доказано
        [published] Ход белых: { $value }, доказано другими
       *[estimated] Ход белых: { $value }, оценка
    }
   *[black] { $how ->
        [proven] Ход чёрных: { $value }, доказано
        [published] Ход чёрных: { $value }, доказано другими
       *[estimated] Ход чёрных: { $value }, оценка
    }
}
best-is = Лучший: { $move }; { $value }
no-best = Лучший ход пока неизвестен
no-value = Пока ничего не известно
engine-working = Глубина { $depth }, движок думает
engine-done = Глубина { $depth }
engine-resting = Движок выключен
engine-lost = Сервер не отвечает. Ходы сохранены здесь.
engine-busy = Сервер занят. Попробуйте чуть позже.
line-unfold = Показать весь вариант
over-white = Белые выиграли
over-black = Чёрные выиграли
over-draw = Ничья
not-read = Не удалось прочитать: { $why }
was-read = { $count ->
    [one] Показан { $count } ход
    [few] Показаны { $count } хода
   *[many] Показано { $count } ходов
}
at-start = Начало
main-line = Главный вариант
variation = Побочный вариант
deleted = Удалено
did-undo = Изменение отменено
did-redo = Изменение возвращено
promoted = Теперь это главный вариант
edit-lead = Нажмите на место, чтобы изменить его: пусто, белый, чёрный.
review-working = Анализ позиции { $ply } из { $count }
review-done = Все позиции проанализированы
review-stopped = Остановлено
review-point = { $how ->
    [proven] Для белых: { $value }, доказано
    [published] Для белых: { $value }, доказано другими
   *[estimated] Для белых: { $value }, оценка
}
accuracy-perfect = { $color ->
    [white] Белые не сделали ошибок.
   *[black] Чёрные не сделали ошибок.
}
accuracy-good = { $color ->
    [white] Белые играли хорошо и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные играли хорошо и за ход сохраняли в среднем { $percent } очков.
}
accuracy-fair = { $color ->
    [white] Белые делали мелкие ошибки и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные делали мелкие ошибки и за ход сохраняли в среднем { $percent } очков.
}
accuracy-poor = { $color ->
    [white] Белые делали грубые ошибки и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные делали грубые ошибки и за ход сохраняли в среднем { $percent } очков.
}
mistake-was = { $color ->
    [white] Ход { $ply }: белые сыграли { $move }. Найдите ход лучше.
   *[black] Ход { $ply }: чёрные сыграли { $move }. Найдите ход лучше.
}
mistake-cost = Это стоило { $percent } очков.
try-checking = Проверяется { $move }
try-right = Да! { $move } – лучший ход.
try-better = { $move } лучше, но есть ход ещё лучше.
try-wrong = { $move } не лучше. Попробуйте ещё раз.
try-answer = Ответ: { $move }
try-again = Ещё раз
try-show = Показать ответ
no-mistakes = Грубых ошибок не найдено.
