game-pantarei = Pantareï
learn-a-pantarei = Aprender Pantareï
play-a-pantarei = Xogar a Pantareï
rules-of-pantarei = Regras de Pantareï
setup-title-pantarei = Unha partida de Pantareï
join-title-pantarei = Convídante a unha partida de Pantareï
invite-text-pantarei = Xoga a Pantareï comigo
puzzles-of-pantarei = Problemas de Pantareï
study-title-pantarei = Analizar Pantareï
review-title-pantarei = Repaso dunha partida de Pantareï
tagline-pantarei = Dezanove escamas nunha serpe: fai unha pila de sete
edition-pantarei-standard = As regras da edición impresa.

learn-pantarei-goal-title = Que dá a vitoria
learn-pantarei-goal = Gaña quen fai unha pila de sete escamas ou máis, sexan de quen sexan. A pila 3 ten seis. A escama das brancas na pila 4 ten unha liña, así que avanza exactamente unha pila: preme a pila 4 e logo a pila 3.
learn-pantarei-goal-right = Sete escamas: gañan as brancas. Os próximos pasos mostran como chegar aí.
learn-pantarei-carry-title = Mover unha escama
learn-pantarei-carry = Move unha das escamas das brancas á esquerda ou á dereita, exactamente segundo o seu valor: unha, dúas ou tres liñas son unha, dúas ou tres pilas.
learn-pantarei-carry-right = Agora está enriba da pila de chegada, e o sitio baleiro pechouse. A escama de enriba mostra de quen é a pila.
learn-pantarei-look-title = Mirar dentro dunha pila
learn-pantarei-look = O número xunto a unha pila di cantas escamas ten. Sinala unha pila ou prémea, e ábrese en abano: vense todas as súas escamas. Tamén podes mover a escama que está xusto debaixo da de enriba, sexa da cor que sexa. Mira dentro da pila 6 e logo move as súas dúas escamas de enriba.
learn-pantarei-look-right = Conta o valor da escama de enriba, e a de debaixo vai con ela. Os dous bandos poden mirar dentro de calquera pila en todo momento.
learn-pantarei-neutral-title = A escama neutra
learn-pantarei-neutral = A escama dourada non é de ninguén e nunca se move soa. Está debaixo do 3 das brancas na pila 4: move as dúas.
learn-pantarei-neutral-right = Pódese mover xunto coa escama que ten enriba. Se está enriba dunha pila, ninguén controla esa pila.
learn-pantarei-swap-title = Intercambiar
learn-pantarei-swap = En lugar de mover, podes facer que dúas das túas pilas cambien de sitio. Intercambia dúas pilas calquera das brancas.
learn-pantarei-swap-right = Cambian de sitio as pilas enteiras, sexan o altas que sexan.
learn-pantarei-ban-title = Non hai dous intercambios seguidos
learn-pantarei-ban = As brancas acaban de intercambiar, así que agora as negras non poden facelo. Levas as negras: fai calquera xogada.
learn-pantarei-ban-right = Despois desta xogada, as brancas poden volver intercambiar.
learn-pantarei-pass-title = Pasar
learn-pantarei-pass = As negras non poden mover nin intercambiar. Só entón se pode pasar, e é obrigatorio.
learn-pantarei-pass-right = Quen pode mover ou intercambiar debe facelo.
learn-pantarei-defend-title = Defender
learn-pantarei-defend = Co 1 da pila 2, as negras farían unha pila de sete na pila 1. Impídeo.
learn-pantarei-defend-right = A escama de enriba decide quen controla unha pila: cúbrea coa túa escama, e a pila é túa.

turn-no-swap = { $color ->
    [white] Xogan as brancas; sen intercambio, porque as negras acaban de intercambiar
   *[black] Xogan as negras; sen intercambio, porque as brancas acaban de intercambiar
}
ended-seven = { $winner ->
    [white] Gañan as brancas: sete ou máis escamas na pila { $marks }
   *[black] Gañan as negras: sete ou máis escamas na pila { $marks }
}
ended-stuck = Empate: ningún bando poderá xa nunca mover nin intercambiar

rules-pantarei-material =
    Dezanove escamas: nove para cada bando, tres de cada un dos valores 1, 2 e 3, e unha escama neutra. Mestúranse e póñense en liña boca arriba: é a serpe. Unha persoa mira a serpe e escolle unha cor; a outra queda coa outra cor e comeza. Cada sitio da serpe é unha pila dunha ou máis escamas, e contrólaa a cor que está enriba.
rules-pantarei-turn =
    Fai unha destas cousas:
    - Mover: toma a escama de enriba dunha pila que controles, soa ou xunto coa escama que está xusto debaixo, sexa da cor que sexa. Móvea á esquerda ou á dereita exactamente segundo o valor da escama de enriba, contado en pilas, e pona enriba da pila de chegada. Non pode ir máis alá da cabeza nin do rabo. Un sitio baleiro péchase.
    - Intercambiar: fai que dúas pilas que controles cambien de sitio. Non se permite xusto despois dun intercambio do rival.
    - Pasar: só cando non poidas mover nin intercambiar, e entón é obrigatorio.
    A escama neutra non se move soa, pero pódese mover xunto coa escama que ten enriba. Ninguén controla unha pila que a ten enriba. Os dous bandos poden mirar dentro de calquera pila en todo momento.
rules-pantarei-end =
    - Quen fai unha pila de sete ou máis escamas gaña.
    - Se a mesma posición se dá por terceira vez, coa quenda do mesmo bando e o mesmo dereito a intercambiar, hai empate.
    - Se ningún bando vai poder nunca máis mover nin intercambiar, hai empate.
rules-pantarei-notation =
    As pilas numéranse desde 1 na cabeza, á esquerda. 5R1 move a escama de enriba da pila 5 á dereita, 5L2 move as dúas escamas de enriba da pila 5 á esquerda, 3x9 intercambia as pilas 3 e 9, e pass é pasar.
rules-pantarei-settled =
    - A repetición é empate, e tamén unha posición na que ningún bando pode xa mover nin intercambiar. O regulamento non fala delas.
    - Quen pode intercambiar non pode pasar. Nalgunhas linguas, o regulamento só fala de escamas que non se poden mover.
    - Sete ou máis escamas gañan. Nalgunhas linguas, o regulamento di exactamente sete.

position-form-pantarei = Agárdanse as pilas desde a cabeza, como w1b2,n,b3, logo o bando que xoga, e logo s se se permite un intercambio, ou - se non. O erro está no carácter { $column }.
impossible-scales = Número incorrecto de escamas { $scale }: aquí hai { $found }, e no xogo hai { $count }
impossible-two-winners = Hai máis dunha pila de sete ou máis escamas
impossible-too-high = Unha pila ten máis de oito escamas
impossible-winner-to-move = O bando que xoga non pode controlar unha pila de sete ou máis escamas: acaba de facela o outro bando

move-form-pantarei = Unha xogada é, por exemplo, 5R1 (unha escama da pila 5 á dereita), 5L2 (dúas escamas á esquerda), 3x9 (intercambio) ou pass
illegal-needless-pass = Pódese mover ou intercambiar, así que non se permite pasar
illegal-one-scale = A pila { $stack } só ten unha escama
illegal-past-head = Desde a pila { $stack }, unha escama de valor { $value } iría máis alá da cabeza da serpe
illegal-past-tail = Desde a pila { $stack }, unha escama de valor { $value } iría máis alá do rabo da serpe
illegal-swap-itself = Unha pila non se pode intercambiar consigo mesma
illegal-swap-after-swap = Non se permite un intercambio xusto despois do intercambio do rival
illegal-no-stack = Non existe a pila { $stack }; a última pila é a { $count }
illegal-others-stack = { $color ->
    [white] As brancas controlan a pila { $stack }
   *[black] As negras controlan a pila { $stack }
}
illegal-nobodys-stack = A pila { $stack } ten enriba a escama neutra, así que ninguén a controla

tour-pantarei-move = As brancas moven dúas escamas á vez (4L2): o seu propio 3 e a escama neutra que está debaixo.
tour-pantarei-surprise = Sorpresa: os valores contan pilas, non escamas. Así a serpe acúrtase, e cada escama chega a outras pilas.

keys-ways = Mover unha, mover dúas, intercambiar
why-seven = { $mover ->
    [you] A túa escama fixo unha pila de sete.
    [white] A escama das brancas fixo unha pila de sete.
   *[black] A escama das negras fixo unha pila de sete.
}
why-stuck = Ningún bando poderá xa nunca mover nin intercambiar.

## For scripts

lifted = Levantada: { $scale }. Para onde vai?
edit-lead-pantarei = Preme unha pila para levantar a súa escama de enriba e logo preme onde a queres poñer.
edit-beside = Poñela diante da pila que se prema, como pila á parte
edit-tail = Poñela no rabo
edit-swap = Permítese un intercambio

board-pantarei = A serpe, da cabeza ao rabo
stack = Pila { $number }: { $scales }
stack-goal = { $stack }; un destino
scale-w1 = branca 1
scale-w2 = branca 2
scale-w3 = branca 3
scale-b1 = negra 1
scale-b2 = negra 2
scale-b3 = negra 3
scale-n = neutra
choose-stack = Escolle unha das túas pilas
choose-goal = Para onde vai?
way-1 = Mover unha
way-2 = Mover dúas
way-x = Intercambiar
goals = Pila { $stack }, destinos: { $goals }
goals-swap = Pila { $stack }, pódese intercambiar con: { $goals }
must-pass = Non se pode mover nin intercambiar, así que debes pasar
pass = Pasar
said-pantarei-1 = { $color ->
    [white] Brancas: unha escama da pila { $stack } á pila { $goal }
   *[black] Negras: unha escama da pila { $stack } á pila { $goal }
}
said-pantarei-2 = { $color ->
    [white] Brancas: dúas escamas da pila { $stack } á pila { $goal }
   *[black] Negras: dúas escamas da pila { $stack } á pila { $goal }
}
said-pantarei-x = { $color ->
    [white] As brancas intercambian as pilas { $stack } e { $goal }
   *[black] As negras intercambian as pilas { $stack } e { $goal }
}
said-pantarei-pass = { $color ->
    [white] As brancas deben pasar
   *[black] As negras deben pasar
}
status-you-no-swap = Tócache; sen intercambio, porque o rival acaba de intercambiar
status-no-swap = { $color ->
    [white] Xogan as brancas; agora sen intercambio
   *[black] Xogan as negras; agora sen intercambio
}
