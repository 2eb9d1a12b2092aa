web-skip = Ir ao contido
web-nav = Páxinas
nav-games = Xogos
nav-mine = As miñas partidas
nav-rules = Regras
web-language = Lingua
web-names = Pentago, Pentaroll e Pantareï pertencen ás súas editoriais. Panta non ten relación con elas.
web-offline = O que ves aquí xa funciona tamén sen o servidor. As partidas con outras persoas precisan del.
web-new-version = Hai unha nova versión de Panta lista.
web-new-version-use = Usala agora
here-missing = Este navegador non ten esta partida. As partidas contra o ordenador e nunha soa pantalla quedan no navegador onde se xogan.
here-not-kept = Este navegador non garda nada aquí, así que non se pode xogar nel a partida. Pode deberse a unha xanela privada ou a un dispositivo cheo.

home-title = Tres xogos para dous
home-lead = Xoga contra o ordenador, con alguén ao teu lado ou con alguén lonxe. Sen conta e sen instalar nada.
home-continue = Continuar a túa partida
play-computer = Contra o ordenador
play-level = nivel { $level }
play-change = Escoller nivel e cor
play-here = Xogar lado a lado
play-friend = Convidar a alguén

setup-opponent = Quen xoga?
setup-computer = Ti e o ordenador
setup-here = Dúas persoas nesta pantalla
setup-friend = Ti e alguén máis, por ligazón
setup-level = Nivel do ordenador
setup-level-number = { $level ->
    [1] 1, o máis doado
    [10] 10, o máis forte
   *[other] { $level }
}
setup-color = A túa cor
setup-color-white = Brancas
setup-color-black = Negras
setup-color-any = Ao chou
setup-first = Quen comeza?
setup-chooser = Quen mira a serpe e escolle cor?
setup-chooser-me = Escolles ti
setup-chooser-other = Escolle o rival
setup-more = Máis opcións
setup-edition = Edición
setup-clock = Reloxo
setup-clock-none = Sen reloxo
setup-clock-of = { $minutes } min por bando, máis { $seconds } s por xogada
setup-hints = Pistas e ameazas para os dous bandos
setup-start = Comezar a partida
setup-needs-server = Para convidar a alguén cómpre o servidor, que agora non responde. Contra o ordenador e nesta pantalla podes xogar sen el.
edition-name-standard = Edición estándar
picture-of = { $board }: { $state }

play-board = Taboleiro
play-status = Estado da partida
play-moves = Xogadas
play-actions = Accións
play-damaged = As xogadas seguintes xa non se poden ler. A partida móstrase ata aquí.
play-no-moves = Aínda non hai xogadas.
play-no-script = Para xogar cómpre JavaScript. Sen el ves o taboleiro tal como está agora.
step-first = Ao principio
step-back = Unha xogada atrás
step-forward = Unha xogada adiante
step-last = Á última xogada
act-undo = Desfacer
act-takeback = Pedir desfacer unha xogada
act-hint = Pista
play-threats = Mostrar onde podería gañar cada bando na súa próxima xogada
play-confirm = Confirmar as miñas xogadas
play-call = Son e vibración cando me toca
act-confirm = Confirmar
act-resign = Renderse
act-resign-sure = Seguro que te rendes?
act-yes = Si
act-no = Non
act-draw = Ofrecer empate
act-accept = Aceptar
act-decline = Rexeitar
act-retry = Desfacer e tentalo outra vez
act-rematch = Revancha
act-rematch-go = Ir á revancha
act-record = Gardar a partida
choose-title = Escolle a túa cor
choose-lead = Esta é a serpe. Quen non escolle fai a primeira xogada.
choose-why = As dúas cores teñen as mesmas nove escamas; só cambian os seus sitios. Pensa en que cor podería xuntar antes moitas escamas nunha pila, e lembra que o outro bando xoga primeiro.
choose-white = Levo as brancas
choose-black = Levo as negras
keys-title = Teclas
keys-move = Moverse polo taboleiro
keys-press = Colocar, facer entrar ou escoller
keys-cancel = Cancelar esta xogada
keys-hint = Pista
keys-threats = Mostrar ou agochar ameazas
keys-last = Ler a última xogada
keys-undo = Desfacer

result-you-won = Gañaches
result-you-lost = Perdiches
why-five-by-placing = { $mover ->
    [you] A túa bola completou cinco en fila.
    [white] A bola das brancas completou cinco en fila.
   *[black] A bola das negras completou cinco en fila.
}
why-both-five = { $end ->
    [draw] Unha xogada formou cinco en fila para os dous bandos.
   *[win] Un xiro formou cinco en fila para os dous bandos. Nesta edición gaña quen xirou.
}
why-board-full = O taboleiro está cheo e ninguén ten cinco en fila.
why-repetition = A mesma posición deuse por terceira vez.
why-resignation = { $loser ->
    [you] Rendícheste.
    [white] As brancas rendéronse.
   *[black] As negras rendéronse.
}
why-time = { $loser ->
    [you] Acabóuseche o tempo.
    [white] Ás brancas acabóuselles o tempo.
   *[black] Ás negras acabóuselles o tempo.
}
why-agreement = Os dous bandos acordárono.
why-forfeit = { $loser ->
    [you] Deixaches a partida.
    [white] As brancas deixaron a partida.
   *[black] As negras deixaron a partida.
}
why-abandoned = A partida interrompeuse.

invite-title = Convida a alguén
invite-lead = Envía esta ligazón ou deixa que escaneen o código. Serve unha soa vez, para o outro posto.
invite-link = Ligazón de convite
invite-share = Compartir a ligazón
invite-copy = Copiar
invite-new = Crear outra ligazón
invite-qr = A ligazón como código QR
invite-watch = O resto da xente pode mirar neste enderezo:
join-color = { $color ->
    [white] Levas as brancas.
   *[black] Levas as negras.
}
join-first = { $color ->
    [white] Comezan as brancas.
   *[black] Comezan as negras.
}
join-choosing = Unha persoa mira a serpe e escolle unha cor; a outra comeza.
join-hints = Os dous bandos poden pedir pistas e ver as ameazas.
join-how = Como se xoga
join-take = Xogar
join-no-script = Para ocupar o posto cómpre JavaScript: só un script pode ler a parte secreta da ligazón.
join-taken = Este posto xa está ocupado. Aínda así podes ver a partida.
join-wrong = Esta ligazón non é correcta, ou substituíuna outra máis nova. Pídelle a última a quen te convidou.
join-watch = Ver a partida
join-own = Esta ligazón é para a persoa que convidas. Aínda serve: só tes que enviala.
join-back = Volver á partida

mine-title = As miñas partidas
mine-lead = As partidas deste navegador, a máis recente primeiro. Ninguén máis ve esta lista.
mine-none = Aínda non hai partidas. Escolle un xogo e xoga.
mine-damaged = { $count ->
    [one] { $count } partida xa non se pode ler.
   *[other] { $count } partidas xa non se poden ler.
}
mine-leave = Este dispositivo vai ser doutra persoa
mine-leave-what = Despois disto a lista queda baleira, e ninguén pode continuar estas partidas desde este dispositivo. As partidas non se borran, e as outras persoas poden continuar.
mine-leave-do = Esquecer as partidas neste dispositivo
mine-here = Gardadas neste navegador
mine-here-lead = Estas partidas están só neste dispositivo. Gárdaas nun ficheiro para levalas a outro sitio ou para non perdelas.
mine-export = Gardar estas partidas nun ficheiro
mine-import = Importar partidas dun ficheiro
mine-delete = Borrar
mine-open = Continuar
mine-look = Ver

rules-title = As regras
rules-editions = Edicións
rules-picture-start = O comezo da partida

error-not-found = Esta páxina non existe
error-not-found-more = Pode que o enderezo estea mal, ou que a partida se borrase.
error-busy = Demasiadas peticións
error-busy-more = Agarda un momento e téntao outra vez.
error-refused = Isto non se pode facer
error-refused-more = Volve atrás e revisa as opcións.
error-broken = Algo saíu mal
error-broken-more = O erro é noso e quedou rexistrado. Téntao outra vez.
error-home = Volver aos xogos

name-yours = O teu nome (opcional)
name-rule = Un nome ten como máximo 20 letras, cifras, espazos e - . _ ’
join-from = { $name } convídate.
join-public = Calquera pode atopar esta partida e vela mentres se xoga.
setup-public = Calquera pode mirar: a partida aparece na lista mentres se xoga

left-lead = O rival saíu da partida. Podes agardar ou rematala.
act-claim = Reclamar a vitoria
act-call-off = Interromper a partida

watch-link = Ver partidas en curso
watch-title = Partidas en curso
watch-lead = Partidas públicas con algunha xogada na última hora. Quen comeza unha partida decide se aparece aquí.
watch-none = Agora mesmo non hai ningunha partida pública en curso.

act-film = Gardar como animación
embed-title = Mostrar noutro sitio web
embed-lead = Copia este código na páxina:
embed-open = Ver a partida en Panta
embed-analyze = Analizar a posición en Panta
