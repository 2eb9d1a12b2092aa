color-white = Blancas
color-black = Negras

cell-empty = { $cell }, vacío
cell-w = { $cell }, blanca
cell-b = { $cell }, negra
threat-white = { $place }; aquí podrían ganar las blancas
threat-black = { $place }; aquí podrían ganar las negras
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Cancelar esta jugada
taken-back = La jugada está cancelada

status-you = Te toca
status-turn = { $color ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
status-thinking = El ordenador está pensando
status-choosing = Tu rival está eligiendo color
status-choose = Mira la serpiente y elige un color
status-waiting = Esperando a la otra persona
status-past = Viendo la jugada { $ply }
status-lost = Conexión perdida; reintentando
status-back = Conexión recuperada
no-move = Aún no hay jugadas

offer-draw = Tu rival ofrece empate
offer-takeback = Tu rival pide deshacer una jugada
offer-rematch = Tu rival quiere otra partida
offer-made = Tu oferta está enviada; tu rival puede aceptarla
offer-declined = Tu oferta fue rechazada
hint-is = Pista: { $move }
copied = Copiado
not-sent = No ha funcionado. Vuelve a intentarlo.
task-right = ¡Bien!
task-wrong = Todavía no
puzzle-go-on = { $color ->
    [white] Ahora remata. Juegan las blancas
   *[black] Ahora remata. Juegan las negras
}
puzzle-won = La victoria está completa.
puzzle-slipped = { $move } deja escapar la victoria.
play-title = { $game }: { $white } – { $black }
player-you = Tú
player-person = Jugador
player-open = Rival por llegar
player-computer = Ordenador, nivel { $level }
move-kept = Sin conexión. Tu jugada { $move } se enviará en cuanto vuelva.
not-connected = Sin conexión. Vuelve a intentarlo cuando se recupere.
undone = Jugada deshecha
no-undo = No hay nada que deshacer
no-hints = Las pistas y las amenazas están desactivadas en esta partida
threats-on = Se muestran las amenazas
threats-off = Las amenazas están ocultas
confirm-move = ¿Jugar { $move }?

player-you-named = { $name } (tú)
presence-here = está aquí
presence-away = no está
opponent-here = Tu rival está aquí de nuevo
opponent-away = Tu rival ha salido de la partida
opponent-left = Tu rival lleva un rato fuera. Puedes terminar la partida

storage-full = A este navegador no le queda espacio, así que la jugada no se ha guardado. Borra algo y vuelve a intentarlo.
storage-refused = Este navegador no guarda nada aquí, así que la jugada no se ha guardado.
mine-moves = { $count ->
    [0] sin jugadas
    [one] { $count } jugada
   *[other] { $count } jugadas
}
games-brought = { $count ->
    [one] Se importó { $count } partida.
   *[other] Se importaron { $count } partidas.
}
games-unread = En este archivo no hay partidas que se puedan leer.
players = { $white } – { $black }
