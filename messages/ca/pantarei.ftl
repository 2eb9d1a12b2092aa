game-pantarei = Pantareï
learn-a-pantarei = Aprèn el Pantareï
play-a-pantarei = Juga al Pantareï
rules-of-pantarei = Regles del Pantareï
setup-title-pantarei = Una partida de Pantareï
join-title-pantarei = Et conviden a una partida de Pantareï
invite-text-pantarei = Juga a Pantareï amb mi
puzzles-of-pantarei = Problemes de Pantareï
study-title-pantarei = Analitza el Pantareï
review-title-pantarei = Repàs d’una partida de Pantareï
tagline-pantarei = Dinou escates en una serp: fes una pila de set
edition-pantarei-standard = Les regles de l’edició impresa.

learn-pantarei-goal-title = Què fa guanyar
learn-pantarei-goal = Guanya qui fa una pila de set escates o més, siguin de qui siguin. La pila 3 en té sis. L’escata de les blanques a la pila 4 té una ratlla, així que avança exactament una pila: prem la pila 4 i després la pila 3.
learn-pantarei-goal-right = Set escates: guanyen les blanques. Els pròxims passos mostren com arribar-hi.
learn-pantarei-carry-title = Moure una escata
learn-pantarei-carry = Mou una escata de les blanques cap a l’esquerra o cap a la dreta, exactament segons el seu valor: una, dues o tres ratlles són una, dues o tres piles.
learn-pantarei-carry-right = Ara és al capdamunt de la pila d’arribada, i el lloc buit s’ha tancat. L’escata de dalt mostra de qui és la pila.
learn-pantarei-look-title = Mirar dins d’una pila
learn-pantarei-look = El número al costat d’una pila diu quantes escates té. Assenyala una pila o prem-la, i s’obre en ventall: se’n veuen totes les escates. També pots moure l’escata que hi ha just a sota de la de dalt, sigui del color que sigui. Mira dins de la pila 6 i després mou-ne les dues escates de dalt.
learn-pantarei-look-right = Compta el valor de l’escata de dalt, i la de sota va amb ella. Els dos bàndols poden mirar dins de totes les piles en qualsevol moment.
learn-pantarei-neutral-title = L’escata neutra
learn-pantarei-neutral = L’escata daurada no és de ningú i mai no es mou sola. És sota el 3 de les blanques a la pila 4: mou-les totes dues.
learn-pantarei-neutral-right = Es pot moure amb l’escata que té a sobre. Si és al capdamunt d’una pila, ningú no controla aquesta pila.
learn-pantarei-swap-title = Intercanviar
learn-pantarei-swap = En lloc de moure, pots fer que dues piles teves canviïn de lloc. Intercanvia dues piles qualssevol de les blanques.
learn-pantarei-swap-right = Canvien de lloc les piles senceres, siguin tan altes com siguin.
learn-pantarei-ban-title = Cap intercanvi després d’un intercanvi
learn-pantarei-ban = Les blanques acaben d’intercanviar, així que ara les negres no ho poden fer. Portes les negres: fes qualsevol jugada.
learn-pantarei-ban-right = Després d’aquesta jugada, les blanques poden tornar a intercanviar.
learn-pantarei-pass-title = Passar
learn-pantarei-pass = Les negres no poden moure ni intercanviar. Només llavors es pot passar, i és obligatori.
learn-pantarei-pass-right = Qui pot moure o intercanviar ho ha de fer.
learn-pantarei-defend-title = Defensar-se
learn-pantarei-defend = Amb l’1 de la pila 2, les negres farien una pila de set a la pila 1. Evita-ho.
learn-pantarei-defend-right = L’escata de dalt decideix qui controla una pila: cobreix-la amb la teva escata, i la pila és teva.

turn-no-swap = { $color ->
    [white] Juguen les blanques; sense intercanvi, perquè les negres acaben d’intercanviar
   *[black] Juguen les negres; sense intercanvi, perquè les blanques acaben d’intercanviar
}
ended-seven = { $winner ->
    [white] Guanyen les blanques: set escates o més a la pila { $marks }
   *[black] Guanyen les negres: set escates o més a la pila { $marks }
}
ended-stuck = Empat: cap bàndol no podrà mai més moure ni intercanviar

rules-pantarei-material =
    Dinou escates: nou per a cada bàndol, tres de cadascun dels valors 1, 2 i 3, i una escata neutra. Es barregen i es posen en línia cara amunt: és la serp. Una persona mira la serp i tria un color; l’altra es queda l’altre color i comença. Cada lloc de la serp és una pila d’una o més escates, i la controla el color de dalt.
rules-pantarei-turn =
    Fes una d’aquestes coses:
    - Moure: agafa l’escata de dalt d’una pila que controlis, sola o amb l’escata de just a sota, sigui del color que sigui. Mou-la cap a l’esquerra o cap a la dreta exactament segons el valor de l’escata de dalt, comptat en piles, i posa-la al capdamunt de la pila d’arribada. No pot anar més enllà del cap ni de la cua. Un lloc buit es tanca.
    - Intercanviar: fes que dues piles que controlis canviïn de lloc. No es permet just després d’un intercanvi del rival.
    - Passar: només quan no puguis moure ni intercanviar, i llavors és obligatori.
    L’escata neutra no es mou sola, però es pot moure amb l’escata que té a sobre. Ningú no controla una pila que la té a dalt. Tots dos bàndols poden mirar dins de qualsevol pila en tot moment.
rules-pantarei-end =
    - Qui fa una pila de set escates o més guanya.
    - Si la mateixa posició es dona per tercera vegada, amb el torn del mateix bàndol i el mateix dret a intercanviar, hi ha empat.
    - Si cap bàndol ja no pot moure ni intercanviar mai més, hi ha empat.
rules-pantarei-notation =
    Les piles es numeren des de l’1 al cap, a l’esquerra. 5R1 mou l’escata de dalt de la pila 5 cap a la dreta, 5L2 mou les dues escates de dalt de la pila 5 cap a l’esquerra, 3x9 intercanvia les piles 3 i 9, i pass és passar.
rules-pantarei-settled =
    - La repetició és empat, i també una posició en què cap bàndol no pot ja moure ni intercanviar. El reglament no en parla.
    - Qui pot intercanviar no pot passar. En algunes llengües, el reglament només parla d’escates que no es poden moure.
    - Set escates o més guanyen. En algunes llengües, el reglament diu exactament set.

position-form-pantarei = S’esperen les piles des del cap, com w1b2,n,b3, després el bàndol que juga, i després s si es permet un intercanvi, o - si no. L’error és al caràcter { $column }.
impossible-scales = Nombre incorrecte d’escates { $scale }: aquí n’hi ha { $found }, i al joc n’hi ha { $count }
impossible-two-winners = Hi ha més d’una pila de set escates o més
impossible-too-high = Una pila té més de vuit escates
impossible-winner-to-move = El bàndol que juga no pot controlar una pila de set escates o més: l’acaba de fer l’altre bàndol

move-form-pantarei = Una jugada és, per exemple, 5R1 (una escata de la pila 5 cap a la dreta), 5L2 (dues escates cap a l’esquerra), 3x9 (intercanvi) o pass
illegal-needless-pass = Es pot moure o intercanviar, així que no es permet passar
illegal-one-scale = La pila { $stack } només té una escata
illegal-past-head = Des de la pila { $stack }, una escata de valor { $value } aniria més enllà del cap de la serp
illegal-past-tail = Des de la pila { $stack }, una escata de valor { $value } aniria més enllà de la cua de la serp
illegal-swap-itself = Una pila no es pot intercanviar amb ella mateixa
illegal-swap-after-swap = No es permet un intercanvi just després de l’intercanvi del rival
illegal-no-stack = No hi ha cap pila { $stack }; l’última pila és la { $count }
illegal-others-stack = { $color ->
    [white] Les blanques controlen la pila { $stack }
   *[black] Les negres controlen la pila { $stack }
}
illegal-nobodys-stack = La pila { $stack } té a dalt l’escata neutra, així que ningú no la controla

tour-pantarei-move = Les blanques mouen dues escates alhora (4L2): el seu 3 i l’escata neutra de sota.
tour-pantarei-surprise = Sorpresa: els valors compten piles, no escates. Així la serp s’escurça, i cada escata arriba a altres piles.

keys-ways = Moure’n una, moure’n dues, intercanviar
why-seven = { $mover ->
    [you] La teva escata ha fet una pila de set.
    [white] L’escata de les blanques ha fet una pila de set.
   *[black] L’escata de les negres ha fet una pila de set.
}
why-stuck = Cap bàndol no podrà mai més moure ni intercanviar.

## For scripts

lifted = Aixecada: { $scale }. On va?
edit-lead-pantarei = Prem una pila per aixecar l’escata de dalt i després prem on va.
edit-beside = Posa-la davant de la pila que es premi, com a pila a part
edit-tail = Posa-la a la cua
edit-swap = Es permet un intercanvi

board-pantarei = La serp, del cap a la cua
stack = Pila { $number }: { $scales }
stack-goal = { $stack }; una destinació
scale-w1 = blanca 1
scale-w2 = blanca 2
scale-w3 = blanca 3
scale-b1 = negra 1
scale-b2 = negra 2
scale-b3 = negra 3
scale-n = neutra
choose-stack = Tria una de les teves piles
choose-goal = On va?
way-1 = Mou-ne una
way-2 = Mou-ne dues
way-x = Intercanvia
goals = Pila { $stack }, destinacions: { $goals }
goals-swap = Pila { $stack }, es pot intercanviar amb: { $goals }
must-pass = No es pot moure ni intercanviar, així que has de passar
pass = Passa
said-pantarei-1 = { $color ->
    [white] Blanques: una escata de la pila { $stack } a la pila { $goal }
   *[black] Negres: una escata de la pila { $stack } a la pila { $goal }
}
said-pantarei-2 = { $color ->
    [white] Blanques: dues escates de la pila { $stack } a la pila { $goal }
   *[black] Negres: dues escates de la pila { $stack } a la pila { $goal }
}
said-pantarei-x = { $color ->
    [white] Les blanques intercanvien les piles { $stack } i { $goal }
   *[black] Les negres intercanvien les piles { $stack } i { $goal }
}
said-pantarei-pass = { $color ->
    [white] Les blanques han de passar
   *[black] Les negres han de passar
}
status-you-no-swap = Et toca; sense intercanvi, perquè el rival acaba d’intercanviar
status-no-swap = { $color ->
    [white] Juguen les blanques; ara sense intercanvi
   *[black] Juguen les negres; ara sense intercanvi
}
