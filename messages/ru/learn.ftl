nav-learn = Обучение
learn-title = Учитесь, играя
learn-lead = Несколько шагов для каждой игры, прямо на поле. Браузер запоминает пройденные шаги.
learn-step = Шаг { $step } из { $steps }
learn-steps = Шаги
learn-wrong-win = { $color ->
    [white] Так белые не выигрывают.
   *[black] Так чёрные не выигрывают.
}
learn-wrong-draw = Так ничьей не получится.
learn-wrong-kind = Такой ход разрешён, но здесь нужен другой.
learn-wrong-hold = { $color ->
    [white] Теперь белые могли бы выиграть ходом { $move }.
   *[black] Теперь чёрные могли бы выиграть ходом { $move }.
}

task-label = Ваша задача
task-retry = Ещё раз
task-next = Дальше
task-solution = Показать решение
task-done = пройдено
task-no-script = Чтобы попробовать, нужен JavaScript. Без него можно прочитать решение ниже.
