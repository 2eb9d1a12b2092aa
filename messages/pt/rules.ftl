rules-heading-material = Componentes
rules-heading-turn = A sua vez
rules-heading-end = Como acaba a partida
rules-heading-notation = Como se escrevem as jogadas
rules-heading-edition = O que muda nesta edição
rules-heading-settled = O que os livros de regras deixam em aberto, e como se decide aqui
