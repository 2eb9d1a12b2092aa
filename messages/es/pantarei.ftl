game-pantarei = Pantareï
learn-a-pantarei = Aprender Pantareï
play-a-pantarei = Jugar a Pantareï
rules-of-pantarei = Reglas de Pantareï
setup-title-pantarei = Una partida de Pantareï
join-title-pantarei = Te invitan a una partida de Pantareï
invite-text-pantarei = Juega a Pantareï conmigo
puzzles-of-pantarei = Problemas de Pantareï
study-title-pantarei = Analizar Pantareï
review-title-pantarei = Repaso de una partida de Pantareï
tagline-pantarei = Diecinueve peones en una serpiente: haz una pila de siete
edition-pantarei-standard = Las reglas de la edición impresa.

learn-pantarei-goal-title = Qué da la victoria
learn-pantarei-goal = Gana quien hace una pila de siete peones o más, sean de quien sean. La pila 3 tiene seis. El peón blanco de la pila 4 tiene una línea, así que avanza exactamente una pila: pulsa la pila 4 y luego la pila 3.
learn-pantarei-goal-right = Siete peones: ganan las blancas. Los próximos pasos muestran cómo llegar ahí.
learn-pantarei-carry-title = Mover un peón
learn-pantarei-carry = Mueve uno de los peones blancos a la izquierda o a la derecha, exactamente según su valor: una, dos o tres líneas son una, dos o tres pilas.
learn-pantarei-carry-right = Ahora está encima de la pila de llegada, y el sitio vacío se ha cerrado. El peón de encima muestra de quién es la pila.
learn-pantarei-look-title = Mirar dentro de una pila
learn-pantarei-look = El número junto a una pila dice cuántos peones tiene. Señala una pila o púlsala, y se abre en abanico: se ven todos sus peones. También puedes mover el peón que está justo debajo del de encima, sea del color que sea. Mira dentro de la pila 6 y luego mueve sus dos peones de encima.
learn-pantarei-look-right = Cuenta el valor del peón de encima, y el de debajo va con él. Los dos bandos pueden mirar dentro de cualquier pila en todo momento.
learn-pantarei-neutral-title = El peón neutro
learn-pantarei-neutral = El peón dorado no es de nadie y nunca se mueve solo. Está debajo del 3 de las blancas en la pila 4: mueve los dos.
learn-pantarei-neutral-right = Se puede mover junto con el peón que tiene encima. Si está encima de una pila, nadie controla esa pila.
learn-pantarei-swap-title = Intercambiar
learn-pantarei-swap = En lugar de mover, puedes hacer que dos de tus pilas cambien de sitio. Intercambia dos pilas cualesquiera de las blancas.
learn-pantarei-swap-right = Cambian de sitio las pilas enteras, sean lo altas que sean.
learn-pantarei-ban-title = No hay dos intercambios seguidos
learn-pantarei-ban = Las blancas acaban de intercambiar, así que ahora las negras no pueden hacerlo. Llevas las negras: haz cualquier jugada.
learn-pantarei-ban-right = Después de esta jugada, las blancas pueden volver a intercambiar.
learn-pantarei-pass-title = Pasar
learn-pantarei-pass = Las negras no pueden mover ni intercambiar. Solo entonces se puede pasar, y es obligatorio.
learn-pantarei-pass-right = Quien puede mover o intercambiar debe hacerlo.
learn-pantarei-defend-title = Defender
learn-pantarei-defend = Con el 1 de la pila 2, las negras harían una pila de siete en la pila 1. Impídelo.
learn-pantarei-defend-right = El peón de encima decide quién controla una pila: cúbrelo con tu peón, y la pila es tuya.

turn-no-swap = { $color ->
    [white] Juegan las blancas; sin intercambio, porque las negras acaban de intercambiar
   *[black] Juegan las negras; sin intercambio, porque las blancas acaban de intercambiar
}
ended-seven = { $winner ->
    [white] Ganan las blancas: siete o más peones en la pila { $marks }
   *[black] Ganan las negras: siete o más peones en la pila { $marks }
}
ended-stuck = Empate: ningún bando podrá ya nunca mover ni intercambiar

rules-pantarei-material =
    Diecinueve peones: nueve para cada bando, tres de cada uno de los valores 1, 2 y 3, y un peón neutro. Se mezclan y se ponen en línea boca arriba: es la serpiente. Una de las dos personas mira la serpiente y elige un color; la otra toma el otro color y empieza. Cada sitio de la serpiente es una pila de uno o más peones, y la controla el color que está encima.
rules-pantarei-turn =
    Haz una de estas cosas:
    - Mover: toma el peón de encima de una pila que controles, solo o junto con el peón situado justo debajo, sea del color que sea. Muévelo a la izquierda o a la derecha exactamente según el valor del peón de encima, contado en pilas, y ponlo encima de la pila de llegada. No puede ir más allá de la cabeza ni de la cola. Un sitio vacío se cierra.
    - Intercambiar: haz que dos pilas que controles cambien de sitio. No se permite justo después de un intercambio del rival.
    - Pasar: solo cuando no puedas mover ni intercambiar, y entonces es obligatorio.
    El peón neutro no se mueve solo, pero se puede mover junto con el peón que tiene encima. Nadie controla una pila que lo tiene encima. Ambos bandos pueden mirar dentro de cualquier pila en todo momento.
rules-pantarei-end =
    - Gana quien hace una pila de siete o más peones.
    - Si la misma posición se da por tercera vez, con el turno del mismo bando y el mismo derecho a intercambiar, hay empate.
    - Si ningún bando va a poder nunca más mover ni intercambiar, hay empate.
rules-pantarei-notation =
    Las pilas se numeran desde 1 en la cabeza, a la izquierda. 5R1 mueve el peón de encima de la pila 5 a la derecha, 5L2 mueve los dos peones de encima de la pila 5 a la izquierda, 3x9 intercambia las pilas 3 y 9, y pass es pasar.
rules-pantarei-settled =
    - La repetición es empate, y también una posición en la que ningún bando puede ya mover ni intercambiar. El reglamento no las menciona.
    - Quien puede intercambiar no puede pasar. En algunos idiomas, el reglamento solo habla de peones que no se pueden mover.
    - Siete o más peones ganan. En algunos idiomas, el reglamento dice exactamente siete.

position-form-pantarei = Se esperan las pilas desde la cabeza, como w1b2,n,b3, luego el bando que juega, y luego s si se permite un intercambio, o - si no. El error está en el carácter { $column }.
impossible-scales = Número incorrecto de peones { $scale }: aquí hay { $found }, y en el juego hay { $count }
impossible-two-winners = Hay más de una pila de siete o más peones
impossible-too-high = Una pila tiene más de ocho peones
impossible-winner-to-move = El bando que juega no puede controlar una pila de siete o más peones: la acaba de hacer el otro bando

move-form-pantarei = Una jugada es, por ejemplo, 5R1 (un peón de la pila 5 a la derecha), 5L2 (dos peones a la izquierda), 3x9 (intercambio) o pass
illegal-needless-pass = Se puede mover o intercambiar, así que no se permite pasar
illegal-one-scale = La pila { $stack } solo tiene un peón
illegal-past-head = Desde la pila { $stack }, un peón de valor { $value } iría más allá de la cabeza de la serpiente
illegal-past-tail = Desde la pila { $stack }, un peón de valor { $value } iría más allá de la cola de la serpiente
illegal-swap-itself = Una pila no se puede intercambiar consigo misma
illegal-swap-after-swap = No se permite un intercambio justo después del intercambio del rival
illegal-no-stack = No existe la pila { $stack }; la última pila es la { $count }
illegal-others-stack = { $color ->
    [white] Las blancas controlan la pila { $stack }
   *[black] Las negras controlan la pila { $stack }
}
illegal-nobodys-stack = La pila { $stack } tiene encima el peón neutro, así que nadie la controla

tour-pantarei-move = Las blancas mueven dos peones a la vez (4L2): su propio 3 y el peón neutro que está debajo.
tour-pantarei-surprise = Sorpresa: los valores cuentan pilas, no peones. La serpiente se acorta, y cada peón alcanza otras pilas.

keys-ways = Mover uno, mover dos, intercambiar
why-seven = { $mover ->
    [you] Tu peón hizo una pila de siete.
    [white] El peón de las blancas hizo una pila de siete.
   *[black] El peón de las negras hizo una pila de siete.
}
why-stuck = Ningún bando podrá ya nunca mover ni intercambiar.

## For scripts

lifted = Levantado: { $scale }. ¿Adónde va?
edit-lead-pantarei = Pulsa una pila para levantar su peón de encima y luego pulsa donde debe ir.
edit-beside = Ponerlo delante de la pila que se pulse, como pila aparte
edit-tail = Ponerlo en la cola
edit-swap = Se permite un intercambio

board-pantarei = La serpiente, de la cabeza a la cola
stack = Pila { $number }: { $scales }
stack-goal = { $stack }; un destino
scale-w1 = blanco 1
scale-w2 = blanco 2
scale-w3 = blanco 3
scale-b1 = negro 1
scale-b2 = negro 2
scale-b3 = negro 3
scale-n = neutro
choose-stack = Elige una de tus pilas
choose-goal = ¿Adónde va?
way-1 = Mover uno
way-2 = Mover dos
way-x = Intercambiar
goals = Pila { $stack }, destinos: { $goals }
goals-swap = Pila { $stack }, se puede intercambiar con: { $goals }
must-pass = No se puede mover ni intercambiar, así que debes pasar
pass = Pasar
said-pantarei-1 = { $color ->
    [white] Blancas: un peón de la pila { $stack } a la pila { $goal }
   *[black] Negras: un peón de la pila { $stack } a la pila { $goal }
}
said-pantarei-2 = { $color ->
    [white] Blancas: dos peones de la pila { $stack } a la pila { $goal }
   *[black] Negras: dos peones de la pila { $stack } a la pila { $goal }
}
said-pantarei-x = { $color ->
    [white] Las blancas intercambian las pilas { $stack } y { $goal }
   *[black] Las negras intercambian las pilas { $stack } y { $goal }
}
said-pantarei-pass = { $color ->
    [white] Las blancas deben pasar
   *[black] Las negras deben pasar
}
status-you-no-swap = Te toca; sin intercambio, porque el rival acaba de intercambiar
status-no-swap = { $color ->
    [white] Juegan las blancas; ahora sin intercambio
   *[black] Juegan las negras; ahora sin intercambio
}
