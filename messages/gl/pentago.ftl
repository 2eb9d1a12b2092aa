game-pentago = Pentago
learn-a-pentago = Aprender Pentago
play-a-pentago = Xogar a Pentago
rules-of-pentago = Regras de Pentago
setup-title-pentago = Unha partida de Pentago
join-title-pentago = Convídante a unha partida de Pentago
invite-text-pentago = Xoga a Pentago comigo
puzzles-of-pentago = Problemas de Pentago
study-title-pentago = Analizar Pentago
review-title-pentago = Repaso dunha partida de Pentago
tagline-pentago = Coloca unha bola, xira un cadrado, cinco en fila
edition-pentago-standard = As regras que comparten case todas as edicións impresas.
edition-pentago-finnish = Se un xiro forma cinco en fila para os dous bandos, gaña quen xirou. Mentres quede un cadrado baleiro, pódese renunciar ao xiro.
edition-pentago-czech = Se o teu xiro forma cinco en fila só para ti, o rival responde cunha bola máis, sen xirar. Se con ela forma cinco en fila, hai empate; se non, gañas ti.
edition-pentago-basque = Os cadrados só se xiran en sentido horario.
edition-pentago-openspiel = Sempre se xira un cadrado, e cinco en fila só contan despois do xiro. Son as regras dunha biblioteca de software de investigación; consérvanse aquí para poder comparar resultados.

learn-pentago-turn-title = Unha quenda
learn-pentago-turn = Pon unha bola en calquera espazo. Despois xira calquera cadrado un cuarto de volta.
learn-pentago-turn-right = Iso é unha quenda completa: unha bola, un xiro. Podes xirar calquera dos catro cadrados, mesmo un baleiro.
learn-pentago-five-title = Cinco en fila
learn-pentago-five = Cinco bolas en liña gañan: nunha fila, nunha columna ou en diagonal. Completa a fila das brancas.
learn-pentago-five-right = A túa bola completou cinco en fila, así que gañas no momento. Non se xira ningún cadrado.
learn-pentago-twist-title = Cinco en fila cun xiro
learn-pentago-twist = A columna esquerda do cadrado 1 é das brancas. Coloca unha bola e despois xira un cadrado para que haxa cinco bolas brancas na fila de arriba.
learn-pentago-twist-right = O xiro converteu a columna en fila. É doado que vitorias así pasen desapercibidas.
learn-pentago-theirs-title = Un xiro para o outro bando
learn-pentago-theirs = Cinco en fila danlle a vitoria a quen as ten, xire quen xire. Só por esta vez, perde adrede: atopa o xiro que forma cinco en fila para as negras.
learn-pentago-theirs-right = O teu propio xiro deulles a partida ás negras. Mira todo o taboleiro antes de xirar un cadrado.
learn-pentago-both-title = Os dous á vez
learn-pentago-both = As negras están a piques de gañar xirando o cadrado 1. Salva a partida: forma cinco en fila para os dous bandos cun só xiro.
learn-pentago-both-right = Cinco en fila para os dous bandos é empate.
learn-pentago-defend-title = Defender
learn-pentago-defend = As negras teñen catro en fila, e un extremo está libre. Coloca unha bola e xira un cadrado de xeito que as negras non poidan gañar na próxima xogada.
learn-pentago-defend-right = Unha bola bloquea un extremo, un xiro rompe a liña. En cada quenda tes as dúas cousas.
learn-pentago-finnish-title = Edición finlandesa
learn-pentago-finnish = Na edición finlandesa, se os dous bandos conseguen cinco en fila, gaña quen xirou. E mentres haxa un cadrado baleiro, pódese renunciar ao xiro. Forma cinco en fila para os dous bandos.
learn-pentago-finnish-right = Xiraches ti, así que gañas. Noutras edicións sería empate.
learn-pentago-czech-title = Edición checa
learn-pentago-czech = O xiro das brancas formou cinco en fila. Na edición checa, agora as negras responden cunha bola máis, sen xirar. Levas as negras: forma cinco en fila ti tamén.
learn-pentago-czech-right = Coas túas cinco en fila, a partida é un empate. Sen elas, gañarían as brancas.
learn-pentago-basque-title = Edición vasca
learn-pentago-basque = Na edición vasca, os cadrados só se xiran en sentido horario. Gaña xirando o cadrado 4 en sentido horario.
learn-pentago-basque-right = En sentido horario, a columna dereita pasa a ser a fila de abaixo.
learn-pentago-openspiel-title = Edición OpenSpiel
learn-pentago-openspiel = Nesta edición, cinco en fila só contan despois do xiro. Completa a fila das brancas e xira un cadrado que non a rompa.
learn-pentago-openspiel-right = As cinco en fila seguen aí despois do xiro, así que gañan.

turn-reply = { $color ->
    [white] Responden as brancas: unha bola, sen xiro
   *[black] Responden as negras: unha bola, sen xiro
}
ended-five-by-twist = { $winner ->
    [white] Gañan as brancas: o xiro completou cinco en fila ({ $marks })
   *[black] Gañan as negras: o xiro completou cinco en fila ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Gañan as brancas: cinco en fila ({ $marks })
   *[black] Gañan as negras: cinco en fila ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Gañan as brancas: cinco en fila ({ $marks })
   *[black] Gañan as negras: cinco en fila ({ $marks })
}

rules-pentago-material =
    Un taboleiro de 6x6 espazos, feito de catro cadrados de 3x3 espazos que se poden xirar. Dezaoito bolas para cada bando, brancas e negras. Comezan as brancas, se non se acorda outra cousa.
rules-pentago-turn =
    Pon unha bola da túa cor en calquera espazo baleiro. { $edition ->
        [basque] Despois xira un cadrado un cuarto de volta en sentido horario: o que queiras, mesmo un baleiro.
        [finnish] Despois xira un cadrado un cuarto de volta: o que queiras e cara a onde queiras, mesmo un baleiro. Mentres haxa un cadrado baleiro despois de pór a túa bola, podes renunciar ao xiro.
       *[other] Despois xira un cadrado un cuarto de volta: o que queiras e cara a onde queiras, mesmo un baleiro.
    }
rules-pentago-end =
    - Cinco ou máis bolas túas en liña gañan: nunha fila, nunha columna ou en diagonal.
    { $edition ->
        [openspiel] - Cinco en fila só contan se están aí despois do xiro: a túa bola por si soa non gaña.
       *[other] - Se a túa bola forma cinco en fila, gañas no momento e non se xira ningún cadrado.
    }
    { $edition ->
        [finnish] - Se o teu xiro forma cinco en fila, mira todo o taboleiro. Se ti tes cinco en fila, gañas, aínda que o rival tamén as teña. Se só as ten o rival, gaña o rival.
        [czech] - Se o teu xiro forma cinco en fila, mira todo o taboleiro. Se só o rival ten cinco en fila, gaña o rival. Se as teñen os dous, hai empate.
       *[other] - Se o teu xiro forma cinco en fila, mira todo o taboleiro. Se só ti tes cinco en fila, gañas. Se só as ten o rival, gaña o rival. Se as teñen os dous, hai empate.
    }
    { $edition ->
        [czech] - Se o teu xiro forma cinco en fila só para ti, o rival debe responder cunha bola máis e non xira ningún cadrado. Se con ela forma cinco en fila, hai empate; se non, gañas ti. Se non queda ningún espazo baleiro, gañas no momento.
       *[other] - Se o taboleiro está cheo e ninguén ten cinco en fila, hai empate.
    }
rules-pentago-notation =
    As columnas van de a a f desde a esquerda, as filas de 1 a 6 desde arriba. Os cadrados 1 e 2 están arriba, os cadrados 3 e 4 abaixo. { $edition ->
        [basque] c3-2R pon unha bola en c3 e xira o cadrado 2 á dereita (sentido horario).
       *[other] c3-2R pon unha bola en c3 e xira o cadrado 2 á dereita (sentido horario); L é á esquerda.
    } { $edition ->
        [openspiel] Sempre hai un xiro.
       *[other] Unha bola sen xiro escríbese c3.
    }
rules-pentago-settled =
    - Se un xiro forma cinco en fila só para o rival, gaña o rival.
    - Seis en fila contan como cinco.
    - Despois da bola número 36 xírase un cadrado, como despois de calquera outra bola.
    - Se o taboleiro está cheo e ninguén ten cinco en fila, hai empate.
    { $edition ->
        [openspiel] - Son as regras dun programa, non dun regulamento impreso.
       *[other] - Despois dunha bola gañadora non se xira ningún cadrado.
    }

position-form-pentago = Agárdase unha posición como w5/6/2b3/6/6/6 w: seis filas desde arriba e logo o bando que xoga. O erro está no carácter { $column }.
impossible-reply = Só se pode responder se o outro bando é o único que ten cinco en fila e hai un espazo baleiro

now-twist-or-skip = Bola en { $cell }; agora xira un cadrado, ou preme a barra espazadora para renunciar ao xiro
move-form-pentago = Unha xogada é un espazo e un xiro: c3-2R pon unha bola en c3 e xira o cadrado 2 en sentido horario
illegal-twist-in-reply = A resposta é unha bola sen xiro; escribe só { $cell }
illegal-twist-after-win = Despois dunha bola gañadora non se xira ningún cadrado; escribe só { $cell }
illegal-twist-due = Despois da bola en { $cell } hai que xirar un cadrado; unha xogada completa é, por exemplo, c3-2R
illegal-clockwise-only = Nesta edición, os cadrados só se xiran en sentido horario

tour-pentago-move = As brancas poñen unha bola en e1 e teñen cinco en fila: non se xira ningún cadrado, a partida rematou.
tour-pentago-surprise = Sorpresa: o teu propio xiro pode darlle a partida ao outro bando. Mira ben antes de xirar.

edition-name-finnish = Edición finlandesa
edition-name-czech = Edición checa
edition-name-basque = Edición vasca
edition-name-openspiel = Edición OpenSpiel
keys-block = Escoller un cadrado
keys-twist = Xirar o cadrado escollido en sentido horario ou antihorario
why-five-by-twist = { $mover ->
    [you] O teu xiro completou cinco en fila.
    [white] O xiro das brancas completou cinco en fila.
   *[black] O xiro das negras completou cinco en fila.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] O teu xiro completou cinco en fila para as brancas.
       *[black] O teu xiro completou cinco en fila para as negras.
    }
    [white] O xiro das brancas completou cinco en fila para as negras.
   *[black] O xiro das negras completou cinco en fila para as brancas.
}

## For scripts

edit-reply = O bando que xoga responde a cinco en fila (edición checa)

board-pentago = Taboleiro de Pentago
cell-pending = { $cell }, a túa bola; agora xira un cadrado
choose-cell = Pon unha bola nun espazo baleiro
now-twist = Bola en { $cell }; agora xira un cadrado
twists = Xiros
twist-L = Xirar o cadrado { $block } en sentido antihorario
twist-R = Xirar o cadrado { $block } en sentido horario
block-chosen = Cadrado { $block }: { $right } xírao en sentido horario, { $left } en sentido antihorario
skip-twist = Non xirar
said-pentago-L = { $color ->
    [white] Brancas: { $cell }, cadrado { $block } en sentido antihorario
   *[black] Negras: { $cell }, cadrado { $block } en sentido antihorario
}
said-pentago-R = { $color ->
    [white] Brancas: { $cell }, cadrado { $block } en sentido horario
   *[black] Negras: { $cell }, cadrado { $block } en sentido horario
}
said-pentago-place = { $color ->
    [white] Brancas: { $cell }, sen xiro
   *[black] Negras: { $cell }, sen xiro
}
status-you-reply = Tócache responder: unha bola, sen xiro
status-reply = { $color ->
    [white] Responden as brancas: unha bola, sen xiro
   *[black] Responden as negras: unha bola, sen xiro
}
