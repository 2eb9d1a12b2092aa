rules-heading-material = Componentes
rules-heading-turn = Tu turno
rules-heading-end = Cómo acaba la partida
rules-heading-notation = Cómo se escriben las jugadas
rules-heading-edition = Qué cambia en esta edición
rules-heading-settled = Lo que los reglamentos dejan abierto, y cómo se resuelve aquí
