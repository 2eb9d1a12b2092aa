web-skip = Ir para o conteúdo
web-nav = Páginas
nav-games = Jogos
nav-mine = As minhas partidas
nav-rules = Regras
web-language = Língua
web-names = Pentago, Pentaroll e Pantareï pertencem às suas editoras. O Panta não tem ligação com elas.
web-offline = O que vê aqui já funciona também sem o servidor. As partidas com outras pessoas precisam dele.

home-title = Três jogos para dois
home-lead = Jogue contra o computador, com alguém ao seu lado ou com alguém longe. Sem conta, sem instalar nada.
home-continue = Continuar a sua partida
play-computer = Contra o computador
play-change = Escolher nível e cor
play-here = Jogar lado a lado
play-friend = Convidar alguém

setup-opponent = Quem joga?
setup-computer = Eu e o computador
setup-here = Duas pessoas neste ecrã
setup-friend = Eu e outra pessoa, por link
setup-level = Nível do computador
setup-level-number = { $level ->
    [1] 1, o mais fácil
    [10] 10, o mais forte
   *[other] { $level }
}
setup-color = A sua cor
setup-color-white = Brancas
setup-color-black = Pretas
setup-color-any = Ao acaso
setup-first = Quem começa?
setup-chooser = Quem olha para a serpente e escolhe uma cor?
setup-chooser-me = Escolho eu
setup-chooser-other = Escolhe o adversário
setup-more = Mais opções
setup-edition = Edição
setup-clock = Relógio
setup-clock-none = Sem relógio
setup-clock-of = { $minutes } min para cada lado, mais { $seconds } s por jogada
setup-hints = Dicas e ameaças para os dois lados
setup-start = Começar a partida
edition-name-standard = Edição padrão
picture-of = { $board }: { $state }

play-board = Tabuleiro
play-status = Estado da partida
play-moves = Jogadas
play-actions = Ações
play-damaged = As jogadas seguintes já não se podem ler. A partida é mostrada até aqui.
play-no-moves = Ainda não há jogadas.
play-no-script = Para jogar é preciso JavaScript. Sem ele, vê o tabuleiro como está agora.
step-first = Ao início
step-back = Uma jogada atrás
step-forward = Uma jogada à frente
step-last = À última jogada
act-undo = Anular jogada
act-takeback = Pedir para anular uma jogada
act-hint = Dica
play-threats = Mostrar onde cada lado poderia ganhar na próxima jogada
play-confirm = Confirmar as minhas jogadas
play-call = Som e vibração quando for a minha vez
act-confirm = Confirmar
act-resign = Desistir
act-resign-sure = Desistir mesmo?
act-yes = Sim
act-no = Não
act-draw = Propor empate
act-accept = Aceitar
act-decline = Recusar
act-retry = Anular a jogada e tentar outra vez
act-rematch = Desforra
act-rematch-go = Ir para a desforra
act-record = Guardar a partida
choose-title = Escolha a sua cor
choose-lead = Esta é a serpente. Quem não escolhe faz a primeira jogada.
choose-white = Fico com as brancas
choose-black = Fico com as pretas
keys-title = Teclas
keys-move = Mover-se pelo tabuleiro
keys-press = Colocar, lançar ou escolher
keys-cancel = Cancelar esta jogada
keys-hint = Dica
keys-threats = Mostrar ou esconder ameaças
keys-last = Ler a última jogada
keys-undo = Anular jogada

result-you-won = Ganhou a partida
result-you-lost = Perdeu a partida
why-five-by-placing = { $mover ->
    [you] O seu berlinde completou cinco em fila.
    [white] O berlinde das brancas completou cinco em fila.
   *[black] O berlinde das pretas completou cinco em fila.
}
why-both-five = { $end ->
    [draw] Uma jogada fez cinco em fila para os dois lados.
   *[win] Um giro fez cinco em fila para os dois lados. Nesta edição ganha quem girou.
}
why-board-full = O tabuleiro está cheio, e ninguém tem cinco em fila.
why-repetition = A mesma posição ocorreu pela terceira vez.
why-resignation = { $loser ->
    [you] Desistiu da partida.
    [white] As brancas desistiram.
   *[black] As pretas desistiram.
}
why-time = { $loser ->
    [you] O seu tempo acabou.
    [white] O tempo das brancas acabou.
   *[black] O tempo das pretas acabou.
}
why-agreement = Os dois lados concordaram.
why-forfeit = { $loser ->
    [you] Perdeu a partida por desclassificação.
    [white] As brancas perderam a partida por desclassificação.
   *[black] As pretas perderam a partida por desclassificação.
}
why-abandoned = A partida foi interrompida.

invite-title = Convide alguém
invite-lead = Envie este link, ou deixe ler o código. Serve uma só vez, para o outro lugar.
invite-link = Link do convite
invite-share = Partilhar o link
invite-copy = Copiar
invite-new = Criar um novo link
invite-qr = O link em código QR
invite-watch = Todas as outras pessoas podem ver neste endereço:
join-color = { $color ->
    [white] Joga com as brancas.
   *[black] Joga com as pretas.
}
join-first = { $color ->
    [white] Começam as brancas.
   *[black] Começam as pretas.
}
join-choosing = Um jogador olha para a serpente e escolhe uma cor; o outro começa.
join-hints = Os dois lados podem pedir dicas e ver as ameaças.
join-how = Como se joga
join-take = Jogar
join-no-script = Para ocupar o lugar é preciso JavaScript: só um script pode ler a parte secreta do link.
join-taken = Este lugar já está ocupado. Mesmo assim, pode ver a partida.
join-wrong = Este link não está certo, ou foi substituído por um mais recente. Peça o último a quem convidou.
join-watch = Ver a partida
join-own = Este link é para a pessoa convidada. Ainda serve: basta enviá-lo.
join-back = Voltar à partida

mine-title = As minhas partidas
mine-lead = As partidas deste navegador, a mais recente primeiro. Mais ninguém vê esta lista.
mine-none = Ainda não há partidas. Escolha um jogo e jogue.
mine-damaged = { $count ->
    [one] { $count } partida já não se pode ler.
   *[other] { $count } partidas já não se podem ler.
}
mine-leave = Este dispositivo vai ser de outra pessoa
mine-leave-what = Depois disto, a lista fica vazia, e ninguém pode continuar estas partidas a partir deste dispositivo. As partidas não são apagadas, e os outros jogadores podem continuar.
mine-leave-do = Esquecer as partidas neste dispositivo
mine-open = Continuar
mine-look = Ver
mine-moves = { $count ->
    [0] sem jogadas
    [one] { $count } jogada
   *[other] { $count } jogadas
}

rules-title = As regras
rules-editions = Edições
rules-picture-start = O início da partida

error-not-found = Esta página não existe
error-not-found-more = O endereço pode estar errado, ou a partida foi apagada.
error-busy = Demasiados pedidos
error-busy-more = Espere um momento e tente outra vez.
error-refused = Isto não se pode fazer
error-refused-more = Volte atrás e verifique as escolhas.
error-broken = Algo correu mal
error-broken-more = O erro é nosso e ficou registado. Tente outra vez.
error-home = Voltar aos jogos
