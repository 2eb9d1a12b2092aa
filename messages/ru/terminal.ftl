choose-game = Какая игра?
chooser-keys = ↑ ↓ вопрос   ← → ответ   Enter начать   Ctrl-O открыть запись   q выход
choose-number = Введите номер или нажмите Enter, чтобы выбрать { $number }
choose-one = Такого ответа нет
plain-choose = Посмотрите на змею и выберите цвет: введите { $white } или { $black }
too-small = Терминал слишком мал: { $have }. Нужно не меньше { $need }.

key-help = Справка
key-redo = Повтор
key-switch = Стороны
key-quit = Выход
key-new = Новая
keys-type = Ввести ход или команду
keys-complete = Дополнить введённое
keys-scroll = Прокрутить анализ
keys-leave = Выйти сразу

command-hint = Показать хороший ход
command-undo = Вернуть последний ход
command-redo = Снова сделать возвращённый ход
command-analyze = Показать мнение движка
command-switch = Поменяться сторонами с компьютером
command-resign = Сдаться
command-new = Новая партия
command-save = Сохранить запись
command-open = Открыть запись
command-board = Снова вывести поле
command-moves = Вывести список ходов
command-help = Справка
command-quit = Выход
command-file = ФАЙЛ

not-now = Сейчас это невозможно
nothing-to-undo = Возвращать нечего
nothing-to-redo = Повторять нечего
switched = Стороны поменялись
nothing-to-switch = Играют два человека, меняться сторонами не с кем
name-the-file = Назовите файл, например game.panta
saved-in = Сохранено в { $file }
not-saved = Не сохранено: { $reason }
opened-from = Открыто: { $file }
not-opened = Не открыто: { $reason }
file-missing = Нет файла { $file }
file-exists = Файл { $file } уже есть
file-denied = Система этого не разрешает: { $file }
file-folder = { $file } – это папка
file-full = Нет места для { $file }
file-failed = { $file }: ошибка системы { $number }
file-long = Файл { $file } слишком длинный для записи партии
file-not-text = В строке { $line } на знаке { $column } что-то, что не является текстом
file-no-game = В файле { $file } нет партий
computer-takes = { $color ->
    [white] Компьютер играет белыми
   *[black] Компьютер играет чёрными
}
quit-sure = Выйти, не сохранив партию?
question-keys = { $yes } Да   { $no } Нет

analysis-title = Анализ
analysis-so-far = Глубина { $depth }, позиций: { $nodes }
analysis-begins = Движок думает
analysis-rests = Сейчас анализировать нечего

game-over = Партия окончена
illegal-unplayable = { $move } здесь сыграть нельзя
illegal-taken = Место { $cell } занято
