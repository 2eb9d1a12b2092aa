turn = { $color ->
    [white] Ход белых
   *[black] Ход чёрных
}
layout-open = Цвет ещё не выбран: один игрок выбирает, другой начинает

won = { $color ->
    [white] Белые выиграли
   *[black] Чёрные выиграли
}
drawn = Ничья
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Белые выиграли: новый шарик завершил ряд из пяти ({ $marks })
   *[black] Чёрные выиграли: новый шарик завершил ряд из пяти ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Белые выиграли: чёрные завершили ряд из пяти белых шариков ({ $marks })
   *[black] Чёрные выиграли: белые завершили ряд из пяти чёрных шариков ({ $marks })
}
ended-both-five = { $winner ->
    [white] Белые выиграли: один ход создал ряд из пяти шариков у обеих сторон ({ $marks })
    [black] Чёрные выиграли: один ход создал ряд из пяти шариков у обеих сторон ({ $marks })
   *[draw] Ничья: один ход создал ряд из пяти шариков у обеих сторон ({ $marks })
}
ended-board-full = Ничья: поле заполнено, и ни у кого нет ряда из пяти шариков
ended-repetition = Ничья: одна и та же позиция возникла в третий раз
ended-resignation = { $winner ->
    [white] Белые выиграли: чёрные сдались
   *[black] Чёрные выиграли: белые сдались
}
ended-time = { $winner ->
    [white] Белые выиграли: у чёрных закончилось время
   *[black] Чёрные выиграли: у белых закончилось время
}
ended-forfeit = { $winner ->
    [white] Белые выиграли: чёрным засчитано техническое поражение
   *[black] Чёрные выиграли: белым засчитано техническое поражение
}
ended-agreement = Ничья: обе стороны согласились
ended-abandoned = { $winner ->
    [white] Белые выиграли: партия брошена
    [black] Чёрные выиграли: партия брошена
   *[draw] Ничья: партия брошена
}
ended-unsaid = { $winner ->
    [white] Белые выиграли
    [black] Чёрные выиграли
   *[draw] Ничья
}
not-over = Не окончена
abandoned = Брошена, ничего не решено

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } партия, без ошибок
    [few] { $count } партии, все без ошибок
   *[many] { $count } партий, все без ошибок
}
record-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
