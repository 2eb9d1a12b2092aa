rules-heading-material = Состав игры
rules-heading-turn = Ваш ход
rules-heading-end = Конец игры
rules-heading-notation = Как записывают ходы
rules-heading-edition = Что меняет это издание
rules-heading-settled = О чём печатные правила молчат и как это решено здесь
