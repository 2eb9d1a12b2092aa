game-pentaroll = Pentaroll
learn-a-pentaroll = Aprender Pentaroll
play-a-pentaroll = Jugar a Pentaroll
rules-of-pentaroll = Reglas de Pentaroll
setup-title-pentaroll = Una partida de Pentaroll
join-title-pentaroll = Te invitan a una partida de Pentaroll
invite-text-pentaroll = Juega a Pentaroll conmigo
puzzles-of-pentaroll = Problemas de Pentaroll
study-title-pentaroll = Analizar Pentaroll
review-title-pentaroll = Repaso de una partida de Pentaroll
tagline-pentaroll = Mete canicas rodando desde el borde, cinco en fila
edition-pentaroll-standard = Las reglas de la edición de 2021.

learn-pentaroll-turn-title = Un turno
learn-pentaroll-turn = Mete una canica rodando desde cualquier borde. En un carril vacío se queda en el primer espacio.
learn-pentaroll-turn-right = Eso es un turno completo: una canica desde el borde.
learn-pentaroll-push-title = Empujar
learn-pentaroll-push = Mete una canica por la izquierda, a lo largo de la fila 3. Allí el primer espacio no está vacío.
learn-pentaroll-push-right = Tu canica empujó un espacio hacia dentro las canicas que se tocan, sean de quien sean. La canica que está detrás del hueco no se movió.
learn-pentaroll-five-title = Cinco en fila
learn-pentaroll-five = Cinco canicas en línea ganan: en una fila, en una columna o en diagonal. Empuja las cuatro canicas de las blancas y añade la quinta.
learn-pentaroll-five-right = Cuatro canicas avanzaron, y la quinta llegó detrás de ellas.
learn-pentaroll-full-title = Carriles llenos
learn-pentaroll-full = La fila 4 está llena, así que no puede entrar ninguna canica: nada se empuja fuera del tablero. Gana por otro carril.
learn-pentaroll-full-right = La columna b tenía sitio, y sus canicas avanzaron a través de la fila llena.
learn-pentaroll-corner-title = Esquinas
learn-pentaroll-corner = Una esquina tiene dos entradas: a lo largo de su fila y a lo largo de su columna. Aquí solo gana una de ellas.
learn-pentaroll-corner-right = Desde arriba empujas la columna. Desde la izquierda habrías empujado la fila.
learn-pentaroll-theirs-title = Un empujón para el otro bando
learn-pentaroll-theirs = Un empujón mueve también las canicas del rival. Solo por esta vez, pierde a propósito: encuentra el empujón que forma cinco en fila para las negras.
learn-pentaroll-theirs-right = Tu empujón puso en su sitio la quinta canica de las negras, así que ganan las negras.
learn-pentaroll-both-title = Los dos a la vez
learn-pentaroll-both = Las negras pueden ganar en dos sitios. Un empujón forma cinco en fila para los dos bandos. Encuéntralo.
learn-pentaroll-both-right = Cinco en fila para los dos bandos es empate.
learn-pentaroll-defend-title = Defender
learn-pentaroll-defend = Las negras tienen cuatro canicas en la fila 3 y quieren empujar. Haz una jugada después de la cual las negras no puedan ganar al instante.
learn-pentaroll-defend-right = Un empujón que cruza la fila rompe la línea.

rules-pentaroll-material =
    Un tablero de 6x6 espacios y dieciocho canicas para cada bando, blancas y negras. Empiezan las blancas, salvo que se acuerde otra cosa.
rules-pentaroll-turn =
    Mete rodando una canica de tu color por cualquier entrada del borde. Si allí el espacio está vacío, la canica se queda en él. Si hay una canica, la tuya empuja un espacio, en línea recta hacia dentro, todas las canicas desde allí hasta el primer hueco. Las canicas que están detrás del hueco se quedan donde están. Un carril con seis canicas está lleno y no se puede entrar en él: nada se empuja fuera del tablero.
rules-pentaroll-end =
    - Mira todo el tablero después de cada jugada. Si solo tú tienes cinco o más canicas en línea, ganas. Si solo las tiene el rival, gana el rival. Si las tienen los dos, hay empate.
    - Si el tablero está lleno y nadie tiene cinco en fila, hay empate. Mientras haya un espacio vacío, hay alguna jugada.
rules-pentaroll-notation =
    Una jugada se escribe con su lado y su carril: Nc baja por la columna c desde arriba, Sc sube desde abajo, W3 va por la fila 3 desde la izquierda, E3 desde la derecha. Las columnas van de a a f desde la izquierda, las filas de 1 a 6 desde arriba.
rules-pentaroll-settled =
    - En una esquina se puede entrar a lo largo de su fila o a lo largo de su columna. Mientras está vacía, ambas son la misma jugada, que se escribe como la de la fila.
    - Un hueco detiene el empujón.
    - Si un empujón forma cinco en fila solo para el rival, gana el rival.

position-form-pentaroll = Se espera una posición como w5/6/2b3/6/6/6 w: seis filas desde arriba y luego el bando que juega. El error está en el carácter { $column }.

move-form-pentaroll = Una jugada es un lado y un carril: Nc desde arriba, Sc desde abajo, W3 desde la izquierda, E3 desde la derecha
illegal-lane-full = El carril de { $entry } está lleno, así que no puede entrar ninguna canica

tour-pentaroll-move = Las blancas entran por la izquierda a lo largo de la fila 2 (W2) y empujan un espacio hacia dentro las canicas que hay hasta el hueco. Las canicas que están detrás del hueco se quedan.
tour-pentaroll-surprise = Sorpresa: un empujón mueve también las canicas del rival, y puede completarle cinco en fila.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Tu empujón completó cinco en fila para las blancas.
       *[black] Tu empujón completó cinco en fila para las negras.
    }
    [white] El empujón de las blancas completó cinco en fila para las negras.
   *[black] El empujón de las negras completó cinco en fila para las blancas.
}

## For scripts

board-pentaroll = Tablero de Pentaroll
choose-entry = Mete una canica rodando desde el borde
entry-N = Desde arriba, columna { $lane }
entry-S = Desde abajo, columna { $lane }
entry-W = Desde la izquierda, fila { $lane }
entry-E = Desde la derecha, fila { $lane }
entry-full = { $entry }; cerrada
entry-pending = { $entry }; pulsa otra vez para meter la canica
press-again = Pulsa otra vez la flecha para meter la canica
said-pentaroll-N = { $color ->
    [white] Blancas: desde arriba, columna { $lane }
   *[black] Negras: desde arriba, columna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Blancas: desde la derecha, fila { $lane }
   *[black] Negras: desde la derecha, fila { $lane }
}
said-pentaroll-S = { $color ->
    [white] Blancas: desde abajo, columna { $lane }
   *[black] Negras: desde abajo, columna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Blancas: desde la izquierda, fila { $lane }
   *[black] Negras: desde la izquierda, fila { $lane }
}
