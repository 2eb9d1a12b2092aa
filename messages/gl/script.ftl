color-white = Brancas
color-black = Negras

cell-empty = { $cell }, baleiro
cell-w = { $cell }, branca
cell-b = { $cell }, negra
threat-white = { $place }; aquí poderían gañar as brancas
threat-black = { $place }; aquí poderían gañar as negras
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Cancelar esta xogada
taken-back = A xogada está cancelada

status-you = Tócache
status-turn = { $color ->
    [white] Xogan as brancas
   *[black] Xogan as negras
}
status-thinking = O ordenador está pensando
status-choosing = O rival está escollendo cor
status-choose = Mira a serpe e escolle unha cor
status-waiting = Agardando pola outra persoa
status-past = Vendo a xogada { $ply }
status-lost = Conexión perdida; téntase de novo
status-back = Conexión recuperada
no-move = Aínda non hai xogadas

offer-draw = O rival ofrece empate
offer-takeback = O rival pide desfacer unha xogada
offer-rematch = O rival quere outra partida
offer-made = A túa oferta está enviada; o rival pode aceptala
offer-declined = A túa oferta foi rexeitada
hint-is = Pista: { $move }
copied = Copiado
not-sent = Non funcionou. Téntao outra vez.
task-right = Ben!
task-wrong = Aínda non
puzzle-go-on = { $color ->
    [white] Agora remata. Xogan as brancas
   *[black] Agora remata. Xogan as negras
}
puzzle-won = A vitoria está completa.
puzzle-slipped = { $move } deixa escapar a vitoria.
play-title = { $game }: { $white } – { $black }
player-you = Ti
player-person = Xogador
player-open = Rival por chegar
player-computer = Ordenador, nivel { $level }
move-kept = Sen conexión. A túa xogada { $move } enviarase en canto volva.
not-connected = Sen conexión. Téntao outra vez cando se recupere.
undone = Xogada desfeita
no-undo = Non hai nada que desfacer
no-hints = As pistas e as ameazas están desactivadas nesta partida
threats-on = Móstranse as ameazas
threats-off = As ameazas están agochadas
confirm-move = Xogar { $move }?

player-you-named = { $name } (ti)
presence-here = está aquí
presence-away = non está
opponent-here = O rival está aquí de novo
opponent-away = O rival saíu da partida
opponent-left = O rival leva un anaco fóra. Podes rematar a partida

storage-full = A este navegador non lle queda espazo, así que a xogada non se gardou. Borra algo e téntao outra vez.
storage-refused = Este navegador non garda nada aquí, así que a xogada non se gardou.
mine-moves = { $count ->
    [0] sen xogadas
    [one] { $count } xogada
   *[other] { $count } xogadas
}
games-brought = { $count ->
    [one] Importouse { $count } partida.
   *[other] Importáronse { $count } partidas.
}
games-unread = Neste ficheiro non hai partidas que se poidan ler.
players = { $white } – { $black }
