game-pentago = Pentago
learn-a-pentago = Aprèn el Pentago
play-a-pentago = Juga al Pentago
rules-of-pentago = Regles del Pentago
setup-title-pentago = Una partida de Pentago
join-title-pentago = Et conviden a una partida de Pentago
invite-text-pentago = Juga a Pentago amb mi
puzzles-of-pentago = Problemes de Pentago
study-title-pentago = Analitza el Pentago
review-title-pentago = Repàs d’una partida de Pentago
tagline-pentago = Posa una bola, gira una secció, alinea’n cinc
edition-pentago-standard = Les regles que comparteixen gairebé totes les edicions impreses.
edition-pentago-finnish = Si un gir alinea cinc boles per als dos bàndols, guanya qui ha girat. Mentre encara hi hagi una secció buida, es pot renunciar al gir.
edition-pentago-czech = Si el teu gir alinea cinc boles només per a tu, el rival respon amb una bola més, sense girar. Si així també n’alinea cinc, hi ha empat; si no, guanyes tu.
edition-pentago-basque = Les seccions només es giren en sentit horari.
edition-pentago-openspiel = Sempre es gira una secció, i una línia de cinc només compta després del gir. Són les regles d’una biblioteca de programari per a la recerca, que es mantenen aquí per poder comparar resultats.

learn-pentago-turn-title = Un torn
learn-pentago-turn = Posa una bola en qualsevol forat. Després gira qualsevol secció un quart de volta.
learn-pentago-turn-right = Això és un torn sencer: una bola, un gir. Pots girar qualsevol de les quatre seccions, fins i tot una de buida.
learn-pentago-five-title = Cinc boles alineades
learn-pentago-five = Cinc boles alineades guanyen: en una fila, en una columna o en diagonal. Completa la fila de les blanques.
learn-pentago-five-right = La teva bola ha completat una línia de cinc, així que guanyes immediatament. No es gira cap secció.
learn-pentago-twist-title = Línia de cinc amb un gir
learn-pentago-twist = La columna esquerra de la secció 1 és de les blanques. Posa una bola i després gira una secció, de manera que hi hagi cinc boles blanques a la fila de dalt.
learn-pentago-twist-right = El gir ha convertit la columna en fila. És fàcil no veure victòries com aquesta.
learn-pentago-theirs-title = Un gir per a l’altre bàndol
learn-pentago-theirs = Una línia de cinc fa guanyar qui la té, giri qui giri. Només per aquesta vegada, perd expressament: troba el gir que alinea cinc boles per a les negres.
learn-pentago-theirs-right = El teu propi gir ha fet guanyar les negres. Mira tot el tauler abans de girar una secció.
learn-pentago-both-title = Tots dos alhora
learn-pentago-both = Les negres estan a punt de guanyar girant la secció 1. Salva la partida: alinea cinc boles per als dos bàndols amb un sol gir.
learn-pentago-both-right = Una línia de cinc per als dos bàndols és empat.
learn-pentago-defend-title = Defensar-se
learn-pentago-defend = Les negres tenen quatre boles alineades, i un extrem és lliure. Posa una bola i gira una secció de manera que les negres no puguin guanyar amb la jugada següent.
learn-pentago-defend-right = Una bola bloqueja un extrem, un gir trenca la línia. A cada torn tens les dues coses.
learn-pentago-finnish-title = Edició finlandesa
learn-pentago-finnish = A l’edició finlandesa, si els dos bàndols alineen cinc boles, guanya qui ha girat. I mentre hi hagi una secció buida, es pot renunciar al gir. Alinea cinc boles per als dos bàndols.
learn-pentago-finnish-right = Has girat tu, així que guanyes. En altres edicions seria empat.
learn-pentago-czech-title = Edició txeca
learn-pentago-czech = El gir de les blanques ha alineat cinc boles. A l’edició txeca, ara les negres responen amb una bola més, sense girar. Portes les negres: alinea cinc boles tu també.
learn-pentago-czech-right = Amb la teva línia de cinc, la partida és un empat. Sense, haurien guanyat les blanques.
learn-pentago-basque-title = Edició basca
learn-pentago-basque = A l’edició basca, les seccions només es giren en sentit horari. Guanya girant la secció 4 en sentit horari.
learn-pentago-basque-right = En sentit horari, la columna dreta passa a ser la fila de baix.
learn-pentago-openspiel-title = Edició OpenSpiel
learn-pentago-openspiel = En aquesta edició, una línia de cinc només compta després del gir. Completa la fila de les blanques i gira una secció que no la trenqui.
learn-pentago-openspiel-right = La línia de cinc encara hi és després del gir, així que guanya.

turn-reply = { $color ->
    [white] Responen les blanques: una bola, sense gir
   *[black] Responen les negres: una bola, sense gir
}
ended-five-by-twist = { $winner ->
    [white] Guanyen les blanques: el gir ha completat una línia de cinc ({ $marks })
   *[black] Guanyen les negres: el gir ha completat una línia de cinc ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Guanyen les blanques: línia de cinc ({ $marks })
   *[black] Guanyen les negres: línia de cinc ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Guanyen les blanques: línia de cinc ({ $marks })
   *[black] Guanyen les negres: línia de cinc ({ $marks })
}

rules-pentago-material =
    Un tauler de 6x6 forats, fet de quatre seccions de 3x3 forats que es poden girar. Divuit boles per a cada bàndol, les blanques i les negres. Comencen les blanques, si no s’acorda una altra cosa.
rules-pentago-turn =
    Posa una bola del teu color en qualsevol forat buit. { $edition ->
        [basque] Després gira una secció un quart de volta en sentit horari: la que vulguis, fins i tot una de buida.
        [finnish] Després gira una secció un quart de volta: la que vulguis i cap on vulguis, fins i tot una de buida. Mentre hi hagi una secció buida després de posar la teva bola, pots renunciar al gir.
       *[other] Després gira una secció un quart de volta: la que vulguis i cap on vulguis, fins i tot una de buida.
    }
rules-pentago-end =
    - Cinc o més boles teves alineades guanyen: en una fila, en una columna o en diagonal.
    { $edition ->
        [openspiel] - Una línia de cinc només compta si hi és després del gir: la teva bola tota sola no guanya.
       *[other] - Si la teva bola forma una línia de cinc, guanyes immediatament i no es gira cap secció.
    }
    { $edition ->
        [finnish] - Si el teu gir forma una línia de cinc, mira tot el tauler. Si tu tens una línia de cinc, guanyes, encara que el rival també en tingui una. Si només en té el rival, guanya el rival.
        [czech] - Si el teu gir forma una línia de cinc, mira tot el tauler. Si només el rival té una línia de cinc, guanya el rival. Si en teniu tots dos, hi ha empat.
       *[other] - Si el teu gir forma una línia de cinc, mira tot el tauler. Si només tu tens una línia de cinc, guanyes. Si només en té el rival, guanya el rival. Si en teniu tots dos, hi ha empat.
    }
    { $edition ->
        [czech] - Si el teu gir forma una línia de cinc només per a tu, el rival ha de respondre amb una bola més i no gira cap secció. Si així també forma una línia de cinc, hi ha empat; si no, guanyes tu. Si no hi ha cap forat buit, guanyes immediatament.
       *[other] - Si el tauler és ple i ningú no té una línia de cinc, hi ha empat.
    }
rules-pentago-notation =
    Les columnes van de a a f des de l’esquerra, les files d’1 a 6 des de dalt. Les seccions 1 i 2 són a dalt, les seccions 3 i 4 a baix. { $edition ->
        [basque] c3-2R posa una bola a c3 i gira la secció 2 cap a la dreta (sentit horari).
       *[other] c3-2R posa una bola a c3 i gira la secció 2 cap a la dreta (sentit horari); L és cap a l’esquerra.
    } { $edition ->
        [openspiel] Sempre hi ha un gir.
       *[other] Una bola sense gir s’escriu c3.
    }
rules-pentago-settled =
    - Si un gir forma una línia de cinc només per al rival, guanya el rival.
    - Sis boles alineades compten com a cinc.
    - Després de la bola número 36 es gira una secció, com després de qualsevol altra bola.
    - Si el tauler és ple i ningú no té una línia de cinc, hi ha empat.
    { $edition ->
        [openspiel] - Són les regles d’un programa, no d’un reglament imprès.
       *[other] - Després d’una bola guanyadora no es gira cap secció.
    }

position-form-pentago = S’espera una posició com w5/6/2b3/6/6/6 w: sis files des de dalt i després el bàndol que juga. L’error és al caràcter { $column }.
impossible-reply = Només es pot respondre si l’altre bàndol és l’únic que té una línia de cinc i hi ha un forat buit

now-twist-or-skip = Bola a { $cell }; ara gira una secció, o prem la barra d’espai per renunciar al gir
move-form-pentago = Una jugada és un forat i un gir: c3-2R posa una bola a c3 i gira la secció 2 en sentit horari
illegal-twist-in-reply = La resposta és una bola sense gir; escriu només { $cell }
illegal-twist-after-win = Després d’una bola guanyadora no es gira cap secció; escriu només { $cell }
illegal-twist-due = Després de la bola a { $cell } cal girar una secció; una jugada sencera és, per exemple, c3-2R
illegal-clockwise-only = En aquesta edició, les seccions només es giren en sentit horari

tour-pentago-move = Les blanques posen una bola a e1 i tenen una línia de cinc: no es gira cap secció, la partida s’ha acabat.
tour-pentago-surprise = Sorpresa: el teu propi gir pot fer guanyar l’altre bàndol. Mira bé abans de girar.

edition-name-finnish = Edició finlandesa
edition-name-czech = Edició txeca
edition-name-basque = Edició basca
edition-name-openspiel = Edició OpenSpiel
keys-block = Triar una secció
keys-twist = Girar la secció triada en sentit horari o antihorari
why-five-by-twist = { $mover ->
    [you] El teu gir ha completat una línia de cinc.
    [white] El gir de les blanques ha completat una línia de cinc.
   *[black] El gir de les negres ha completat una línia de cinc.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] El teu gir ha completat una línia de cinc per a les blanques.
       *[black] El teu gir ha completat una línia de cinc per a les negres.
    }
    [white] El gir de les blanques ha completat una línia de cinc per a les negres.
   *[black] El gir de les negres ha completat una línia de cinc per a les blanques.
}

## For scripts

edit-reply = El bàndol que juga respon a una línia de cinc (edició txeca)

board-pentago = Tauler de Pentago
cell-pending = { $cell }, la teva bola; ara gira una secció
choose-cell = Posa una bola en un forat buit
now-twist = Bola a { $cell }; ara gira una secció
twists = Girs
twist-L = Gira la secció { $block } en sentit antihorari
twist-R = Gira la secció { $block } en sentit horari
block-chosen = Secció { $block }: { $right } la gira en sentit horari, { $left } en sentit antihorari
skip-twist = Sense gir
said-pentago-L = { $color ->
    [white] Blanques: { $cell }, secció { $block } en sentit antihorari
   *[black] Negres: { $cell }, secció { $block } en sentit antihorari
}
said-pentago-R = { $color ->
    [white] Blanques: { $cell }, secció { $block } en sentit horari
   *[black] Negres: { $cell }, secció { $block } en sentit horari
}
said-pentago-place = { $color ->
    [white] Blanques: { $cell }, sense gir
   *[black] Negres: { $cell }, sense gir
}
status-you-reply = Et toca respondre: una bola, sense gir
status-reply = { $color ->
    [white] Responen les blanques: una bola, sense gir
   *[black] Responen les negres: una bola, sense gir
}
