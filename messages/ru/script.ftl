color-white = Белые
color-black = Чёрные

cell-empty = { $cell }, пусто
cell-w = { $cell }, белый
cell-b = { $cell }, чёрный
threat-white = { $place }; здесь могли бы выиграть белые
threat-black = { $place }; здесь могли бы выиграть чёрные
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Отменить этот ход
taken-back = Ход отменён

status-you = Ваш ход
status-turn = { $color ->
    [white] Ход белых
   *[black] Ход чёрных
}
status-thinking = Компьютер думает
status-choosing = Соперник выбирает цвет
status-choose = Посмотрите на змею и выберите цвет
status-waiting = Ждём второго игрока
status-past = Просмотр хода { $ply }
status-lost = Связь потеряна; пробуем снова
status-back = Связь восстановлена
no-move = Ходов ещё нет

offer-draw = Соперник предлагает ничью
offer-takeback = Соперник просит вернуть ход
offer-rematch = Соперник хочет сыграть ещё раз
offer-made = Предложение сделано; соперник может его принять
offer-declined = Ваше предложение отклонено
hint-is = Подсказка: { $move }
copied = Скопировано
not-sent = Не получилось. Попробуйте ещё раз.
task-right = Верно!
task-wrong = Пока нет
puzzle-go-on = { $color ->
    [white] Теперь доведите до конца. Ход белых
   *[black] Теперь доведите до конца. Ход чёрных
}
puzzle-won = Выигрыш доведён до конца.
puzzle-slipped = { $move } упускает выигрыш.
play-title = { $game }: { $white } – { $black }
player-you = Вы
player-person = Игрок
player-open = Друг, ещё не пришёл
player-computer = Компьютер, уровень { $level }
move-kept = Нет связи. Ваш ход { $move } будет отправлен, как только она восстановится.
not-connected = Нет связи. Попробуйте ещё раз, когда она восстановится.
undone = Ход возвращён
no-undo = Возвращать нечего
no-hints = Подсказки и угрозы в этой партии отключены
threats-on = Угрозы показаны
threats-off = Угрозы скрыты
confirm-move = Сыграть { $move }?

player-you-named = { $name } (вы)
presence-here = в игре
presence-away = не в игре
opponent-here = Соперник снова в игре
opponent-away = Соперник вышел из партии
opponent-left = Соперника уже давно нет. Партию можно завершить

storage-full = В этом браузере больше нет места, поэтому ход не сохранён. Удалите что-нибудь и попробуйте ещё раз.
storage-refused = Этот браузер здесь ничего не сохраняет, поэтому ход не сохранён.
mine-moves = { $count ->
    [0] ходов пока нет
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
games-brought = { $count ->
    [one] Загружена { $count } партия.
    [few] Загружены { $count } партии.
   *[many] Загружено { $count } партий.
}
games-unread = В этом файле нет партий, которые можно прочитать.
players = { $white } – { $black }
