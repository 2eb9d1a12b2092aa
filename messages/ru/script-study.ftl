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
prove-here = Доказать здесь, памяти не больше { $memory }
prove-there = Пусть докажет сервер, памяти не больше { $memory }
no-memory = Для доказательства нужно { $needed } памяти, а это устройство может выделить { $limit }.
no-memory-there = Для доказательства нужно { $needed } памяти, а сервер может выделить { $limit }.
megabytes = { $count } МБ
gigabytes = { $count } ГБ
engine-unproven = Доказательство не найдено.
engine-failed = Это устройство не смогло искать доказательство. Возможно, ему не хватает памяти.
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
palette = Что поставить
palette-lead = Выберите, что поставить, и нажимайте на места. Второе нажатие убирает поставленное.
palette-w = Белый
palette-b = Чёрный
palette-empty = Убрать
pinned = Закреплено: { $place }
link-damaged = Эта ссылка повреждена или неполная. Показано пустое поле.
link-short = Скопировано. Для ссылки этого слишком много: в ней только вариант на поле. В записи есть всё.
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
    [white] Белые играли хорошо и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные играли хорошо и за ход сохраняли в среднем { $percent } очков.
}
accuracy-fair = { $color ->
    [white] Белые делали мелкие ошибки и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные делали мелкие ошибки и за ход сохраняли в среднем { $percent } очков.
}
accuracy-poor = { $color ->
    [white] Белые делали грубые ошибки и за ход сохраняли в среднем { $percent } очков.
   *[black] Чёрные делали грубые ошибки и за ход сохраняли в среднем { $percent } очков.
}
review-move = { $color ->
    [white] Ход { $number }: белые сыграли { $move }
   *[black] Ход { $number }: чёрные сыграли { $move }
}
slip-lost = { $color ->
    [white] После { $move } выигрывают белые
   *[black] После { $move } выигрывают чёрные
}
slip-drawn = После { $move } получается ничья
slip-about = { $color ->
    [white] После { $move } белые могут рассчитывать примерно на { $percent } очков
   *[black] После { $move } чёрные могут рассчитывать примерно на { $percent } очков
}
until-won = { $color ->
    [white] До этого выигрывали белые
   *[black] До этого выигрывали чёрные
}
until-drawn = До этого была ничья
until-about = { $color ->
    [white] До этого белые могли рассчитывать примерно на { $percent }
   *[black] До этого чёрные могли рассчитывать примерно на { $percent }
}
way-refuting = Опровержение
way-best = Что было лучше
try-lead = { $color ->
    [white] Найдите ход лучше за белых
   *[black] Найдите ход лучше за чёрных
}
mistake-cost = Это стоило { $percent } очков.
try-checking = Проверяется { $move }
try-right = Да! { $move } – лучший ход.
try-better = { $move } лучше, но есть ход ещё лучше.
try-wrong = { $move } не лучше. Попробуйте ещё раз.
no-mistakes = Грубых ошибок не найдено.
puzzles-looking = Поиск задач в этой партии
puzzles-found = { $count ->
    [one] В этой партии найдена { $count } задача.
    [few] В этой партии найдены { $count } задачи.
   *[many] В этой партии найдено { $count } задач.
}
puzzles-none = В этой партии нет задачи: ближе к концу нет позиции, где только один ход выигрывает или ведёт к ничьей.
puzzles-cannot = Этот браузер сейчас не может искать задачи.
