game-pentaroll = Pentaroll
learn-a-pentaroll = Aprender Pentaroll
play-a-pentaroll = Jogar Pentaroll
rules-of-pentaroll = Regras do Pentaroll
setup-title-pentaroll = Uma partida de Pentaroll
join-title-pentaroll = Recebeu um convite para uma partida de Pentaroll
invite-text-pentaroll = Vamos jogar uma partida de Pentaroll?
puzzles-of-pentaroll = Problemas de Pentaroll
study-title-pentaroll = Analisar Pentaroll
review-title-pentaroll = Revisão de uma partida de Pentaroll
tagline-pentaroll = Faça rolar berlindes a partir da borda, cinco em fila
edition-pentaroll-standard = As regras da edição de 2021.

learn-pentaroll-turn-title = Uma jogada
learn-pentaroll-turn = Faça entrar um berlinde por qualquer borda. Num corredor vazio, ele fica na primeira casa.
learn-pentaroll-turn-right = Isto é uma jogada completa: um berlinde a partir da borda.
learn-pentaroll-push-title = Empurrar
learn-pentaroll-push = Faça entrar um berlinde pela esquerda ao longo da linha 3. A primeira casa ali não está vazia.
learn-pentaroll-push-right = O seu berlinde empurrou uma casa para dentro os berlindes que se tocam, sejam de quem forem. O berlinde atrás do espaço vazio não se moveu.
learn-pentaroll-five-title = Cinco em fila
learn-pentaroll-five = Cinco berlindes em fila ganham: numa linha, numa coluna ou numa diagonal. Empurre os quatro berlindes das brancas e junte o quinto.
learn-pentaroll-five-right = Quatro berlindes avançaram, e o quinto veio atrás deles.
learn-pentaroll-full-title = Corredores cheios
learn-pentaroll-full = A linha 4 está cheia, por isso não pode entrar ali nenhum berlinde: nada é empurrado para fora do tabuleiro. Ganhe por outro corredor.
learn-pentaroll-full-right = A coluna b tinha lugar, e os seus berlindes avançaram através da linha cheia.
learn-pentaroll-corner-title = Cantos
learn-pentaroll-corner = Um canto tem duas entradas: ao longo da sua linha e ao longo da sua coluna. Aqui só uma delas ganha.
learn-pentaroll-corner-right = Por cima, empurra-se a coluna. Pela esquerda, teria sido empurrada a linha.
learn-pentaroll-theirs-title = Um empurrão a favor do adversário
learn-pentaroll-theirs = Um empurrão também move os berlindes do adversário. Só desta vez, perca de propósito: encontre o empurrão que faz cinco em fila para as pretas.
learn-pentaroll-theirs-right = O seu empurrão pôs no lugar o quinto berlinde das pretas, por isso ganham as pretas.
learn-pentaroll-both-title = Os dois ao mesmo tempo
learn-pentaroll-both = As pretas podem ganhar em dois sítios. Um empurrão faz cinco em fila para os dois lados. Encontre-o.
learn-pentaroll-both-right = Cinco em fila para os dois lados é empate.
learn-pentaroll-defend-title = Defender
learn-pentaroll-defend = As pretas têm quatro berlindes na linha 3 e querem empurrar. Faça uma jogada depois da qual as pretas não possam ganhar de imediato.
learn-pentaroll-defend-right = Um empurrão que atravessa a linha desfaz a fila.

rules-pentaroll-material =
    Um tabuleiro de 6x6 casas e dezoito berlindes para cada lado, as brancas e as pretas. Começam as brancas, a não ser que se combine outra coisa.
rules-pentaroll-turn =
    Faça entrar um berlinde da sua cor por qualquer entrada da borda. Se a casa ali estiver vazia, o berlinde fica nela. Se lá houver um berlinde, o seu empurra uma casa, a direito para dentro, todos os berlindes dali até ao primeiro espaço vazio. Os berlindes atrás do espaço vazio ficam onde estão. Um corredor com seis berlindes está cheio e não se pode entrar nele: nada é empurrado para fora do tabuleiro.
rules-pentaroll-end =
    - Olhe para todo o tabuleiro depois de cada jogada. Se só o seu lado tiver cinco ou mais berlindes em fila, ganha. Se só o adversário tiver, ganha o adversário. Se ambos tiverem, a partida é um empate.
    - Se o tabuleiro estiver cheio e ninguém tiver cinco em fila, a partida é um empate. Enquanto houver uma casa vazia, há uma jogada possível.
rules-pentaroll-notation =
    Uma jogada escreve-se com o seu lado e o seu corredor: Nc desce a coluna c a partir de cima, Sc sobe-a a partir de baixo, W3 segue a linha 3 a partir da esquerda, E3 a partir da direita. As colunas vão de a a f a partir da esquerda, as linhas de 1 a 6 a partir de cima.
rules-pentaroll-settled =
    - Num canto pode-se entrar ao longo da sua linha ou ao longo da sua coluna. Enquanto está vazio, as duas são a mesma jogada, escrita como a que segue a linha.
    - Um espaço vazio trava o empurrão.
    - Se um empurrão fizer cinco em fila só para o adversário, ganha o adversário.

position-form-pentaroll = Espera-se uma posição como w5/6/2b3/6/6/6 w: seis linhas a partir de cima, depois o lado que joga. O erro está no carácter { $column }.

move-form-pentaroll = Uma jogada é um lado e um corredor: Nc de cima, Sc de baixo, W3 da esquerda, E3 da direita
illegal-lane-full = O corredor de { $entry } está cheio, por isso não pode entrar nenhum berlinde

tour-pentaroll-move = As brancas entram pela esquerda ao longo da linha 2 (W2) e empurram uma casa para dentro os berlindes até ao espaço vazio. Os berlindes atrás do espaço vazio ficam.
tour-pentaroll-surprise = Surpresa: um empurrão também move os berlindes do adversário, e pode completar cinco em fila para o adversário.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] O seu empurrão completou cinco em fila para as brancas.
       *[black] O seu empurrão completou cinco em fila para as pretas.
    }
    [white] O empurrão das brancas completou cinco em fila para as pretas.
   *[black] O empurrão das pretas completou cinco em fila para as brancas.
}

## For scripts

board-pentaroll = Tabuleiro de Pentaroll
choose-entry = Faça entrar um berlinde pela borda
entry-N = De cima, coluna { $lane }
entry-S = De baixo, coluna { $lane }
entry-W = Da esquerda, linha { $lane }
entry-E = Da direita, linha { $lane }
entry-full = { $entry }; fechada
entry-pending = { $entry }; prima outra vez para fazer entrar o berlinde
press-again = Prima outra vez a seta para fazer entrar o berlinde
said-pentaroll-N = { $color ->
    [white] Brancas: de cima, coluna { $lane }
   *[black] Pretas: de cima, coluna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Brancas: da direita, linha { $lane }
   *[black] Pretas: da direita, linha { $lane }
}
said-pentaroll-S = { $color ->
    [white] Brancas: de baixo, coluna { $lane }
   *[black] Pretas: de baixo, coluna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Brancas: da esquerda, linha { $lane }
   *[black] Pretas: da esquerda, linha { $lane }
}
