web-skip = Ves al contingut
web-nav = Pàgines
nav-games = Jocs
nav-mine = Les meves partides
nav-rules = Regles
web-language = Llengua
web-names = Pentago, Pentaroll i Pantareï pertanyen als seus editors. Panta no hi té cap relació.
web-offline = El que veus aquí ara també funciona sense el servidor. Les partides amb altres persones el necessiten.
web-new-version = Hi ha una versió nova de Panta a punt.
web-new-version-use = Fes-la servir ara
here-missing = Aquest navegador no té aquesta partida. Les partides contra l’ordinador i en una sola pantalla es queden al navegador on es juguen.
here-not-kept = Aquest navegador no desa res aquí, i per això no s’hi pot jugar la partida. Pot ser per una finestra privada o per un dispositiu ple.

home-title = Tres jocs per a dos
home-lead = Juga contra l’ordinador, amb algú al teu costat o amb algú que és lluny. Sense compte i sense instal·lar res.
home-continue = Continua la teva partida
play-computer = Contra l’ordinador
play-level = nivell { $level }
play-change = Tria nivell i color
play-here = Jugueu de costat
play-friend = Convida algú

setup-opponent = Qui juga?
setup-computer = Tu i l’ordinador
setup-here = Dues persones en aquesta pantalla
setup-friend = Tu i algú altre, per enllaç
setup-level = Nivell de l’ordinador
setup-level-number = { $level ->
    [1] 1, el més fàcil
    [10] 10, el més fort
   *[other] { $level }
}
setup-color = El teu color
setup-color-white = Blanques
setup-color-black = Negres
setup-color-any = A l’atzar
setup-first = Qui comença?
setup-chooser = Qui mira la serp i tria color?
setup-chooser-me = Tries tu
setup-chooser-other = Tria el rival
setup-more = Més opcions
setup-edition = Edició
setup-clock = Rellotge
setup-clock-none = Sense rellotge
setup-clock-of = { $minutes } min per bàndol, més { $seconds } s per jugada
setup-hints = Pistes i amenaces per als dos bàndols
setup-start = Comença la partida
setup-needs-server = Per convidar algú cal el servidor, que ara no respon. Contra l’ordinador i en aquesta pantalla pots jugar sense.
edition-name-standard = Edició estàndard
picture-of = { $board }: { $state }

play-board = Tauler
play-status = Estat de la partida
play-moves = Jugades
play-actions = Accions
play-damaged = Les jugades següents ja no es poden llegir. La partida es mostra fins aquí.
play-no-moves = Encara no s’ha fet cap jugada.
play-no-script = Per jugar cal JavaScript. Sense, veus el tauler tal com és ara.
step-first = Al principi
step-back = Una jugada enrere
step-forward = Una jugada endavant
step-last = A l’última jugada
act-undo = Desfés
act-takeback = Demana de desfer una jugada
act-hint = Pista
play-threats = Mostra on podria guanyar cada bàndol amb la pròxima jugada
play-confirm = Confirma les meves jugades
play-call = So i vibració quan em toca
act-confirm = Confirma
act-resign = Em rendeixo
act-resign-sure = Segur que et rendeixes?
act-yes = Sí
act-no = No
act-draw = Ofereix empat
act-accept = Accepta
act-decline = Rebutja
act-retry = Desfés i torna-ho a provar
act-rematch = Revenja
act-rematch-go = Ves a la revenja
act-record = Desa la partida
choose-title = Tria el teu color
choose-lead = Aquesta és la serp. Qui no tria fa la primera jugada.
choose-why = Els dos colors tenen les mateixes nou escates; només en canvien els llocs. Pensa quin color podria reunir abans moltes escates en una pila, i recorda que l’altre jugador mou primer.
choose-white = Em quedo les blanques
choose-black = Em quedo les negres
keys-title = Tecles
keys-move = Moure’s pel tauler
keys-press = Posar, fer entrar o triar
keys-cancel = Cancel·lar aquesta jugada
keys-hint = Pista
keys-threats = Mostrar o amagar amenaces
keys-last = Llegir l’última jugada
keys-undo = Desfer

result-you-won = Has guanyat
result-you-lost = Has perdut
why-five-by-placing = { $mover ->
    [you] La teva bola ha completat una línia de cinc.
    [white] La bola de les blanques ha completat una línia de cinc.
   *[black] La bola de les negres ha completat una línia de cinc.
}
why-both-five = { $end ->
    [draw] Una jugada ha alineat cinc boles per als dos bàndols.
   *[win] Un gir ha alineat cinc boles per als dos bàndols. En aquesta edició guanya qui ha girat.
}
why-board-full = El tauler és ple i ningú no té una línia de cinc.
why-repetition = La mateixa posició s’ha donat per tercera vegada.
why-resignation = { $loser ->
    [you] T’has rendit.
    [white] Les blanques s’han rendit.
   *[black] Les negres s’han rendit.
}
why-time = { $loser ->
    [you] Se t’ha acabat el temps.
    [white] A les blanques se’ls ha acabat el temps.
   *[black] A les negres se’ls ha acabat el temps.
}
why-agreement = Els dos bàndols ho han acordat.
why-forfeit = { $loser ->
    [you] Has deixat la partida.
    [white] Les blanques han deixat la partida.
   *[black] Les negres han deixat la partida.
}
why-abandoned = La partida s’ha interromput.

invite-title = Convida algú
invite-lead = Envia aquest enllaç o deixa que escanegin el codi. Serveix una sola vegada, per a l’altre lloc.
invite-link = Enllaç d’invitació
invite-share = Comparteix l’enllaç
invite-copy = Copia
invite-new = Crea un altre enllaç
invite-qr = L’enllaç com a codi QR
invite-watch = La resta de gent pot mirar en aquesta adreça:
join-color = { $color ->
    [white] Jugues amb les blanques.
   *[black] Jugues amb les negres.
}
join-first = { $color ->
    [white] Comencen les blanques.
   *[black] Comencen les negres.
}
join-choosing = Una persona mira la serp i tria un color; l’altra comença.
join-hints = Els dos bàndols poden demanar pistes i veure les amenaces.
join-how = Com s’hi juga
join-take = Juga
join-no-script = Per ocupar el lloc cal JavaScript: només un script pot llegir la part secreta de l’enllaç.
join-taken = Aquest lloc ja és ocupat. Tot i així pots mirar la partida.
join-wrong = Aquest enllaç no és correcte, o n’hi ha un de més nou. Demana l’últim a qui t’ha convidat.
join-watch = Mira la partida
join-own = Aquest enllaç és per a la persona que convides. Encara serveix: només cal enviar-lo.
join-back = Torna a la partida

mine-title = Les meves partides
mine-lead = Les partides d’aquest navegador, la més recent primer. Ningú més no veu aquesta llista.
mine-none = Encara no hi ha partides. Tria un joc i juga.
mine-damaged = { $count ->
    [one] { $count } partida ja no es pot llegir.
   *[other] { $count } partides ja no es poden llegir.
}
mine-leave = Aquest dispositiu serà d’algú altre
mine-leave-what = Després d’això la llista queda buida, i ningú no pot continuar aquestes partides des d’aquest dispositiu. Les partides no s’esborren, i els altres jugadors poden continuar.
mine-leave-do = Oblida les partides en aquest dispositiu
mine-here = Desades en aquest navegador
mine-here-lead = Aquestes partides només són en aquest dispositiu. Desa-les en un fitxer per endur-te-les o per no perdre-les.
mine-export = Desa aquestes partides en un fitxer
mine-import = Importa partides d’un fitxer
mine-delete = Esborra
mine-open = Continua
mine-look = Mira-la

rules-title = Les regles
rules-editions = Edicions
rules-picture-start = El començament de la partida

error-not-found = Aquesta pàgina no existeix
error-not-found-more = Potser l’adreça és incorrecta, o la partida s’ha esborrat.
error-busy = Massa peticions
error-busy-more = Espera un moment i torna-ho a provar.
error-refused = Això no es pot fer
error-refused-more = Torna enrere i revisa les opcions.
error-broken = Alguna cosa ha anat malament
error-broken-more = L’error és nostre i ha quedat registrat. Torna-ho a provar.
error-home = Torna als jocs

name-yours = El teu nom (opcional)
name-rule = Un nom té com a màxim 20 lletres, xifres, espais i - . _ ’
join-from = { $name } et convida.
join-public = Tothom pot trobar aquesta partida i mirar-la mentre es juga.
setup-public = Tothom pot mirar: la partida surt a la llista mentre es juga

left-lead = El rival ha sortit de la partida. Pots esperar o acabar-la.
act-claim = Reclama la victòria
act-call-off = Interromp la partida

watch-link = Mira partides en curs
watch-title = Partides en curs
watch-lead = Partides públiques amb alguna jugada en l’última hora. Qui comença una partida decideix si surt aquí.
watch-none = Ara mateix no hi ha cap partida pública en curs.

act-film = Desa com a animació
embed-title = Mostra-ho en un altre web
embed-lead = Copia aquest codi a la pàgina:
embed-open = Mira la partida a Panta
embed-analyze = Analitza la posició a Panta
