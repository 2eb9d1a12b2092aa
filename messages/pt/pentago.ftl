game-pentago = Pentago
learn-a-pentago = Aprender Pentago
play-a-pentago = Jogar Pentago
rules-of-pentago = Regras do Pentago
setup-title-pentago = Uma partida de Pentago
join-title-pentago = Recebeu um convite para uma partida de Pentago
invite-text-pentago = Vamos jogar uma partida de Pentago?
puzzles-of-pentago = Problemas de Pentago
study-title-pentago = Analisar Pentago
review-title-pentago = Revisão de uma partida de Pentago
tagline-pentago = Coloque um berlinde, gire uma peça, cinco em fila
edition-pentago-standard = As regras comuns à maioria das edições impressas.
edition-pentago-finnish = Se um giro fizer cinco em fila para os dois lados, ganha quem girou. Enquanto uma peça do tabuleiro ainda estiver vazia, pode-se dispensar o giro.
edition-pentago-czech = Se o seu giro fizer cinco em fila só para si, o adversário responde com mais um berlinde, sem giro. Se com isso fizer cinco em fila, a partida é um empate; se não, a vitória é sua.
edition-pentago-basque = As peças só se giram no sentido horário.
edition-pentago-openspiel = Gira-se sempre uma peça, e cinco em fila só contam depois do giro. São as regras de uma biblioteca de software de investigação, mantidas aqui para se poderem comparar resultados.

learn-pentago-turn-title = Uma jogada
learn-pentago-turn = Coloque um berlinde em qualquer casa. Depois gire qualquer peça um quarto de volta.
learn-pentago-turn-right = Isto é uma jogada completa: um berlinde, um giro. Pode girar qualquer uma das quatro peças, mesmo vazia.
learn-pentago-five-title = Cinco em fila
learn-pentago-five = Cinco berlindes em fila ganham: numa linha, numa coluna ou numa diagonal. Complete a linha das brancas.
learn-pentago-five-right = O seu berlinde completou cinco em fila, por isso ganha de imediato. Não se gira nenhuma peça.
learn-pentago-twist-title = Cinco em fila com um giro
learn-pentago-twist = A coluna esquerda da peça 1 é das brancas. Coloque um berlinde e depois gire uma peça, de modo a haver cinco berlindes brancos na linha de cima.
learn-pentago-twist-right = O giro transformou a coluna em linha. É fácil não ver vitórias destas.
learn-pentago-theirs-title = Um giro a favor do adversário
learn-pentago-theirs = Cinco em fila dão a vitória a quem os tem, gire quem girar. Só desta vez, perca de propósito: encontre o giro que faz cinco em fila para as pretas.
learn-pentago-theirs-right = O seu próprio giro deu a vitória às pretas. Olhe para todo o tabuleiro antes de girar uma peça.
learn-pentago-both-title = Os dois ao mesmo tempo
learn-pentago-both = As pretas estão prestes a ganhar girando a peça 1. Salve a partida: faça cinco em fila para os dois lados com um só giro.
learn-pentago-both-right = Cinco em fila para os dois lados é empate.
learn-pentago-defend-title = Defender
learn-pentago-defend = As pretas têm quatro em fila, e uma ponta está livre. Coloque um berlinde e gire uma peça de modo que as pretas não possam ganhar na próxima jogada.
learn-pentago-defend-right = Um berlinde bloqueia uma ponta, um giro desfaz a fila. Em cada jogada tem as duas coisas.
learn-pentago-finnish-title = Edição finlandesa
learn-pentago-finnish = Na edição finlandesa, se os dois lados ficarem com cinco em fila, ganha quem girou. E enquanto uma peça estiver vazia, pode-se dispensar o giro. Faça cinco em fila para os dois lados.
learn-pentago-finnish-right = O giro foi seu, por isso ganha. Noutras edições seria empate.
learn-pentago-czech-title = Edição checa
learn-pentago-czech = O giro das brancas fez cinco em fila. Na edição checa, as pretas respondem agora com mais um berlinde, sem giro. Joga com as pretas: faça também cinco em fila.
learn-pentago-czech-right = Com os seus cinco em fila, a partida é um empate. Sem eles, teriam ganho as brancas.
learn-pentago-basque-title = Edição basca
learn-pentago-basque = Na edição basca, as peças só se giram no sentido horário. Ganhe girando a peça 4 no sentido horário.
learn-pentago-basque-right = No sentido horário, a coluna direita passa a ser a linha de baixo.
learn-pentago-openspiel-title = Edição OpenSpiel
learn-pentago-openspiel = Nesta edição, cinco em fila só contam depois do giro. Complete a linha das brancas e gire uma peça que não a desfaça.
learn-pentago-openspiel-right = Os cinco em fila continuam lá depois do giro, por isso ganham.

turn-reply = { $color ->
    [white] Respondem as brancas: um berlinde, sem giro
   *[black] Respondem as pretas: um berlinde, sem giro
}
ended-five-by-twist = { $winner ->
    [white] Ganham as brancas: o giro completou cinco em fila ({ $marks })
   *[black] Ganham as pretas: o giro completou cinco em fila ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Ganham as brancas: cinco em fila ({ $marks })
   *[black] Ganham as pretas: cinco em fila ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Ganham as brancas: cinco em fila ({ $marks })
   *[black] Ganham as pretas: cinco em fila ({ $marks })
}

rules-pentago-material =
    Um tabuleiro de 6x6 casas, feito de quatro peças de 3x3 casas que se podem girar. Dezoito berlindes para cada lado, as brancas e as pretas. Começam as brancas, a não ser que se combine outra coisa.
rules-pentago-turn =
    Coloque um berlinde da sua cor em qualquer casa vazia. { $edition ->
        [basque] Depois gire uma peça um quarto de volta no sentido horário: a que quiser, mesmo vazia.
        [finnish] Depois gire uma peça um quarto de volta: a que quiser, no sentido que quiser, mesmo vazia. Enquanto uma peça estiver vazia depois de colocar o seu berlinde, pode dispensar o giro.
       *[other] Depois gire uma peça um quarto de volta: a que quiser, no sentido que quiser, mesmo vazia.
    }
rules-pentago-end =
    - Cinco ou mais berlindes seus em fila ganham: numa linha, numa coluna ou numa diagonal.
    { $edition ->
        [openspiel] - Cinco em fila só contam se lá estiverem depois do giro: o seu berlinde, só por si, não ganha.
       *[other] - Se o seu berlinde fizer cinco em fila, ganha de imediato, e não se gira nenhuma peça.
    }
    { $edition ->
        [finnish] - Se o seu giro fizer cinco em fila, olhe para todo o tabuleiro. Se tiver cinco em fila, ganha, mesmo que o adversário também tenha. Se só o adversário tiver, ganha o adversário.
        [czech] - Se o seu giro fizer cinco em fila, olhe para todo o tabuleiro. Se só o adversário tiver cinco em fila, ganha o adversário. Se ambos tiverem, a partida é um empate.
       *[other] - Se o seu giro fizer cinco em fila, olhe para todo o tabuleiro. Se só o seu lado tiver cinco em fila, ganha. Se só o adversário tiver, ganha o adversário. Se ambos tiverem, a partida é um empate.
    }
    { $edition ->
        [czech] - Se o seu giro fizer cinco em fila só para si, o adversário tem de responder com mais um berlinde e não gira nenhuma peça. Se com isso fizer cinco em fila, a partida é um empate; se não, a vitória é sua. Se nenhuma casa estiver vazia, ganha de imediato.
       *[other] - Se o tabuleiro estiver cheio e ninguém tiver cinco em fila, a partida é um empate.
    }
rules-pentago-notation =
    As colunas vão de a a f a partir da esquerda, as linhas de 1 a 6 a partir de cima. As peças 1 e 2 estão em cima, as peças 3 e 4 em baixo. { $edition ->
        [basque] c3-2R coloca um berlinde em c3 e gira a peça 2 para a direita (sentido horário).
       *[other] c3-2R coloca um berlinde em c3 e gira a peça 2 para a direita (sentido horário); L é para a esquerda.
    } { $edition ->
        [openspiel] Há sempre um giro.
       *[other] Um berlinde sem giro escreve-se c3.
    }
rules-pentago-settled =
    - Se um giro fizer cinco em fila só para o adversário, ganha o adversário.
    - Seis em fila contam como cinco.
    - Depois do berlinde número 36 gira-se uma peça, como depois de qualquer outro berlinde.
    - Se o tabuleiro estiver cheio e ninguém tiver cinco em fila, a partida é um empate.
    { $edition ->
        [openspiel] - São as regras de um programa, não de um livro de regras.
       *[other] - Depois de um berlinde vencedor não se gira nenhuma peça.
    }

position-form-pentago = Espera-se uma posição como w5/6/2b3/6/6/6 w: seis linhas a partir de cima, depois o lado que joga. O erro está no carácter { $column }.
impossible-reply = Só se pode responder quando o outro lado é o único a ter cinco em fila e há uma casa vazia

now-twist-or-skip = Berlinde em { $cell }; agora gire uma peça, ou prima a barra de espaço para dispensar o giro
move-form-pentago = Uma jogada é uma casa e um giro: c3-2R coloca um berlinde em c3 e gira a peça 2 no sentido horário
illegal-twist-in-reply = A resposta é um berlinde sem giro; escreva só { $cell }
illegal-twist-after-win = Depois de um berlinde vencedor não se gira nenhuma peça; escreva só { $cell }
illegal-twist-due = Depois do berlinde em { $cell } é preciso girar uma peça; uma jogada completa é, por exemplo, c3-2R
illegal-clockwise-only = Nesta edição, as peças só se giram no sentido horário

tour-pentago-move = As brancas colocam um berlinde em e1 e têm cinco em fila: não se gira nenhuma peça, a partida acabou.
tour-pentago-surprise = Surpresa: o seu próprio giro pode dar a vitória ao outro lado. Olhe bem antes de girar.

edition-name-finnish = Edição finlandesa
edition-name-czech = Edição checa
edition-name-basque = Edição basca
edition-name-openspiel = Edição OpenSpiel
keys-block = Escolher uma peça
keys-twist = Girar a peça escolhida no sentido horário ou anti-horário
why-five-by-twist = { $mover ->
    [you] O seu giro completou cinco em fila.
    [white] O giro das brancas completou cinco em fila.
   *[black] O giro das pretas completou cinco em fila.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] O seu giro completou cinco em fila para as brancas.
       *[black] O seu giro completou cinco em fila para as pretas.
    }
    [white] O giro das brancas completou cinco em fila para as pretas.
   *[black] O giro das pretas completou cinco em fila para as brancas.
}

## For scripts

edit-reply = O lado que joga responde a cinco em fila (edição checa)

board-pentago = Tabuleiro de Pentago
cell-pending = { $cell }, o seu berlinde; agora gire uma peça
choose-cell = Coloque um berlinde numa casa vazia
now-twist = Berlinde em { $cell }; agora gire uma peça
twists = Giros
twist-L = Girar a peça { $block } no sentido anti-horário
twist-R = Girar a peça { $block } no sentido horário
block-chosen = Peça { $block }: { $right } gira-a no sentido horário, { $left } no sentido anti-horário
skip-twist = Não girar
said-pentago-L = { $color ->
    [white] Brancas: { $cell }, peça { $block } no sentido anti-horário
   *[black] Pretas: { $cell }, peça { $block } no sentido anti-horário
}
said-pentago-R = { $color ->
    [white] Brancas: { $cell }, peça { $block } no sentido horário
   *[black] Pretas: { $cell }, peça { $block } no sentido horário
}
said-pentago-place = { $color ->
    [white] Brancas: { $cell }, sem giro
   *[black] Pretas: { $cell }, sem giro
}
status-you-reply = É a sua vez de responder: um berlinde, sem giro
status-reply = { $color ->
    [white] Respondem as brancas: um berlinde, sem giro
   *[black] Respondem as pretas: um berlinde, sem giro
}
