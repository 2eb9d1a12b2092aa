game-pentaroll = Pentaroll
learn-a-pentaroll = Aprèn el Pentaroll
play-a-pentaroll = Juga al Pentaroll
rules-of-pentaroll = Regles del Pentaroll
setup-title-pentaroll = Una partida de Pentaroll
join-title-pentaroll = Et conviden a una partida de Pentaroll
invite-text-pentaroll = Juga a Pentaroll amb mi
puzzles-of-pentaroll = Problemes de Pentaroll
study-title-pentaroll = Analitza el Pentaroll
review-title-pentaroll = Repàs d’una partida de Pentaroll
tagline-pentaroll = Fes rodar boles des de la vora, alinea’n cinc
edition-pentaroll-standard = Les regles de l’edició del 2021.

learn-pentaroll-turn-title = Un torn
learn-pentaroll-turn = Fes entrar una bola rodant des de qualsevol vora. En un carril buit es queda al primer forat.
learn-pentaroll-turn-right = Això és un torn sencer: una bola des de la vora.
learn-pentaroll-push-title = Empènyer
learn-pentaroll-push = Fes entrar una bola per l’esquerra, al llarg de la fila 3. Allà el primer forat no és buit.
learn-pentaroll-push-right = La teva bola ha empès les boles que es toquen un forat cap endins, siguin de qui siguin. La bola de darrere del buit no s’ha mogut.
learn-pentaroll-five-title = Cinc boles alineades
learn-pentaroll-five = Cinc boles alineades guanyen: en una fila, en una columna o en diagonal. Empeny les quatre boles de les blanques i afegeix-hi la cinquena.
learn-pentaroll-five-right = Quatre boles han avançat, i la cinquena ha vingut al darrere.
learn-pentaroll-full-title = Carrils plens
learn-pentaroll-full = La fila 4 és plena, així que no hi pot entrar cap bola: res no s’empeny fora del tauler. Guanya per un altre carril.
learn-pentaroll-full-right = La columna b tenia lloc, i les seves boles han avançat a través de la fila plena.
learn-pentaroll-corner-title = Cantonades
learn-pentaroll-corner = Una cantonada té dues entrades: al llarg de la fila i al llarg de la columna. Aquí només en guanya una.
learn-pentaroll-corner-right = Des de dalt empenys la columna. Des de l’esquerra hauries empès la fila.
learn-pentaroll-theirs-title = Una empenta per a l’altre bàndol
learn-pentaroll-theirs = Una empenta també mou les boles del rival. Només per aquesta vegada, perd expressament: troba l’empenta que alinea cinc boles per a les negres.
learn-pentaroll-theirs-right = La teva empenta ha posat a lloc la cinquena bola de les negres, així que guanyen les negres.
learn-pentaroll-both-title = Tots dos alhora
learn-pentaroll-both = Les negres poden guanyar en dos llocs. Una empenta alinea cinc boles per als dos bàndols. Troba-la.
learn-pentaroll-both-right = Una línia de cinc per als dos bàndols és empat.
learn-pentaroll-defend-title = Defensar-se
learn-pentaroll-defend = Les negres tenen quatre boles a la fila 3 i volen empènyer. Fes una jugada després de la qual les negres no puguin guanyar immediatament.
learn-pentaroll-defend-right = Una empenta que travessa la fila trenca la línia.

rules-pentaroll-material =
    Un tauler de 6x6 forats i divuit boles per a cada bàndol, les blanques i les negres. Comencen les blanques, si no s’acorda una altra cosa.
rules-pentaroll-turn =
    Fes entrar una bola del teu color per qualsevol entrada de la vora. Si allà el forat és buit, la bola s’hi queda. Si hi ha una bola, la teva empeny totes les boles, des d’allà fins al primer buit, un forat recte cap endins. Les boles de darrere del buit es queden on són. Un carril amb sis boles és ple i no s’hi pot entrar: res no s’empeny fora del tauler.
rules-pentaroll-end =
    - Mira tot el tauler després de cada jugada. Si només tu tens cinc o més boles alineades, guanyes. Si només en té el rival, guanya el rival. Si en teniu tots dos, hi ha empat.
    - Si el tauler és ple i ningú no té una línia de cinc, hi ha empat. Mentre hi hagi un forat buit, hi ha alguna jugada possible.
rules-pentaroll-notation =
    Una jugada s’escriu amb el costat i el carril: Nc baixa per la columna c des de dalt, Sc hi puja des de baix, W3 va per la fila 3 des de l’esquerra, E3 des de la dreta. Les columnes van de a a f des de l’esquerra, les files d’1 a 6 des de dalt.
rules-pentaroll-settled =
    - En una cantonada es pot entrar al llarg de la fila o al llarg de la columna. Mentre és buida, totes dues són la mateixa jugada, que s’escriu com la de la fila.
    - Un buit atura l’empenta.
    - Si una empenta forma una línia de cinc només per al rival, guanya el rival.

position-form-pentaroll = S’espera una posició com w5/6/2b3/6/6/6 w: sis files des de dalt i després el bàndol que juga. L’error és al caràcter { $column }.

move-form-pentaroll = Una jugada és un costat i un carril: Nc des de dalt, Sc des de baix, W3 des de l’esquerra, E3 des de la dreta
illegal-lane-full = El carril de { $entry } és ple, així que no hi pot entrar cap bola

tour-pentaroll-move = Les blanques entren per l’esquerra al llarg de la fila 2 (W2) i empenyen les boles que hi ha fins al buit un forat cap endins. Les boles de darrere del buit es queden.
tour-pentaroll-surprise = Sorpresa: una empenta també mou les boles del rival, i li pot completar una línia de cinc.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] La teva empenta ha completat una línia de cinc per a les blanques.
       *[black] La teva empenta ha completat una línia de cinc per a les negres.
    }
    [white] L’empenta de les blanques ha completat una línia de cinc per a les negres.
   *[black] L’empenta de les negres ha completat una línia de cinc per a les blanques.
}

## For scripts

board-pentaroll = Tauler de Pentaroll
choose-entry = Fes entrar una bola des de la vora
entry-N = Des de dalt, columna { $lane }
entry-S = Des de baix, columna { $lane }
entry-W = Des de l’esquerra, fila { $lane }
entry-E = Des de la dreta, fila { $lane }
entry-full = { $entry }; tancada
entry-pending = { $entry }; torna a prémer per fer entrar la bola
press-again = Torna a prémer la fletxa per fer entrar la bola
said-pentaroll-N = { $color ->
    [white] Blanques: des de dalt, columna { $lane }
   *[black] Negres: des de dalt, columna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Blanques: des de la dreta, fila { $lane }
   *[black] Negres: des de la dreta, fila { $lane }
}
said-pentaroll-S = { $color ->
    [white] Blanques: des de baix, columna { $lane }
   *[black] Negres: des de baix, columna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Blanques: des de l’esquerra, fila { $lane }
   *[black] Negres: des de l’esquerra, fila { $lane }
}
