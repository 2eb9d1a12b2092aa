web-skip = Ir al contenido
web-nav = Páginas
nav-games = Juegos
nav-mine = Mis partidas
nav-rules = Reglas
web-language = Idioma
web-names = Pentago, Pentaroll y Pantareï pertenecen a sus editoriales. Panta no tiene relación con ellas.
web-offline = Lo que ves aquí ya funciona también sin el servidor. Las partidas con otras personas lo necesitan.
web-new-version = Hay una nueva versión de Panta lista.
web-new-version-use = Usarla ahora
here-missing = Este navegador no tiene esta partida. Las partidas contra el ordenador y en una sola pantalla se quedan en el navegador donde se juegan.
here-not-kept = Este navegador no guarda nada aquí, así que no se puede jugar la partida en él. Puede deberse a una ventana privada o a un dispositivo lleno.

home-title = Tres juegos para dos
home-lead = Juega contra el ordenador, con alguien a tu lado o con alguien lejos. Sin cuenta y sin instalar nada.
home-continue = Continuar tu partida
play-computer = Contra el ordenador
play-level = nivel { $level }
play-change = Elegir nivel y color
play-here = Jugar lado a lado
play-friend = Invitar a alguien

setup-opponent = ¿Quién juega?
setup-computer = Tú y el ordenador
setup-here = Dos personas en esta pantalla
setup-friend = Tú y alguien más, por enlace
setup-level = Nivel del ordenador
setup-level-number = { $level ->
    [1] 1, el más fácil
    [10] 10, el más fuerte
   *[other] { $level }
}
setup-color = Tu color
setup-color-white = Blancas
setup-color-black = Negras
setup-color-any = Al azar
setup-first = ¿Quién empieza?
setup-chooser = ¿Quién mira la serpiente y elige color?
setup-chooser-me = Eliges tú
setup-chooser-other = Elige el rival
setup-more = Más opciones
setup-edition = Edición
setup-clock = Reloj
setup-clock-none = Sin reloj
setup-clock-of = { $minutes } min por bando, más { $seconds } s por jugada
setup-hints = Pistas y amenazas para los dos bandos
setup-start = Empezar la partida
setup-needs-server = Para invitar a alguien hace falta el servidor, que ahora no responde. Contra el ordenador y en esta pantalla puedes jugar sin él.
edition-name-standard = Edición estándar
picture-of = { $board }: { $state }

play-board = Tablero
play-status = Estado de la partida
play-moves = Jugadas
play-actions = Acciones
play-damaged = Las jugadas siguientes ya no se pueden leer. La partida se muestra hasta aquí.
play-no-moves = Todavía no hay jugadas.
play-no-script = Para jugar hace falta JavaScript. Sin él ves el tablero tal como está ahora.
step-first = Al principio
step-back = Una jugada atrás
step-forward = Una jugada adelante
step-last = A la última jugada
act-undo = Deshacer
act-takeback = Pedir deshacer una jugada
act-hint = Pista
play-threats = Mostrar dónde podría ganar cada bando en su próxima jugada
play-confirm = Confirmar mis jugadas
play-call = Sonido y vibración cuando me toca
act-confirm = Confirmar
act-resign = Rendirse
act-resign-sure = ¿Seguro que te rindes?
act-yes = Sí
act-no = No
act-draw = Ofrecer empate
act-accept = Aceptar
act-decline = Rechazar
act-retry = Deshacer y volver a intentarlo
act-rematch = Revancha
act-rematch-go = Ir a la revancha
act-record = Guardar la partida
choose-title = Elige tu color
choose-lead = Esta es la serpiente. Quien no elige hace la primera jugada.
choose-why = Los dos colores tienen los mismos nueve peones; solo cambian sus sitios. Piensa qué color podría reunir antes muchos peones en una pila, y recuerda que el otro bando juega primero.
choose-white = Llevo las blancas
choose-black = Llevo las negras
keys-title = Teclas
keys-move = Moverse por el tablero
keys-press = Colocar, meter o elegir
keys-cancel = Cancelar esta jugada
keys-hint = Pista
keys-threats = Mostrar u ocultar amenazas
keys-last = Leer la última jugada
keys-undo = Deshacer

result-you-won = Has ganado
result-you-lost = Has perdido
why-five-by-placing = { $mover ->
    [you] Tu canica completó cinco en fila.
    [white] La canica de las blancas completó cinco en fila.
   *[black] La canica de las negras completó cinco en fila.
}
why-both-five = { $end ->
    [draw] Una jugada formó cinco en fila para los dos bandos.
   *[win] Un giro formó cinco en fila para los dos bandos. En esta edición gana quien giró.
}
why-board-full = El tablero está lleno y nadie tiene cinco en fila.
why-repetition = La misma posición se dio por tercera vez.
why-resignation = { $loser ->
    [you] Te has rendido.
    [white] Las blancas se han rendido.
   *[black] Las negras se han rendido.
}
why-time = { $loser ->
    [you] Se te acabó el tiempo.
    [white] A las blancas se les acabó el tiempo.
   *[black] A las negras se les acabó el tiempo.
}
why-agreement = Los dos bandos lo acordaron.
why-forfeit = { $loser ->
    [you] Has dejado la partida.
    [white] Las blancas han dejado la partida.
   *[black] Las negras han dejado la partida.
}
why-abandoned = La partida se interrumpió.

invite-title = Invita a alguien
invite-lead = Envía este enlace o deja que escaneen el código. Sirve una sola vez, para el otro puesto.
invite-link = Enlace de invitación
invite-share = Compartir el enlace
invite-copy = Copiar
invite-new = Crear otro enlace
invite-qr = El enlace como código QR
invite-watch = Los demás pueden mirar en esta dirección:
join-color = { $color ->
    [white] Llevas las blancas.
   *[black] Llevas las negras.
}
join-first = { $color ->
    [white] Empiezan las blancas.
   *[black] Empiezan las negras.
}
join-choosing = Una de las dos personas mira la serpiente y elige un color; la otra empieza.
join-hints = Los dos bandos pueden pedir pistas y ver las amenazas.
join-how = Cómo se juega
join-take = Jugar
join-no-script = Para ocupar el puesto hace falta JavaScript: solo un script puede leer la parte secreta del enlace.
join-taken = Este puesto ya está ocupado. Aun así puedes ver la partida.
join-wrong = Este enlace no es correcto, o lo ha sustituido uno más nuevo. Pide el último a quien te invitó.
join-watch = Ver la partida
join-own = Este enlace es para la persona que invitas. Aún sirve: solo tienes que enviarlo.
join-back = Volver a la partida

mine-title = Mis partidas
mine-lead = Las partidas de este navegador, la más reciente primero. Nadie más ve esta lista.
mine-none = Aún no hay partidas. Elige un juego y juega.
mine-damaged = { $count ->
    [one] { $count } partida ya no se puede leer.
   *[other] { $count } partidas ya no se pueden leer.
}
mine-leave = Este dispositivo va a ser de otra persona
mine-leave-what = Después de esto la lista queda vacía, y nadie puede continuar estas partidas desde este dispositivo. Las partidas no se borran, y los demás pueden continuar.
mine-leave-do = Olvidar las partidas en este dispositivo
mine-here = Guardadas en este navegador
mine-here-lead = Estas partidas están solo en este dispositivo. Guárdalas en un archivo para llevarlas a otro sitio o para no perderlas.
mine-export = Guardar estas partidas en un archivo
mine-import = Importar partidas de un archivo
mine-delete = Borrar
mine-open = Continuar
mine-look = Ver

rules-title = Las reglas
rules-editions = Ediciones
rules-picture-start = El comienzo de la partida

error-not-found = Esta página no existe
error-not-found-more = Puede que la dirección esté mal, o que la partida se haya borrado.
error-busy = Demasiadas peticiones
error-busy-more = Espera un momento y vuelve a intentarlo.
error-refused = Esto no se puede hacer
error-refused-more = Vuelve atrás y revisa las opciones.
error-broken = Algo ha salido mal
error-broken-more = Es un error nuestro y ha quedado registrado. Vuelve a intentarlo.
error-home = Volver a los juegos

name-yours = Tu nombre (opcional)
name-rule = Un nombre tiene como máximo 20 letras, cifras, espacios y - . _ ’
join-from = { $name } te invita.
join-public = Cualquiera puede encontrar esta partida y verla mientras se juega.
setup-public = Cualquiera puede mirar: la partida aparece en la lista mientras se juega

left-lead = Tu rival ha salido de la partida. Puedes esperar o terminarla.
act-claim = Reclamar la victoria
act-call-off = Interrumpir la partida

watch-link = Ver partidas en curso
watch-title = Partidas en curso
watch-lead = Partidas públicas con alguna jugada en la última hora. Quien empieza una partida decide si aparece aquí.
watch-none = Ahora mismo no hay ninguna partida pública en curso.

act-film = Guardar como animación
embed-title = Mostrar en otro sitio web
embed-lead = Copia este código en la página:
embed-open = Ver la partida en Panta
embed-analyze = Analizar la posición en Panta
