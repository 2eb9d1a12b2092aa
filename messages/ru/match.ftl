match-title = { $game }: { $a } против { $b }, партии: { $done } из { $games }
match-player = игрок
match-won = победы
match-drawn = ничьи
match-lost = поражения
match-points = очки
match-pairs = Пары по очкам: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Разница Эло { $elo }, с вероятностью { $certainty } от { $low } до { $high }
match-elo-unknown = Разница Эло пока неизвестна
match-sprt-open = Проверка { $elo0 } против { $elo1 } Эло: { $ratio } между { $low } и { $high }, не решено
match-sprt-first = Проверка { $elo0 } против { $elo1 } Эло: { $ratio } ниже { $low }, лучше предположение { $elo0 }
match-sprt-second = Проверка { $elo0 } против { $elo1 } Эло: { $ratio } выше { $high }, лучше предположение { $elo1 }
match-forfeit = Партия { $number }: { $player } проигрывает: { $reason }
fault-ended = Программа завершилась с кодом { $code }
fault-closed = Программа больше ничего не сообщает
fault-panicked = Движок прервал работу
fault-not-started = Программу нельзя запустить
fault-hung = Нет ответа за { $seconds } с
fault-no-move = В ответе нет хода
fault-late = Ответ пришёл слишком поздно
match-more-forfeits = { $count ->
    [one] Так проиграна ещё { $count } партия
    [few] Так проиграны ещё { $count } партии
   *[many] Так проиграно ещё { $count } партий
}
match-interrupted = Прервано; учтены только законченные партии
