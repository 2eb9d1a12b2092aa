web-skip = Перейти к содержанию
web-nav = Страницы
nav-games = Игры
nav-mine = Мои партии
nav-rules = Правила
web-language = Язык
web-names = Пентаго, Pentaroll и Pantareï принадлежат своим издателям. Panta с ними не связана.
web-offline = Всё, что вы здесь видите, теперь работает и без сервера. Для партий с другими он нужен.

home-title = Три игры для двоих
home-lead = Играйте против компьютера, с другом рядом или с другом вдали. Без регистрации и без установки.
home-continue = Продолжить партию
play-computer = Играть с компьютером
play-change = Выбрать уровень и цвет
play-here = Играть вдвоём рядом
play-friend = Пригласить друга

setup-opponent = Кто играет?
setup-computer = Вы и компьютер
setup-here = Двое за этим экраном
setup-friend = Вы и друг, по ссылке
setup-level = Уровень компьютера
setup-level-number = { $level ->
    [1] 1, самый лёгкий
    [10] 10, самый сильный
   *[other] { $level }
}
setup-color = Ваш цвет
setup-color-white = Белые
setup-color-black = Чёрные
setup-color-any = Случайно
setup-first = Кто начинает?
setup-chooser = Кто смотрит на змею и выбирает цвет?
setup-chooser-me = Выбираете вы
setup-chooser-other = Выбирает соперник
setup-more = Ещё
setup-edition = Издание
setup-clock = Часы
setup-clock-none = Без часов
setup-clock-of = { $minutes } мин на игрока и { $seconds } с за ход
setup-hints = Подсказки и угрозы для обоих игроков
setup-start = Начать партию
edition-name-standard = Стандартное издание
picture-of = { $board }: { $state }

play-board = Поле
play-status = Состояние партии
play-moves = Ходы
play-actions = Действия
play-damaged = Дальнейшие ходы прочитать уже нельзя. Партия показана до этого места.
play-no-moves = Ещё не сделано ни одного хода.
play-no-script = Для игры нужен JavaScript. Без него видно поле в нынешнем состоянии.
step-first = К началу
step-back = На ход назад
step-forward = На ход вперёд
step-last = К последнему ходу
act-undo = Вернуть ход
act-takeback = Попросить вернуть ход
act-hint = Подсказка
play-threats = Показывать, где каждая сторона могла бы выиграть следующим ходом
play-confirm = Подтверждать мои ходы
play-call = Звук и вибрация, когда мой ход
act-confirm = Подтвердить
act-resign = Сдаться
act-resign-sure = Точно сдаться?
act-yes = Да
act-no = Нет
act-draw = Предложить ничью
act-accept = Принять
act-decline = Отклонить
act-retry = Вернуть ход и попробовать ещё раз
act-rematch = Реванш
act-rematch-go = К реваншу
act-record = Сохранить запись
choose-title = Выберите свой цвет
choose-lead = Это змея. Первый ход делает тот, кто не выбирает.
choose-white = Играю белыми
choose-black = Играю чёрными
keys-title = Клавиши
keys-move = Перемещение по полю
keys-press = Положить, вкатить или выбрать
keys-cancel = Отменить этот ход
keys-hint = Подсказка
keys-threats = Показать или скрыть угрозы
keys-last = Прочитать последний ход
keys-undo = Вернуть ход

result-you-won = Вы выиграли
result-you-lost = Вы проиграли
why-five-by-placing = { $mover ->
    [you] Ваш шарик завершил ряд из пяти.
    [white] Белый шарик завершил ряд из пяти.
   *[black] Чёрный шарик завершил ряд из пяти.
}
why-both-five = { $end ->
    [draw] Один ход создал ряд из пяти шариков у обеих сторон.
   *[win] Один поворот создал ряд из пяти шариков у обеих сторон. В этом издании выигрывает тот, кто повернул.
}
why-board-full = Поле заполнено, и ни у кого нет ряда из пяти шариков.
why-repetition = Одна и та же позиция возникла в третий раз.
why-resignation = { $loser ->
    [you] Вы сдались.
    [white] Белые сдались.
   *[black] Чёрные сдались.
}
why-time = { $loser ->
    [you] У вас закончилось время.
    [white] У белых закончилось время.
   *[black] У чёрных закончилось время.
}
why-agreement = Обе стороны согласились.
why-forfeit = { $loser ->
    [you] Вам засчитано техническое поражение.
    [white] Белым засчитано техническое поражение.
   *[black] Чёрным засчитано техническое поражение.
}
why-abandoned = Партия брошена.

invite-title = Пригласите друга
invite-lead = Отправьте эту ссылку или дайте другу отсканировать код. Она действует один раз, для второго места.
invite-link = Ссылка для друга
invite-share = Поделиться ссылкой
invite-copy = Скопировать
invite-new = Создать новую ссылку
invite-qr = Ссылка в виде QR-кода
invite-watch = Все остальные могут смотреть по этому адресу:
join-color = { $color ->
    [white] Вы играете белыми.
   *[black] Вы играете чёрными.
}
join-first = { $color ->
    [white] Начинают белые.
   *[black] Начинают чёрные.
}
join-choosing = Один из вас смотрит на змею и выбирает цвет; другой начинает.
join-hints = Вы оба можете брать подсказки и видеть угрозы.
join-how = Как играть
join-take = Играть
join-no-script = Чтобы занять место, нужен JavaScript: секретную часть ссылки может прочитать только скрипт.
join-taken = Это место уже занято. Партию всё равно можно смотреть.
join-wrong = Эта ссылка неверна, или её заменила более новая. Попросите у друга последнюю.
join-watch = Смотреть партию
join-own = Эта ссылка для вашего друга. Она ещё действует: просто отправьте её.
join-back = Назад к партии

mine-title = Мои партии
mine-lead = Партии этого браузера, сначала новые. Никто другой этот список не видит.
mine-none = Партий ещё нет. Выберите игру и играйте.
mine-damaged = { $count ->
    [one] { $count } партию больше нельзя прочитать.
    [few] { $count } партии больше нельзя прочитать.
   *[many] { $count } партий больше нельзя прочитать.
}
mine-leave = Это устройство перейдёт к кому-то другому
mine-leave-what = После этого список пуст, и никто не сможет продолжить эти партии с этого устройства. Партии не удаляются, и другие игроки могут продолжать.
mine-leave-do = Забыть партии на этом устройстве
mine-open = Продолжить
mine-look = Посмотреть
mine-moves = { $count ->
    [0] нет ходов
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}

rules-title = Правила
rules-editions = Издания
rules-picture-start = Начало игры

error-not-found = Такой страницы нет
error-not-found-more = Возможно, адрес неверен или партия удалена.
error-busy = Слишком много запросов
error-busy-more = Подождите немного и попробуйте ещё раз.
error-refused = Это сделать нельзя
error-refused-more = Вернитесь и проверьте, что выбрано.
error-broken = Что-то пошло не так
error-broken-more = Это наша ошибка, и она записана. Попробуйте ещё раз.
error-home = Назад к играм
