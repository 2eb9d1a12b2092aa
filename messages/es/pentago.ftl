game-pentago = Pentago
learn-a-pentago = Aprender Pentago
play-a-pentago = Jugar a Pentago
rules-of-pentago = Reglas de Pentago
setup-title-pentago = Una partida de Pentago
join-title-pentago = Te invitan a una partida de Pentago
invite-text-pentago = Juega a Pentago conmigo
puzzles-of-pentago = Problemas de Pentago
study-title-pentago = Analizar Pentago
review-title-pentago = Repaso de una partida de Pentago
tagline-pentago = Coloca una canica, gira un cuadrado, cinco en fila
edition-pentago-standard = Las reglas que comparten casi todas las ediciones impresas.
edition-pentago-finnish = Si un giro forma cinco en fila para los dos bandos, gana quien giró. Mientras quede un cuadrado vacío, se puede renunciar al giro.
edition-pentago-czech = Si tu giro forma cinco en fila solo para ti, el rival responde con una canica más, sin girar. Si con ella forma cinco en fila, hay empate; si no, ganas tú.
edition-pentago-basque = Los cuadrados solo se giran en sentido horario.
edition-pentago-openspiel = Siempre se gira un cuadrado, y cinco en fila solo cuentan después del giro. Son las reglas de una biblioteca de software de investigación; se conservan aquí para poder comparar resultados.

learn-pentago-turn-title = Un turno
learn-pentago-turn = Pon una canica en cualquier espacio. Después gira cualquier cuadrado un cuarto de vuelta.
learn-pentago-turn-right = Eso es un turno completo: una canica, un giro. Puedes girar cualquiera de los cuatro cuadrados, incluso uno vacío.
learn-pentago-five-title = Cinco en fila
learn-pentago-five = Cinco canicas en línea ganan: en una fila, en una columna o en diagonal. Completa la fila de las blancas.
learn-pentago-five-right = Tu canica completó cinco en fila, así que ganas al instante. No se gira ningún cuadrado.
learn-pentago-twist-title = Cinco en fila con un giro
learn-pentago-twist = La columna izquierda del cuadrado 1 es de las blancas. Coloca una canica y gira un cuadrado para que haya cinco canicas blancas en la fila de arriba.
learn-pentago-twist-right = El giro convirtió la columna en fila. Es fácil que estas victorias pasen desapercibidas.
learn-pentago-theirs-title = Un giro para el otro bando
learn-pentago-theirs = Cinco en fila dan la victoria a quien las tiene, gire quien gire. Solo por esta vez, pierde a propósito: encuentra el giro que forma cinco en fila para las negras.
learn-pentago-theirs-right = Tu propio giro dio la partida a las negras. Mira todo el tablero antes de girar un cuadrado.
learn-pentago-both-title = Los dos a la vez
learn-pentago-both = Las negras están a punto de ganar girando el cuadrado 1. Salva la partida: forma cinco en fila para los dos bandos con un solo giro.
learn-pentago-both-right = Cinco en fila para los dos bandos es empate.
learn-pentago-defend-title = Defender
learn-pentago-defend = Las negras tienen cuatro en fila, y un extremo está libre. Coloca una canica y gira un cuadrado de modo que las negras no puedan ganar en la próxima jugada.
learn-pentago-defend-right = Una canica bloquea un extremo, un giro rompe la línea. En cada turno tienes las dos cosas.
learn-pentago-finnish-title = Edición finlandesa
learn-pentago-finnish = En la edición finlandesa, si los dos bandos consiguen cinco en fila, gana quien giró. Y mientras haya un cuadrado vacío, se puede renunciar al giro. Forma cinco en fila para los dos bandos.
learn-pentago-finnish-right = Giraste tú, así que ganas. En otras ediciones sería empate.
learn-pentago-czech-title = Edición checa
learn-pentago-czech = El giro de las blancas formó cinco en fila. En la edición checa, ahora las negras responden con una canica más, sin girar. Llevas las negras: forma cinco en fila tú también.
learn-pentago-czech-right = Con tus cinco en fila, la partida acaba en empate. Sin ellas habrían ganado las blancas.
learn-pentago-basque-title = Edición vasca
learn-pentago-basque = En la edición vasca, los cuadrados solo se giran en sentido horario. Gana girando el cuadrado 4 en sentido horario.
learn-pentago-basque-right = En sentido horario, la columna derecha pasa a ser la fila de abajo.
learn-pentago-openspiel-title = Edición OpenSpiel
learn-pentago-openspiel = En esta edición, cinco en fila solo cuentan después del giro. Completa la fila de las blancas y gira un cuadrado que no la rompa.
learn-pentago-openspiel-right = Las cinco en fila siguen ahí después del giro, así que ganan.

turn-reply = { $color ->
    [white] Responden las blancas: una canica, sin giro
   *[black] Responden las negras: una canica, sin giro
}
ended-five-by-twist = { $winner ->
    [white] Ganan las blancas: el giro completó cinco en fila ({ $marks })
   *[black] Ganan las negras: el giro completó cinco en fila ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Ganan las blancas: cinco en fila ({ $marks })
   *[black] Ganan las negras: cinco en fila ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Ganan las blancas: cinco en fila ({ $marks })
   *[black] Ganan las negras: cinco en fila ({ $marks })
}

rules-pentago-material =
    Un tablero de 6x6 espacios, hecho de cuatro cuadrados de 3x3 espacios que se pueden girar. Dieciocho canicas para cada bando, blancas y negras. Empiezan las blancas, salvo que se acuerde otra cosa.
rules-pentago-turn =
    Pon una canica de tu color en cualquier espacio vacío. { $edition ->
        [basque] Después gira un cuadrado un cuarto de vuelta en sentido horario, el que quieras, incluso uno vacío.
        [finnish] Después gira un cuadrado un cuarto de vuelta, el que quieras y hacia donde quieras, incluso uno vacío. Mientras haya un cuadrado vacío después de poner tu canica, puedes renunciar al giro.
       *[other] Después gira un cuadrado un cuarto de vuelta, el que quieras y hacia donde quieras, incluso uno vacío.
    }
rules-pentago-end =
    - Cinco o más canicas tuyas en línea ganan: en una fila, en una columna o en diagonal.
    { $edition ->
        [openspiel] - Cinco en fila solo cuentan si están ahí después del giro: tu canica por sí sola no gana.
       *[other] - Si tu canica forma cinco en fila, ganas al instante y no se gira ningún cuadrado.
    }
    { $edition ->
        [finnish] - Si tu giro forma cinco en fila, mira todo el tablero. Si tú tienes cinco en fila, ganas, aunque el rival también las tenga. Si solo las tiene el rival, gana el rival.
        [czech] - Si tu giro forma cinco en fila, mira todo el tablero. Si solo el rival tiene cinco en fila, gana el rival. Si las tienen los dos, hay empate.
       *[other] - Si tu giro forma cinco en fila, mira todo el tablero. Si solo tú tienes cinco en fila, ganas. Si solo las tiene el rival, gana el rival. Si las tienen los dos, hay empate.
    }
    { $edition ->
        [czech] - Si tu giro forma cinco en fila solo para ti, el rival debe responder con una canica más y no gira ningún cuadrado. Si con ella forma cinco en fila, hay empate; si no, ganas tú. Si no queda ningún espacio vacío, ganas al instante.
       *[other] - Si el tablero está lleno y nadie tiene cinco en fila, hay empate.
    }
rules-pentago-notation =
    Las columnas van de a a f desde la izquierda, las filas de 1 a 6 desde arriba. Los cuadrados 1 y 2 están arriba, los cuadrados 3 y 4 abajo. { $edition ->
        [basque] c3-2R pone una canica en c3 y gira el cuadrado 2 a la derecha (sentido horario).
       *[other] c3-2R pone una canica en c3 y gira el cuadrado 2 a la derecha (sentido horario); L es a la izquierda.
    } { $edition ->
        [openspiel] Siempre hay un giro.
       *[other] Una canica sin giro se escribe c3.
    }
rules-pentago-settled =
    - Si un giro forma cinco en fila solo para el rival, gana el rival.
    - Seis en fila cuentan como cinco.
    - Después de la canica número 36 se gira un cuadrado, como después de cualquier otra canica.
    - Si el tablero está lleno y nadie tiene cinco en fila, hay empate.
    { $edition ->
        [openspiel] - Son las reglas de un programa, no de un reglamento impreso.
       *[other] - Después de una canica ganadora no se gira ningún cuadrado.
    }

position-form-pentago = Se espera una posición como w5/6/2b3/6/6/6 w: seis filas desde arriba y luego el bando que juega. El error está en el carácter { $column }.
impossible-reply = Solo se puede responder si el otro bando es el único que tiene cinco en fila y hay un espacio vacío

now-twist-or-skip = Canica en { $cell }; ahora gira un cuadrado, o pulsa la barra espaciadora para renunciar al giro
move-form-pentago = Una jugada es un espacio y un giro: c3-2R pone una canica en c3 y gira el cuadrado 2 en sentido horario
illegal-twist-in-reply = La respuesta es una canica sin giro; escribe solo { $cell }
illegal-twist-after-win = Después de una canica ganadora no se gira ningún cuadrado; escribe solo { $cell }
illegal-twist-due = Después de la canica en { $cell } hay que girar un cuadrado; una jugada completa es, por ejemplo, c3-2R
illegal-clockwise-only = En esta edición, los cuadrados solo se giran en sentido horario

tour-pentago-move = Las blancas ponen una canica en e1 y tienen cinco en fila: no se gira ningún cuadrado, la partida ha terminado.
tour-pentago-surprise = Sorpresa: tu propio giro puede dar la partida al otro bando. Mira antes de girar.

edition-name-finnish = Edición finlandesa
edition-name-czech = Edición checa
edition-name-basque = Edición vasca
edition-name-openspiel = Edición OpenSpiel
keys-block = Elegir un cuadrado
keys-twist = Girar el cuadrado elegido en sentido horario o antihorario
why-five-by-twist = { $mover ->
    [you] Tu giro completó cinco en fila.
    [white] El giro de las blancas completó cinco en fila.
   *[black] El giro de las negras completó cinco en fila.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Tu giro completó cinco en fila para las blancas.
       *[black] Tu giro completó cinco en fila para las negras.
    }
    [white] El giro de las blancas completó cinco en fila para las negras.
   *[black] El giro de las negras completó cinco en fila para las blancas.
}

## For scripts

edit-reply = El bando que juega responde a cinco en fila (edición checa)

board-pentago = Tablero de Pentago
cell-pending = { $cell }, tu canica; ahora gira un cuadrado
choose-cell = Pon una canica en un espacio vacío
now-twist = Canica en { $cell }; ahora gira un cuadrado
twists = Giros
twist-L = Girar el cuadrado { $block } en sentido antihorario
twist-R = Girar el cuadrado { $block } en sentido horario
block-chosen = Cuadrado { $block }: { $right } lo gira en sentido horario, { $left } en sentido antihorario
skip-twist = No girar
said-pentago-L = { $color ->
    [white] Blancas: { $cell }, cuadrado { $block } en sentido antihorario
   *[black] Negras: { $cell }, cuadrado { $block } en sentido antihorario
}
said-pentago-R = { $color ->
    [white] Blancas: { $cell }, cuadrado { $block } en sentido horario
   *[black] Negras: { $cell }, cuadrado { $block } en sentido horario
}
said-pentago-place = { $color ->
    [white] Blancas: { $cell }, sin giro
   *[black] Negras: { $cell }, sin giro
}
status-you-reply = Te toca responder: una canica, sin giro
status-reply = { $color ->
    [white] Responden las blancas: una canica, sin giro
   *[black] Responden las negras: una canica, sin giro
}
