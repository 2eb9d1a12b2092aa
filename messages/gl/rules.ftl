rules-heading-material = Compoñentes
rules-heading-turn = A túa quenda
rules-heading-end = Como remata a partida
rules-heading-notation = Como se escriben as xogadas
rules-heading-edition = Que cambia nesta edición
rules-heading-settled = O que os regulamentos deixan aberto, e como se resolve aquí
