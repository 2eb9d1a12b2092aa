game-pentaroll = Pentaroll
learn-a-pentaroll = Aprender Pentaroll
play-a-pentaroll = Xogar a Pentaroll
rules-of-pentaroll = Regras de Pentaroll
setup-title-pentaroll = Unha partida de Pentaroll
join-title-pentaroll = Convídante a unha partida de Pentaroll
invite-text-pentaroll = Xoga a Pentaroll comigo
puzzles-of-pentaroll = Problemas de Pentaroll
study-title-pentaroll = Analizar Pentaroll
review-title-pentaroll = Repaso dunha partida de Pentaroll
tagline-pentaroll = Bota bolas a rolar desde o bordo, cinco en fila
edition-pentaroll-standard = As regras da edición de 2021.

learn-pentaroll-turn-title = Unha quenda
learn-pentaroll-turn = Fai entrar unha bola desde calquera bordo. Nun carril baleiro queda no primeiro espazo.
learn-pentaroll-turn-right = Iso é unha quenda completa: unha bola desde o bordo.
learn-pentaroll-push-title = Empurrar
learn-pentaroll-push = Fai entrar unha bola pola esquerda, ao longo da fila 3. Alí o primeiro espazo non está baleiro.
learn-pentaroll-push-right = A túa bola empurrou un espazo cara a dentro as bolas que se tocan, sexan de quen sexan. A bola que está detrás do oco non se moveu.
learn-pentaroll-five-title = Cinco en fila
learn-pentaroll-five = Cinco bolas en liña gañan: nunha fila, nunha columna ou en diagonal. Empurra as catro bolas das brancas e engade a quinta.
learn-pentaroll-five-right = Catro bolas avanzaron, e a quinta chegou detrás delas.
learn-pentaroll-full-title = Carrís cheos
learn-pentaroll-full = A fila 4 está chea, así que alí non pode entrar ningunha bola: nada se empurra fóra do taboleiro. Gaña por outro carril.
learn-pentaroll-full-right = A columna b tiña sitio, e as súas bolas avanzaron a través da fila chea.
learn-pentaroll-corner-title = Esquinas
learn-pentaroll-corner = Unha esquina ten dúas entradas: ao longo da súa fila e ao longo da súa columna. Aquí só gaña unha delas.
learn-pentaroll-corner-right = Desde arriba empurras a columna. Desde a esquerda empurrarías a fila.
learn-pentaroll-theirs-title = Un empurrón para o outro bando
learn-pentaroll-theirs = Un empurrón move tamén as bolas do rival. Só por esta vez, perde adrede: atopa o empurrón que forma cinco en fila para as negras.
learn-pentaroll-theirs-right = O teu empurrón puxo no seu sitio a quinta bola das negras, así que gañan as negras.
learn-pentaroll-both-title = Os dous á vez
learn-pentaroll-both = As negras poden gañar en dous sitios. Un empurrón forma cinco en fila para os dous bandos. Atópao.
learn-pentaroll-both-right = Cinco en fila para os dous bandos é empate.
learn-pentaroll-defend-title = Defender
learn-pentaroll-defend = As negras teñen catro bolas na fila 3 e queren empurrar. Fai unha xogada despois da cal as negras non poidan gañar no momento.
learn-pentaroll-defend-right = Un empurrón que cruza a fila rompe a liña.

rules-pentaroll-material =
    Un taboleiro de 6x6 espazos e dezaoito bolas para cada bando, brancas e negras. Comezan as brancas, se non se acorda outra cousa.
rules-pentaroll-turn =
    Fai entrar unha bola da túa cor por calquera entrada do bordo. Se alí o espazo está baleiro, a bola queda nel. Se hai unha bola, a túa empurra un espazo, en liña recta cara a dentro, todas as bolas desde alí ata o primeiro oco. As bolas que están detrás do oco quedan onde están. Un carril con seis bolas está cheo e non se pode entrar nel: nada se empurra fóra do taboleiro.
rules-pentaroll-end =
    - Mira todo o taboleiro despois de cada xogada. Se só ti tes cinco ou máis bolas en liña, gañas. Se só as ten o rival, gaña o rival. Se as teñen os dous, hai empate.
    - Se o taboleiro está cheo e ninguén ten cinco en fila, hai empate. Mentres haxa un espazo baleiro, hai algunha xogada posible.
rules-pentaroll-notation =
    Unha xogada escríbese co seu lado e o seu carril: Nc baixa pola columna c desde arriba, Sc sobe desde abaixo, W3 vai pola fila 3 desde a esquerda, E3 desde a dereita. As columnas van de a a f desde a esquerda, as filas de 1 a 6 desde arriba.
rules-pentaroll-settled =
    - Nunha esquina pódese entrar ao longo da súa fila ou ao longo da súa columna. Mentres está baleira, ambas son a mesma xogada, que se escribe como a da fila.
    - Un oco detén o empurrón.
    - Se un empurrón forma cinco en fila só para o rival, gaña o rival.

position-form-pentaroll = Agárdase unha posición como w5/6/2b3/6/6/6 w: seis filas desde arriba e logo o bando que xoga. O erro está no carácter { $column }.

move-form-pentaroll = Unha xogada é un lado e un carril: Nc desde arriba, Sc desde abaixo, W3 desde a esquerda, E3 desde a dereita
illegal-lane-full = O carril de { $entry } está cheo, así que non pode entrar ningunha bola

tour-pentaroll-move = As brancas entran pola esquerda ao longo da fila 2 (W2) e empurran un espazo cara a dentro as bolas que hai ata o oco. As bolas que están detrás do oco quedan.
tour-pentaroll-surprise = Sorpresa: un empurrón move tamén as bolas do rival, e pode completarlle cinco en fila.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] O teu empurrón completou cinco en fila para as brancas.
       *[black] O teu empurrón completou cinco en fila para as negras.
    }
    [white] O empurrón das brancas completou cinco en fila para as negras.
   *[black] O empurrón das negras completou cinco en fila para as brancas.
}

## For scripts

board-pentaroll = Taboleiro de Pentaroll
choose-entry = Fai entrar unha bola desde o bordo
entry-N = Desde arriba, columna { $lane }
entry-S = Desde abaixo, columna { $lane }
entry-W = Desde a esquerda, fila { $lane }
entry-E = Desde a dereita, fila { $lane }
entry-full = { $entry }; pechada
entry-pending = { $entry }; preme outra vez para facer entrar a bola
press-again = Preme outra vez a frecha para facer entrar a bola
said-pentaroll-N = { $color ->
    [white] Brancas: desde arriba, columna { $lane }
   *[black] Negras: desde arriba, columna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Brancas: desde a dereita, fila { $lane }
   *[black] Negras: desde a dereita, fila { $lane }
}
said-pentaroll-S = { $color ->
    [white] Brancas: desde abaixo, columna { $lane }
   *[black] Negras: desde abaixo, columna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Brancas: desde a esquerda, fila { $lane }
   *[black] Negras: desde a esquerda, fila { $lane }
}
