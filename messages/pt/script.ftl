color-white = Brancas
color-black = Pretas

cell-empty = { $cell }, vazia
cell-w = { $cell }, branco
cell-b = { $cell }, preto
threat-white = { $place }; aqui as brancas poderiam ganhar
threat-black = { $place }; aqui as pretas poderiam ganhar
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Cancelar esta jogada
taken-back = A jogada foi cancelada

status-you = É a sua vez
status-turn = { $color ->
    [white] Jogam as brancas
   *[black] Jogam as pretas
}
status-thinking = O computador está a pensar
status-choosing = O adversário está a escolher uma cor
status-choose = Olhe para a serpente e escolha uma cor
status-waiting = À espera da outra pessoa
status-past = A rever a jogada { $ply }
status-lost = Ligação perdida; a tentar de novo
status-back = Ligação restabelecida
no-move = Ainda sem jogadas

offer-draw = O adversário propõe empate
offer-takeback = O adversário pede para anular uma jogada
offer-rematch = O adversário gostaria de outra partida
offer-made = A sua proposta foi enviada; o adversário pode aceitá-la
offer-declined = A sua proposta foi recusada
hint-is = Dica: { $move }
copied = Copiado
not-sent = Não funcionou. Tente outra vez.
task-right = Certo!
task-wrong = Ainda não
puzzle-go-on = { $color ->
    [white] Agora conclua. Jogam as brancas
   *[black] Agora conclua. Jogam as pretas
}
puzzle-won = A vitória está completa.
puzzle-slipped = { $move } deixa escapar a vitória.
play-title = { $game }: { $white } – { $black }
player-you = Eu
player-person = Jogador
player-open = Adversário por chegar
player-computer = Computador, nível { $level }
move-kept = Sem ligação. A sua jogada { $move } será enviada assim que a ligação voltar.
not-connected = Sem ligação. Tente outra vez quando ela voltar.
undone = Jogada anulada
no-undo = Não há nenhuma jogada para anular
no-hints = As dicas e as ameaças estão desligadas nesta partida
threats-on = As ameaças são mostradas
threats-off = As ameaças estão escondidas
confirm-move = Jogar { $move }?

player-you-named = { $name } (eu)
presence-here = está aqui
presence-away = não está
opponent-here = O adversário está aqui outra vez
opponent-away = O adversário saiu da partida
opponent-left = O adversário já não está aqui há algum tempo. Pode terminar a partida

storage-full = Este navegador já não tem espaço, por isso a jogada não foi guardada. Apague alguma coisa e tente outra vez.
storage-refused = Este navegador não guarda nada aqui, por isso a jogada não foi guardada.
mine-moves = { $count ->
    [0] sem jogadas
    [one] { $count } jogada
   *[other] { $count } jogadas
}
games-brought = { $count ->
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
games-unread = Neste ficheiro não há partidas que se possam ler.
players = { $white } – { $black }
